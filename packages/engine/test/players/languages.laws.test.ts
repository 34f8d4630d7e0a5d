/** Computers of all levels at tables of every language: what they ask for is accepted, and every game ends. */

import { configure, type GameConfig } from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import { oneOf, seeded, seededChance } from '../../../rules/test/support/seeded.ts';
import { testWorld } from '../../../rules/test/support/worlds.ts';
import { LEVELS, playThrough } from '../../src/index.ts';
import { languageGame, LANGUAGE_IDS } from '../support/language-games.ts';

const MOVING = { 'shift.anagram': 'on', 'shift.recycle': 'on', 'blank.retrieve': 'on' };

const GAMES: readonly (readonly [name: string, config: GameConfig])[] = [
  ['the standard game', { preset: 'standard-2007', sides: 2 }],
  ['nine tiles with moving letters', { preset: 'custom', sides: 2, options: { ...MOVING, 'rack.size': 9 } }],
  ['Crosswords', { preset: 'crosswords', sides: 2 }],
];

describe.each(LANGUAGE_IDS)('computers of all levels in %s', (language) => {
  test.each(GAMES)('play %s, and nothing is refused', (_name, { options, ...game }) => {
    const config = {
      ...game,
      options: { ...options, 'dictionary.id': 'test', 'letters.language': language },
    };
    const configured = configure(config);
    if (!configured.ok) throw new Error(JSON.stringify(configured.error));
    const { players, authority } = languageGame(language);
    // Leaves are learnt with whole dictionaries: with these few words an Expert may exchange until the game ends at 0.
    const best = [3, 4].map((seed) => {
      const random = seeded(seed);
      const state = playThrough({
        config,
        players: Array.from({ length: configured.value.sides }, () => players[oneOf(random, LEVELS)]),
        world: testWorld({ chance: seededChance(seed), words: authority(configured.value) }),
        random,
        positions: 10,
        starter: 0,
      });
      expect(state.phase).toBe('over');
      return Math.max(...state.scores);
    });
    expect(Math.max(...best)).toBeGreaterThan(0);
  });
});
