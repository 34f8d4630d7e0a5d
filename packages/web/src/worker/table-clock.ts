/** The clock of a table: runs with the machine's, and stands still while nobody can use the time. */

import type { GameEvent } from '@lexiko/rules';

/** A clock as it is kept with its game, so that it goes on when the page is opened again. */
export interface KeptClock {
  /** How far it is behind the machine's. */
  readonly offsetMs: number;
  /** The machine's time at which it was stopped; `null`: it runs, also while the page is closed. */
  readonly stoppedMs: number | null;
}

export class TableClock {
  #offsetMs: number;
  #stoppedMs: number | null;

  constructor({ offsetMs, stoppedMs }: KeptClock) {
    this.#offsetMs = offsetMs;
    this.#stoppedMs = stoppedMs;
  }

  /** The clock shows `showsMs` now, and stands still. */
  static showing(showsMs: number): TableClock {
    const stoppedMs = Date.now();
    return new TableClock({ offsetMs: stoppedMs - showsMs, stoppedMs });
  }

  get kept(): KeptClock {
    return { offsetMs: this.#offsetMs, stoppedMs: this.#stoppedMs };
  }

  get nowMs(): number {
    return (this.#stoppedMs ?? Date.now()) - this.#offsetMs;
  }

  get isRunning(): boolean {
    return this.#stoppedMs === null;
  }

  stop(): void {
    this.#stoppedMs ??= Date.now();
  }

  go(): void {
    if (this.#stoppedMs === null) return;
    this.#offsetMs += Date.now() - this.#stoppedMs;
    this.#stoppedMs = null;
  }
}

/** The latest time that a log tells; `null` where it tells none. */
export function lastTimeOf(events: readonly GameEvent[]): number | null {
  let last: number | null = null;
  for (const event of events) {
    if ('atMs' in event) last = Math.max(last ?? 0, event.atMs);
    if ('window' in event && event.window !== null) last = Math.max(last ?? 0, event.window.openedMs);
  }
  return last;
}
