/** Stores results and ratings in an SQL database. */

import { sql, type Selectable, type Transaction } from 'kysely';
import { NEW_RATING } from '@lexiko/analysis/ratings';
import { ratingsAfter, type RatedPlayer } from './rating-change.ts';
import type { FinishedGame, HistoryPlace, RatingRecord, RecordStore, ResultRecord } from './record-store.ts';
import type { Reads, Tables } from '../database/schema/tables.ts';
import { stillThere } from '../people/personal-columns.ts';
import { Abandoned, type Transactions } from '../database/transactions.ts';

/** Losing the race for a rating this often in a row is an error. */
const MOST_ATTEMPTS = 20;

export class SqlRecords implements RecordStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async enter(finished: FinishedGame): Promise<'entered' | 'entered-before'> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const answer = await this.#attempt(finished);
      if (answer !== 'overtaken') return answer;
    }
    throw new Error('Could not record a finished game: its ratings kept changing.');
  }

  async #attempt(finished: FinishedGame): Promise<'entered' | 'entered-before' | 'overtaken'> {
    const { game, rated, atMs } = finished;
    return this.#transactions.execute(async (transaction) => {
      await transaction.deleteFrom('due').where('game_id', '=', game).where('kind', '=', 'record').execute();
      // The first to set this flag records the game; others wait for the commit and find it set.
      const claimed = await transaction
        .updateTable('game')
        .set({ is_entered: 1 })
        .where('id', '=', game)
        .where('is_entered', '=', 0)
        .executeTakeFirst();
      if (Number(claimed.numUpdatedRows) === 0) return 'entered-before' as const;
      const changes = rated === null ? [] : await changeRatings(transaction, rated, atMs);
      if (changes === 'overtaken') throw new Abandoned('overtaken' as const);
      const there = await stillThere(
        transaction,
        finished.results.map(({ person }) => person),
      );
      const rows = finished.results
        .filter(({ person }) => there.has(person))
        .map((result) => resultRow(withRating(result, changes)));
      if (rows.length > 0) await transaction.insertInto('result').values(rows).execute();
      return 'entered' as const;
    });
  }

  async history(person: string, after: HistoryPlace | null, limit: number): Promise<readonly ResultRecord[]> {
    const all = this.#db.selectFrom('result').selectAll().where('person_id', '=', person);
    const wanted =
      after === null
        ? all
        : all.where(
            sql<boolean>`(finished_ms, game_id, seat) < (${after.finishedMs}, ${after.game}, ${after.seat})`,
          );
    const rows = await wanted
      .orderBy('finished_ms', 'desc')
      .orderBy('game_id', 'desc')
      .orderBy('seat', 'desc')
      .limit(limit)
      .execute();
    return rows.map(resultOf);
  }

  async ratingsOf(person: string): Promise<readonly RatingRecord[]> {
    const rows = await this.#db
      .selectFrom('rating')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('preset')
      .execute();
    return rows.map(ratingOf);
  }

  async ratingsOfAll(people: readonly string[]): Promise<readonly RatingRecord[]> {
    if (people.length === 0) return [];
    const rows = await this.#db
      .selectFrom('rating')
      .selectAll()
      .where('person_id', 'in', [...people])
      .execute();
    return rows.map(ratingOf);
  }
}

/** The rating of a player before and after a game. */
interface RatingChange {
  readonly person: string;
  readonly before: number;
  readonly after: number;
}

function withRating(result: ResultRecord, changes: readonly RatingChange[]): ResultRecord {
  const change = changes.find(({ person }) => person === result.person);
  return change === undefined
    ? result
    : { ...result, rating: { before: change.before, after: change.after } };
}

/** `overtaken`: another game of a player was recorded meanwhile. The number of games is the lock. */
async function changeRatings(
  transaction: Transaction<Tables>,
  { preset, players }: NonNullable<FinishedGame['rated']>,
  atMs: number,
): Promise<readonly RatingChange[] | 'overtaken'> {
  const known: RatedPlayer[] = [];
  for (const [person, score] of players) {
    // An account was deleted: the game changes no rating.
    const account = await transaction
      .selectFrom('account')
      .select('person_id')
      .where('person_id', '=', person)
      .executeTakeFirst();
    if (account === undefined) return [];
    const row = await transaction
      .selectFrom('rating')
      .selectAll()
      .where('person_id', '=', person)
      .where('preset', '=', preset)
      .executeTakeFirst();
    known.push({ person, score, kept: row === undefined ? null : ratingOf(row) });
  }
  const [one, two] = known;
  if (one === undefined || two === undefined) return [];
  const after = ratingsAfter([one, two], preset, atMs);
  // Always in the same order, so that two games of the same players cannot deadlock.
  for (const next of after.toSorted((a, b) => (a.person < b.person ? -1 : 1)))
    if (!(await putRating(transaction, next))) return 'overtaken';
  return after.map(({ person, rating }) => ({
    person,
    before: (person === one.person ? one.kept : two.kept)?.rating ?? NEW_RATING.rating,
    after: rating,
  }));
}

/** Returns whether the stored rating had exactly one game less. */
async function putRating(transaction: Transaction<Tables>, next: RatingRecord): Promise<boolean> {
  const row = {
    person_id: next.person,
    preset: next.preset,
    rating: next.rating,
    deviation: next.deviation,
    volatility: next.volatility,
    games: next.games,
    updated_ms: next.updatedMs,
  };
  if (next.games === 1) {
    const inserted = await transaction
      .insertInto('rating')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1;
  }
  const updated = await transaction
    .updateTable('rating')
    .set(row)
    .where('person_id', '=', next.person)
    .where('preset', '=', next.preset)
    .where('games', '=', next.games - 1)
    .executeTakeFirst();
  return Number(updated.numUpdatedRows) === 1;
}

function ratingOf(row: Selectable<Tables['rating']>): RatingRecord {
  const { person_id: person, updated_ms: updatedMs, ...rest } = row;
  return { person, updatedMs, ...rest };
}

function resultRow(result: ResultRecord): Tables['result'] {
  const { game, seat, member, person, finishedMs, ...body } = result;
  return {
    game_id: game,
    seat,
    member,
    person_id: person,
    finished_ms: finishedMs,
    body: JSON.stringify(body),
  };
}

function resultOf(row: Selectable<Tables['result']>): ResultRecord {
  const { game_id: game, seat, member, person_id: person, finished_ms: finishedMs } = row;
  // Written by `enter`.
  const body = JSON.parse(row.body) as Omit<
    ResultRecord,
    'game' | 'seat' | 'member' | 'person' | 'finishedMs'
  >;
  return { game, seat, member, person, finishedMs, ...body };
}
