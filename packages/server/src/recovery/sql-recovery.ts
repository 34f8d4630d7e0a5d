/** Stores one-time codes in an SQL database. */

import type { Reads } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';
import type { RecoveryStore } from './recovery-store.ts';

export class SqlRecovery implements RecoveryStore {
  readonly #transactions: Transactions;

  constructor(_db: Reads, transactions: Transactions) {
    this.#transactions = transactions;
  }

  async putCode({ person, codeHash, expiresMs }: Parameters<RecoveryStore['putCode']>[0]): Promise<void> {
    const row = { code_hash: codeHash, expires_ms: expiresMs };
    await this.#transactions.write((db) =>
      db
        .insertInto('reset_code')
        .values({ person_id: person, ...row })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
        .execute(),
    );
  }

  async takeCode(person: string, codeHash: string, nowMs: number): Promise<boolean> {
    const gone = await this.#transactions.write((db) =>
      db
        .deleteFrom('reset_code')
        .where('person_id', '=', person)
        .where('code_hash', '=', codeHash)
        .where('expires_ms', '>', nowMs)
        .executeTakeFirst(),
    );
    return Number(gone.numDeletedRows) > 0;
  }
}
