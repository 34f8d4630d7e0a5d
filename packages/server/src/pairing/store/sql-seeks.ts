/** Stores seeks in an SQL database. */

import type { Pace, SeekTime } from '@lexiko/protocol';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Reads, Tables } from '../../database/schema/tables.ts';
import { Abandoned, type Transactions } from '../../database/transactions.ts';
import type { Candidate, SeekRecord, SeekStore } from './seek-store.ts';

/**
 * Networks take turns, those of each pace apart: however many guests of one network wait for days, somebody else comes
 * next.
 */
const PLACE_IN_LINE = sql<number>`row_number() over (
  partition by seek.pace, coalesce(seek.network, seek.id) order by seek.created_ms, seek.id)`;

export class SqlSeeks implements SeekStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async open(seek: SeekRecord, most: number): Promise<SeekRecord | null> {
    return this.#transactions.execute(async (transaction): Promise<SeekRecord | null> => {
      const known = await transaction
        .selectFrom('seek')
        .selectAll()
        .where('id', '=', seek.id)
        .executeTakeFirst();
      if (known !== undefined) return seekOf(known);
      const { person, pace } = seek;
      if ((await openOfNetwork(transaction, seek)) >= most) return null;
      await transaction
        .updateTable('seek')
        .set({ ended_ms: seek.createdMs })
        .where('person_id', '=', person)
        .where('pace', '=', pace)
        .where('ended_ms', 'is', null)
        .where('game_id', 'is', null)
        .execute();
      await transaction
        .insertInto('seek')
        .values(rowOf(seek))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // Another process was first, with the same command or with another one: that seek goes on.
      const opened = await transaction
        .selectFrom('seek')
        .selectAll()
        .where('person_id', '=', person)
        .where('pace', '=', pace)
        .where('ended_ms', 'is', null)
        .where('game_id', 'is', null)
        .executeTakeFirst();
      return opened === undefined ? null : seekOf(opened);
    });
  }

  async seek(id: string): Promise<SeekRecord | null> {
    const row = await this.#db.selectFrom('seek').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : seekOf(row);
  }

  async of(person: string, pairedSinceMs: number): Promise<readonly SeekRecord[]> {
    const rows = await this.#db
      .selectFrom('seek')
      .selectAll()
      .where('person_id', '=', person)
      .where(({ or, and, eb }) =>
        or([
          and([eb('ended_ms', 'is', null), eb('game_id', 'is', null)]),
          and([eb('game_id', 'is not', null), eb('ended_ms', '>=', pairedSinceMs)]),
        ]),
      )
      .orderBy('created_ms')
      .execute();
    return rows.map(seekOf);
  }

  async candidates(limit: number): Promise<readonly Candidate[]> {
    const rows = await this.#db
      .selectFrom('seek')
      .innerJoin('person', 'person.id', 'seek.person_id')
      .leftJoin('account', 'account.person_id', 'seek.person_id')
      .selectAll('seek')
      .select(['person.is_bot', 'account.login', PLACE_IN_LINE.as('place')])
      .where('seek.ended_ms', 'is', null)
      .where('seek.game_id', 'is', null)
      .orderBy('place')
      .orderBy('seek.created_ms')
      .orderBy('seek.id')
      .limit(limit)
      .execute();
    return rows
      .map((row) => ({ ...seekOf(row), isBot: row.is_bot === 1, hasAccount: row.login !== null }))
      .toSorted((one, other) => one.createdMs - other.createdMs || (one.id < other.id ? -1 : 1));
  }

  async mutes(people: readonly string[]): Promise<readonly (readonly [string, string])[]> {
    if (people.length === 0) return [];
    const rows = await this.#db
      .selectFrom('mute')
      .select(['person_id', 'muted_id'])
      .where('person_id', 'in', [...people])
      .where('muted_id', 'in', [...people])
      .execute();
    return rows.map((row) => [row.person_id, row.muted_id]);
  }

  async end(ids: readonly string[], atMs: number): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const rows = await this.#transactions.write((db) =>
      db
        .updateTable('seek')
        .set({ ended_ms: atMs })
        .where('id', 'in', [...ids])
        .where('ended_ms', 'is', null)
        .where('game_id', 'is', null)
        .returning('id')
        .execute(),
    );
    return rows.map(({ id }) => id);
  }

  async stuck(pairedMs: number): Promise<readonly SeekRecord[]> {
    const rows = await this.#db
      .selectFrom('seek')
      .selectAll()
      .where('pace', '=', 'live')
      .where('game_id', 'is not', null)
      .where('has_begun', '=', 0)
      .where('ended_ms', '<', pairedMs)
      .execute();
    return rows.map(seekOf);
  }

  async reopen(game: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#transactions.write((db) =>
      db
        .updateTable('seek')
        .set({ game_id: null, ended_ms: null })
        .where('game_id', '=', game)
        .where('has_begun', '=', 0)
        .where('id', 'in', [...ids])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('seek as other')
                .select('other.id')
                .whereRef('other.person_id', '=', 'seek.person_id')
                .whereRef('other.pace', '=', 'seek.pace')
                .where('other.ended_ms', 'is', null)
                .where('other.game_id', 'is', null),
            ),
          ),
        )
        .execute(),
    );
  }

  async all(person: string): Promise<readonly SeekRecord[]> {
    const rows = await this.#db
      .selectFrom('seek')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created_ms')
      .execute();
    return rows.map(seekOf);
  }

  async forget(beforeMs: number): Promise<void> {
    await this.#transactions.write((db) =>
      db.deleteFrom('seek').where('created_ms', '<', beforeMs).where('ended_ms', 'is not', null).execute(),
    );
  }
}

