/** Where the coach may sit: in every training game of this device, and never where the dictionary is locked. */

import { configure, createGame, PRESET_IDS, PRESETS, replay, viewFor, type GameConfig } from '@lexiko/rules';
import { describe, expect, it } from 'vitest';
import { mayCoach } from '../src/coach/permission.ts';
import type { TableNews } from '../src/messages.ts';

function at(config: GameConfig, place: TableNews['place'] = 'here'): boolean {
  const created = createGame(config, null);
  if (!created.ok) throw new Error(created.error.code);
  return mayCoach({ place, view: viewFor(replay([created.value]), 0) });
}

const FREE = { 'dictionary.id': 'english', 'dictionary.access': 'free' } as const;

describe('the coach', () => {
  it('helps in training games of every rulebook', () => {
    for (const preset of PRESET_IDS) expect(at({ preset, options: FREE }), preset).toBe(true);
  });

  it.each([
    { 'solitaire.mode': 'tally' },
    { 'solitaire.mode': 'twoRacks' },
    { 'rack.size': 9 },
    { 'finishLine.enabled': 'on' },
    { 'shift.anagram': 'on', 'shift.recycle': 'on', 'blank.retrieve': 'on' },
  ])('helps in training games with %o', (options) => {
    const sides = options['solitaire.mode'] === 'tally' ? 1 : 2;
    expect(at({ preset: 'standard-2007', sides, options: { ...FREE, ...options } })).toBe(true);
  });

  it('is never there where the dictionary or the word tools are locked, whatever else is agreed', () => {
    for (const preset of PRESET_IDS) {
      const { game } = PRESETS[preset];
      for (const access of ['challengeOnly', 'free']) {
        for (const help of ['rulesOnly', 'lists', 'full']) {
          const options = { 'dictionary.id': 'english', 'dictionary.access': access, 'help.inGame': help };
          if (!configure({ preset, options }).ok) continue;
          expect(at({ preset, options }), `${game} ${access} ${help}`).toBe(
            access === 'free' && help === 'full',
          );
        }
      }
    }
  });

  it('leaves games at a server and games with all letters open alone', () => {
    expect(at({ preset: 'standard-2007', options: FREE }, 'server')).toBe(false);
    const open = { ...FREE, 'solitaire.mode': 'openPool' };
    expect(at({ preset: 'standard-2007', sides: 1, options: open })).toBe(false);
  });
});
