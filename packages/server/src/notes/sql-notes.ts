/** Stores notes in an SQL database. */

import type { Reads } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';
import { stillThere } from '../people/personal-columns.ts';
import type { GameNoteRecord, NoteStore } from './note-store.ts';

export class SqlNotes implements NoteStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async note(person: string, game: string): Promise<string> {
    const row = await this.#db
      .selectFrom('game_note')
      .select('text')
      .where('person_id', '=', person)
      .where('game_id', '=', game)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async setNote(person: string, { game, text }: GameNoteRecord, most: number): Promise<boolean> {
    return this.#transactions.execute(async (db) => {
      await db.deleteFrom('game_note').where('person_id', '=', person).where('game_id', '=', game).execute();
      if (text === '') return true;
      if (!(await stillThere(db, [person])).has(person)) return false;
      const { count } = await db
        .selectFrom('game_note')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person_id', '=', person)
        .executeTakeFirstOrThrow();
      if (count >= most) return false;
      await db.insertInto('game_note').values({ person_id: person, game_id: game, text }).execute();
      return true;
    });
  }

  async of(person: string): Promise<readonly GameNoteRecord[]> {
    const rows = await this.#db
      .selectFrom('game_note')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('game_id')
      .execute();
    return rows.map((row) => ({ game: row.game_id, text: row.text }));
  }
}
