/** Stores assignments and what pupils did for them in an SQL database. */

import { MOST_TASKS, type Assignment, type PupilWork, type WorkEntry } from '@lexiko/protocol';
import { sql } from 'kysely';
import type { Reads } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';
import type { AssignmentStore, HardTask } from './assignment-store.ts';

export class SqlAssignments implements AssignmentStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async set(classroom: string, assignment: Assignment): Promise<void> {
    const { id, title, kind, part, goal, dueMs, createdMs } = assignment;
    await this.#transactions.write((db) =>
      db
        .insertInto('assignment')
        .values({
          id,
          class_id: classroom,
          title,
          kind,
          part,
          goal,
          due_ms: dueMs,
          created_ms: createdMs,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }

  async remove(classroom: string, assignment: string): Promise<boolean> {
    return this.#transactions.execute(async (transaction) => {
      const known = await transaction
        .selectFrom('assignment')
        .select('id')
        .where('id', '=', assignment)
        .where('class_id', '=', classroom)
        .executeTakeFirst();
      if (known === undefined) return false;
      await transaction.deleteFrom('pupil_work').where('assignment_id', '=', assignment).execute();
      await transaction.deleteFrom('assignment').where('id', '=', assignment).execute();
      return true;
    });
  }

  async of(classroom: string): Promise<readonly Assignment[]> {
    const rows = await this.#db
      .selectFrom('assignment')
      .selectAll()
      .where('class_id', '=', classroom)
      .orderBy('created_ms', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ id, title, kind, part, goal, due_ms: dueMs, created_ms: createdMs }) => ({
      id,
      title,
      kind: kind as Assignment['kind'],
      part,
      goal,
      dueMs,
      createdMs,
    }));
  }

  async report(
    classroom: string,
    person: string,
    entries: readonly WorkEntry[],
    atMs: number,
  ): Promise<void> {
    await this.#transactions.execute(async (transaction) => {
      const given = await transaction
        .selectFrom('assignment')
        .select('id')
        .where('class_id', '=', classroom)
        .execute();
      const own = new Set(given.map(({ id }) => id));
      for (const { assignment, task, tries, wrong, right } of entries) {
        if (!own.has(assignment)) continue;
        const before = await transaction
          .selectFrom('pupil_work')
          .select(['task', 'tries', 'wrong', 'solved'])
          .where('assignment_id', '=', assignment)
          .where('person_id', '=', person)
          .execute();
        const known = before.find((one) => one.task === task);
        if (known === undefined && before.length >= MOST_TASKS) continue;
        const totals = {
          tries: Math.max(tries, known?.tries ?? 0),
          wrong: Math.max(wrong, known?.wrong ?? 0),
          solved: right || known?.solved === 1 ? 1 : 0,
          at_ms: atMs,
        };
        await transaction
          .insertInto('pupil_work')
          .values({ assignment_id: assignment, person_id: person, task, ...totals })
          .onConflict((conflict) =>
            conflict.columns(['assignment_id', 'person_id', 'task']).doUpdateSet(totals),
          )
          .execute();
      }
    });
  }

  async workOf(person: string): Promise<readonly (WorkEntry & { readonly atMs: number })[]> {
    const rows = await this.#db
      .selectFrom('pupil_work')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('at_ms')
      .orderBy('task')
      .execute();
    return rows.map(({ assignment_id: assignment, task, tries, wrong, solved, at_ms: atMs }) => ({
      assignment,
      task,
      tries,
      wrong,
      right: solved === 1,
      atMs,
    }));
  }

  async work(classroom: string): Promise<ReadonlyMap<string, readonly PupilWork[]>> {
    const rows = await this.#db
      .selectFrom('pupil_work')
      .innerJoin('assignment', 'assignment.id', 'pupil_work.assignment_id')
      .where('assignment.class_id', '=', classroom)
      .groupBy(['pupil_work.assignment_id', 'pupil_work.person_id'])
      .select(['pupil_work.assignment_id', 'pupil_work.person_id'])
      .select([
        sql<number>`sum(pupil_work.solved)`.as('right'),
        sql<number>`sum(pupil_work.tries)`.as('tries'),
        sql<number>`sum(pupil_work.wrong)`.as('wrong'),
        sql<number>`max(pupil_work.at_ms)`.as('last'),
      ])
      .orderBy('pupil_work.person_id')
      .execute();
    return byAssignment(
      rows.map(({ assignment_id: assignment, person_id: person, right, tries, wrong, last }) => [
        assignment,
        {
          person,
          right,
          tries,
          wrong,
          lastMs: last,
        },
      ]),
    );
  }

  async hardest(classroom: string, each: number): Promise<ReadonlyMap<string, readonly HardTask[]>> {
    const rows = await this.#db
      .selectFrom('pupil_work')
      .innerJoin('assignment', 'assignment.id', 'pupil_work.assignment_id')
      .where('assignment.class_id', '=', classroom)
      .where('pupil_work.wrong', '>', 0)
      .groupBy(['pupil_work.assignment_id', 'pupil_work.task'])
      .select(['pupil_work.assignment_id', 'pupil_work.task'])
      .select([sql<number>`count(*)`.as('pupils'), sql<number>`sum(pupil_work.wrong)`.as('wrong')])
      .orderBy('wrong', 'desc')
      .orderBy('pupil_work.task')
      .execute();
    const all = byAssignment(
      rows.map(({ assignment_id: assignment, task, pupils, wrong }): [string, HardTask] => [
        assignment,
        { task, pupils, wrong },
      ]),
    );
    return new Map([...all].map(([assignment, tasks]) => [assignment, tasks.slice(0, each)]));
  }
}

function byAssignment<T>(pairs: readonly (readonly [string, T])[]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const [assignment, one] of pairs) {
    const list = found.get(assignment);
    if (list === undefined) found.set(assignment, [one]);
    else list.push(one);
  }
  return found;
}
