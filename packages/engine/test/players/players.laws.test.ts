/** Computers of all levels at every kind of table: what they ask for is accepted, every game ends, nothing hidden is used. */

import { configure, PRESET_IDS } from '@lexiko/rules';
import { inspectPlay, scoreOf } from '@lexiko/rules/board';
import { describe, expect, test } from 'vitest';
import { configsForAllValues, randomConfig } from '../../../rules/test/support/random-configs.ts';
import { oneOf, seeded, seededChance } from '../../../rules/test/support/seeded.ts';
import { testWorld } from '../../../rules/test/support/worlds.ts';
import { LEVELS, playThrough, type Player } from '../../src/index.ts';
import { authorityOf, PLAYERS } from '../support/players-support.ts';
import { computerGame, watchedGame } from '../support/watched-game.ts';

/** Values in one game: few enough that each has something to do in it. */
const VALUES_A_GAME = 4;
const MIXED_GAMES = 6;

describe('computers of all levels', () => {
  test.each(
    configsForAllValues(VALUES_A_GAME).map(({ name, config }, at) => [name, config, at + 1] as const),
  )('play a whole game with %s, and nothing is refused', (_, config, seed) => {
    expect(computerGame(config, seed).phase).toBe('over');
  });

  test.each(PRESET_IDS)('play whole games of %s with mixed options', (preset) => {
    for (let seed = 1; seed <= MIXED_GAMES; seed++) {
      expect(computerGame(randomConfig(seeded(seed), preset), seed).phase).toBe('over');
    }
  });

  test.each([7, 10])('play with a box full of blanks and racks of %i without drowning in plays', (size) => {
    const letters = { A: 12, E: 12, N: 8, R: 8, S: 8, T: 8, '?': 24 };
    const options = {
      'dictionary.id': 'test',
      'rack.size': size,
      'custom.letters': letters,
      'firstWord.min': 5,
    };
    expect(computerGame({ preset: 'custom', sides: 2, options }, 3).phase).toBe('over');
  });

  test('score most of what they play: a game is not passed away', () => {
    const state = computerGame(
      { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'test' } },
      11,
    );
    expect(state.outcome?.reason).toBe('OUT');
    expect(Math.min(...state.scores)).toBeGreaterThan(50);
  });

  test('choose the same on the same view with the same chance, whatever the tiles they cannot see', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { faults, asked } = watchedGame(randomConfig(seeded(seed * 31)), seed, { askAgainEvery: 5 });
      expect(faults).toEqual([]);
      expect(asked).toBeGreaterThan(0);
    }
  });

  test('answer at once, and legally, when they are interrupted from the start', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const config = randomConfig(seeded(seed * 17));
      const configured = configure(config);
      if (!configured.ok) throw new Error(configured.error.code);
      const hurried = LEVELS.map((level): Player => {
        const player = PLAYERS[level];
        return {
          ...player,
          choose: (view, thinking) => player.choose(view, { ...thinking, isInterrupted: () => true }),
        };
      });
      const random = seeded(seed);
      const state = playThrough({
        config,
        players: Array.from({ length: configured.value.sides }, () => oneOf(random, hurried)),
        world: testWorld({ chance: seededChance(seed), words: authorityOf(configured.value) }),
        random,
        positions: 1,
        starter: 0,
      });
      expect(state.phase).toBe('over');
    }
  });

  test('count their classic plays as the rules do', () => {
    let counted = 0;
    const options = { 'dictionary.id': 'test', 'score.announce': 'quiz', 'rack.size': 9 };
    for (let seed = 1; seed <= 6; seed++) {
      computerGame({ preset: 'custom', sides: 3, options }, seed, ({ before, action }) => {
        if (action.type !== 'play') return;
        const inspected = inspectPlay(before, action.seat, action.tiles);
        if (!inspected.ok) throw new Error(inspected.error.code);
        expect(action.announced).toBe(scoreOf(before, action.seat, inspected.value, []).total);
        counted++;
      });
    }
    expect(counted).toBeGreaterThan(100);
  });
});
