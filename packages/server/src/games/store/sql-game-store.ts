/** Stores games in SQLite or PostgreSQL, with the same queries. */

import type { Pace } from '@lexiko/protocol';
import { err, type GameEvent } from '@lexiko/rules';
import { sql, type Transaction } from 'kysely';
import type { CommandKey } from '../../caller.ts';
import { putAlerts } from '../../alerts/store/sql-alerts.ts';
import { setQuestion } from '../../computers/sql-computers.ts';
import type { Reads, Tables } from '../../database/schema/tables.ts';
import { Abandoned, type Transactions } from '../../database/transactions.ts';
import { putNotices } from '../../notices/sql-notices.ts';
import { claimSeeks, settleSeeks } from '../../pairing/store/sql-seeks.ts';
import type { GameRefusal } from '../../refusal.ts';
import {
  begins,
  type Append,
  type AppendResult,
  type CommandAnswer,
  type DueWork,
  type GameNumbers,
  type GameRecord,
  type GameStore,
  type IdleLobby,
  type ListedGame,
  type ListPlace,
  type NewGame,
  type Seating,
  type Stage,
  type StoredEvent,
  type StoredSeatEvent,
} from './game-store.ts';
import type { SeatRecord } from '../seat-record.ts';
import { answerTo, claimCommand, insertAnswer } from './sql-answers.ts';
import { setDue, takeDue } from './sql-due.ts';
import { listedGames, recordOf, seatsWithTeams } from './sql-games.ts';
import { dropLobby, forgetSomeCommands, idleLobbies } from './sql-lobbies.ts';
import { appendSeatEvents, holdAtStage, insertSeats, seatEventsAfter, seatingOf } from './sql-seats.ts';

const COMMANDS_AT_ONCE = 1000;

/** Called with what was stored, after the commit. */
export type Kept = (counts: { readonly games: number; readonly events: number }) => void;

export class SqlGameStore implements GameStore {
  readonly #db: Reads;
  protected readonly transactions: Transactions;
  readonly #onStored: Kept;

  constructor(db: Reads, transactions: Transactions, onStored: Kept = () => {}) {
    this.#db = db;
    this.transactions = transactions;
    this.#onStored = onStored;
  }

