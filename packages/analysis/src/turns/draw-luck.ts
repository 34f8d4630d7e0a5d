/** Luck of the draw: the best value with the tiles drawn, compared with other draws to the same leave. */

import { withoutTiles, type Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import type { GameTurn } from './game-turns.ts';

export interface DrawTools {
  /** Returns numbers from 0 to below 1, for the alternative draws. */
  readonly random: () => number;
  /** The number of alternative draws. */
  readonly draws: number;
}

/** In the points that `worthOf` gives a rack; `null` if nothing was drawn, or it is not known what. */
export function luckOfDraw(
  { random, draws }: DrawTools,
  { kept, rack, unseen, isRackWhole }: Pick<GameTurn, 'kept' | 'rack' | 'unseen' | 'isRackWhole'>,
  worthOf: (rack: readonly Tile[]) => number,
): number | null {
  if (kept === null || !isRackWhole || draws === 0) return null;
  // Files do not always say which tiles were kept.
  const drawn = withoutTiles(rack, kept);
  if (drawn === null || drawn.length === 0) return null;
  const pool = [...unseen, ...drawn];
  const held = worthOf(rack);
  let sum = 0;
  for (let draw = 0; draw < draws; draw++) {
    for (let at = 0; at < drawn.length; at++) {
      const other = at + Math.floor(random() * (pool.length - at));
      [pool[at], pool[other]] = [itemAt(pool, other), itemAt(pool, at)];
    }
    sum += worthOf([...kept, ...pool.slice(0, drawn.length)]);
  }
  return held - sum / draws;
}
