/** Stores notices for absent people in an SQL database. */

import type { Notice } from '@lexiko/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { NewNotice, NoticeStore } from './notice-store.ts';
import type { Reads, Tables } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';

export class SqlNotices implements NoticeStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async put(notices: readonly NewNotice[]): Promise<void> {
    if (notices.length > 0) await this.#transactions.execute((db) => putNotices(db, notices));
  }

  async of(person: string, limit: number): Promise<readonly NewNotice[]> {
    const rows = await this.#db
      .selectFrom('notice')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('at_ms', 'desc')
      .limit(limit)
      .execute();
    return rows.map(noticeOf);
  }

  async about(person: string, game: string): Promise<NewNotice | null> {
    const row = await this.#db
      .selectFrom('notice')
      .selectAll()
      .where('person_id', '=', person)
      .where('game_id', '=', game)
      .executeTakeFirst();
    return row === undefined ? null : noticeOf(row);
  }

  async read(person: string, game: string): Promise<void> {
    await this.#transactions.write((db) =>
      db.deleteFrom('notice').where('person_id', '=', person).where('game_id', '=', game).execute(),
    );
  }
}

/** Writes notices, also inside larger transactions. */
export async function putNotices(
  db: Pick<Kysely<Tables>, 'insertInto'>,
  notices: readonly NewNotice[],
): Promise<void> {
  for (const { person, game, kind, from, atMs } of notices)
    await db
      .insertInto('notice')
      .values({ person_id: person, game_id: game, kind, from_id: from, at_ms: atMs })
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'game_id']).doUpdateSet({ kind, from_id: from, at_ms: atMs }),
      )
      .execute();
}

function noticeOf(row: Selectable<Tables['notice']>): NewNotice {
  return {
    person: row.person_id,
    game: row.game_id,
    kind: row.kind as Notice['kind'], // the column holds kinds of notices only
    from: row.from_id,
    atMs: row.at_ms,
  };
}
