/** All ways to draw from a few tiles, as multisets with the number of ways each can occur. */

import { itemAt } from '@lexiko/rules/item-at';

export interface TileDraw {
  readonly drawn: readonly number[];
  readonly left: readonly number[];
  /** How many of all ways to draw this many tiles yield these letters. */
  readonly ways: number;
}

/** Every different draw of `count` letters. */
export function drawsOf(letters: readonly number[], count: number): readonly TileDraw[] {
  const sorted = letters.toSorted((a, b) => a - b);
  let draws: TileDraw[] = [{ drawn: [], left: [], ways: 1 }];
  for (let from = 0; from < sorted.length;) {
    const copies = sorted.lastIndexOf(itemAt(sorted, from)) - from + 1;
    const run = sorted.slice(from, from + copies);
    draws = draws.flatMap(({ drawn, left, ways }) =>
      Array.from({ length: copies + 1 }, (_, taken) => ({
        drawn: [...drawn, ...run.slice(0, taken)],
        left: [...left, ...run.slice(taken)],
        ways: ways * choose(copies, taken),
      })),
    );
    from += copies;
  }
  return draws.filter(({ drawn }) => drawn.length === count);
}

function choose(of: number, taken: number): number {
  let ways = 1;
  for (let i = 0; i < taken; i++) ways = (ways * (of - i)) / (i + 1);
  return Math.round(ways);
}
