/** Stores chat messages and settings in an SQL database. */

import { USUAL_CHAT, type ChatSettings } from '@lexiko/protocol';
import { sql, type Selectable } from 'kysely';
import type { ChatStore, StoredMessage, Listening, NewMessage, Reading, Report } from './chat-store.ts';
import type { Reads, Tables } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';

/** People do not write this many messages at the same moment in one game. */
const MOST_ATTEMPTS = 50;

export class SqlChat implements ChatStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async write({ game, person, seat, text, atMs, command }: NewMessage): Promise<number> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const number = this.#db
        .selectFrom('chat_message')
        .select(({ fn }) => sql<number>`coalesce(${fn.max('number')}, 0) + 1`.as('number'))
        .where('game_id', '=', game);
      // Refused if the command has written before, or if another message took the number.
      const written = await this.#transactions.write(async (db) => {
        await db
          .insertInto('chat_message')
          .values({ game_id: game, number, person_id: person, seat, text, at_ms: atMs, command_id: command })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return db
          .selectFrom('chat_message')
          .select('number')
          .where('game_id', '=', game)
          .where('person_id', '=', person)
          .where('command_id', '=', command)
          .executeTakeFirst();
      });
      if (written !== undefined) return written.number;
    }
    throw new Error('Could not number a message.');
  }

  async latest({ game, after, to, muted }: Reading, limit: number): Promise<readonly StoredMessage[]> {
    const seats = to.filter((seat) => seat !== null);
    const rows = await this.#db
      .selectFrom('chat_message')
      .selectAll()
      .where('game_id', '=', game)
      .where('number', '>', after)
      .where(({ eb, or }) =>
        or([
          ...(to.includes(null) ? [eb('seat', 'is', null)] : []),
          ...(seats.length > 0 ? [eb('seat', 'in', seats)] : []),
        ]),
      )
      .$if(muted.length > 0, (query) => query.where('person_id', 'not in', [...muted]))
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return rows.toReversed().map(messageOf);
  }

  async writtenBy(person: string): Promise<readonly StoredMessage[]> {
    const rows = await this.#db
      .selectFrom('chat_message')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('at_ms')
      .execute();
    return rows.map(messageOf);
  }

  async message(game: string, number: number): Promise<StoredMessage | null> {
    const row = await this.#db
      .selectFrom('chat_message')
      .selectAll()
      .where('game_id', '=', game)
      .where('number', '=', number)
      .executeTakeFirst();
    return row === undefined ? null : messageOf(row);
  }

  async listening(people: readonly string[], writer?: string): Promise<ReadonlyMap<string, Listening>> {
    if (people.length === 0) return new Map();
    const ids = [...people];
    const settings = await this.#db
      .selectFrom('chat_setting')
      .selectAll()
      .where('person_id', 'in', ids)
      .execute();
    const mutes = await this.#db
      .selectFrom('mute')
      .selectAll()
      .where('person_id', 'in', ids)
      .$if(writer !== undefined, (query) => query.where('muted_id', '=', writer ?? ''))
      .execute();
    const own = new Map(settings.map((row) => [row.person_id, { chat: row.chat, filter: row.filter }]));
    const muted = new Map(ids.map((person): [string, string[]] => [person, []]));
    for (const row of mutes) muted.get(row.person_id)?.push(row.muted_id);
    return new Map(
      [...muted].map(([person, others]) => {
        const chat = own.get(person) ?? USUAL_CHAT;
        return [person, { ...(chat as ChatSettings), muted: others }]; // the column holds settings only
      }),
    );
  }

  async setChat(person: string, { chat, filter }: ChatSettings): Promise<void> {
    await this.#transactions.write((db) =>
      db
        .insertInto('chat_setting')
        .values({ person_id: person, chat, filter })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ chat, filter }))
        .execute(),
    );
  }

  async mute(person: string, other: string, muted: boolean): Promise<void> {
    if (muted) {
      await this.#transactions.write((db) =>
        db
          .insertInto('mute')
          .values({ person_id: person, muted_id: other })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
      return;
    }
    await this.#transactions.write((db) =>
      db.deleteFrom('mute').where('person_id', '=', person).where('muted_id', '=', other).execute(),
    );
  }

  async report({ game, message, person, reason, atMs }: Report): Promise<void> {
    await this.#transactions.write((db) =>
      db
        .insertInto('report')
        .values({ game_id: game, number: message, person_id: person, reason, at_ms: atMs })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }

  async reports(limit: number, person?: string): Promise<readonly Report[]> {
    const rows = await this.#db
      .selectFrom('report')
      .selectAll()
      .$if(person !== undefined, (query) => query.where('person_id', '=', person ?? ''))
      .orderBy('at_ms', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      game: row.game_id,
      message: row.number,
      person: row.person_id,
      reason: row.reason,
      atMs: row.at_ms,
    }));
  }
}

function messageOf(row: Selectable<Tables['chat_message']>): StoredMessage {
  return {
    game: row.game_id,
    number: row.number,
    person: row.person_id,
    seat: row.seat,
    text: row.text,
    atMs: row.at_ms,
  };
}
