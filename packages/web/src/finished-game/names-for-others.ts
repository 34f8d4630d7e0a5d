/** What players are called where others read of them: nobody there is "you". */

import type { SeatPlan } from '../messages.ts';

/** What those are called who play alone at their screen, in every language. */
export const YOU: readonly string[] = ['You', 'Du'];

/** `player` names a seat by its number. */
export function namesForOthers(
  seats: readonly SeatPlan[],
  player: (number: number) => string,
): readonly string[] {
  return seats.map(({ name }, seat) => (YOU.includes(name) ? player(seat + 1) : name));
}
