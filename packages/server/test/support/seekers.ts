/** People who look for opponents in the tests: connected to the server, with accounts and ratings as wanted. */

import type { CommandOf } from '@lexiko/protocol';
import { placeOf } from '../../src/presence/at-server.ts';
import type { ServerStore } from '../../src/store/server-store.ts';

const PROCESS = 'a process';

export async function signUp(store: ServerStore, person: string): Promise<void> {
  const session = { tokenHash: person, person, client: '', atMs: 1 };
  const account = { person, login: person, passwordHash: 'hash', createdMs: 1 };
  await store.accounts.signUp({ account, name: null, passkey: null, session });
  await store.accounts.pledge(person, 1);
}

/** `leftMs`: when they went; `null`: they are connected. */
export async function connect(
  store: ServerStore,
  people: readonly string[],
  leftMs: number | null = null,
): Promise<void> {
  await store.presence.beat(PROCESS);
  for (const person of people) {
    if ((await store.people.person(person)) === null)
      await store.people.createPerson({ id: person, name: person }, 1);
    await store.presence.put(PROCESS, [{ game: placeOf(person), person, leftMs }]);
  }
}

export function seeking(given: Partial<CommandOf<'seek'>> = {}): CommandOf<'seek'> {
  return {
    type: 'seek',
    time: '10+5',
    language: 'english',
    dictionary: 'any',
    play: 'either',
    ...given,
  };
}
