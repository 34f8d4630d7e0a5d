/** Picking up a blank for the letter it stands for (V-04): which blanks are available, and the table afterwards. */

import type { PlayerView, Seat } from '@lexiko/rules';
import { isLaidBlank, letterOf, withLaid, type Square, type Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';

export interface Retrieval {
  readonly square: Square;
  readonly tile: Tile;
  /** The table afterwards. */
  readonly table: PlayerView;
}

/** Every blank on the board whose letter the side holds. None once letters have been recycled. */
export function retrievals(table: PlayerView, seat: Seat): readonly Retrieval[] {
  const { board, racks, ruleset, steps } = table;
  if (ruleset.blanks.kind === 'stay' || steps.some(({ kind }) => kind === 'recycle')) return [];
  return board.flatMap((laid, square) => {
    const tile = letterOf(laid);
    const at = isLaidBlank(laid) ? itemAt(racks, seat).indexOf(tile) : -1;
    if (at < 0) return [];
    const rack = itemAt(racks, seat).with(at, '?');
    return [
      {
        square,
        tile,
        table: {
          ...table,
          board: withLaid(board, [[square, tile]]),
          racks: racks.map((other, index) => (index === seat ? rack : other)),
        },
      },
    ];
  });
}