/** How many seeks of others the network has open. */
async function openOfNetwork(
  transaction: Transaction<Tables>,
  { network, person }: SeekRecord,
): Promise<number> {
  if (network === null) return 0;
  const { count } = await transaction
    .selectFrom('seek')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('network', '=', network)
    .where('person_id', '<>', person)
    .where('ended_ms', 'is', null)
    .where('game_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Claims seeks for a game, inside the transaction that creates it; abandons that if one of them has ended or is taken.
 * Always in the same order, so that two processes cannot deadlock.
 */
export async function claimSeeks(
  transaction: Transaction<Tables>,
  { game, seeks, atMs }: { readonly game: string; readonly seeks: readonly string[]; readonly atMs: number },
): Promise<void> {
  for (const id of seeks.toSorted()) {
    const claimed = await transaction
      .updateTable('seek')
      .set({ game_id: game, ended_ms: atMs })
      .where('id', '=', id)
      .where('ended_ms', 'is', null)
      .where('game_id', 'is', null)
      .executeTakeFirst();
    if (Number(claimed.numUpdatedRows) === 0) throw new Abandoned('seek-gone' as const);
  }
}

/**
 * A game begins: the seeks it was made for are done, and if it is live, the other live seeks of its players end. Inside
 * the transaction that begins it.
 */
export async function settleSeeks(
  transaction: Transaction<Tables>,
  { game, atMs }: { readonly game: string; readonly atMs: number },
): Promise<void> {
  await transaction.updateTable('seek').set({ has_begun: 1 }).where('game_id', '=', game).execute();
  await sql`
    update seek set ended_ms = ${atMs}
    where pace = 'live' and ended_ms is null and game_id is null
    and exists (select 1 from game where id = ${game} and pace = 'live')
    and (person_id in (select person_id from seat where game_id = ${game})
      or person_id in (select person_id from team_member where game_id = ${game}))`.execute(transaction);
}

function seekOf(row: Selectable<Tables['seek']>): SeekRecord {
  return {
    id: row.id,
    person: row.person_id,
    // These columns hold values of the protocol only.
    pace: row.pace as Pace,
    time: row.time as SeekTime,
    play: row.play as SeekRecord['play'],
    language: row.language,
    dictionary: row.dictionary,
    withBots: row.with_bots === 1,
    rating: row.rating,
    network: row.network,
    createdMs: row.created_ms,
    endedMs: row.ended_ms,
    game: row.game_id,
    hasBegun: row.has_begun === 1,
  };
}

function rowOf(seek: SeekRecord): Selectable<Tables['seek']> {
  return {
    id: seek.id,
    person_id: seek.person,
    pace: seek.pace,
    time: seek.time,
    language: seek.language,
    dictionary: seek.dictionary,
    play: seek.play,
    with_bots: seek.withBots ? 1 : 0,
    rating: seek.rating,
    network: seek.network,
    created_ms: seek.createdMs,
    ended_ms: seek.endedMs,
    game_id: seek.game,
    has_begun: seek.hasBegun ? 1 : 0,
  };
}
