/** Stores short links in an SQL database. */

import type { Selectable } from 'kysely';
import type { Reads, Tables } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';
import { stillThere } from '../people/personal-columns.ts';
import type { LinkRecord, LinkStore } from './link-store.ts';

export class SqlLinks implements LinkStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async add({ id, keyHash, person, text, expiresMs }: LinkRecord, most: number): Promise<boolean> {
    return this.#transactions.execute(async (db) => {
      if (person !== null) {
        if (!(await stillThere(db, [person])).has(person)) return false;
        const { count } = await db
          .selectFrom('short_link')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('person_id', '=', person)
          .executeTakeFirstOrThrow();
        if (count >= most) return false;
      }
      await db
        .insertInto('short_link')
        .values({ id, key_hash: keyHash, person_id: person, text, expires_ms: expiresMs })
        .execute();
      return true;
    });
  }

  async link(id: string, nowMs: number): Promise<LinkRecord | null> {
    const row = await this.#db
      .selectFrom('short_link')
      .selectAll()
      .where('id', '=', id)
      .where('expires_ms', '>', nowMs)
      .executeTakeFirst();
    return row === undefined ? null : linkOf(row);
  }

  async of(person: string): Promise<readonly LinkRecord[]> {
    const rows = await this.#db
      .selectFrom('short_link')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('expires_ms')
      .execute();
    return rows.map(linkOf);
  }

  async remove(id: string, keyHash: string): Promise<boolean> {
    const gone = await this.#transactions.write((db) =>
      db.deleteFrom('short_link').where('id', '=', id).where('key_hash', '=', keyHash).executeTakeFirst(),
    );
    return Number(gone.numDeletedRows) > 0;
  }

  async forgetExpired(nowMs: number): Promise<void> {
    await this.#transactions.write((db) =>
      db.deleteFrom('short_link').where('expires_ms', '<=', nowMs).execute(),
    );
  }
}

function linkOf(row: Selectable<Tables['short_link']>): LinkRecord {
  return {
    id: row.id,
    keyHash: row.key_hash,
    person: row.person_id,
    text: row.text,
    expiresMs: row.expires_ms,
  };
}
