/** Counts tiles: whatever is neither on the board nor on the viewer's rack is in the bag or on the other racks. */

import { allSeats, type PlayerView, type Seat } from '@lexiko/rules';
import { allTiles, HIDDEN, liftedTile, type Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';

/** All tiles that the viewer does not see. */
export function unseenTiles({ ruleset, board, racks, pool, aside }: PlayerView): readonly Tile[] {
  const left = [...allTiles(ruleset.tiles)];
  const seen = [
    ...board.flatMap((laid) => (laid === '' ? [] : [liftedTile(laid)])),
    ...racks.flat(),
    ...pool,
    ...aside,
  ];
  for (const tile of seen) {
    const at = tile === HIDDEN ? -1 : left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The other rack in a game of two with an empty bag, where nothing else can be unseen; `null` if it is not known. */
export function rackByElimination(view: PlayerView, seat: Seat): readonly Tile[] | null {
  const others = allSeats(view.ruleset).filter((other) => other !== seat);
  if (others.length !== 1 || view.pool.length > 0 || view.aside.length > 0) return null;
  const unseen = unseenTiles(view);
  return unseen.length === itemAt(view.racks, itemAt(others, 0)).length ? unseen : null;
}
