/** Counts attempts in an SQL database, each in one statement, so that concurrent processes count correctly. */

import { sql, type RawBuilder } from 'kysely';
import type { AttemptStore, Patience } from './attempt-store.ts';
import { ATTEMPTS_MS } from './person.ts';
import { filled, type Rate } from '../rate-limit.ts';
import type { Reads } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';

/** Limits the doublings of a wait, whatever its maximum. */
const MOST_DOUBLINGS = 30;

export class SqlAttempts implements AttemptStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async mayTry(keyHash: string, rate: Rate, atMs: number): Promise<boolean> {
    const left = refilled(rate, atMs);
    return this.#count(keyHash, {
      first: rate.burst - 1,
      next: sql<number>`${left} - 1`,
      where: sql<boolean>`${left} >= 1`,
      atMs,
    });
  }

  async failuresLeft(
    keys: readonly { readonly keyHash: string; readonly rate: Rate }[],
    atMs: number,
  ): Promise<readonly number[]> {
    const rows = await this.#db
      .selectFrom('attempt')
      .selectAll()
      .where(
        'key_hash',
        'in',
        keys.map(({ keyHash }) => keyHash),
      )
      .execute();
    return keys.map(({ keyHash, rate }) => {
      const row = rows.find(({ key_hash }) => key_hash === keyHash);
      return filled(row && { left: row.tries_left, atMs: row.at_ms }, rate, atMs);
    });
  }

  async countFailure(keyHash: string, rate: Rate, atMs: number): Promise<void> {
    const left = refilled(rate, atMs);
    const floor = sql<number>`cast(${-rate.burst} as double precision)`;
    await this.#count(keyHash, {
      first: rate.burst - 1,
      next: sql<number>`case when ${left} - 1 < ${floor} then ${floor} else ${left} - 1 end`,
      where: sql<boolean>`1 = 1`,
      atMs,
    });
  }

  async mayTryAgain(keyHash: string, { free, firstMs, longestMs }: Patience, atMs: number): Promise<boolean> {
    const over = sql<number>`cast(attempt.tries_left as integer) - cast(${free} as integer)`;
    const doubled = sql<number>`cast(${firstMs} as bigint) * (1 << (case when ${over} > ${MOST_DOUBLINGS} then ${MOST_DOUBLINGS} else ${over} end))`;
    const longest = sql<number>`cast(${longestMs} as bigint)`;
    const waitMs = sql<number>`case when ${over} < 0 then 0 when ${doubled} > ${longest} then ${longest} else ${doubled} end`;
    return this.#count(keyHash, {
      first: 1,
      next: sql<number>`case when attempt.at_ms < ${atMs - ATTEMPTS_MS} then 1 else attempt.tries_left + 1 end`,
      where: sql<boolean>`cast(${atMs} as bigint) >= attempt.at_ms + ${waitMs}`,
      atMs,
    });
  }

  async forget(keyHash: string): Promise<void> {
    await this.#transactions.write((db) =>
      db.deleteFrom('attempt').where('key_hash', '=', keyHash).execute(),
    );
  }

  async forgetExpired(atMs: number): Promise<void> {
    await this.#transactions.write((db) =>
      db
        .deleteFrom('attempt')
        .where('at_ms', '<', atMs - ATTEMPTS_MS)
        .execute(),
    );
  }

  /** Counts an attempt if it is the first or the row allows it. Returns whether it did. */
  async #count(
    keyHash: string,
    {
      first,
      next,
      where,
      atMs,
    }: {
      readonly first: number;
      readonly next: RawBuilder<number>;
      readonly where: RawBuilder<boolean>;
      readonly atMs: number;
    },
  ): Promise<boolean> {
    const counted = await this.#transactions.write((db) =>
      db
        .insertInto('attempt')
        .values({ key_hash: keyHash, tries_left: first, at_ms: atMs })
        .onConflict((conflict) =>
          conflict.column('key_hash').doUpdateSet({ tries_left: next, at_ms: atMs }).where(where),
        )
        .executeTakeFirst(),
    );
    return Number(counted.numInsertedOrUpdatedRows ?? 0) === 1;
  }
}

/** The current level of a row's bucket: `filled` in SQL. */
function refilled({ burst, perSecond }: Rate, atMs: number): RawBuilder<number> {
  const elapsedMs = sql<number>`case when ${atMs} > attempt.at_ms then ${atMs} - attempt.at_ms else 0 end`;
  const left = sql<number>`attempt.tries_left + (${elapsedMs}) * cast(${perSecond / 1000} as double precision)`;
  const most = sql<number>`cast(${burst} as double precision)`;
  return sql<number>`(case when ${left} > ${most} then ${most} else ${left} end)`;
}
