/** Stores vacations in an SQL database. */

import type { Reads } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';
import type { Vacation, VacationStore } from './vacation-store.ts';

export class SqlVacations implements VacationStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async vacationsOf(person: string, sinceMs: number): Promise<readonly Vacation[]> {
    const rows = await this.#db
      .selectFrom('vacation')
      .selectAll()
      .where('person_id', '=', person)
      .where('until_ms', '>', sinceMs)
      .orderBy('from_ms')
      .execute();
    return rows.map((row) => ({ fromMs: row.from_ms, untilMs: row.until_ms }));
  }

  async putVacation(person: string, { fromMs, untilMs }: Vacation): Promise<void> {
    await this.#transactions.write((db) =>
      db
        .insertInto('vacation')
        .values({ person_id: person, from_ms: fromMs, until_ms: untilMs })
        .onConflict((conflict) =>
          conflict.columns(['person_id', 'from_ms']).doUpdateSet({ until_ms: untilMs }),
        )
        .execute(),
    );
  }
}
