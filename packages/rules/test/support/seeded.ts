/** Seeded chance for tests: the same seed, the same game. */

import type { Chance } from '@lexiko/rules';
import type { Tile } from '@lexiko/rules/board';

export type Random = () => number;

/** Mulberry32: small, fast, good enough to shuffle tiles. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

export function oneOf<T>(random: Random, list: readonly T[]): T {
  const value = list[below(random, list.length)];
  if (value === undefined) throw new Error('Nothing to choose from.');
  return value;
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = below(random, at + 1);
    [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
  }
  return copy;
}

/** Chance by position, as the real one, but cheap. */
export function seededChance(seed: number): Chance {
  const at = (position: number): Random => seeded(seed * 7919 + position);
  return {
    draw: (pool: readonly Tile[], count, position) =>
      shuffled(at(position), [...pool].sort()).slice(0, count),
    roll(dice, position) {
      const random = at(position);
      return Array.from({ length: dice }, () => 1 + below(random, 6));
    },
    pick: (limit, position) => below(at(position), limit),
    secret: `seed ${seed}`,
  };
}
