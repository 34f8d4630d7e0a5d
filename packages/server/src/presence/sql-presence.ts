/** Stores presence in an SQL database. */

import type { Reads } from '../database/schema/tables.ts';
import { stillThere } from '../people/personal-columns.ts';
import { seenOf, type PresenceChange, type PresenceStore, type Seen } from './presence-store.ts';
import type { Transactions } from '../database/transactions.ts';

export class SqlPresence implements PresenceStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async put(process: string, changes: readonly PresenceChange[]): Promise<boolean> {
    // All processes use the same order, so that they cannot deadlock.
    const rows = changes
      .map(({ game, person, leftMs, isHidden = false }) => ({
        game_id: game,
        person_id: person,
        process,
        left_ms: leftMs,
        is_hidden: isHidden ? 1 : 0,
      }))
      .sort((a, b) => (a.game_id + a.person_id < b.game_id + b.person_id ? -1 : 1));
    await this.#transactions.execute(async (transaction) => {
      const there = await stillThere(
        transaction,
        rows.map((row) => row.person_id),
      );
      const known = rows.filter((row) => there.has(row.person_id));
      if (known.length === 0) return;
      await transaction
        .insertInto('presence')
        .values(known)
        .onConflict((conflict) =>
          conflict.columns(['game_id', 'person_id', 'process']).doUpdateSet(({ ref }) => ({
            left_ms: ref('excluded.left_ms'),
            is_hidden: ref('excluded.is_hidden'),
          })),
        )
        .execute();
    });
    const known = await this.#db.selectFrom('process').select('name').where('name', '=', process).execute();
    return known.length > 0;
  }

  async of(games: readonly string[]): Promise<readonly Seen[]> {
    if (games.length === 0) return [];
    const rows = await this.#db
      .selectFrom('presence')
      .leftJoin('process', 'process.name', 'presence.process')
      .select([
        'presence.game_id',
        'presence.person_id',
        'presence.left_ms',
        'presence.is_hidden',
        'process.name',
      ])
      .where('presence.game_id', 'in', [...games])
      .execute();
    return seenOf(
      rows.map((row) => ({
        game: row.game_id,
        person: row.person_id,
        leftMs: row.left_ms,
        isHidden: row.is_hidden === 1,
        isProcessKnown: row.name !== null,
      })),
    );
  }

  async beat(
    process: string,
  ): Promise<{ readonly isKnown: boolean; readonly beats: ReadonlyMap<string, number> }> {
    const isKnown = await this.#transactions.write(async (db) => {
      const raised = await db
        .updateTable('process')
        .set(({ eb }) => ({ beat: eb('beat', '+', 1) }))
        .where('name', '=', process)
        .executeTakeFirst();
      if (Number(raised.numUpdatedRows) > 0) return true;
      await db.insertInto('process').values({ name: process, beat: 1 }).execute();
      return false;
    });
    const rows = await this.#db.selectFrom('process').selectAll().execute();
    return { isKnown, beats: new Map(rows.map(({ name, beat }) => [name, beat])) };
  }

  async bury(process: string, atMs: number): Promise<readonly string[]> {
    return this.#transactions.execute(async (transaction) => {
      await transaction.deleteFrom('process').where('name', '=', process).execute();
      const left = await transaction
        .updateTable('presence')
        .set({ left_ms: atMs })
        .where('process', '=', process)
        .where('left_ms', 'is', null)
        .returning('game_id')
        .execute();
      return [...new Set(left.map(({ game_id: game }) => game))];
    });
  }

  async forget(beforeMs: number): Promise<void> {
    await this.#transactions.write((db) =>
      db.deleteFrom('presence').where('left_ms', '<', beforeMs).execute(),
    );
  }
}
