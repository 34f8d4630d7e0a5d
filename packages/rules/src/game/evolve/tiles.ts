/** Tiles that move between pool and racks. */

import { withoutTiles, type Tile } from '../../tile.ts';
import type { Seat } from '../action.ts';
import { withSeat } from '../seats.ts';
import { asRackSeen } from '../secrecy.ts';
import type { Table } from '../table.ts';
import type { Copy, EventOf } from './copy.ts';

export function deal(next: Copy, racks: readonly (readonly Tile[])[]): void {
  next.racks = racks.map((rack, seat) => asRackSeen(next, seat, rack));
  next.pool = fromPool(next.pool, racks.flat());
  next.chancePosition += 1;
}

export function drew(next: Copy, { seat, tiles }: EventOf<'drew' | 'drew-to-exchange'>): void {
  const rack = [...(next.racks[seat] ?? []), ...asRackSeen(next, seat, tiles)];
  next.racks = withSeat(next.racks, seat, rack);
  next.pool = fromPool(next.pool, tiles);
  next.chancePosition += 1;
}

export function fromPool(pool: readonly Tile[], tiles: readonly Tile[]): readonly Tile[] {
  const rest = withoutTiles(pool, tiles);
  if (rest === null) throw new Error('Tiles were drawn that are not in the pool.');
  return rest;
}

/** Removes the tiles that were added last first, so that the others keep their order. */
export function fromPoolEnd(pool: readonly Tile[], tiles: readonly Tile[]): readonly Tile[] {
  return tiles.length === 0 ? pool : fromPool(pool.toReversed(), tiles).toReversed();
}

export function fromRack(table: Table, seat: Seat, tiles: readonly Tile[]): readonly Tile[] {
  const rest = withoutTiles(table.racks[seat] ?? [], tiles);
  if (rest === null) throw new Error('Tiles were used that are not on the rack.');
  return rest;
}
