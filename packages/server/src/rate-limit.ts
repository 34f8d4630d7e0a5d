/** How often somebody may do something: a bucket that fills at a steady rate and can be emptied at once. */

import type { Now } from './ports.ts';

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Bucket {
  readonly left: number;
  readonly atMs: number;
}

/** The bucket after something was taken out of it; `null`: there was not enough in it. */
export function taken(bucket: Bucket | undefined, rate: Rate, nowMs: number, cost = 1): Bucket | null {
  const left = filled(bucket, rate, nowMs);
  return left < cost ? null : { left: left - cost, atMs: nowMs };
}

/** What is in a bucket by now. */
export function filled(bucket: Bucket | undefined, { burst, perSecond }: Rate, nowMs: number): number {
  const { left, atMs } = bucket ?? { left: burst, atMs: nowMs };
  // A clock that was set back must not empty a bucket.
  const elapsed = Math.max(0, nowMs - atMs) / 1000;
  return Math.min(burst, left + elapsed * perSecond);
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

  /** `false`: too often, or too dear. */
  take(key: string, cost = 1): boolean {
    const nowMs = this.#now();
    this.#sweep(nowMs);
    const bucket = taken(this.#buckets.get(key), this.#rate, nowMs, cost);
    if (bucket !== null) this.#buckets.set(key, bucket);
    return bucket !== null;
  }

  /** How many seconds until so much can be taken. */
  secondsUntil(key: string, cost = 1): number {
    const missing = cost - filled(this.#buckets.get(key), this.#rate, this.#now());
    return Math.max(0, missing) / this.#rate.perSecond;
  }

  /** Takes as much of it as there is. */
  drain(key: string, cost: number): void {
    const nowMs = this.#now();
    const { left } = taken(this.#buckets.get(key), this.#rate, nowMs, 0) ?? { left: 0 };
    this.#buckets.set(key, { left: Math.max(0, left - cost), atMs: nowMs });
  }

  #sweep(nowMs: number): void {
    const { burst, perSecond } = this.#rate;
    const fullMs = (burst / perSecond) * 1000;
    if (nowMs < this.#sweepAtMs) return;
    this.#sweepAtMs = nowMs + fullMs;
    for (const [key, { atMs }] of this.#buckets) if (atMs + fullMs <= nowMs) this.#buckets.delete(key);
  }
}
