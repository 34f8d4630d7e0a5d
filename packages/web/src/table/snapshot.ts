/** A table as one viewer sees it, wherever its game is kept. */

import type { Level } from '@lexiko/engine';
import type { PlayerView, PlayerViewer, Seat, SeenEvent } from '@lexiko/rules';
import type { Attention } from '@lexiko/table';
import type { Draft } from '@lexiko/table/draft';

export type SeatPlan =
  | {
      readonly kind: 'person';
      readonly name: string;
      /** Over the network: they are not at the table now. */
      readonly isAway?: boolean;
    }
  | { readonly kind: 'computer'; readonly name: string; readonly level: Level };

/** The table as one viewer may see it. */
export interface TableSnapshot {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly dealCode: string;
  readonly viewer: PlayerViewer;
  readonly view: PlayerView;
  readonly events: readonly SeenEvent[];
  readonly attention: Attention;
  /** What the viewer had laid out when the table was last closed; `null` where nothing is kept. */
  readonly draft: Draft | null;
  /** Whether what the viewer does in a turn is put to their team first (T-05). */
  readonly isProposing?: boolean;
  /** Whether the server is so busy that its strongest computers have less time to think. */
  readonly isHurried?: boolean;
  /** Whether it was played elsewhere and came by a file or a link: whoever looks was not there. */
  readonly isShared?: boolean;
  /** Who keeps the game: the worker of this page, or a server for people at several screens. */
  readonly place: 'here' | 'server';
}

/** The seat whose letters are on the screen; `null` if they are nobody's. */
export function viewerSeat({ viewer }: TableSnapshot): Seat | null {
  return typeof viewer === 'number' ? viewer : null;
}
