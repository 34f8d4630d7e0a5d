/** Counts tries in memory. */

import { waitAfter, type AttemptStore, type Patience } from '../people/attempt-store.ts';
import { ATTEMPTS_MS } from '../people/person.ts';
import { filled, taken, type Bucket, type Rate } from '../rate-limit.ts';

export class MemoryAttempts implements AttemptStore {
  /** By key. What waits grow with counts its tries in `left`. */
  readonly #attempts = new Map<string, Bucket>();

  async mayTry(keyHash: string, rate: Rate, atMs: number): Promise<boolean> {
    const bucket = taken(this.#attempts.get(keyHash), rate, atMs);
    if (bucket !== null) this.#attempts.set(keyHash, bucket);
    return bucket !== null;
  }

  async failuresLeft(
    keys: readonly { readonly keyHash: string; readonly rate: Rate }[],
    atMs: number,
  ): Promise<readonly number[]> {
    return keys.map(({ keyHash, rate }) => filled(this.#attempts.get(keyHash), rate, atMs));
  }

  async countFailure(keyHash: string, rate: Rate, atMs: number): Promise<void> {
    const left = filled(this.#attempts.get(keyHash), rate, atMs);
    this.#attempts.set(keyHash, { left: Math.max(-rate.burst, left - 1), atMs });
  }

  async mayTryAgain(keyHash: string, patience: Patience, atMs: number): Promise<boolean> {
    const { left: tries, atMs: lastMs } = this.#attempts.get(keyHash) ?? { left: 0, atMs };
    if (atMs < lastMs + waitAfter(patience, tries)) return false;
    const isOld = lastMs < atMs - ATTEMPTS_MS;
    this.#attempts.set(keyHash, { left: isOld ? 1 : tries + 1, atMs });
    return true;
  }

  async forget(keyHash: string): Promise<void> {
    this.#attempts.delete(keyHash);
  }

  async forgetExpired(atMs: number): Promise<void> {
    for (const [key, bucket] of this.#attempts)
      if (bucket.atMs + ATTEMPTS_MS < atMs) this.#attempts.delete(key);
  }
}
