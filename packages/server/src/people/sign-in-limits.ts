/**
 * Limits how often people may try to sign in, counted in the store for all processes. A device in which the owner has
 * signed in before counts by itself, so that other people's guesses do not lock the owner out.
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
  /** With the code of one class, instead of that: all of it signs in at the same time. */
  readonly perClass: Rate;
  /** From one network with codes of any classes: everybody may make a class, and any number of them. */
  readonly perSchool: Rate;
  /** To one account from devices that it does not know: guessing from many networks is slow too. */
  readonly perLogin: Rate;
  /** To one account from one network, or from one device that it knows. */
  readonly perLoginAndAddress: Patience;
}

/** The class whose lesson this code opens; `null`: none. */
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

  /** Whether the code is that of an open lesson with sign-ins left for its class. */
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
   * Whether a password may be tried. What is asked and counted is the same for a login that nobody has, but on a device
   * that has signed in before: it knows.
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

  /** Forgets earlier attempts after a right password. */
  async forgive(request: RequestContext, login: string): Promise<void> {
    const device = await this.#knownDevice(request, login);
    await this.#store.attempts.forget(tryKey(login, device ?? request.address));
  }

  /** What it is counted by; `null`: the account does not know it. Who is signed in there is on one that it knows. */
  async #knownDevice({ device, known }: RequestContext, login: string): Promise<string | null> {
    const { accounts, devices } = this.#store;
    const account = await accounts.accountByLogin(login);
    if (known !== null && known.person.id === account?.person) return known.tokenHash;
    if (device === null) return null;
    // RequestContext for a login that nobody has, too: it takes as long.
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
