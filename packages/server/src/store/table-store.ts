/** What is kept of tables besides their games: what the members of a side share. */

import type { Proposal } from '@lexiko/protocol';
import type { Seat } from '@lexiko/rules';

/** What lies before a side in one of its turns. */
export interface Desk {
  /** How many turns the side had taken. */
  readonly turn: number;
  readonly draft: { readonly by: string; readonly tiles: Readonly<Record<string, string>> } | null;
  readonly proposals: readonly Proposal[];
}

export interface KeptDesk {
  /** Raised with every change; 0 where nothing was ever kept. */
  readonly version: number;
  readonly desk: Desk;
}

export interface TableStore {
  desk(game: string, seat: Seat): Promise<KeptDesk | null>;
  /** Whether `version` was still the one before it; else nothing is written. */
  putDesk(game: string, seat: Seat, kept: KeptDesk): Promise<boolean>;
}
