/** Stores the computers' questions in an SQL database. */

import { sql, type Transaction } from 'kysely';
import {
  FARTHEST_MS,
  type ComputerLoad,
  type ComputerStore,
  type Question,
  type QuestionKey,
  type RunningGames,
  type WaitingQuestion,
} from './computer-store.ts';
import { CHEAP_MS } from './thought-costs.ts';
import type { Database, Tables } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';

export class SqlComputers implements ComputerStore {
  readonly #db: Database;
  readonly #transactions: Transactions;

  constructor(db: Database, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async waiting(
    nowMs: number,
    { costMs, each }: { readonly costMs: number; readonly each: number },
  ): Promise<readonly WaitingQuestion[]> {
    const { rows } = await sql<WaitingQuestion>`
      select game, seq, "costMs", "dueMs", network, person from (
        select q.game_id as game, q.seq as seq, q.cost_ms as "costMs", q.due_ms as "dueMs",
          coalesce(g.network, g.host_id) as network, g.host_id as person,
          row_number() over (partition by g.network, g.host_id order by q.due_ms) as place
        from question q join game g on g.id = q.game_id
        where q.cost_ms <= ${costMs} and ${isPast('q.due_ms', nowMs)} and ${isFree('q.taken_until_ms', nowMs)}
      ) free where place <= ${each} order by "dueMs"`.execute(this.#db);
    return rows;
  }

  async take(
    questions: readonly QuestionKey[],
    { by, nowMs, untilMs }: { readonly by: string; readonly nowMs: number; readonly untilMs: number },
  ): Promise<ReadonlySet<string>> {
    if (questions.length === 0) return new Set();
    const { rows } = await this.#transactions.write((db) =>
      sql<{ readonly game: string }>`
        update question set taken_by = ${by}, taken_until_ms = ${untilMs} where (${oneOf(questions)})
          and ${isFree('taken_until_ms', nowMs)} returning game_id as game`.execute(db),
    );
    return new Set(rows.map(({ game }) => game));
  }

  async renew(by: string, questions: readonly QuestionKey[], untilMs: number): Promise<ReadonlySet<string>> {
    if (questions.length === 0) return new Set();
    const { rows } = await this.#transactions.write((db) =>
      sql<{ readonly game: string }>`
        update question set taken_until_ms = ${untilMs} where (${oneOf(questions)}) and taken_by = ${by}
          returning game_id as game`.execute(db),
    );
    return new Set(rows.map(({ game }) => game));
  }

