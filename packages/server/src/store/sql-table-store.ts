/** Keeps what tables need besides their games in an SQL database. */

import type { Seat } from '@lexiko/rules';
import type { Database } from './schema.ts';
import type { Desk, KeptDesk, TableStore } from './table-store.ts';

export class SqlTableStore implements TableStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
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
      const inserted = await this.#db
        .insertInto('desk')
        .values({ game_id: game, seat, version, body })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1;
    }
    const updated = await this.#db
      .updateTable('desk')
      .set({ version, body })
      .where('game_id', '=', game)
      .where('seat', '=', seat)
      .where('version', '=', version - 1)
      .executeTakeFirst();
    return Number(updated.numUpdatedRows) === 1;
  }
}
