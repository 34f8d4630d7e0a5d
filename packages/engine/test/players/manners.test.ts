/** Which computers play words unfit for school, and where. */

import { inspectPlay } from '@lexiko/rules/board';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../rules/test/support/seeded.ts';
import { LEVELS, type Level } from '../../src/index.ts';
import { calmly, engine, lexicon, PLAYERS, viewOf, type Setting } from '../support/players-support.ts';

/** BITCH is the best opening by far, and ITCH is known to everybody. */
const SETTING: Setting = { racks: ['BITCHVV', 'AAAAAAA'] };

function playedWords(level: Level, setting: Setting, seed: number): readonly string[] {
  const view = viewOf(setting);
  const action = PLAYERS[level].choose(view, calmly(seeded(seed)));
  if (action?.type !== 'play') return [];
  const play = inspectPlay(view, 0, action.tiles);
  if (!play.ok) throw new Error(play.error.code);
  return play.value.words;
}

describe('words unfit for school', () => {
  test('are played by an expert among adults', () => {
    expect(playedWords('expert', SETTING, 1)).toEqual(['BITCH']);
  });

  test.each(['beginner', 'easy'] as const)('are never played by a computer for children: %s', (level) => {
    const words = Array.from({ length: 20 }, (_, seed) => playedWords(level, SETTING, seed)).flat();
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => lexicon.isUnfit(word))).toEqual([]);
  });

  test.each(LEVELS)('are not played at school: %s', (level) => {
    const words = Array.from({ length: 4 }, (_, seed) =>
      playedWords(level, { ...SETTING, preset: 'school' }, seed),
    ).flat();
    expect(words.filter((word) => lexicon.isUnfit(word))).toEqual([]);
  });

  test('are known to those who do not play them, and so not challenged', () => {
    const vocabulary = engine.library.vocabulary(viewOf(SETTING).ruleset, null, 'polite');
    expect([vocabulary.opinionOf('BITCH'), vocabulary.avoids('BITCH')]).toEqual(['known', true]);
    expect(vocabulary.avoids('ITCH')).toBe(false);
  });

  test('are played by whoever must play and has nothing else', () => {
    const options = { 'pass.policy': 'onlyWhenUnable', 'pass.enforce': 'solver' };
    const setting: Setting = { options, racks: ['FUCKVVQ', 'AAAAAAA'], pool: '' };
    expect(playedWords('beginner', setting, 1)).toEqual(['FUCK']);
  });
});
