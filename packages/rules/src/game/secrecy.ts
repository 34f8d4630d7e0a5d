/** Who may know which tiles. Views, redacted events and the evolution of views all decide it here. */

import type { Ruleset } from '../ruleset/ruleset.ts';
import { arePartners, sharesRacks } from '../rule-points/partners.ts';
import { hiddenTiles, type Tile } from '../tile.ts';
import type { Seat } from './action.ts';
import type { Table, Viewer } from './table.ts';

/** Whether `viewer` may see the rack of `seat` during the game (C-05, T-07, W-31). */
export function mayKnowRack(ruleset: Ruleset, viewer: Viewer, seat: Seat): boolean {
  if (viewer === 'referee' || viewer === 'teacher' || viewer === seat) return true;
  if (viewer === 'spectator') return false;
  return sharesRacks(ruleset.partners) && arePartners(ruleset.partners, viewer, seat);
}

/** Only the size of the pool is public, unless the pool is open (C-06, X-03). */
export function mayKnowPool(ruleset: Ruleset, viewer: Viewer): boolean {
  return viewer === 'referee' || ruleset.solitaire.kind === 'openPool';
}

export function asRackSeen({ ruleset, viewer }: Table, seat: Seat, tiles: readonly Tile[]): readonly Tile[] {
  return mayKnowRack(ruleset, viewer, seat) ? tiles : hiddenTiles(tiles.length);
}

export function asPoolSeen({ ruleset, viewer }: Table, tiles: readonly Tile[]): readonly Tile[] {
  return mayKnowPool(ruleset, viewer) ? tiles : hiddenTiles(tiles.length);
}
