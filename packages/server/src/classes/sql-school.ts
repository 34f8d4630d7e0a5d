/** Stores classes that last in an SQL database. */

import type { Reads } from '../database/schema/tables.ts';
import { Abandoned, type Transactions } from '../database/transactions.ts';
import { dropGame } from '../people/personal-columns.ts';
import type { CardRecord, NewPupil, SchoolStore, SchoolYear } from './school-store.ts';

export class SqlSchool implements SchoolStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async year(classroom: string): Promise<SchoolYear> {
    const row = await this.#db
      .selectFrom('classroom')
      .select(['ends_ms', 'archived_ms'])
      .where('id', '=', classroom)
      .executeTakeFirst();
    return { endsMs: row?.ends_ms ?? null, archivedMs: row?.archived_ms ?? null };
  }

  async setEnd(classroom: string, endsMs: number): Promise<void> {
    await this.#transactions.write((db) =>
      db.updateTable('classroom').set({ ends_ms: endsMs }).where('id', '=', classroom).execute(),
    );
  }

  async archive(classroom: string, atMs: number): Promise<void> {
    await this.#transactions.execute(async (transaction) => {
      await transaction
        .updateTable('classroom')
        .set({ archived_ms: atMs, code_until_ms: atMs })
        .where('id', '=', classroom)
        .where('archived_ms', 'is', null)
        .execute();
      await transaction
        .updateTable('pupil_card')
        .set({ code_hash: null })
        .where('class_id', '=', classroom)
        .execute();
      await transaction.deleteFrom('teacher_code').where('class_id', '=', classroom).execute();
      await transaction.deleteFrom('waiting_pupil').where('class_id', '=', classroom).execute();
      await transaction
        .deleteFrom('session')
        .where('person_id', 'in', (from) =>
          from.selectFrom('pupil_card').select('person_id').where('class_id', '=', classroom),
        )
        .execute();
    });
  }

  async ended(atMs: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('classroom')
      .select('id')
      .where('ends_ms', '<=', atMs)
      .where('archived_ms', 'is', null)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async outlived(archivedBeforeMs: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('classroom')
      .select('id')
      .where('archived_ms', '<=', archivedBeforeMs)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async orphaned(limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('classroom')
      .select('id')
      .where('ends_ms', 'is not', null)
      .where('teacher_id', 'not in', (from) => from.selectFrom('account').select('person_id'))
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async handOver(classroom: string, person: string): Promise<void> {
    await this.#transactions.execute(async (transaction) => {
      await transaction
        .updateTable('classroom')
        .set({ teacher_id: person })
        .where('id', '=', classroom)
        .execute();
      await transaction
        .deleteFrom('class_teacher')
        .where('class_id', '=', classroom)
        .where('person_id', '=', person)
        .execute();
    });
  }

  async drop(classroom: string): Promise<readonly string[]> {
    return this.#transactions.execute(async (transaction) => {
      const games = await transaction
        .selectFrom('game')
        .select('id')
        .where('class_id', '=', classroom)
        .execute();
      for (const { id } of games) await dropGame(transaction, id);
      await transaction
        .deleteFrom('pupil_work')
        .where('assignment_id', 'in', (from) =>
          from.selectFrom('assignment').select('id').where('class_id', '=', classroom),
        )
        .execute();
      for (const table of [
        'assignment',
        'pupil_card',
        'teacher_code',
        'class_teacher',
        'pupil',
        'waiting_pupil',
      ] as const)
        await transaction.deleteFrom(table).where('class_id', '=', classroom).execute();
      await transaction.deleteFrom('classroom').where('id', '=', classroom).execute();
      return games.map(({ id }) => id);
    });
  }

  async teachers(classroom: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('class_teacher')
      .select('person_id')
      .where('class_id', '=', classroom)
      .orderBy('at_ms')
      .orderBy('person_id')
      .execute();
    return rows.map((row) => row.person_id);
  }

  async removeTeacher(classroom: string, person: string): Promise<void> {
    await this.#transactions.write((db) =>
      db
        .deleteFrom('class_teacher')
        .where('class_id', '=', classroom)
        .where('person_id', '=', person)
        .execute(),
    );
  }

  async setTeacherCode(classroom: string, codeHash: string, untilMs: number): Promise<void> {
    await this.#transactions.execute(async (transaction) => {
      await transaction.deleteFrom('teacher_code').where('class_id', '=', classroom).execute();
      await transaction
        .insertInto('teacher_code')
        .values({ code_hash: codeHash, class_id: classroom, until_ms: untilMs })
        .execute();
    });
  }

  async useTeacherCode(codeHash: string, person: string, atMs: number): Promise<string | null> {
    return this.#transactions.execute(async (transaction) => {
      const code = await transaction
        .selectFrom('teacher_code')
        .selectAll()
        .where('code_hash', '=', codeHash)
        .where('until_ms', '>', atMs)
        .executeTakeFirst();
      if (code === undefined) return null;
      const used = await transaction
        .deleteFrom('teacher_code')
        .where('code_hash', '=', codeHash)
        .executeTakeFirst();
      // Somebody else used it at the same moment.
      if (Number(used.numDeletedRows) === 0) throw new Abandoned(null);
      await transaction
        .insertInto('class_teacher')
        .values({ class_id: code.class_id, person_id: person, at_ms: atMs })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return code.class_id;
    });
  }

  async putPupils(classroom: string, pupils: readonly NewPupil[], atMs: number): Promise<void> {
    await this.#transactions.execute(async (transaction) => {
      const last = await transaction
        .selectFrom('pupil')
        .select(({ fn }) => fn.max('place').as('place'))
        .where('class_id', '=', classroom)
        .executeTakeFirst();
      for (const [at, { person, name, codeHash, picture }] of pupils.entries()) {
        await transaction
          .insertInto('person')
          .values({ id: person, name, created_ms: atMs })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await transaction
          .insertInto('pupil')
          .values({ class_id: classroom, person_id: person, place: (last?.place ?? 0) + at + 1 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const card = { code_hash: codeHash, picture };
        await transaction
          .insertInto('pupil_card')
          .values({ person_id: person, class_id: classroom, ...card })
          .onConflict((conflict) => conflict.column('person_id').doUpdateSet(card))
          .execute();
        await transaction.deleteFrom('session').where('person_id', '=', person).execute();
      }
    });
  }

  async cardsOf(classroom: string): Promise<readonly CardRecord[]> {
    return this.#cards('class_id', classroom);
  }

  async cardByCode(codeHash: string): Promise<CardRecord | null> {
    return (await this.#cards('code_hash', codeHash))[0] ?? null;
  }

  async cardOf(person: string): Promise<CardRecord | null> {
    return (await this.#cards('person_id', person))[0] ?? null;
  }

  async #cards(
    column: 'class_id' | 'code_hash' | 'person_id',
    value: string,
  ): Promise<readonly CardRecord[]> {
    const rows = await this.#db.selectFrom('pupil_card').selectAll().where(column, '=', value).execute();
    return rows.map(({ person_id: person, class_id: classroom, code_hash: codeHash, picture }) => ({
      person,
      classroom,
      codeHash,
      picture,
    }));
  }
}
