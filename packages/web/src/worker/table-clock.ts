/** The clock of a table: runs with the machine's, and stands still while nobody can use the time. */

import type { GameEvent } from '@lexiko/rules';

export class TableClock {
  #offsetMs: number;
  /** The machine's time at which the clock was stopped; `null` while it runs. */
  #stoppedMs: number | null;

  /** The clock shows `showsMs` now, and stands still. */
  constructor(showsMs: number) {
    const nowMs = Date.now();
    this.#offsetMs = nowMs - showsMs;
    this.#stoppedMs = nowMs;
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
