/** The resources of one decision: random numbers, time and work, all passed in. */

import { deadlineMs, type PlayerView } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';

/** What a host passes to a player with each request. */
export interface Thinking {
  /** Numbers from 0 to below 1. The same view and the same numbers lead to the same answer. */
  readonly random: () => number;
  /** The time at the table: only compared with the times that the view names. */
  readonly nowMs: number;
  /** The most positions to search; the first is always searched. A natural one takes about a millisecond. */
  readonly positions: number;
  /** Called between positions; `true` makes the player answer at once with the best so far. */
  readonly isInterrupted: () => boolean;
}

/** What is left of the work that a decision may cost. */
export class Effort {
  readonly random: () => number;
  readonly nowMs: number;
  readonly #isInterrupted: () => boolean;
  #left: number;

  constructor({ random, nowMs, positions, isInterrupted }: Thinking) {
    this.random = random;
    this.nowMs = nowMs;
    this.#left = positions;
    this.#isInterrupted = isInterrupted;
  }

  /** Positions that may still be searched. */
  get left(): number {
    return this.#isInterrupted() ? 0 : Math.max(0, this.#left);
  }

  /** Uses up some of the positions left; `false`: answer now. */
  spend(positions = 1): boolean {
    this.#left -= positions;
    return this.#left >= 0 && !this.#isInterrupted();
  }
}

/** The largest share of the time left that a computer uses; the rest covers delays between it and the clock. */
const SHARE_OF_CLOCK = 0.5;

/**
 * How long a player may think: as long as `wishedMs`, and where the whole game has a clock up to twice that out of what
 * its earlier turns have saved; but well within the time of the turn.
 */
export function thinkingMs(view: PlayerView, nowMs: number, wishedMs: number): number {
  const untilMs = deadlineMs(view);
  if (untilMs === null) return wishedMs;
  const longestMs = wishedMs + Math.min(wishedMs, savedMs(view, wishedMs));
  return Math.max(0, Math.min(longestMs, (untilMs - nowMs) * SHARE_OF_CLOCK));
}

/** By how much its turns were shorter than they might have been, in a game with a clock for the whole of it. */
function savedMs({ viewer, ruleset, turnsTaken, usedMs }: PlayerView, wishedMs: number): number {
  if (typeof viewer !== 'number' || ruleset.clock.limit.kind !== 'game') return 0;
  return Math.max(0, itemAt(turnsTaken, viewer) * wishedMs - itemAt(usedMs, viewer));
}
