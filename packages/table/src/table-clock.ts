/** The clock of a table: runs with the machine's clock, and stands still while nobody can use the time. */

import type { GameEvent } from '@lexiko/rules';

/** A clock as it is saved with its game, so that it continues when the game is opened again. */
export interface StoredClock {
  /** How far it is behind the machine's clock. */
  readonly offsetMs: number;
  /** The machine's time when it stopped; `null` if it runs, even while the game is closed. */
  readonly stoppedMs: number | null;
}

export class TableClock {
  readonly #machineMs: () => number;
  #offsetMs: number;
  #stoppedMs: number | null;

  /** `machineMs` returns the machine's time. */
  constructor({ offsetMs, stoppedMs }: StoredClock, machineMs: () => number) {
    this.#machineMs = machineMs;
    this.#offsetMs = offsetMs;
    this.#stoppedMs = stoppedMs;
  }

  /** A stopped clock that shows `showsMs`. */
  static showing(showsMs: number, machineMs: () => number): TableClock {
    const stoppedMs = machineMs();
    return new TableClock({ offsetMs: stoppedMs - showsMs, stoppedMs }, machineMs);
  }

  get kept(): StoredClock {
    return { offsetMs: this.#offsetMs, stoppedMs: this.#stoppedMs };
  }

  get nowMs(): number {
    return (this.#stoppedMs ?? this.#machineMs()) - this.#offsetMs;
  }

  get isRunning(): boolean {
    return this.#stoppedMs === null;
  }

  /** A moment of this clock in the machine's time. */
  onMachine(ms: number): number {
    return ms + this.#offsetMs;
  }

  stop(): void {
    this.#stoppedMs ??= this.#machineMs();
  }

  go(): void {
    if (this.#stoppedMs === null) return;
    this.#offsetMs += this.#machineMs() - this.#stoppedMs;
    this.#stoppedMs = null;
  }
}

/** The latest time in a log; `null` if it has none. */
export function lastTimeOf(events: readonly GameEvent[]): number | null {
  let last: number | null = null;
  for (const event of events) {
    if ('atMs' in event) last = Math.max(last ?? 0, event.atMs);
    if ('window' in event && event.window !== null) last = Math.max(last ?? 0, event.window.openedMs);
  }
  return last;
}
