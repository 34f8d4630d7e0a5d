/**
 * What is due when: the time of a turn, the time to answer a play, the time to rule on a challenge. All of it is data
 * read from the table; who waits with a timer, and by which clock, is the host's affair.
 */

import { deadlineMs, type Action, type Seat, type Table } from '@lexiko/rules';
import { isWindowTimed, mustAllAnswer, seatsToAsk, silentSeats, votersToAsk } from './attention.ts';

/** How long a host waits for people who say nothing, where the rules of the game set no time. */
export interface Patience {
  /** To accept or challenge a last play, or any play that all must accept. */
  readonly answerMs: number;
  /** To rule on a challenge. */
  readonly rulingMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** At one screen nobody is hurried; over the network the others go on in the end. */
export const PATIENCE: Readonly<Record<'live' | 'correspondence', Patience>> = {
  live: { answerMs: 30_000, rulingMs: 60_000 },
  correspondence: { answerMs: DAY_MS, rulingMs: DAY_MS },
};

/** What happens at a moment unless those it concerns act before. */
export type Deadline =
  /** The time of the side on turn is up (V-09). */
  | { readonly kind: 'turn'; readonly atMs: number; readonly seats: readonly Seat[] }
  /** Silence becomes acceptance of the last play. */
  | { readonly kind: 'answer'; readonly atMs: number; readonly seats: readonly Seat[] }
  /** The next side may start its turn, though others could still challenge (S-25). */
  | { readonly kind: 'grace'; readonly atMs: number; readonly seats: readonly Seat[] }
  /** A word that nobody speaks against stands (D-01). */
  | { readonly kind: 'ruling'; readonly atMs: number; readonly seats: readonly Seat[] };

/** `patience` is `null` where people are waited for as long as they like. While a game is paused nothing is due. */
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

/** When the last play can no longer be challenged, or need no longer be waited for; `null` where that is not limited. */
export function windowEndMs(table: Table, patience: Patience | null): number | null {
  const deadline = deadlinesOf(table, patience).find(({ kind }) => kind === 'answer' || kind === 'grace');
  return deadline?.atMs ?? null;
}

/** How a host calls time. */
export interface CallTerms {
  readonly patience: Patience | null;
  /** A move that was on its way when the time ran out is still taken for so long; 0 at one screen. */
  readonly lagMs: number;
}

/** An action of the host's own, as of `asOfMs`. */
export interface Call {
  readonly action: Action;
  readonly asOfMs: number;
}

/** The next moment at which `callsAt` has something; `null` where nothing is due. */
export function nextCallMs(table: Table, terms: CallTerms): number | null {
  const moments = callable(table, terms).map(({ atMs }) => atMs);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** What is to be called at `nowMs`. Each is decided on the state after the one before. */
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
      // A timed window is over by its own time: what follows counts from then.
      const asOfMs = isWindowTimed(table) ? Math.min(nowMs, atMs) : nowMs;
      return seats.map((seat) => ({ action: { type: 'accept', seat }, asOfMs }));
    }
    case 'grace':
      return [];
  }
}

/** Deadlines at which a host acts, each with the moment when it does. */
function callable(
  table: Table,
  { patience, lagMs }: CallTerms,
): readonly { readonly deadline: Deadline; readonly atMs: number }[] {
  return deadlinesOf(table, patience)
    .filter(({ kind }) => kind !== 'grace') // the next side starts when it likes
    .map((deadline) => {
      const isOfTheGame = deadline.kind === 'turn' || (deadline.kind === 'answer' && isWindowTimed(table));
      return { deadline, atMs: deadline.atMs + (isOfTheGame ? lagMs : 0) };
    });
}
