/**
 * Notices new acts in the log, from whichever process or terminal they come: what they forbid is refused at once, since
 * every command asks the store, and this lets those know who are connected.
 */

import type { ActRecord, ModerationStore } from './moderation-store.ts';

const LOOK_MS = 1000;
const MOST_AT_ONCE = 200;

export interface ActWatchParts {
  readonly moderation: Pick<ModerationStore, 'latestAct' | 'actsAfter'>;
  /** Called for each new act, in order. */
  readonly onAct: (act: ActRecord) => Promise<void> | void;
  readonly onError: (error: unknown) => void;
}

export class ActWatch {
  readonly #parts: ActWatchParts;
  #latest: number;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  private constructor(parts: ActWatchParts, latest: number) {
    this.#parts = parts;
    this.#latest = latest;
  }

  /** Acts of before are known to whoever connects from now on. */
  static async open(parts: ActWatchParts): Promise<ActWatch> {
    return new ActWatch(parts, await parts.moderation.latestAct());
  }

  start(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.round().catch(this.#parts.onError);
      void this.#running.finally(() => this.start());
    }, LOOK_MS).unref();
  }

  async round(): Promise<void> {
    const acts = await this.#parts.moderation.actsAfter(this.#latest, MOST_AT_ONCE);
    for (const act of acts) {
      this.#latest = act.number;
      await this.#parts.onAct(act);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }
}
