/** Counts attempts for all processes together. Keys are hashes, so that they name nobody. */

import type { Rate } from '../rate-limit.ts';

/** A wait that doubles with every attempt after the free ones. */
export interface Patience {
  /** Attempts without a wait. */
  readonly free: number;
  /** The wait after the last free attempt. */
  readonly firstMs: number;
  readonly longestMs: number;
}

export interface AttemptStore {
  /** Counts an attempt; `false`: too many. */
  mayTry(keyHash: string, rate: Rate, atMs: number): Promise<boolean>;
  /** How many failures each key has left, in order; below 1: none. Counts nothing. */
  failuresLeft(
    keys: readonly { readonly keyHash: string; readonly rate: Rate }[],
    atMs: number,
  ): Promise<readonly number[]>;
  /**
   * Counts a failure even if none was left: many failures at once all add to the wait, up to another `burst`.
   */
  countFailure(keyHash: string, rate: Rate, atMs: number): Promise<void>;
  /** Counts an attempt if its wait is over; otherwise returns `false` and counts nothing. */
  mayTryAgain(keyHash: string, patience: Patience, atMs: number): Promise<boolean>;
  /** Forgets all attempts. */
  forget(keyHash: string): Promise<void>;
  forgetExpired(atMs: number): Promise<void>;
}
