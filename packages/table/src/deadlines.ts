/**
 * What is due when: the end of a turn's time, of the time to answer a play, of the time to rule on a challenge. All
 * of it is data read from the table; hosts bring timers and clocks.
 */

import { deadlineMs, type Action, type Seat, type Table } from '@lexiko/rules';
import { isWindowTimed, mustAllAnswer, seatsToAsk, silentSeats, votersToAsk } from './attention.ts';

/** How long a host waits for people who do not answer, where the rules set no time. */
export interface Patience {
  /** To accept or challenge a last play, or any play that everybody must accept. */
  readonly answerMs: number;
  /** To rule on a challenge. */
  readonly rulingMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nobody is hurried at one screen; over the network the others go on eventually. */
export const PATIENCE: Readonly<Record<'live' | 'correspondence', Patience>> = {
  live: { answerMs: 30_000, rulingMs: 60_000 },
  correspondence: { answerMs: DAY_MS, rulingMs: DAY_MS },
};

/** What happens at a moment unless somebody acts before. */
export type Deadline =
  /** The time of the side on turn is up (V-09). */
  | { readonly kind: 'turn'; readonly atMs: number; readonly seats: readonly Seat[] }
  /** Silence counts as accepting the last play. */
  | { readonly kind: 'answer'; readonly atMs: number; readonly seats: readonly Seat[] }
  /** The next side may start its turn, although others could still challenge (S-25). */
  | { readonly kind: 'grace'; readonly atMs: number; readonly seats: readonly Seat[] }
  /** A word stands if nobody votes against it (D-01). */
  | { readonly kind: 'ruling'; readonly atMs: number; readonly seats: readonly Seat[] };

/** `patience` is `null` where people have all the time they want. Nothing is due while a game is paused. */
export function deadlinesOf(table: Table, patience: Patience | null): readonly Deadline[] {
  const { phase, pausedMs, turn } = table;
  if ((phase !== 'playing' && phase !== 'final-window') || pausedMs !== null) return [];
  const window = windowDeadline(table, patience);
  const turnMs = phase === 'playing' ? deadlineMs(table) : null;
  return [
    ...(window === null ? [] : [window]),
    ...(turn === null || turnMs === null ? [] : [{ kind: 'turn', atMs: turnMs, seats: [turn] } as const]),
  ];
}

function windowDeadline(table: Table, patience: Patience | null): Deadline | null {
  const { window } = table;
  if (window === null) return null;
  if (window.ruling !== null) {
    const seats = votersToAsk(table);
    if (patience === null || seats.length === 0) return null;
    return { kind: 'ruling', atMs: window.ruling.sinceMs + patience.rulingMs, seats };
  }
  const seats = silentSeats(table);
  if (seats.length === 0) return null;
  if (isWindowTimed(table)) return { kind: 'answer', atMs: window.graceUntilMs, seats };
  if (mustAllAnswer(table)) {
    if (patience === null) return null;
    return {
      kind: 'answer',
      atMs: Math.max(window.openedMs + patience.answerMs, window.graceUntilMs),
      seats,
    };
  }
  const others = seatsToAsk(table);
  const hasGrace = others.length > 0 && window.graceUntilMs > window.openedMs;
  return hasGrace ? { kind: 'grace', atMs: window.graceUntilMs, seats: others } : null;
}

/** When the last play can no longer be challenged, or others stop waiting; `null` if there is no limit. */
export function windowEndMs(table: Table, patience: Patience | null): number | null {
  const deadline = deadlinesOf(table, patience).find(({ kind }) => kind === 'answer' || kind === 'grace');
  return deadline?.atMs ?? null;
}

/** How a host calls time. */
export interface CallTerms {
  readonly patience: Patience | null;
  /** How late a move may arrive that was sent in time; 0 at one screen. */
  readonly lagMs: number;
}

/** An action that the host itself takes, as of `asOfMs`. */
export interface Call {
  readonly action: Action;
  readonly asOfMs: number;
}

/** The next moment at which `callsAt` returns something; `null` if nothing is due. */
export function nextCallMs(table: Table, terms: CallTerms): number | null {
  const moments = callable(table, terms).map(({ atMs }) => atMs);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** The actions due at `nowMs`. Each is decided on the state after the one before. */
export function callsAt(table: Table, terms: CallTerms, nowMs: number): readonly Call[] {
  const due = callable(table, terms).find(({ atMs }) => atMs <= nowMs);
  return due === undefined ? [] : callsOf(due.deadline, table, nowMs);
}

function callsOf({ kind, atMs, seats }: Deadline, table: Table, nowMs: number): readonly Call[] {
  switch (kind) {
    case 'turn':
      return seats.map((seat) => ({ action: { type: 'expire', seat }, asOfMs: nowMs }));
    case 'ruling':
      return seats.map((seat) => ({ action: { type: 'rule', seat, stands: true }, asOfMs: nowMs }));
    case 'answer': {
      // A timed window ends at its own time: what follows counts from then.
      const asOfMs = isWindowTimed(table) ? Math.min(nowMs, atMs) : nowMs;
      return seats.map((seat) => ({ action: { type: 'accept', seat }, asOfMs }));
    }
    case 'grace':
      return [];
  }
}

/** Deadlines at which a host acts, each with its moment. */
function callable(
  table: Table,
  { patience, lagMs }: CallTerms,
): readonly { readonly deadline: Deadline; readonly atMs: number }[] {
  return deadlinesOf(table, patience)
    .filter(({ kind }) => kind !== 'grace') // the next side starts when it wants to
    .map((deadline) => {
      const isOfTheGame = deadline.kind === 'turn' || (deadline.kind === 'answer' && isWindowTimed(table));
      return { deadline, atMs: deadline.atMs + (isOfTheGame ? lagMs : 0) };
    });
}
