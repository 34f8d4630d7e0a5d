/** The rows of `heartbeat`: one tests that the database accepts writes, one counts what it has stored. */

import { sql } from 'kysely';
import type { Mark } from './durability-mark.ts';
import type { Reads } from './schema/tables.ts';
import type { Transactions } from './transactions.ts';

/** Rows of `heartbeat`. */
const MARK = 1;
const BEAT = 2;

/** Writes one row. Resolves once it is stored. */
export async function beat(transactions: Transactions): Promise<void> {
  await transactions.write((db) =>
    db
      .insertInto('heartbeat')
      .values({ id: BEAT, number: 1, games: 0, events: 0 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ number: sql<number>`heartbeat.number + 1` }),
      )
      .execute(),
  );
}

/** The counts of everything ever stored. */
export async function readStoredMark(db: Reads): Promise<Mark> {
  const row = await db.selectFrom('heartbeat').selectAll().where('id', '=', MARK).executeTakeFirst();
  return { number: row?.number ?? 0, games: row?.games ?? 0, events: row?.events ?? 0 };
}

export async function writeStoredMark(transactions: Transactions, mark: Mark): Promise<void> {
  const { number, games, events } = mark;
  await transactions.write((db) =>
    db
      .insertInto('heartbeat')
      .values({ id: MARK, number, games, events })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ number, games, events }))
      .execute(),
  );
}
