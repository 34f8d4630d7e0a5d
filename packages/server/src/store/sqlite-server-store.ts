/**
 * The store of a server on an SQLite file, which it locks, with a durability mark next to it. The mark is at most a
 * second behind.
 */

import { sql } from 'kysely';
import { lockDatabase } from '../database/database-lock.ts';
import { lossOf, readMark, writeMark, type Loss, type Mark } from '../database/durability-mark.ts';
import { migrate, refuseNewer } from '../database/migrations.ts';
import type { Database } from '../database/schema/tables.ts';
import type { Kept } from '../games/store/sql-game-store.ts';
import { writeStoredMark, readStoredMark } from '../database/heartbeat.ts';
import { SqlServerStore } from './sql-server-store.ts';
import { openSqlite } from '../database/sqlite.ts';

const MARK_EVERY_MS = 1000;

export class SqliteServerStore extends SqlServerStore {
  /** What was missing at startup; `null`: nothing. */
  readonly loss: Loss | null;
  readonly #db: Database;
  readonly #file: string;
  readonly #unlock: () => void;
  readonly #timer: NodeJS.Timeout;
  #mark: Mark;
  /** How many rows this connection had changed at the last mark; -1 forces one at startup. */
  #changes = -1;
  #marking: Promise<void> = Promise.resolve();

  private constructor(
    db: Database,
    { file, unlock, kept }: { readonly file: string; readonly unlock: () => void; readonly kept: Mark },
  ) {
    super(db, 'sqlite', (counts) => this.#count(counts));
    this.#db = db;
    this.#file = file;
    this.#unlock = unlock;
    const mark = readMark(file);
    this.loss = lossOf(kept, mark);
    // After a loss, counting continues from the mark, so that the next loss is detected too.
    this.#mark = mark !== null && this.loss !== null ? mark : kept;
    this.#timer = setInterval(() => void this.#markSoon(), MARK_EVERY_MS).unref();
  }

  /** Throws `DatabaseInUse` or `NewerDatabase`. */
  static async open(file: string): Promise<SqliteServerStore> {
    const unlock = lockDatabase(file);
    try {
      const db = openSqlite(file);
      await refuseNewer(db);
      await migrate(db);
      const store = new SqliteServerStore(db, { file, unlock, kept: await readStoredMark(db) });
      await store.#markSoon();
      return store;
    } catch (error) {
      unlock();
      throw error;
    }
  }

  override async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#markSoon();
    // Cached statements keep SQLite from doing this on close.
    await sql`pragma wal_checkpoint(truncate)`.execute(this.#db);
    await super.close();
    this.#unlock();
  }

  #count({ games, events }: Parameters<Kept>[0]): void {
    const { number, games: before, events: earlier } = this.#mark;
    this.#mark = { number, games: before + games, events: earlier + events };
  }

  /** Writes a mark after the previous one. A failing disk fails moves too, and those report it. */
  #markSoon(): Promise<void> {
    this.#marking = this.#marking.then(() => this.#markNow()).catch(() => {});
    return this.#marking;
  }

  /** The counts cover durable data only: games and events are counted after their commit. */
  async #markNow(): Promise<void> {
    const changes = await this.#changed();
    if (changes === this.#changes) return;
    const mark = { ...this.#mark, number: this.#mark.number + 1 };
    await writeStoredMark(this.transactions, mark);
    this.#mark = { ...this.#mark, number: mark.number };
    this.#changes = changes + 1;
    await writeMark(this.#file, mark);
  }

  async #changed(): Promise<number> {
    const { rows } = await sql<{ readonly changes: number }>`select total_changes() as changes`.execute(
      this.#db,
    );
    return rows[0]?.changes ?? 0;
  }
}
