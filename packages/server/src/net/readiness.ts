/** Whether the server can store what players do: tests it with a write, at most once in a while. */

/** How long a result is reused. */
const VERDICT_MS = 2000;
/** A write that takes longer counts as failed. */
const PATIENCE_MS = 3000;

export class Readiness {
  readonly #write: () => Promise<unknown>;
  #verdict: Promise<boolean> | null = null;
  #askedMs = 0;

  constructor(write: () => Promise<unknown>) {
    this.#write = write;
  }

  /** All who ask within a moment get the same answer. */
  isReady(): Promise<boolean> {
    const nowMs = performance.now();
    if (this.#verdict === null || nowMs - this.#askedMs > VERDICT_MS) {
      this.#askedMs = nowMs;
      this.#verdict = this.#try();
    }
    return this.#verdict;
  }

  async #try(): Promise<boolean> {
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      late = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    const written = this.#write().then(
      () => true,
      () => false,
    );
    const isReady = await Promise.race([written, tooLate]);
    clearTimeout(late);
    return isReady;
  }
}
