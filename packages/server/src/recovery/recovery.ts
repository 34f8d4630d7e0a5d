/** One-time codes: whoever has one sets a new password for the account that it was made for. */

import { randomInt } from 'node:crypto';
import type { RequestBody } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { Accounts } from '../people/accounts.ts';
import type { AccountStore } from '../people/account-store.ts';
import { deny, type Answer, type RequestContext } from '../people/request-context.ts';
import { hashOf } from '../people/sessions.ts';
import type { Now } from '../ports.ts';
import type { RecoveryStore } from './recovery-store.ts';

/** Letters and digits that nobody takes for each other, and no vowels, so that no words come about. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ';
/** 28 to the 12th is above 57 bits: nobody guesses it in the day that it lives. */
const LENGTH = 12;
const GROUP = 4;

/** How long a code that an operator hands out can be used. */
export const HANDED_CODE_MS: number = 24 * 60 * 60 * 1000;

/** A new code, in groups that people can copy. */
export function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('');
  return signs.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'gu'), '$&-');
}

/** What counts of a code as somebody types it. */
export function codeOf(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');
}

/** Makes a code for an account and stores its hash. */
export async function makeCode(store: RecoveryStore, person: string, expiresMs: number): Promise<string> {
  const code = newCode();
  await store.putCode({ person, codeHash: hashOf(codeOf(code)), expiresMs });
  return code;
}

export class Recovery {
  readonly #store: { readonly accounts: AccountStore; readonly recovery: RecoveryStore };
  readonly #accounts: Accounts;
  readonly #now: Now;

  constructor({
    store,
    accounts,
    now,
  }: {
    readonly store: { readonly accounts: AccountStore; readonly recovery: RecoveryStore };
    readonly accounts: Accounts;
    readonly now: Now;
  }) {
    this.#store = store;
    this.#accounts = accounts;
    this.#now = now;
  }

  async recover(
    request: RequestContext,
    { login: given, code, password }: RequestBody<'recover'>,
  ): Answer<Record<string, never>> {
    const login = given.toLowerCase();
    const { limits } = this.#accounts;
    if (!(await limits.mayTryPassword(request, login))) return deny('TOO_MANY_MESSAGES');
    const account = await this.#store.accounts.accountByLogin(login);
    const isRight =
      account !== null &&
      (await this.#store.recovery.takeCode(account.person, hashOf(codeOf(code)), this.#now()));
    if (!isRight) return deny('WRONG_CREDENTIALS');
    await limits.forgive(request, login);
    await this.#accounts.resetPassword(account.person, password);
    return ok({ body: {} });
  }
}
