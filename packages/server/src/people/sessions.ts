/** Sessions: a guest gets one with a click. The browser keeps the token, the store only its hash. */

import { createHash, randomBytes } from 'node:crypto';
import type { PeopleStores } from './people-stores.ts';
import type { PersonRecord } from './person.ts';
import type { NewSession } from './account-store.ts';

/** 32 bytes: nobody guesses one, so that a plain hash is enough to keep it. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const LONGEST_CLIENT = 80;

/** A person as known by a session. */
export interface Known {
  readonly person: PersonRecord;
  readonly tokenHash: string;
}

/** A session and the token that opens it, which only its owner gets. */
export interface OpenedSession {
  readonly session: NewSession;
  readonly token: string;
}

export interface NewGuest {
  readonly person: PersonRecord;
  readonly token: string;
}

export async function admitGuest(
  store: Pick<PeopleStores, 'people' | 'accounts'>,
  { name, client, nowMs }: { readonly name: string; readonly client: string; readonly nowMs: number },
): Promise<NewGuest> {
  const person = { id: newPersonId(), name };
  const { session, token } = openSession(person.id, client, nowMs);
  await store.people.createPerson(person, nowMs);
  await store.accounts.createSession(session);
  return { person, token };
}

/** `null`: not a token of ours, or one that has expired. */
export async function personBehind(
  store: Pick<PeopleStores, 'people'>,
  token: string | undefined,
  nowMs: number,
): Promise<Known | null> {
  if (!isToken(token)) return null;
  const tokenHash = hashOf(token);
  const person = await store.people.personOfSession(tokenHash, nowMs);
  return person === null ? null : { person, tokenHash };
}

export function newPersonId(): string {
  return randomBytes(9).toString('base64url');
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function openSession(
  person: string,
  client: string,
  atMs: number,
  deviceHash?: string,
): OpenedSession {
  const token = newToken();
  return { token, session: { tokenHash: hashOf(token), person, client, atMs, deviceHash } };
}

/** Whether it looks like a token of ours. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text);
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The name of a session as its owner sees it; good only for ending the session. */
export function sessionId(tokenHash: string): string {
  return tokenHash.slice(0, 16);
}

const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chromium', 'Chrome', 'Safari'] as const;
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'CrOS', 'Linux'] as const;
const SHOWN: Readonly<Record<string, string>> = {
  Edg: 'Edge',
  OPR: 'Opera',
  'Mac OS': 'macOS',
  CrOS: 'ChromeOS',
};

/** What a browser says it is, in a few words, so that its owner knows it again; no more of it is kept. */
export function clientName(userAgent: string | undefined): string {
  const has = (mark: string): boolean => userAgent?.includes(mark) === true;
  const parts = [BROWSERS.find(has), SYSTEMS.find(has)].flatMap((mark) =>
    mark === undefined ? [] : [SHOWN[mark] ?? mark],
  );
  return parts.join(', ').slice(0, LONGEST_CLIENT);
}
