/** Derives the question for the computers of a game. */

import type { GameState } from '@lexiko/rules';
import { asksComputer, computerDueMs, computersAt } from './deadlines.ts';
import type { ComputerSeat } from './computer-seat.ts';
import type { Question } from './computer-store.ts';
import { CHEAP_MS, thoughtMsOf } from './thought-costs.ts';

/** The question at `state`; `null`: the game waits for people. */
export function questionOf(state: GameState, seats: readonly ComputerSeat[], nowMs: number): Question | null {
  const dueMs = computerDueMs(state, seats, nowMs);
  if (dueMs === null) return null;
  const costs = computersAt(state, seats)
    .filter(({ seat }) => asksComputer(state, seat))
    .map(({ level }) => thoughtMsOf(level));
  return { seq: state.seq, costMs: Math.max(CHEAP_MS, ...costs), dueMs };
}
