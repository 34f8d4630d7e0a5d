/** A seat as it stands. */

import type { Seat } from '@lexiko/rules';

/** Who sits at a seat: a person, a computer of some level, a team, or nobody yet. */
export interface SeatRecord {
  readonly seat: Seat;
  readonly person: string | null;
  readonly computer: string | null;
  /** The members in order, none at first; `null` where a side is one person or a computer. */
  readonly team: readonly TeamMember[] | null;
}

export interface TeamMember {
  readonly person: string;
  /** Whether they have left a game that goes on. */
  readonly left: boolean;
  /** The number of the event that set the options they have confirmed; 0: none yet. */
  readonly agreedTo: number;
}
