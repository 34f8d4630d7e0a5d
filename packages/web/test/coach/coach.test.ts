/** The coach: in every training game of this device, never where the dictionary is locked, and honest about a turn. */

import { configure, createGame, PRESET_IDS, PRESETS, replay, viewFor, type GameConfig } from '@lexiko/rules';
import type { StudiedTurn } from '@lexiko/analysis';
import { describe, expect, it } from 'vitest';
import { study, turns } from '../../../analysis/test/study-table.ts';
import { facts as germanFacts } from '@lexiko/texts/de/analysis/facts';
import { facts as englishFacts } from '@lexiko/texts/en/analysis/facts';
import { coach as german } from '@lexiko/texts/de/analysis/coach';
import { coach as english } from '@lexiko/texts/en/analysis/coach';
import { verdictText } from '../../src/coach/last-turn.ts';
import { mayCoach } from '../../src/coach/permission.ts';
import type { TableSnapshot } from '../../src/table/snapshot.ts';

function at(config: GameConfig, place: TableSnapshot['place'] = 'here'): boolean {
  const created = createGame(config, null);
  if (!created.ok) throw new Error(created.error.code);
  return mayCoach({ place, view: viewFor(replay([created.value]), 0) });
}

const FREE = { 'dictionary.id': 'english', 'dictionary.access': 'free' } as const;

const [first] = turns;
if (first === undefined) throw new Error('the game has turns');
const FIRST: StudiedTurn = study(first, 2);

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

  it('calls no move better than another where playouts cannot tell them apart, also alone', () => {
    for (const scores of [[0, 0], [0]]) {
      const turn = { ...FIRST.analysis.turn, player: 0, scores };
      const lossMargins = { equity: 2.5, win: 0.02 };
      const close: StudiedTurn = {
        ...FIRST,
        analysis: { ...FIRST.analysis, turn, equityLoss: 1.2, winLoss: 0.01, lossMargins },
      };
      expect(verdictText(english, englishFacts, close)).toContain('within the margin of error');
    }
  });

  it('speaks of exchanges and passes in words', () => {
    const exchange = (notation: string): StudiedTurn => ({
      ...FIRST,
      analysis: {
        ...FIRST.analysis,
        equityLoss: 9,
        lossMargins: null,
        made: { ...FIRST.analysis.made, notation },
      },
      better: {
        ...FIRST.better,
        notation: '-QVV',
        move: { type: 'exchange', letters: [], equityMilli: 0 },
        score: 0,
      },
      facts: [],
    });
    expect(verdictText(english, englishFacts, exchange('-'))).toBe('Better: exchanging QVV.');
    expect(verdictText(german, germanFacts, exchange('-'))).toBe('Besser war der Tausch von QVV.');
    const passed = exchange('-');
    const best = { ...passed, analysis: { ...passed.analysis, equityLoss: 0, winLoss: 0 } };
    expect(verdictText(english, englishFacts, best)).toMatch(/^Passing: well played/u);
  });
});
