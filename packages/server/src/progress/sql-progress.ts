/** Stores the copies of what people have learnt in an SQL database. */

import { PostgresAdapter, type Selectable, type Transaction } from 'kysely';
import type { ProgressForm, ProgressPiece } from '@lexiko/protocol';
import type { Reads, Tables } from '../database/schema/tables.ts';
import { Abandoned, type Transactions } from '../database/transactions.ts';
import { stillThere } from '../people/personal-columns.ts';
import type {
  ChangeResult,
  CopyForm,
  NewPiece,
  ProgressBounds,
  ProgressRecord,
  ProgressStore,
  PutPiece,
  PutResult,
} from './progress-store.ts';

type CopyRow = Selectable<Tables['progress_copy']>;

export class SqlProgress implements ProgressStore {
  readonly #db: Reads;
  readonly #transactions: Transactions;

  constructor(db: Reads, transactions: Transactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async copy(person: string): Promise<ProgressRecord | null> {
    const row = await this.#db
      .selectFrom('progress_copy')
      .selectAll()
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row === undefined ? null : recordOf(row);
  }

  async begin(
    person: string,
    { id, form, lock, createdMs }: Pick<ProgressRecord, 'id' | 'form' | 'lock' | 'createdMs'>,
  ): Promise<ProgressRecord | null> {
    return this.#transactions.execute(async (db) => {
      if (!(await stillThere(db, [person])).has(person)) return null;
      await db
        .insertInto('progress_copy')
        .values({
          person_id: person,
          id,
          form,
          lock_text: lock,
          seq: 0,
          bytes: 0,
          pieces: 0,
          created_ms: createdMs,
        })
        .onConflict((conflict) => conflict.column('person_id').doNothing())
        .execute();
      return recordOf(
        await db
          .selectFrom('progress_copy')
          .selectAll()
          .where('person_id', '=', person)
          .executeTakeFirstOrThrow(),
      );
    });
  }

  async change(
    person: string,
    before: Pick<ProgressRecord, 'id' | 'seq'>,
    { id, form, lock }: CopyForm,
  ): Promise<ChangeResult> {
    return this.#transactions.execute(async (db): Promise<ChangeResult> => {
      const row = await heldCopy(db, person);
      if (row === undefined) return { copy: null, changed: false };
      if (row.id !== before.id || row.seq !== before.seq) return { copy: recordOf(row), changed: false };
      const staysSealed = row.form === 'sealed' && form === 'sealed';
      if (!staysSealed) await db.deleteFrom('progress_piece').where('person_id', '=', person).execute();
      const content = staysSealed ? {} : { seq: 0, bytes: 0, pieces: 0 };
      const next = { id, form, lock_text: lock, ...content };
      await db.updateTable('progress_copy').set(next).where('person_id', '=', person).execute();
      return { copy: recordOf({ ...row, ...next }), changed: true };
    });
  }

  async pieces(person: string, after: number, most: number): Promise<readonly ProgressPiece[]> {
    const rows = await this.#db
      .selectFrom('progress_piece')
      .select(['piece_key', 'seq', 'body'])
      .where('person_id', '=', person)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(most)
      .execute();
    return rows.map(({ piece_key: key, seq, body }) => ({ key, seq, body }));
  }

  async put(
    person: string,
    copy: string,
    pieces: readonly NewPiece[],
    bounds: ProgressBounds,
  ): Promise<PutResult> {
    return this.#transactions.execute(async (db): Promise<PutResult> => {
      const row = await heldCopy(db, person);
      if (row === undefined || row.id !== copy) return { kind: 'none' };
      let { seq, bytes, pieces: count } = row;
      const put: PutPiece[] = [];
      for (const { key, after, body } of pieces) {
        const before = await db
          .selectFrom('progress_piece')
          .select(['seq', 'body'])
          .where('person_id', '=', person)
          .where('piece_key', '=', key)
          .executeTakeFirst();
        if ((before?.seq ?? 0) !== after) {
          put.push({ key, seq: before?.seq ?? 0, stored: false });
          continue;
        }
        bytes -= before === undefined ? 0 : key.length + before.body.length;
        count -= before === undefined ? 0 : 1;
        if (before !== undefined)
          await db
            .deleteFrom('progress_piece')
            .where('person_id', '=', person)
            .where('piece_key', '=', key)
            .execute();
        if (body === '') {
          put.push({ key, seq: 0, stored: true });
          continue;
        }
        seq++;
        bytes += key.length + body.length;
        count++;
        await db
          .insertInto('progress_piece')
          .values({ person_id: person, piece_key: key, seq, body })
          .execute();
        put.push({ key, seq, stored: true });
      }
      // What only takes away is always welcome.
      const hasGrown = bytes > row.bytes || count > row.pieces;
      if (hasGrown && (bytes > bounds.bytes || count > bounds.pieces))
        throw new Abandoned<PutResult>({ kind: 'full' });
      await db
        .updateTable('progress_copy')
        .set({ seq, bytes, pieces: count })
        .where('person_id', '=', person)
        .execute();
      return { kind: 'put', pieces: put, bytes };
    });
  }

  async end(person: string): Promise<void> {
    await this.#transactions.execute(async (db) => {
      await heldCopy(db, person);
      await db.deleteFrom('progress_piece').where('person_id', '=', person).execute();
      await db.deleteFrom('progress_copy').where('person_id', '=', person).execute();
    });
  }
}

/** The copy, which nobody else writes to until the end of the transaction. */
async function heldCopy(db: Transaction<Tables>, person: string): Promise<CopyRow | undefined> {
  const asked = db.selectFrom('progress_copy').selectAll().where('person_id', '=', person);
  // SQLite does one transaction at a time.
  const hasOthers = db.getExecutor().adapter instanceof PostgresAdapter;
  return (hasOthers ? asked.forUpdate() : asked).executeTakeFirst();
}

function recordOf({ id, form, lock_text: lock, seq, bytes, created_ms: createdMs }: CopyRow): ProgressRecord {
  // Only the forms of the protocol are ever stored.
  return { id, form: form as ProgressForm, lock, seq, bytes, createdMs };
}
