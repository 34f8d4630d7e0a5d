/**
 * Codes are short enough to type, and so to guess. Wrong codes are counted by network and for the whole server. Right
 * codes cost nothing, so that a class can come in at once.
 */

import { hashOf } from './sessions.ts';
import type { AttemptStore } from './attempt-store.ts';
import type { Rate } from '../rate-limit.ts';

/** How many wrong codes may come. */
export interface CodeLimits {
  /** From one network: a school may mistype a few. */
  readonly perNetwork: Rate;
  /** From everywhere. */
  readonly inTotal: Rate;
}

/**
 * A private game has one of 190 million codes. With 1,000 of them waiting for players, and all networks of the world
 * guessing, somebody finds one in eleven hours.
 */
export const USUAL_CODE_LIMITS: CodeLimits = {
  perNetwork: { burst: 60, perSecond: 1 / 10 },
  inTotal: { burst: 2000, perSecond: 5 },
};

/** Guessing from everywhere must not keep out those who know a code: a network without failures still has so many. */
const BENEFIT_OF_DOUBT = 3;

export class CodeGuesses {
  readonly #attempts: AttemptStore;
  readonly #limits: CodeLimits;
  readonly #now: () => number;

  constructor(attempts: AttemptStore, limits: CodeLimits, now: () => number) {
    this.#attempts = attempts;
    this.#limits = limits;
    this.#now = now;
  }

  /** Whether another code may be tried from there. */
  async areLeft(network: string): Promise<boolean> {
    const [here = 0, everywhere = 0] = await this.#attempts.failuresLeft(this.#keys(network), this.#now());
    return here >= 1 && (everywhere >= 1 || here > this.#limits.perNetwork.burst - BENEFIT_OF_DOUBT);
  }

  /** Counts a wrong code. */
  async count(network: string): Promise<void> {
    for (const { keyHash, rate } of this.#keys(network))
      await this.#attempts.countFailure(keyHash, rate, this.#now());
  }

  #keys(network: string): readonly { readonly keyHash: string; readonly rate: Rate }[] {
    const { perNetwork, inTotal } = this.#limits;
    return [
      { keyHash: hashOf(`wrong codes from ${network}`), rate: perNetwork },
      { keyHash: hashOf('wrong codes'), rate: inTotal },
    ];
  }
}
