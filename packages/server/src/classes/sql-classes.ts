/** Stores classes in an SQL database. */

import { sql, type Selectable, type Transaction } from 'kysely';
import type { ClassChange, ClassRecord, ClassStore } from './class-store.ts';
import type { Reads, Tables } from '../database/schema/tables.ts';
import type { Transactions } from '../database/transactions.ts';

export class SqlClasses implements ClassStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async create(
    { id, name, code, teacher, mostTables, codeUntilMs, letsIn }: ClassRecord,
    atMs: number,
  ): Promise<'created' | 'code-taken'> {
    await this.#transactions.write((db) =>
      db
        .insertInto('classroom')
        .values({
          id,
          name,
          code,
          teacher_id: teacher,
          most_tables: mostTables,
          created_ms: atMs,
          code_until_ms: codeUntilMs,
          lets_in: letsIn ? 1 : 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    return (await this.classroom(id)) === null ? 'code-taken' : 'created';
  }

  async classroom(id: string): Promise<ClassRecord | null> {
    const row = await this.#db.selectFrom('classroom').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : recordOf(row);
  }

  async byCode(code: string): Promise<ClassRecord | null> {
    const row = await this.#db
      .selectFrom('classroom')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirst();
    return row === undefined ? null : recordOf(row);
  }

  async change(id: string, { code, codeUntilMs, letsIn }: ClassChange): Promise<'changed' | 'code-taken'> {
    const isFree =
      code === undefined
        ? sql<boolean>`1 = 1`
        : sql<boolean>`not exists (select 1 from classroom as other where other.code = ${code} and other.id <> ${id})`;
    const changed = await this.#transactions.write((db) =>
      db
        .updateTable('classroom')
        .set({
          ...(code === undefined ? {} : { code }),
          ...(codeUntilMs === undefined ? {} : { code_until_ms: codeUntilMs }),
          ...(letsIn === undefined ? {} : { lets_in: letsIn ? 1 : 0 }),
        })
        .where('id', '=', id)
        .where(isFree)
        .executeTakeFirst(),
    );
    return Number(changed.numUpdatedRows) === 1 ? 'changed' : 'code-taken';
  }

  async of(person: string, limit: number): Promise<readonly ClassRecord[]> {
    const rows = await this.#db
      .selectFrom('classroom')
      .selectAll()
      .where((where) =>
        where.or([
          where('teacher_id', '=', person),
          where('id', 'in', (from) =>
            from.selectFrom('pupil').select('class_id').where('person_id', '=', person),
          ),
          where('id', 'in', (from) =>
            from.selectFrom('class_teacher').select('class_id').where('person_id', '=', person),
          ),
        ]),
      )
      .orderBy('created_ms', 'desc')
      .limit(limit)
      .execute();
    return rows.map(recordOf);
  }

  async enter(classroom: string, person: string): Promise<void> {
    const place = this.#db
      .selectFrom('pupil')
      .select(({ fn }) => sql<number>`coalesce(${fn.max('place')}, 0) + 1`.as('place'))
      .where('class_id', '=', classroom);
    await this.#transactions.execute(async (transaction) => {
      await transaction
        .insertInto('pupil')
        .values({ class_id: classroom, person_id: person, place })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await remove(transaction, 'waiting_pupil', classroom, person);
    });
  }

  async wait(classroom: string, person: string, atMs: number): Promise<void> {
    if ((await this.pupils(classroom)).includes(person)) return;
    await this.#transactions.write((db) =>
      db
        .insertInto('waiting_pupil')
        .values({ class_id: classroom, person_id: person, at_ms: atMs })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }

  async leave(classroom: string, person: string): Promise<void> {
    await this.#transactions.execute(async (transaction) => {
      await remove(transaction, 'pupil', classroom, person);
      await remove(transaction, 'waiting_pupil', classroom, person);
    });
  }

  async pupils(classroom: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('pupil')
      .select('person_id')
      .where('class_id', '=', classroom)
      .orderBy('place')
      .orderBy('person_id')
      .execute();
    return rows.map((row) => row.person_id);
  }

  async waiting(classroom: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('waiting_pupil')
      .select('person_id')
      .where('class_id', '=', classroom)
      .orderBy('at_ms')
      .orderBy('person_id')
      .execute();
    return rows.map((row) => row.person_id);
  }

  async awaitedBy(person: string): Promise<readonly ClassRecord[]> {
    const rows = await this.#db
      .selectFrom('classroom')
      .selectAll()
      .where('id', 'in', (from) =>
        from.selectFrom('waiting_pupil').select('class_id').where('person_id', '=', person),
      )
      .orderBy('id')
      .execute();
    return rows.map(recordOf);
  }
}

async function remove(
  transaction: Transaction<Tables>,
  table: 'pupil' | 'waiting_pupil',
  classroom: string,
  person: string,
): Promise<void> {
  await transaction
    .deleteFrom(table)
    .where('class_id', '=', classroom)
    .where('person_id', '=', person)
    .execute();
}

function recordOf(row: Selectable<Tables['classroom']>): ClassRecord {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    teacher: row.teacher_id,
    mostTables: row.most_tables,
    codeUntilMs: row.code_until_ms,
    letsIn: row.lets_in === 1,
  };
}
