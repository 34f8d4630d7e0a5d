/** Stores measurements of agreement with the engine in an SQL database. */

import { MeasuredAgreement } from '@lexiko/protocol';
import type { Reads } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';
import { stillThere } from '../people/personal-columns.ts';
import type { AgreementStore } from './agreement-store.ts';

export class SqlAgreements implements AgreementStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async keep(person: string, agreement: MeasuredAgreement): Promise<void> {
    await this.#transactions.execute(async (db) => {
      if (!(await stillThere(db, [person])).has(person)) return;
      await db.deleteFrom('agreement_report').where('person_id', '=', person).execute();
      const row = { person_id: person, measured_ms: agreement.measuredMs, report: JSON.stringify(agreement) };
      await db.insertInto('agreement_report').values(row).execute();
    });
  }

  async of(person: string): Promise<MeasuredAgreement | null> {
    const row = await this.#db
      .selectFrom('agreement_report')
      .select('report')
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row === undefined ? null : MeasuredAgreement.parse(JSON.parse(row.report));
  }
}
