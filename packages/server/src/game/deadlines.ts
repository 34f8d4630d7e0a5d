/**
 * When the server has to act: time that runs out, windows and rulings that the absent hold up, computers that are to
 * move.
 */

import {
  allSeats,
  deadlineMs,
  opponentsOf,
  type Action,
  type ChallengeWindow,
  type GameState,
  type Seat,
} from '@lexiko/rules';
import { ANSWER_MS, type Pace } from '@lexiko/protocol';
import type { SeatRecord } from '../store/game-store.ts';

/** A move that was on its way when the time ran out is still taken. */
export const LAG_MS = 1000;

/** How long the table may take to rule on a challenge. */
const RULING_MS: Readonly<Record<Pace, number>> = { live: 60_000, correspondence: 24 * 60 * 60 * 1000 };

/** What the server does at a moment of its own choosing, as of `asOfMs`. */
export interface Call {
  readonly action: Action;
  readonly asOfMs: number;
}

/** The next moment at which `callsAt` has something; `null` where nothing is due. */
export function nextCallMs(state: GameState, pace: Pace): number | null {
  const moments = [turnCallMs(state), windowCallMs(state, pace)].filter((moment) => moment !== null);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** What is to be called at `nowMs`. Each is decided on the state after the one before; refusals are passed over. */
export function callsAt(state: GameState, pace: Pace, nowMs: number): readonly Call[] {
  const { window, turn } = state;
  const windowMs = windowCallMs(state, pace);
  if (window !== null && windowMs !== null && windowMs <= nowMs) {
    if (window.ruling !== null)
      return missingVotes(state, window).map((seat) => ({
        action: { type: 'rule', seat, stands: true },
        asOfMs: nowMs,
      }));
    // A timed window is over by its own time: after it nobody could accept any more.
    const asOfMs = isTimed(state) ? Math.min(nowMs, window.graceUntilMs) : nowMs;
    return silent(state, window).map((seat) => ({ action: { type: 'accept', seat }, asOfMs }));
  }
  const turnMs = turnCallMs(state);
  if (turn !== null && turnMs !== null && turnMs <= nowMs)
    return [{ action: { type: 'expire', seat: turn }, asOfMs: nowMs }];
  return [];
}

function turnCallMs(state: GameState): number | null {
  const untilMs = state.phase === 'playing' ? deadlineMs(state) : null;
  return untilMs === null ? null : untilMs + LAG_MS;
}

/** A window that only the next side's start closes is left to the next side (S-25). */
function windowCallMs(state: GameState, pace: Pace): number | null {
  const { window, phase, ruleset } = state;
  if (window === null || phase === 'over' || state.pausedMs !== null) return null;
  if (window.ruling !== null)
    return missingVotes(state, window).length > 0 ? window.ruling.sinceMs + RULING_MS[pace] : null;
  if (silent(state, window).length === 0) return null;
  if (isTimed(state)) return window.graceUntilMs + LAG_MS;
  const mustAnswer = phase === 'final-window' || ruleset.options['challenge.window'] === 'untilAllAccept';
  return mustAnswer ? Math.max(window.openedMs + ANSWER_MS[pace], window.graceUntilMs) : null;
}

function isTimed({ ruleset }: GameState): boolean {
  return ruleset.options['challenge.window'] === 'timed';
}

/** Who could still answer the last play and has not. */
function silent(state: GameState, window: ChallengeWindow): readonly Seat[] {
  return opponentsOf(state, window.seat).filter((seat) => window.answers[seat] === 'none');
}

/** Whose word is still missing; a word that nobody speaks against stands (D-01). */
function missingVotes(state: GameState, { ruling }: ChallengeWindow): readonly Seat[] {
  const { ruleset, left } = state;
  const keeper = ruleset.options.scorekeeper;
  return allSeats(ruleset).filter(
    (seat) => left[seat] !== true && (keeper === 'auto' || keeper === seat) && ruling?.votes[seat] === null,
  );
}

/** When a computer may have something to do; `null` where it waits for others. */
export function computerDueMs(state: GameState, seats: readonly SeatRecord[], nowMs: number): number | null {
  if ((state.phase !== 'playing' && state.phase !== 'final-window') || state.pausedMs !== null) return null;
  const moments = computersAt(state, seats).flatMap(
    ({ seat }) => computerSeatDueMs(state, seat, nowMs) ?? [],
  );
  return moments.length === 0 ? null : Math.min(...moments);
}

/** The computers that still play. */
export function computersAt(
  state: GameState,
  seats: readonly SeatRecord[],
): readonly { seat: Seat; level: string }[] {
  return seats.flatMap(({ seat, computer }) =>
    computer === null || state.left[seat] === true ? [] : [{ seat, level: computer }],
  );
}

/** Whether a computer at this seat may have something to do, now or soon. */
export function asksComputer(state: GameState, seat: Seat): boolean {
  return computerSeatDueMs(state, seat, 0) !== null;
}

function computerSeatDueMs(state: GameState, seat: Seat, nowMs: number): number | null {
  const { window, turn, agreed } = state;
  if (window !== null) {
    if (window.ruling !== null) return window.ruling.votes[seat] === null ? nowMs : null;
    if (opponentsOf(state, window.seat).includes(seat) && window.answers[seat] === 'none') return nowMs;
  }
  if (!agreed[seat] && agreed.some((agrees) => agrees)) return nowMs;
  if (turn !== seat) return null;
  return window === null ? nowMs : Math.max(nowMs, window.graceUntilMs + 1);
}
