/** How often somebody may do something: a bucket that fills at a steady rate and can be emptied at once. */

import type { Now } from '../game/ports.ts';

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  atMs: number;
}

/** Buckets by key; those that are full again are forgotten. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: Now;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAtMs = 0;

  constructor(rate: Rate, now: Now) {
    this.#rate = rate;
    this.#now = now;
  }

  /** `false`: too often. */
  take(key: string): boolean {
    const { burst, perSecond } = this.#rate;
    const nowMs = this.#now();
    this.#sweep(nowMs);
    const bucket = this.#buckets.get(key) ?? { left: burst, atMs: nowMs };
    // A clock that was set back must not empty a bucket.
    const elapsed = Math.max(0, nowMs - bucket.atMs) / 1000;
    bucket.left = Math.min(burst, bucket.left + elapsed * perSecond);
    bucket.atMs = nowMs;
    this.#buckets.set(key, bucket);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  #sweep(nowMs: number): void {
    const { burst, perSecond } = this.#rate;
    const fullMs = (burst / perSecond) * 1000;
    if (nowMs < this.#sweepAtMs) return;
    this.#sweepAtMs = nowMs + fullMs;
    for (const [key, { atMs }] of this.#buckets) if (atMs + fullMs <= nowMs) this.#buckets.delete(key);
  }
}
