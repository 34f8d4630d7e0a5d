/** Recycling (V-03): every letter on the board that a letter of the rack can replace, leaving only known words. */

import type { PlayerView, Seat } from '@lexiko/rules';
import {
  DIRECTIONS,
  isLaidBlank,
  letterOf,
  liftedTile,
  runThrough,
  textOf,
  withLaid,
  type Square,
  type Tile,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { recyclesBlanks } from '@lexiko/rules/rule-points';

export interface Recycling {
  readonly square: Square;
  /** From the rack to the board. */
  readonly tile: Tile;
  /** From the board to the rack. */
  readonly gained: Tile;
  /** The table afterwards. */
  readonly table: PlayerView;
}

/** Blanks stay on the rack: no letter on the board is worth one. */
export function recyclings(
  table: PlayerView,
  seat: Seat,
  isKnown: (word: string) => boolean,
): readonly Recycling[] {
  const { board, racks, ruleset } = table;
  const { recycling, layout, tiles } = ruleset;
  if (recycling.kind === 'off') return [];
  const rack = [...new Set(racks[seat])].filter((tile) => tile !== '?');
  return board.flatMap((laid, square) => {
    if (laid === '' || (isLaidBlank(laid) && !recyclesBlanks(recycling))) return [];
    return rack.flatMap((tile) => {
      if (tile === letterOf(laid)) return [];
      const after = withLaid(board, [[square, tile]]);
      const words = DIRECTIONS.map((direction) => runThrough(after, layout, square, direction))
        .filter((run) => run.squares.length > 1)
        .map((run) => textOf(tiles, after, run));
      if (words.length === 0 || !words.every(isKnown)) return [];
      const gained = liftedTile(laid);
      const changed = itemAt(racks, seat).with(itemAt(racks, seat).indexOf(tile), gained);
      const next = {
        ...table,
        board: after,
        racks: racks.map((other, at) => (at === seat ? changed : other)),
      };
      return [{ square, tile, gained, table: next }];
    });
  });
}
