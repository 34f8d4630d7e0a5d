/** Stores team workspaces in an SQL database. */

import type { Seat } from '@lexiko/rules';
import type { Reads } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';
import type { StoredWorkspace, Workspace, WorkspaceStore } from './workspace-store.ts';

export class SqlWorkspaces implements WorkspaceStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async workspace(game: string, seat: Seat): Promise<StoredWorkspace | null> {
    const row = await this.#db
      .selectFrom('workspace')
      .select(['version', 'body'])
      .where('game_id', '=', game)
      .where('seat', '=', seat)
      .executeTakeFirst();
    // The column holds workspaces only.
    return row === undefined ? null : { version: row.version, workspace: JSON.parse(row.body) as Workspace };
  }

  async putWorkspace(game: string, seat: Seat, { version, workspace }: StoredWorkspace): Promise<boolean> {
    const body = JSON.stringify(workspace);
    if (version === 1) {
      const inserted = await this.#transactions.write((db) =>
        db
          .insertInto('workspace')
          .values({ game_id: game, seat, version, body })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst(),
      );
      return Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1;
    }
    const updated = await this.#transactions.write((db) =>
      db
        .updateTable('workspace')
        .set({ version, body })
        .where('game_id', '=', game)
        .where('seat', '=', seat)
        .where('version', '=', version - 1)
        .executeTakeFirst(),
    );
    return Number(updated.numUpdatedRows) === 1;
  }
}
