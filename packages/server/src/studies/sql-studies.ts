/** Stores shared studies in an SQL database. */

import type { StudyRole } from '@lexiko/protocol';
import type { Selectable, Transaction } from 'kysely';
import type { Reads, Tables } from '../database/schema/tables.ts';
import { Abandoned, type Transactions } from '../database/transactions.ts';
import { stillThere } from '../people/personal-columns.ts';
import type {
  GuestRole,
  StoredStudyEntry,
  StudyAppend,
  StudyKeys,
  StudyMember,
  StudyRecord,
  StudyStore,
} from './study-store.ts';

/** How many rows one query reads or deletes at a time. */
const ROWS_AT_ONCE = 500;

export class SqlStudies implements StudyStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async create(study: StudyRecord, most: number): Promise<boolean> {
    const { id, owner, title, count, bytes, keys, changedMs, usedMs } = study;
    return this.#transactions.execute(async (db) => {
      if (!(await stillThere(db, [owner])).has(owner)) return false;
      const { made } = await db
        .selectFrom('shared_study')
        .select(({ fn }) => fn.countAll<number>().as('made'))
        .where('owner_id', '=', owner)
        .executeTakeFirstOrThrow();
      if (made >= most) return false;
      await db
        .insertInto('shared_study')
        .values({
          id,
          owner_id: owner,
          title,
          count,
          bytes,
          edit_key: keys.edit,
          read_key: keys.read,
          changed_ms: changedMs,
          used_ms: usedMs,
        })
        .execute();
      return true;
    });
  }

  async study(id: string): Promise<StudyRecord | null> {
    const row = await this.#db.selectFrom('shared_study').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : studyOf(row);
  }

  async byKey(key: string): Promise<{ readonly study: StudyRecord; readonly role: GuestRole } | null> {
    const row = await this.#db
      .selectFrom('shared_study')
      .selectAll()
      .where(({ or, eb }) => or([eb('edit_key', '=', key), eb('read_key', '=', key)]))
      .executeTakeFirst();
    if (row === undefined) return null;
    return { study: studyOf(row), role: row.edit_key === key ? 'edit' : 'read' };
  }

  async rolesOf(person: string, studies: readonly string[]): Promise<ReadonlyMap<string, StudyRole>> {
    if (studies.length === 0) return new Map();
    const [members, owned] = await Promise.all([
      this.#db
        .selectFrom('study_member')
        .select(['study_id', 'role'])
        .where('person_id', '=', person)
        .where('study_id', 'in', [...studies])
        .execute(),
      this.#db
        .selectFrom('shared_study')
        .select('id')
        .where('owner_id', '=', person)
        .where('id', 'in', [...studies])
        .execute(),
    ]);
    return new Map([
      ...members.map((row) => [row.study_id, row.role as StudyRole] as const), // the column holds roles only
      ...owned.map(({ id }) => [id, 'owner'] as const),
    ]);
  }

  async members(id: string): Promise<readonly StudyMember[]> {
    const study = await this.study(id);
    if (study === null) return [];
    const rows = await this.#db
      .selectFrom('study_member')
      .select(['person_id', 'role'])
      .where('study_id', '=', id)
      .where('person_id', '<>', study.owner)
      .orderBy('joined_ms')
      .orderBy('person_id')
      .execute();
    return [
      { person: study.owner, role: 'owner' },
      ...rows.map((row) => ({ person: row.person_id, role: row.role as StudyRole })), // as above
    ];
  }

  async of(person: string): Promise<readonly { readonly study: StudyRecord; readonly role: StudyRole }[]> {
    const rows = await this.#db
      .selectFrom('shared_study')
      .leftJoin('study_member', (join) =>
        join.onRef('study_member.study_id', '=', 'shared_study.id').on('study_member.person_id', '=', person),
      )
      .selectAll('shared_study')
      .select('study_member.role')
      .where(({ or, eb }) => or([eb('owner_id', '=', person), eb('study_member.role', 'is not', null)]))
      .orderBy('changed_ms', 'desc')
      .execute();
    return rows.map((row) => ({
      study: studyOf(row),
      role: row.owner_id === person ? 'owner' : (row.role as StudyRole), // as above
    }));
  }

  async addMember(
    id: string,
    { person, role, atMs }: StudyMember & { readonly atMs: number },
    most: number,
  ): Promise<boolean> {
    return this.#transactions.execute(async (db) => {
      if (!(await stillThere(db, [person])).has(person) || !(await holdStudy(db, id))) return false;
      const { there } = await db
        .selectFrom('study_member')
        .select(({ fn }) => fn.countAll<number>().as('there'))
        .where('study_id', '=', id)
        .where('role', '=', role)
        .where('person_id', '<>', person)
        .executeTakeFirstOrThrow();
      if (there >= most) return false;
      await db
        .insertInto('study_member')
        .values({ study_id: id, person_id: person, role, joined_ms: atMs })
        .onConflict((conflict) => conflict.columns(['study_id', 'person_id']).doUpdateSet({ role }))
        .execute();
      return true;
    });
  }

  async removeMember(id: string, person: string): Promise<void> {
    await this.#transactions.write((db) =>
      db.deleteFrom('study_member').where('study_id', '=', id).where('person_id', '=', person).execute(),
    );
  }

  async setKeys(id: string, { edit, read }: Partial<StudyKeys>): Promise<void> {
    const change = {
      ...(edit === undefined ? {} : { edit_key: edit }),
      ...(read === undefined ? {} : { read_key: read }),
    };
    await this.#transactions.write((db) =>
      db.updateTable('shared_study').set(change).where('id', '=', id).execute(),
    );
  }

  async append({ study, person, expected, entries, title }: StudyAppend): Promise<boolean> {
    const changedMs = entries.at(-1)?.atMs ?? 0;
    const bytes = entries.reduce((sum, { event }) => sum + Buffer.byteLength(event), 0);
    return this.#transactions.execute(async (db) => {
      if (!(await stillThere(db, [person])).has(person)) return false;
      // Whoever comes second finds another count, and appends nothing.
      const counted = await db
        .updateTable('shared_study')
        .set(({ eb }) => ({
          count: expected + entries.length,
          bytes: eb('bytes', '+', bytes),
          title,
          changed_ms: changedMs,
          used_ms: changedMs,
        }))
        .where('id', '=', study)
        .where('count', '=', expected)
        .executeTakeFirst();
      if (Number(counted.numUpdatedRows) === 0) return false;
      const twice = await db
        .selectFrom('study_entry')
        .select('number')
        .where('study_id', '=', study)
        .where(
          'event_key',
          'in',
          entries.map(({ key }) => key),
        )
        .executeTakeFirst();
      if (twice !== undefined) throw new Abandoned(false);
      await db
        .insertInto('study_entry')
        .values(
          entries.map(({ key, atMs, event }, at) => ({
            study_id: study,
            number: expected + at + 1,
            person_id: person,
            event_key: key,
            at_ms: atMs,
            event,
          })),
        )
        .execute();
      return true;
    });
  }

  async known(
    id: string,
    keys: readonly string[],
  ): Promise<readonly { readonly key: string; readonly number: number; readonly atMs: number }[]> {
    const rows = await this.#db
      .selectFrom('study_entry')
      .select(['event_key', 'number', 'at_ms'])
      .where('study_id', '=', id)
      .where('event_key', 'in', [...keys])
      .orderBy('number')
      .execute();
    return rows.map((row) => ({ key: row.event_key, number: row.number, atMs: row.at_ms }));
  }

  async entriesAfter(
    id: string,
    after: number,
    mostBytes: number = Number.POSITIVE_INFINITY,
  ): Promise<readonly StoredStudyEntry[]> {
    const found: StoredStudyEntry[] = [];
    let room = mostBytes;
    for (;;) {
      const rows = await this.#db
        .selectFrom('study_entry')
        .selectAll()
        .where('study_id', '=', id)
        .where('number', '>', found.at(-1)?.number ?? after)
        .orderBy('number')
        .limit(ROWS_AT_ONCE)
        .execute();
      for (const row of rows) {
        room -= Buffer.byteLength(row.event);
        if (room < 0 && found.length > 0) return found;
        found.push(entryOf(row));
      }
      if (rows.length < ROWS_AT_ONCE) return found;
    }
  }

  async entry(id: string, number: number): Promise<StoredStudyEntry | null> {
    const row = await this.#db
      .selectFrom('study_entry')
      .selectAll()
      .where('study_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst();
    return row === undefined ? null : entryOf(row);
  }

  async around(
    id: string,
    person: string,
    number: number,
    span: number,
  ): Promise<readonly StoredStudyEntry[]> {
    const own = this.#db
      .selectFrom('study_entry')
      .selectAll()
      .where('study_id', '=', id)
      .where('person_id', '=', person)
      .limit(span);
    const before = await own.where('number', '<', number).orderBy('number', 'desc').execute();
    const after = await own.where('number', '>', number).orderBy('number').execute();
    const there = await this.entry(id, number);
    return [...before.toReversed().map(entryOf), ...(there === null ? [] : [there]), ...after.map(entryOf)];
  }

  async counts(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
      const rows = await this.#db
        .selectFrom('shared_study')
        .select(['id', 'count'])
        .where('id', 'in', ids.slice(at, at + ROWS_AT_ONCE))
        .execute();
      for (const { id, count } of rows) counts.set(id, count);
    }
    return counts;
  }

  async touch(id: string, atMs: number): Promise<void> {
    await this.#transactions.write((db) =>
      db.updateTable('shared_study').set({ used_ms: atMs }).where('id', '=', id).execute(),
    );
  }

  async remove(id: string): Promise<void> {
    await this.#transactions.execute(async (db) => {
      if (!(await holdStudy(db, id))) return;
      await db.deleteFrom('study_entry').where('study_id', '=', id).execute();
      await db.deleteFrom('study_member').where('study_id', '=', id).execute();
      await db.deleteFrom('shared_study').where('id', '=', id).execute();
    });
  }

  async forgetUnused(beforeMs: number): Promise<number> {
    const rows = await this.#db
      .selectFrom('shared_study')
      .select('id')
      .where('used_ms', '<', beforeMs)
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id } of rows) await this.remove(id);
    return rows.length;
  }

  async writtenBy(person: string): Promise<readonly (StoredStudyEntry & { readonly study: string })[]> {
    const rows = await this.#db
      .selectFrom('study_entry')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('study_id')
      .orderBy('number')
      .execute();
    return rows.map((row) => ({ ...entryOf(row), study: row.study_id }));
  }
}

/** Locks the study until the end of the transaction; `false`: it is gone. */
async function holdStudy(db: Transaction<Tables>, id: string): Promise<boolean> {
  const held = await db
    .updateTable('shared_study')
    .set(({ ref }) => ({ count: ref('count') }))
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(held.numUpdatedRows) > 0;
}

function studyOf(row: Selectable<Tables['shared_study']>): StudyRecord {
  return {
    id: row.id,
    owner: row.owner_id,
    title: row.title,
    count: row.count,
    bytes: row.bytes,
    keys: { edit: row.edit_key, read: row.read_key },
    changedMs: row.changed_ms,
    usedMs: row.used_ms,
  };
}

function entryOf(row: Selectable<Tables['study_entry']>): StoredStudyEntry {
  return {
    number: row.number,
    person: row.person_id,
    key: row.event_key,
    atMs: row.at_ms,
    event: row.event,
  };
}
