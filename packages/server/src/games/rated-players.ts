/** Who may play rated games: people with accounts who have pledged to play fair. Bots are engines and need not. */

import type { CommandOf } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { CommandKey } from '../caller.ts';
import type { PeopleStores } from '../people/people-stores.ts';
import type { Now } from '../ports.ts';
import { refuse, type Answer } from '../refusal.ts';

type AccountStores = Pick<PeopleStores, 'accounts' | 'people'>;

/** `null`: they may. */
export async function refuseRated(
  { accounts, people }: AccountStores,
  person: string,
): Promise<ReturnType<typeof refuse> | null> {
  const account = await accounts.account(person);
  if (account === null) return refuse('CANNOT_BE_RATED');
  if (account.pledgedMs !== null || (await people.person(person))?.isBot === true) return null;
  return refuse('PLEDGE_MISSING');
}

/** Notes the pledge, once. */
export async function pledgeFairPlay(
  { parts: { store, now } }: { readonly parts: { readonly store: AccountStores; readonly now: Now } },
  _command: CommandOf<'pledge-fair-play'>,
  { person }: CommandKey,
): Answer<'pledge-fair-play'> {
  if ((await store.accounts.account(person)) === null) return refuse('CANNOT_BE_RATED');
  await store.accounts.pledge(person, now());
  return ok({});
}
