/** The store of people, with or without an account: their names, and the owner of a session. */

import type { PersonRecord } from './person.ts';

export interface PersonStore {
  createPerson(person: PersonRecord, atMs: number): Promise<void>;
  person(id: string): Promise<PersonRecord | null>;
  people(ids: readonly string[]): Promise<readonly PersonRecord[]>;
  rename(id: string, name: string): Promise<void>;
  /** From now on everybody sees that a program plays in their name. */
  markBot(id: string): Promise<void>;
  personOfSession(tokenHash: string, atMs: number): Promise<PersonRecord | null>;
}
