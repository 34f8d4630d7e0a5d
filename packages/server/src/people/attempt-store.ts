/** Counts attempts for all processes together. Keys are hashes, so that they name nobody. */

import type { Rate } from '../rate-limit.ts';

/** A wait that doubles with every try after the first few. */
export interface Patience {
  /** Tries without a wait. */
  readonly free: number;
  /** The wait after the last free try. */
  readonly firstMs: number;
  readonly longestMs: number;
}

export interface AttemptStore {
  /** Counts a try; `false`: too often. */
  mayTry(keyHash: string, rate: Rate, atMs: number): Promise<boolean>;
  /** How many failures these keys have left, in their order; below 1 is none. Counts nothing. */
  failuresLeft(
    keys: readonly { readonly keyHash: string; readonly rate: Rate }[],
    atMs: number,
  ): Promise<readonly number[]>;
  /**
   * Counts a failure, also where none was left: who fails many times at once has to wait for all of them, but for no
   * more than another `burst`.
   */
  countFailure(keyHash: string, rate: Rate, atMs: number): Promise<void>;
  /** Counts a try whose wait is over; `false`: it is not, and nothing is counted. */
  mayTryAgain(keyHash: string, patience: Patience, atMs: number): Promise<boolean>;
  /** Forgets all attempts. */
  forget(keyHash: string): Promise<void>;
  forgetExpired(atMs: number): Promise<void>;
}
