/** All ways to draw from a few tiles, as multisets with the number of ways each can occur. */

import { itemAt } from '@lexiko/rules/item-at';
import { seededNumbers } from '../judgement/seeded-numbers.ts';

export interface TileDraw {
  /** In an order in which they may be drawn. */
  readonly drawn: readonly number[];
  readonly left: readonly number[];
  /** How many of the ways that are considered yield these letters. */
  readonly ways: number;
  /** How many of all ways do. */
  readonly allWays: number;
}

export interface DrawSample {
  readonly draws: readonly TileDraw[];
  /** Whether these are all there are. */
  readonly isComplete: boolean;
  /** In how many ways so many tiles can be drawn. */
  readonly total: number;
}

/**
 * Different draws of `count` letters, as often as they can happen; above `most` ways that many chosen by chance, always
 * the same ones for the same letters. They are in the order in which chance came upon each, and a larger sample begins with
 * the smaller ones.
 */
export function sampledDraws(letters: readonly number[], count: number, most: number): DrawSample {
  const sorted = letters.toSorted((a, b) => a - b);
  const random = seededNumbers(sorted.reduce((seed, letter) => (Math.imul(seed, 31) + letter) | 0, count));
  const all = shuffled(choices(sorted.length, count), random);
  const isComplete = all.length <= most;
  const lettersOf = (chosen: readonly number[]): readonly number[] => chosen.map((at) => itemAt(sorted, at));
  const counts = new Map<string, number>();
  for (const chosen of all) {
    const key = lettersOf(chosen).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const draws = new Map<string, TileDraw & { ways: number }>();
  for (const chosen of isComplete ? all : all.slice(0, most)) {
    const drawn = lettersOf(chosen);
    const key = drawn.join();
    const known = draws.get(key);
    if (known !== undefined) known.ways++;
    else {
      const left = sorted.filter((_, at) => !chosen.includes(at));
      draws.set(key, { drawn: shuffled(drawn, random), left, ways: 1, allWays: counts.get(key) ?? 1 });
    }
  }
  return { draws: [...draws.values()], isComplete, total: all.length };
}

/** Every choice of `count` of the numbers below `size`, each ascending. */
function choices(size: number, count: number): readonly (readonly number[])[] {
  let found: (readonly number[])[] = [[]];
  for (let taken = 0; taken < count; taken++)
    found = found.flatMap((chosen) => {
      const first = (chosen.at(-1) ?? -1) + 1;
      return Array.from({ length: Math.max(0, size - first) }, (_, at) => [...chosen, first + at]);
    });
  return found;
}

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const copy = [...items];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [copy[at], copy[other]] = [itemAt(copy, other), itemAt(copy, at)];
  }
  return copy;
}