  async settle(by: string, { game, seq }: QuestionKey, next: Question | null): Promise<void> {
    await this.#transactions.write(async (db) => {
      const own = sql`game_id = ${game} and seq = ${seq} and taken_by = ${by}`;
      await (
        next === null
          ? sql`delete from question where ${own}`
          : sql`update question set seq = ${next.seq}, cost_ms = ${next.costMs}, due_ms = ${next.dueMs},
              taken_by = null, taken_until_ms = null where ${own}`
      ).execute(db);
    });
  }

  async adopt(game: string, question: Question | null): Promise<void> {
    await this.#transactions.execute(async (transaction) => {
      await transaction
        .deleteFrom('due')
        .where('game_id', '=', game)
        .where('kind', '=', 'computer')
        .execute();
      if (question !== null)
        await transaction
          .insertInto('question')
          .values(rowOf(game, question))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    });
  }

  async load(nowMs: number): Promise<ComputerLoad> {
    const taken = sql`not ${isFree('taken_until_ms', nowMs)}`;
    const free = sql`${isFree('taken_until_ms', nowMs)} and ${isPast('due_ms', nowMs)}`;
    const { rows } = await sql<Omit<ComputerLoad, 'oldestMs'> & { readonly oldestDueMs: number | null }>`
      select count(case when ${free} then 1 end) as waiting,
        count(case when ${free} and cost_ms > ${CHEAP_MS} then 1 end) as "expensiveWaiting",
        count(case when ${taken} then 1 end) as thinking,
        count(case when ${taken} and cost_ms > ${CHEAP_MS} then 1 end) as "expensiveThinking",
        min(case when ${free} then due_ms end) as "oldestDueMs"
      from question`.execute(this.#db);
    const [row] = rows;
    if (row === undefined) throw new Error('The count query returned no row.');
    const { oldestDueMs, ...counts } = row;
    return { ...counts, oldestMs: oldestDueMs === null ? 0 : Math.max(0, nowMs - oldestDueMs) };
  }

  async markNetwork(game: string, network: string): Promise<void> {
    await this.#transactions.write((db) =>
      db.updateTable('game').set({ network }).where('id', '=', game).where('stage', '<>', 'over').execute(),
    );
  }

  async running(person: string, network: string | null, sinceMs: number): Promise<RunningGames> {
    const count = async (column: 'host_id' | 'network', value: string): Promise<number> => {
      const row = await this.#db
        .selectFrom('game')
        .select(({ fn }) => fn.countAll<number>().as('games'))
        .where(column, '=', value)
        .where('stage', '<>', 'over')
        .where('updated_ms', '>=', sinceMs)
        // Checked per game: a list of all computer seats would be long.
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('seat')
              .select('seat.seat')
              .whereRef('seat.game_id', '=', 'game.id')
              .where('seat.computer', 'is not', null),
          ),
        )
        .executeTakeFirstOrThrow();
      return row.games;
    };
    return {
      ofPerson: await count('host_id', person),
      ofNetwork: network === null ? 0 : await count('network', network),
    };
  }

  async forgetNetworks(beforeMs: number, day: number): Promise<void> {
    await this.#transactions.execute(async (transaction) => {
      await transaction
        .updateTable('game')
        .set({ network: null })
        .where('network', 'is not', null)
        .where('updated_ms', '<', beforeMs)
        .execute();
      await transaction.deleteFrom('network_salt').where('day', '<', day).execute();
    });
  }

  async saltOf(day: number, offered: string): Promise<string> {
    await this.#transactions.write((db) =>
      db
        .insertInto('network_salt')
        .values({ day, salt: offered })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    const kept = await this.#db
      .selectFrom('network_salt')
      .select('salt')
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    return kept.salt;
  }
}

/** Replaces the question of a game. Called with every append, which makes the previous question stale. */
export async function setQuestion(
  transaction: Transaction<Tables>,
  { game, question }: { readonly game: string; readonly question: Question | null },
): Promise<void> {
  if (question === null) {
    await transaction.deleteFrom('question').where('game_id', '=', game).execute();
    return;
  }
  const { game_id: _, ...asked } = rowOf(game, question);
  await transaction
    .insertInto('question')
    .values({ game_id: game, ...asked })
    .onConflict((conflict) => conflict.column('game_id').doUpdateSet(asked))
    .execute();
}

function rowOf(game: string, { seq, costMs, dueMs }: Question): Tables['question'] {
  return {
    game_id: game,
    seq,
    cost_ms: costMs,
    due_ms: dueMs,
    taken_by: null,
    taken_until_ms: null,
  };
}

/** A condition: the time has passed, or is impossibly far ahead. */
function isPast(column: string, nowMs: number): ReturnType<typeof sql> {
  return sql`(${sql.ref(column)} <= ${nowMs} or ${sql.ref(column)} > ${nowMs + FARTHEST_MS})`;
}

/** A condition: no process holds the question. */
function isFree(column: string, nowMs: number): ReturnType<typeof sql> {
  return sql`(${sql.ref(column)} is null or ${isPast(column, nowMs)})`;
}

/** A condition: the row is one of these. */
function oneOf(questions: readonly QuestionKey[]): ReturnType<typeof sql> {
  return sql.join(
    questions.map(({ game, seq }) => sql`(game_id = ${game} and seq = ${seq})`),
    sql` or `,
  );
}
