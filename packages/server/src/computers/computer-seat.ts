/** What computers need to know of a seat. */

import type { Seat } from '@lexiko/rules';

export interface ComputerSeat {
  readonly seat: Seat;
  /** The level of the computer at the seat; `null`: none. */
  readonly computer: string | null;
}
