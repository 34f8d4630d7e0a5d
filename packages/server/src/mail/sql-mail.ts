/** Stores e-mail addresses in an SQL database. */

import type { Reads } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';
import { stillThere } from '../people/personal-columns.ts';
import type { MailAddress, MailStore } from './mail-store.ts';

export class SqlMail implements MailStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async of(person: string): Promise<MailAddress | null> {
    const row = await this.#db
      .selectFrom('mail_address')
      .selectAll()
      .where('person_id', '=', person)
      .executeTakeFirst();
    if (row === undefined) return null;
    return { person, address: row.address, language: row.language, confirmedMs: row.confirmed_ms };
  }

  async put(
    { person, address, language }: Parameters<MailStore['put']>[0],
    { codeHash, expiresMs }: Parameters<MailStore['put']>[1],
  ): Promise<void> {
    const row = { address, language, confirmed_ms: null, code_hash: codeHash, expires_ms: expiresMs };
    await this.#transactions.execute(async (db) => {
      if (!(await stillThere(db, [person])).has(person)) return;
      await db
        .insertInto('mail_address')
        .values({ person_id: person, ...row })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
        .execute();
    });
  }

  async confirm(person: string, codeHash: string, nowMs: number): Promise<boolean> {
    const confirmed = await this.#transactions.write((db) =>
      db
        .updateTable('mail_address')
        .set({ confirmed_ms: nowMs, code_hash: null })
        .where('person_id', '=', person)
        .where('code_hash', '=', codeHash)
        .where('expires_ms', '>', nowMs)
        .executeTakeFirst(),
    );
    return Number(confirmed.numUpdatedRows) > 0;
  }

  async remove(person: string): Promise<void> {
    await this.#transactions.write((db) =>
      db.deleteFrom('mail_address').where('person_id', '=', person).execute(),
    );
  }
}
