/**
 * Limits how often people may try to sign in, counted in the store for all processes. A device on which the owner has
 * signed in before is counted separately, so that other people's guesses do not lock the owner out.
 */

import type { Now } from '../ports.ts';
import type { Rate } from '../rate-limit.ts';
import type { PeopleStores } from './people-stores.ts';
import { CodeGuesses, USUAL_CODE_LIMITS } from './code-guesses.ts';
import type { RequestContext } from './request-context.ts';
import type { Patience } from './attempt-store.ts';
import { hashOf } from './sessions.ts';

export interface AccountLimits {
  /** From one network. */
  readonly perAddress: Rate;
  /** With the code of one class, instead of `perAddress`: the whole class signs in at the same time. */
  readonly perClass: Rate;
  /** From one network with the codes of any classes, since anybody may create any number of classes. */
  readonly perSchool: Rate;
  /** To one account from unknown devices, so that guessing from many networks is slow too. */
  readonly perLogin: Rate;
  /** To one account from one network, or from one known device. */
  readonly perLoginAndAddress: Patience;
}

/** The class with this code during a lesson; `null`: none. */
export type ClassOf = (code: string) => Promise<string | null>;

export class SignInLimits {
  readonly #store: PeopleStores;
  readonly #now: Now;
  readonly #limits: AccountLimits;
  readonly #classOf: ClassOf;
  readonly #codeGuesses: CodeGuesses;

  constructor({
    store,
    now,
    limits,
    classOf,
  }: {
    readonly store: PeopleStores;
    readonly now: Now;
    readonly limits: AccountLimits;
    readonly classOf: ClassOf;
  }) {
    this.#store = store;
    this.#now = now;
    this.#limits = limits;
    this.#classOf = classOf;
    this.#codeGuesses = new CodeGuesses(store.attempts, USUAL_CODE_LIMITS, now);
  }

  /** Whether the code belongs to a class in a lesson that has sign-ins left. */
  async isOfClass({ address }: RequestContext, code: string | undefined): Promise<boolean> {
    if (code === undefined || !(await this.#codeGuesses.areLeft(address))) return false;
    const classroom = await this.#classOf(code);
    if (classroom !== null)
      return (await this.#isCounted('perClass', classroom)) && this.#isCounted('perSchool', address);
    await this.#codeGuesses.count(address);
    return false;
  }

  async mayCome(request: RequestContext, classCode?: string): Promise<boolean> {
    return (await this.isOfClass(request, classCode)) || this.#isCounted('perAddress', request.address);
  }

  /**
   * Whether a password may be tried. An unknown login is treated the same, except on a known device, whose owner knows
   * the login anyway.
   */
  async mayTryPassword(request: RequestContext, login: string, classCode?: string): Promise<boolean> {
    const device = await this.#knownDevice(request, login);
    if (device !== null) return this.#mayTryAgain(tryKey(login, device));
    return (
      (await this.mayCome(request, classCode)) &&
      (await this.#mayTryAgain(tryKey(login, request.address))) &&
      this.#isCounted('perLogin', login)
    );
  }

  /** Forgets earlier attempts after a correct password. */
  async forgive(request: RequestContext, login: string): Promise<void> {
    const device = await this.#knownDevice(request, login);
    await this.#store.attempts.forget(tryKey(login, device ?? request.address));
  }

  /** The key that a known device is counted by; `null`: unknown. A device signed in to the account is known. */
  async #knownDevice({ device, known }: RequestContext, login: string): Promise<string | null> {
    const { accounts, devices } = this.#store;
    const account = await accounts.accountByLogin(login);
    if (known !== null && known.person.id === account?.person) return known.tokenHash;
    if (device === null) return null;
    // Also queried for an unknown login, so that it takes as long.
    const isKnown = await devices.isKnown(hashOf(device), account?.person ?? '', this.#now());
    return isKnown ? device : null;
  }

  #mayTryAgain(key: string): Promise<boolean> {
    return this.#store.attempts.mayTryAgain(key, this.#limits.perLoginAndAddress, this.#now());
  }

  #isCounted(limit: 'perAddress' | 'perClass' | 'perSchool' | 'perLogin', key: string): Promise<boolean> {
    return this.#store.attempts.mayTry(hashOf(`${limit} ${key}`), this.#limits[limit], this.#now());
  }
}

function tryKey(login: string, from: string): string {
  return hashOf(`perLoginAndAddress ${login} ${from}`);
}
