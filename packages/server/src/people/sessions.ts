/** Who somebody is: guests come in with one click, and are known again by a token of which only a hash is kept. */

import { createHash, randomBytes } from 'node:crypto';
import type { GameStore, PersonRecord } from '../store/game-store.ts';

/** 32 bytes: nobody guesses one, so that a plain hash is enough to keep it. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export interface NewGuest {
  readonly person: PersonRecord;
  readonly token: string;
}

export async function admitGuest(store: GameStore, name: string, nowMs: number): Promise<NewGuest> {
  const person = { id: randomBytes(9).toString('base64url'), name };
  const token = randomBytes(32).toString('base64url');
  await store.createPerson(person, nowMs);
  await store.createSession(hashOf(token), person.id, nowMs);
  return { person, token };
}

/** `null`: not a token of ours, or one that has expired. */
export async function personBehind(
  store: GameStore,
  token: string | undefined,
  nowMs: number,
): Promise<PersonRecord | null> {
  return token !== undefined && TOKEN.test(token) ? store.personOfSession(hashOf(token), nowMs) : null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
