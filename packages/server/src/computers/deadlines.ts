/** When the server acts by itself: how long it waits for people, and which computers have to move. */

import type { Pace } from '@lexiko/protocol';
import type { GameState, Seat } from '@lexiko/rules';
import { actsFromMs, PATIENCE, type CallTerms } from '@lexiko/table';
import type { ComputerSeat } from './computer-seat.ts';

/** Grace period for a move that was in transit when the time ran out. */
export const LAG_MS = 1000;

/** How the server calls time in a game of this pace. */
export function callTerms(pace: Pace): CallTerms {
  return { patience: PATIENCE[pace], lagMs: LAG_MS };
}

/** When a computer may have to act; `null` if it waits for others. */
export function computerDueMs(
  state: GameState,
  seats: readonly ComputerSeat[],
  nowMs: number,
): number | null {
  const moments = computersAt(state, seats).flatMap(({ seat }) => actsFromMs(state, seat, nowMs) ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** The computers that are still in the game. */
export function computersAt(
  state: GameState,
  seats: readonly ComputerSeat[],
): readonly { seat: Seat; level: string }[] {
  return seats.flatMap(({ seat, computer }) =>
    computer === null || state.left[seat] === true ? [] : [{ seat, level: computer }],
  );
}

/** Whether a computer at this seat may have to act, now or soon. */
export function asksComputer(state: GameState, seat: Seat): boolean {
  return actsFromMs(state, seat, 0) !== null;
}
