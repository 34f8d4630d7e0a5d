/**
 * Passwords, by argon2id. `@node-rs/argon2` brings it compiled for every platform we run on and needs no script at
 * installation; it computes in Node's thread pool, so that games go on meanwhile (30 to 40 ms each).
 */

import { hash, verify } from '@node-rs/argon2';

/** What OWASP asks for at least, argon2id being the library's own choice: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Verified against when there is no account, so that it takes as long; nobody knows its password. */
const NOBODYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
/** How many to hash at a time: each takes memory, and a thread that files and DNS also need. */
const AT_ONCE = 2;
/** A few classes that sign in at the same moment; with the last of them it takes some seconds. */
const MOST_WAITING = 256;

/** Thrown when too many people sign in at once; the client may try again. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  async hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password.normalize('NFC'), COST));
  }

  /** `null` for an account that does not exist or has no password: never right, after the same work. */
  async isRight(passwordHash: string | null, password: string): Promise<boolean> {
    const isSame = await this.#inTurn(() => verify(passwordHash ?? NOBODYS, password.normalize('NFC')));
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
      else next(); // the place goes on to whoever waits
    }
  }
}
