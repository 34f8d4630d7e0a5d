/** Sessions of guests and accounts. The browser keeps the token, the store only its hash. */

import { createHash, randomBytes } from 'node:crypto';
import type { PeopleStores } from './people-stores.ts';
import type { PersonRecord } from './person.ts';
import type { NewSession } from './account-store.ts';

/** 32 random bytes, which nobody can guess, so a plain hash protects them. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const LONGEST_CLIENT = 80;

/** A person with the session that identified them. */
export interface Known {
  readonly person: PersonRecord;
  readonly tokenHash: string;
}

/** A new session with its token, which only the owner gets. */
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

/** `null`: unknown or expired token. */
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

/** Whether the text has the form of a token. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text);
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The public id of a session, which can only be used to end it. */
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

/** A short name of the browser, by which its owner recognizes it. Nothing else of the user agent is stored. */
export function clientName(userAgent: string | undefined): string {
  const has = (mark: string): boolean => userAgent?.includes(mark) === true;
  const parts = [BROWSERS.find(has), SYSTEMS.find(has)].flatMap((mark) =>
    mark === undefined ? [] : [SHOWN[mark] ?? mark],
  );
  return parts.join(', ').slice(0, LONGEST_CLIENT);
}