  async createGame(game: NewGame): ReturnType<GameStore['createGame']> {
    const { record, headline, events, atMs, done, seeks = [] } = game;
    const created = await this.transactions.execute(
      async (transaction): ReturnType<GameStore['createGame']> => {
        await claimCommand(transaction, done, atMs);
        const inserted = await transaction
          .insertInto('game')
          .values({
            id: record.id,
            code: record.code,
            visibility: record.visibility,
            secret: record.secret,
            stage: record.stage,
            pace: record.pace,
            host_id: record.host,
            rematch_of: record.rematchOf,
            summary: JSON.stringify(headline),
            terms: JSON.stringify(record.terms),
            class_id: record.classroom,
            created_ms: atMs,
            updated_ms: atMs,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) {
          const again = await transaction
            .selectFrom('game')
            .select('id')
            .where('rematch_of', '=', record.rematchOf)
            .executeTakeFirst();
          throw new Abandoned(again === undefined ? ('code-taken' as const) : ('rematch-exists' as const));
        }
        await claimSeeks(transaction, { game: record.id, seeks, atMs });
        await insertEvents(transaction, { game: record.id, after: 0, events, atMs });
        await insertSeats(transaction, game);
        return 'created' as const;
      },
    );
    if (created === 'created') this.#onStored({ games: 1, events: events.length });
    return created;
  }

  async append(append: Append): Promise<AppendResult> {
    const { game, after, events, atMs, done } = append;
    const appended = await this.transactions.execute(async (transaction): Promise<AppendResult> => {
      await claimCommand(transaction, done, atMs);
      if (events.length === 0) {
        await holdAtStage(transaction, append);
        await appendSeatEvents(transaction, append);
        return 'appended' as const;
      }
      const inserted = await insertEvents(transaction, { game, after, events, atMs });
      if (inserted !== events.length) throw new Abandoned('overtaken' as const);
      await transaction
        .updateTable('game')
        .set({
          stage: append.stage,
          summary: JSON.stringify(append.headline),
          updated_ms: atMs,
          ...(append.stage === 'over' ? { network: null } : {}),
        })
        .where('id', '=', game)
        .execute();
      await appendSeatEvents(transaction, append);
      if (begins(append)) await settleSeeks(transaction, { game, atMs });
      await setDue(transaction, append);
      await setQuestion(transaction, append);
      await putNotices(transaction, append.notices);
      await putAlerts(transaction, append.alerts);
      return 'appended' as const;
    });
    if (appended === 'appended') this.#onStored({ games: 0, events: events.length });
    return appended;
  }

  async game(id: string): Promise<GameRecord | null> {
    const row = await this.#db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : recordOf(row);
  }

  async gameByCode(code: string): Promise<GameRecord | null> {
    const row = await this.#db.selectFrom('game').selectAll().where('code', '=', code).executeTakeFirst();
    return row === undefined ? null : recordOf(row);
  }

  async rematchOf(id: string): Promise<GameRecord | null> {
    const row = await this.#db.selectFrom('game').selectAll().where('rematch_of', '=', id).executeTakeFirst();
    return row === undefined ? null : recordOf(row);
  }

  async eventsAfter(game: string, seq: number): Promise<readonly StoredEvent[]> {
    const rows = await this.#db
      .selectFrom('event')
      .select(['seq', 'at_ms', 'body'])
      .where('game_id', '=', game)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute();
    // The column holds events of the rules only.
    return rows.map((row) => ({ seq: row.seq, atMs: row.at_ms, event: JSON.parse(row.body) as GameEvent }));
  }

  async numbersOf(games: readonly string[]): Promise<ReadonlyMap<string, GameNumbers>> {
    if (games.length === 0) return new Map();
    // Reads only the last index entry of each game, so a game of a hundred events costs no more than a new one.
    const rows = await this.#db
      .selectFrom('game')
      .select(({ selectFrom }) => [
        'game.id',
        selectFrom('event')
          .select(({ fn }) => fn.max('event.seq').as('seq'))
          .whereRef('event.game_id', '=', 'game.id')
          .as('seq'),
        selectFrom('seat_event')
          .select(({ fn }) => fn.max('seat_event.seq').as('seq'))
          .whereRef('seat_event.game_id', '=', 'game.id')
          .as('seat_seq'),
      ])
      .where('game.id', 'in', [...games])
      .execute();
    return new Map(rows.map((row) => [row.id, { seq: row.seq ?? 0, seatSeq: row.seat_seq ?? 0 }]));
  }

  async seatsOf(game: string): Promise<readonly SeatRecord[]> {
    const rows = await this.#db
      .selectFrom('seat')
      .selectAll()
      .where('game_id', '=', game)
      .orderBy('seat')
      .execute();
    return seatsWithTeams(this.#db, rows);
  }

  async seating(game: string): Promise<Seating> {
    return seatingOf(this.#db, game);
  }

  async seatEventsAfter(game: string, seq: number): Promise<readonly StoredSeatEvent[]> {
    return seatEventsAfter(this.#db, game, seq);
  }

  async openGames(stage: Stage, limit: number): Promise<readonly ListedGame[]> {
    const rows = await this.#db
      .selectFrom('game')
      .selectAll()
      .where('visibility', '=', 'open')
      .where('stage', '=', stage)
      .orderBy('updated_ms', 'desc')
      .limit(limit)
      .execute();
    return listedGames(this.#db, rows);
  }

  async gamesOf(
    person: string,
    limit: number,
    after: ListPlace | null = null,
  ): Promise<readonly ListedGame[]> {
    const all = this.#db
      .selectFrom('game')
      .selectAll()
      .where((where) =>
        where.or([
          where('id', 'in', (from) =>
            from.selectFrom('seat').select('game_id').where('person_id', '=', person),
          ),
          where('id', 'in', (from) =>
            from.selectFrom('team_member').select('game_id').where('person_id', '=', person),
          ),
        ]),
      );
    const wanted =
      after === null ? all : all.where(sql<boolean>`(updated_ms, id) < (${after.updatedMs}, ${after.game})`);
    const rows = await wanted.orderBy('updated_ms', 'desc').orderBy('id', 'desc').limit(limit).execute();
    return listedGames(this.#db, rows);
  }

  async listed(games: readonly string[]): Promise<readonly ListedGame[]> {
    if (games.length === 0) return [];
    const rows = await this.#db
      .selectFrom('game')
      .selectAll()
      .where('id', 'in', [...games])
      .execute();
    return listedGames(this.#db, rows);
  }

  async gamesOfClass(classroom: string): Promise<readonly ListedGame[]> {
    const rows = await this.#db
      .selectFrom('game')
      .selectAll()
      .where('class_id', '=', classroom)
      .orderBy('created_ms', 'desc')
      .execute();
    return listedGames(this.#db, rows);
  }

  async teachersOf(classroom: string | null): Promise<readonly string[]> {
    if (classroom === null) return [];
    const rows = await this.#db
      .selectFrom('classroom')
      .select('teacher_id as person_id')
      .where('id', '=', classroom)
      .unionAll((from) =>
        from.selectFrom('class_teacher').select('person_id').where('class_id', '=', classroom),
      )
      .execute();
    return rows.map((row) => row.person_id);
  }

  async answerTo(key: CommandKey): Promise<CommandAnswer | null> {
    return answerTo(this.#db, key);
  }

  async keepRefusal(key: CommandKey, refusal: GameRefusal, atMs: number): Promise<CommandAnswer> {
    const isFirst = await this.transactions.write((db) =>
      insertAnswer(db, key, { outcome: null, refusal, atMs }),
    );
    return (isFirst ? null : await this.answerTo(key)) ?? err(refusal);
  }

  async takeDue(nowMs: number, retryMs: number, limit: number): Promise<readonly DueWork[]> {
    // Reads first: a transaction without work would still wait for its turn, many times a second.
    const first = await this.#db
      .selectFrom('due')
      .select('game_id')
      .where('due_ms', '<=', nowMs)
      .executeTakeFirst();
    if (first === undefined) return [];
    return this.transactions.write((db) => takeDue(db, { nowMs, retryMs, limit }, 'none'));
  }

  async postpone(game: string, dueMs: number): Promise<void> {
    await this.transactions.write((db) =>
      db
        .updateTable('due')
        .set({ due_ms: dueMs })
        .where('game_id', '=', game)
        .where('kind', '=', 'clock')
        .execute(),
    );
  }

  async forgetCommands(beforeMs: number): Promise<void> {
    // In batches, so that other writers get their turn in between.
    let gone: number;
    do gone = await this.transactions.write((db) => forgetSomeCommands(db, beforeMs, COMMANDS_AT_ONCE));
    while (gone === COMMANDS_AT_ONCE);
  }

  async idleLobbies(beforeMs: Readonly<Record<Pace, number>>, limit: number): Promise<readonly IdleLobby[]> {
    return idleLobbies(this.#db, beforeMs, limit);
  }

  async dropUnbegun(game: string): Promise<boolean> {
    return this.transactions.execute((transaction) => dropLobby(transaction, { game, updatedMs: null }));
  }

  async dropLobby(lobby: IdleLobby): Promise<boolean> {
    return this.transactions.execute((transaction) => dropLobby(transaction, lobby));
  }
}

/** Returns how many were written: fewer than given if another writer took one of the numbers. */
async function insertEvents(
  transaction: Transaction<Tables>,
  { game, after, events, atMs }: Pick<Append, 'game' | 'after' | 'events' | 'atMs'>,
): Promise<number> {
  const rows = events.map((event, at) => ({
    game_id: game,
    seq: after + 1 + at,
    at_ms: atMs,
    body: JSON.stringify(event),
  }));
  const inserted = await transaction
    .insertInto('event')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['game_id', 'seq']).doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0);
}
