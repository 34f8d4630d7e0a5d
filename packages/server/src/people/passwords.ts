/**
 * Hashes passwords with argon2id. `@node-rs/argon2` ships compiled for every platform we support and needs no install
 * script; it runs in Node's thread pool (30 to 40 ms per password), so it does not block games.
 */

import { hash, verify } from '@node-rs/argon2';

/** The OWASP minimum: 19 MiB, two passes, one lane. The library uses argon2id by default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Verified against if there is no account, so that it takes as long. No password matches it. */
const DUMMY_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
/** How many to hash at a time: each needs memory, and a thread that files and DNS also use. */
const AT_ONCE = 2;
/** Enough for a few classes that sign in at the same moment; the last of them wait some seconds. */
const MOST_WAITING = 256;

/** Thrown if too many people sign in at once; the client may try again. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  async hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password.normalize('NFC'), COST));
  }

  /** `null` for an account that does not exist or has no password: always `false`, after the same work. */
  async isRight(passwordHash: string | null, password: string): Promise<boolean> {
    const isSame = await this.#inTurn(() => verify(passwordHash ?? DUMMY_HASH, password.normalize('NFC')));
    return isSame && passwordHash !== null;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) throw new TooBusy();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running++;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next(); // the slot passes to the next in line
    }
  }
}
