/** Computers of all levels at every kind of table: what they ask for is accepted, every game ends, nothing hidden is used. */

import { configure, type GameConfig, type GameState } from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import { configForEveryValue, randomConfig } from '../../rules/test/support/random-configs.ts';
import { oneOf, seeded, seededChance } from '../../rules/test/support/seeded.ts';
import { testWorld } from '../../rules/test/support/worlds.ts';
import { LEVELS, playThrough, type SelfPlayStep } from '../src/index.ts';
import { authorityOf, PLAYERS } from './players-support.ts';

function play(config: GameConfig, seed: number, watch?: (step: SelfPlayStep) => void): GameState {
  const configured = configure(config);
  if (!configured.ok) throw new Error(configured.error.code);
  const random = seeded(seed);
  const words = authorityOf(configured.value);
  return playThrough({
    config,
    players: Array.from({ length: configured.value.sides }, () => PLAYERS[oneOf(random, LEVELS)]),
    world: testWorld({ chance: seededChance(seed), words }),
    random,
    positions: 60,
    starter: 0,
    ...(watch === undefined ? {} : { watch }),
  });
}

describe('computers of all levels', () => {
  test('play a whole game with every value of every option', () => {
    for (const [seed, { name, config }] of configForEveryValue().entries()) {
      expect(play(config, seed + 1).phase, name).toBe('over');
    }
  });

  test('play whole games of mixed options', () => {
    for (let seed = 1; seed <= 100; seed++) {
      expect(play(randomConfig(seeded(seed)), seed).phase).toBe('over');
    }
  });
});
