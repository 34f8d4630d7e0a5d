/** Stores people in an SQL database. */

import type { Reads } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';
import { SESSION_MS, type PersonRecord } from './person.ts';
import type { PersonStore } from './person-store.ts';

/** How often the last use of a session is updated. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

export class SqlPeople implements PersonStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async createPerson({ id, name }: PersonRecord, atMs: number): Promise<void> {
    await this.#transactions.write((db) =>
      db.insertInto('person').values({ id, name, created_ms: atMs }).execute(),
    );
  }

  async person(id: string): Promise<PersonRecord | null> {
    return (await this.people([id]))[0] ?? null;
  }

  async people(ids: readonly string[]): Promise<readonly PersonRecord[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db
      .selectFrom('person')
      .select(['id', 'name', 'is_bot'])
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(personOf);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#transactions.write((db) =>
      db.updateTable('person').set({ name }).where('id', '=', id).execute(),
    );
  }

  async markBot(id: string): Promise<void> {
    await this.#transactions.write((db) =>
      db.updateTable('person').set({ is_bot: 1 }).where('id', '=', id).execute(),
    );
  }

  async personOfSession(tokenHash: string, atMs: number): Promise<PersonRecord | null> {
    const row = await this.#db
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person_id')
      .select(['person.id', 'person.name', 'person.is_bot', 'session.seen_ms'])
      .where('session.token_hash', '=', tokenHash)
      .where('session.seen_ms', '>=', atMs - SESSION_MS)
      .executeTakeFirst();
    if (row === undefined) return null;
    // Not with every request: a write waits for the disk.
    if (atMs - row.seen_ms >= SEEN_EVERY_MS) {
      await this.#transactions.write((db) =>
        db.updateTable('session').set({ seen_ms: atMs }).where('token_hash', '=', tokenHash).execute(),
      );
    }
    return personOf(row);
  }
}

export function personOf(row: {
  readonly id: string;
  readonly name: string;
  readonly is_bot: number;
}): PersonRecord {
  const { id, name } = row;
  return row.is_bot === 1 ? { id, name, isBot: true } : { id, name };
}
