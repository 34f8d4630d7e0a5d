/** What players are called where others read of them: nobody there is "you". */

import type { SeatPlan } from '../table/snapshot.ts';
import { isYou } from '@lexiko/texts';

/** `player` names a seat by its number. */
export function namesForOthers(
  seats: readonly SeatPlan[],
  player: (number: number) => string,
): readonly string[] {
  return seats.map(({ name }, seat) => (isYou(name) ? player(seat + 1) : name));
}
