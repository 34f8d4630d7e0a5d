/** A table as one viewer sees it, whoever hosts the game. */

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
  /** The viewer's stored draft; `null` if there is none. */
  readonly draft: Draft | null;
  /** Whether the viewer's team must agree to a turn first (T-05). */
  readonly isProposing?: boolean;
  /** Whether the server is so busy that its strongest computers have less time to think. */
  readonly isHurried?: boolean;
  /** Whether it came by a file or a link: the viewer did not play it. */
  readonly isShared?: boolean;
  /** Whether the only person against computers can take their last turn back. */
  readonly canTakeBack?: boolean;
  /** How many turns they took back. */
  readonly takeBacks?: number;
  /** Whether strangers may look at it once it is over. */
  readonly isForAll?: boolean;
  /** Who hosts the game: the worker of this page, or a server. */
  readonly place: 'here' | 'server';
}

/** The seat whose rack is on the screen; `null` if there is none. */
export function viewerSeat({ viewer }: TableSnapshot): Seat | null {
  return typeof viewer === 'number' ? viewer : null;
}
