/** Questions about a table as one viewer sees it. */

import type { Seat } from '@lexiko/rules';
import type { TableSnapshot } from '../messages.ts';

/** The seat whose letters are on the screen; `null` if they are nobody's. */
export function viewerSeat({ viewer }: TableSnapshot): Seat | null {
  return typeof viewer === 'number' ? viewer : null;
}
