/** The clock of a table: runs with the machine's, and stands still while the keyboard changes hands. */

export class TableClock {
  #offsetMs: number;
  /** The machine's time at which the clock was stopped; `null` while it runs. */
  #stoppedMs: number | null = null;

  /** The clock shows `showsMs` now. */
  constructor(showsMs: number) {
    this.#offsetMs = Date.now() - showsMs;
  }

  get nowMs(): number {
    return (this.#stoppedMs ?? Date.now()) - this.#offsetMs;
  }

  /** A moment of this clock by the machine's clock. */
  onMachine(ms: number): number {
    return ms + this.#offsetMs;
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
