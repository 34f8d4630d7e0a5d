/** What each unseen tile is worth to the side about to draw: how much it improves the leave. */

import { type LeaveJudge, lettersOf } from '@lexiko/engine/moves';
import { sortedTiles, type Tile } from '@lexiko/rules/board';
import type { Alphabet } from '@lexiko/words';

export interface TileWorth {
  readonly tile: Tile;
  readonly count: number;
  /** In points, together with the tiles kept. */
  readonly worth: number;
}

/** The best tile first. */
export function tileWorths(
  { leaveOf, alphabet }: { readonly leaveOf: LeaveJudge; readonly alphabet: Alphabet },
  kept: readonly Tile[],
  unseen: readonly Tile[],
): readonly TileWorth[] {
  const held = lettersOf(kept, alphabet);
  const before = leaveOf(held);
  const counts = new Map<Tile, number>();
  for (const tile of sortedTiles(unseen)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts]
    .map(([tile, count]) => ({
      tile,
      count,
      worth: leaveOf([...held, ...lettersOf([tile], alphabet)]) - before,
    }))
    .sort((a, b) => b.worth - a.worth);
}

/** The mean value of these tiles. */
export function meanWorth(worths: readonly TileWorth[]): number {
  const tiles = worths.reduce((sum, { count }) => sum + count, 0);
  return worths.reduce((sum, { count, worth }) => sum + count * worth, 0) / Math.max(1, tiles);
}
