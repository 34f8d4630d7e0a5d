/** Keeps what tables need besides their games in an SQL database. */

import type { Seat } from '@lexiko/rules';
import type { Reads } from '../database/migrations.ts';
import type { Transactions } from '../database/transactions.ts';
import { SqlChat } from '../chat/sql-chat.ts';
import { SqlClasses } from '../classes/sql-classes.ts';
import { SqlNotices } from '../notices/sql-notices.ts';
import type { Desk, KeptDesk, TableStore, Vacation } from './table-store.ts';

export class SqlTableStore implements TableStore {
  readonly chat: SqlChat;
  readonly classes: SqlClasses;
  readonly notices: SqlNotices;
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
    this.chat = new SqlChat(db, transactions);
    this.classes = new SqlClasses(db, transactions);
    this.notices = new SqlNotices(db, transactions);
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

  async postpone(game: string, dueMs: number): Promise<void> {
    await this.#transactions.write((db) =>
      db
        .updateTable('due')
        .set({ due_ms: dueMs })
        .where('game_id', '=', game)
        .where('kind', '=', 'clock')
        .execute(),
    );
  }

  async desk(game: string, seat: Seat): Promise<KeptDesk | null> {
    const row = await this.#db
      .selectFrom('desk')
      .select(['version', 'body'])
      .where('game_id', '=', game)
      .where('seat', '=', seat)
      .executeTakeFirst();
    // What was written here was a desk.
    return row === undefined ? null : { version: row.version, desk: JSON.parse(row.body) as Desk };
  }

  async putDesk(game: string, seat: Seat, { version, desk }: KeptDesk): Promise<boolean> {
    const body = JSON.stringify(desk);
    if (version === 1) {
      const inserted = await this.#transactions.write((db) =>
        db
          .insertInto('desk')
          .values({ game_id: game, seat, version, body })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst(),
      );
      return Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1;
    }
    const updated = await this.#transactions.write((db) =>
      db
        .updateTable('desk')
        .set({ version, body })
        .where('game_id', '=', game)
        .where('seat', '=', seat)
        .where('version', '=', version - 1)
        .executeTakeFirst(),
    );
    return Number(updated.numUpdatedRows) === 1;
  }
}
