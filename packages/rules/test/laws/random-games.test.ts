/** A thousand whole games by random players, over all presets, every option value, and mixes of them. */

import { describe, expect, test } from 'vitest';
import { configForEveryValue, randomConfig } from '../support/random-configs.ts';
import { playRandomGame } from '../support/random-game.ts';
import { seeded } from '../support/seeded.ts';
import { checkStep, checkGame } from '../support/laws.ts';

const GAMES = 1000;
const everyValue = configForEveryValue();

describe('random players', () => {
  test('finish a game with every value of every option', () => {
    for (const [seed, { config }] of everyValue.entries()) {
      checkGame(playRandomGame(config, seed + 1, checkStep));
    }
  });

  test(`finish ${GAMES - everyValue.length} games of mixed options`, () => {
    for (let seed = 1; seed <= GAMES - everyValue.length; seed++) {
      const config = randomConfig(seeded(seed));
      checkGame(playRandomGame(config, seed, checkStep));
    }
    expect(everyValue.length).toBeGreaterThan(150);
  });
});
