/**
 * Limits guessing of game and class codes, which are short enough to type and so to guess. Wrong codes are counted by
 * network and for the whole server. Correct codes do not count, so that a whole class can join at once.
 */

import { hashOf } from './sessions.ts';
import type { AttemptStore } from './attempt-store.ts';
import type { Rate } from '../rate-limit.ts';

/** How many wrong codes are allowed. */
export interface CodeLimits {
  /** From one network; a school may mistype a few. */
  readonly perNetwork: Rate;
  /** From all networks. */
  readonly inTotal: Rate;
}

/**
 * There are 190 million codes. With 1,000 private games waiting for players and unlimited networks guessing, it takes
 * eleven hours to find one.
 */
export const USUAL_CODE_LIMITS: CodeLimits = {
  perNetwork: { burst: 60, perSecond: 1 / 10 },
  inTotal: { burst: 2000, perSecond: 5 },
};

/** What a network without failures has left when the total is used up, so that guessers do not lock others out. */
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

  /** Whether the network may try another code. */
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
