/** Stores reports of people in an SQL database, and reads them together with the reports of messages. */

import type { ReportKind } from '@lexiko/protocol';
import type { Reads } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';
import type { ContextMessage, NewComplaint, ReportedWords, ReportRecord } from './moderation-store.ts';

/** Which reports to read: by who made them or whom they are about, by state, or one. */
interface Wanted {
  readonly state?: 'open' | 'closed';
  readonly about?: string;
  readonly by?: string;
  readonly id?: string;
}

export class SqlReports {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async complain(complaint: NewComplaint, most: number): Promise<boolean> {
    const { id, person, about, game, kind, reason, atMs, words } = complaint;
    const quote = words?.quote ?? null;
    return this.#transactions.execute(async (db) => {
      const open = await db
        .selectFrom('complaint')
        .selectAll()
        .where('person_id', '=', person)
        .where('closed_ms', 'is', null)
        .execute();
      const same = open.filter(
        (one) => one.about_id === about && one.game_id === game && one.quote === quote,
      );
      if (same.length === 0 && open.length >= most) return false;
      for (const one of same) await db.deleteFrom('complaint').where('id', '=', one.id).execute();
      await db
        .insertInto('complaint')
        .values({
          id,
          person_id: person,
          about_id: about,
          game_id: game,
          kind,
          reason,
          at_ms: atMs,
          closed_ms: null,
          quote,
          around: words === undefined ? null : JSON.stringify({ number: words.number, texts: words.around }),
        })
        .execute();
      return true;
    });
  }

  async reports(state: 'open' | 'closed', limit: number): Promise<readonly ReportRecord[]> {
    return this.#reports({ state }, limit);
  }

  async reportsAbout(person: string, limit: number): Promise<readonly ReportRecord[]> {
    return this.#reports({ about: person }, limit);
  }

  async reportsBy(person: string, limit: number): Promise<readonly ReportRecord[]> {
    return this.#reports({ by: person }, limit);
  }

  async report(id: string): Promise<ReportRecord | null> {
    return (await this.#reports({ id }, 1))[0] ?? null;
  }

  async closeReport(id: string, atMs: number): Promise<void> {
    const message = messageOf(id);
    await this.#transactions.write<unknown>((db) =>
      message === null
        ? db.updateTable('complaint').set({ closed_ms: atMs }).where('id', '=', id).execute()
        : db
            .updateTable('report')
            .set({ closed_ms: atMs })
            .where('game_id', '=', message.game)
            .where('number', '=', message.number)
            .where('person_id', '=', message.person)
            .execute(),
    );
  }

  async messagesAround(
    game: string,
    message: { readonly number: number; readonly seat: number | null } | null,
    span: number,
  ): Promise<readonly ContextMessage[]> {
    const seat = message?.seat ?? null;
    const rows = await this.#db
      .selectFrom('chat_message')
      .selectAll()
      .where('game_id', '=', game)
      .where('seat', seat === null ? 'is' : '=', seat)
      .$if(message !== null, (query) => query.where('number', '<=', (message?.number ?? 0) + span))
      .orderBy('number', 'desc')
      .limit(2 * span + 1)
      .execute();
    return rows
      .toReversed()
      .map((row) => ({ number: row.number, person: row.person_id, text: row.text, atMs: row.at_ms }));
  }

  /** Both kinds of reports, the latest first. */
  async #reports(wanted: Wanted, limit: number): Promise<readonly ReportRecord[]> {
    const id = wanted.id === undefined ? undefined : messageOf(wanted.id);
    const [people, messages] = await Promise.all([
      id === undefined || id === null ? this.#complaints(wanted, limit) : [],
      id === null ? [] : this.#messageReports(wanted, id, limit),
    ]);
    return [...people, ...messages].toSorted((one, other) => other.atMs - one.atMs).slice(0, limit);
  }

  async #complaints({ state, about, by, id }: Wanted, limit: number): Promise<readonly ReportRecord[]> {
    const rows = await this.#db
      .selectFrom('complaint')
      .leftJoin('game', 'game.id', 'complaint.game_id')
      .selectAll('complaint')
      .select('game.code')
      .$if(state !== undefined, (query) => query.where('closed_ms', state === 'open' ? 'is' : 'is not', null))
      .$if(about !== undefined, (query) => query.where('about_id', '=', about ?? ''))
      .$if(by !== undefined, (query) => query.where('person_id', '=', by ?? ''))
      .$if(id !== undefined, (query) => query.where('complaint.id', '=', id ?? ''))
      .orderBy('at_ms', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      person: row.person_id,
      about: row.about_id,
      game: row.game_id === null || row.code === null ? null : { id: row.game_id, code: row.code },
      kind: row.kind as ReportKind, // the column holds kinds only
      reason: row.reason,
      atMs: row.at_ms,
      message: null,
      ...(row.quote === null ? {} : { words: wordsOf(row.quote, row.around) }),
      closedMs: row.closed_ms,
    }));
  }

  async #messageReports(
    { state, about, by }: Wanted,
    id: ReturnType<typeof messageOf> | undefined,
    limit: number,
  ): Promise<readonly ReportRecord[]> {
    const rows = await this.#db
      .selectFrom('report')
      .leftJoin('chat_message', (join) =>
        join
          .onRef('chat_message.game_id', '=', 'report.game_id')
          .onRef('chat_message.number', '=', 'report.number'),
      )
      .leftJoin('game', 'game.id', 'report.game_id')
      .selectAll('report')
      .select(['chat_message.person_id as writer', 'chat_message.seat', 'chat_message.text', 'game.code'])
      .$if(state !== undefined, (query) =>
        query.where('report.closed_ms', state === 'open' ? 'is' : 'is not', null),
      )
      .$if(about !== undefined, (query) => query.where('chat_message.person_id', '=', about ?? ''))
      .$if(by !== undefined, (query) => query.where('report.person_id', '=', by ?? ''))
      .$if(id !== undefined, (query) =>
        query
          .where('report.game_id', '=', id?.game ?? '')
          .where('report.number', '=', id?.number ?? 0)
          .where('report.person_id', '=', id?.person ?? ''),
      )
      .orderBy('report.at_ms', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: `${row.game_id}.${row.number}.${row.person_id}`,
      person: row.person_id,
      about: row.writer,
      game: row.code === null ? null : { id: row.game_id, code: row.code },
      kind: 'chat',
      reason: row.reason,
      atMs: row.at_ms,
      message: row.text === null ? null : { number: row.number, seat: row.seat, text: row.text },
      closedMs: row.closed_ms,
    }));
  }
}

/** `around` is as it was written above; deleting a person deletes it. */
function wordsOf(quote: string, around: string | null): ReportedWords {
  const { number, texts } = JSON.parse(around ?? '{"number":0,"texts":[]}') as {
    readonly number: number;
    readonly texts: ReportedWords['around'];
  };
  return { number, quote, around: texts };
}

/** What the id of a report of a message is made of; `null`: it is a report of a person. */
function messageOf(
  id: string,
): { readonly game: string; readonly number: number; readonly person: string } | null {
  const [, game, number, person] = /^([\w-]+)\.(\d{1,9})\.([\w-]+)$/u.exec(id) ?? [];
  return game === undefined || person === undefined ? null : { game, number: Number(number), person };
}
