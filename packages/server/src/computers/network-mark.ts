/**
 * Network marks, which the store may keep instead of addresses: the mark of a network stays the same for a day and
 * cannot be turned back into an address. It is a salted hash whose salt is deleted after two days, and so short that
 * thousands of addresses share one.
 */

import { createHmac, randomBytes } from 'node:crypto';
import type { ComputerStore } from './computer-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** 20 bits: 4,096 IPv4 addresses share each mark, but among a thousand networks two rarely do. */
const MARK_DIGITS = 5;

export function dayOf(nowMs: number): number {
  return Math.floor(nowMs / DAY_MS);
}

export class NetworkMarks {
  readonly #store: ComputerStore;
  #salt: { readonly day: number; readonly secret: Promise<string> } | null = null;

  constructor(store: ComputerStore) {
    this.#store = store;
  }

  async markOf(network: string, nowMs: number): Promise<string> {
    return createHmac('sha256', await this.#saltOf(dayOf(nowMs)))
      .update(network)
      .digest('hex')
      .slice(0, MARK_DIGITS);
  }

  async #saltOf(day: number): Promise<string> {
    if (this.#salt?.day !== day) {
      const secret = this.#store.saltOf(day, randomBytes(32).toString('hex'));
      const salt = { day, secret };
      this.#salt = salt;
      secret.catch(() => {
        if (this.#salt === salt) this.#salt = null;
      });
    }
    return this.#salt.secret;
  }
}
