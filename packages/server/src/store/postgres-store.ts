/** Keeps everything in PostgreSQL: the queries of every SQL store, and fewer of them where moves are made. */

import { EventReads } from '../games/store/event-reads.ts';
import type { Append, AppendResult, DueWork, StoredEvent } from '../games/store/game-store.ts';
import { appendAtOnce, isPlain } from '../games/store/postgres-append.ts';
import type { Database } from '../database/migrations.ts';
import { takeDue } from '../games/store/sql-due.ts';
import { SqlStore } from './sql-store.ts';

export class PostgresStore extends SqlStore {
  readonly #reads: EventReads;

  constructor(db: Database) {
    super(db, 'one-by-one');
    this.#reads = new EventReads(db);
  }

  override async append(append: Append): Promise<AppendResult> {
    return isPlain(append) ? this.transactions.write((db) => appendAtOnce(db, append)) : super.append(append);
  }

  override async eventsAfter(game: string, seq: number): Promise<readonly StoredEvent[]> {
    return this.#reads.eventsAfter(game, seq);
  }

  override async takeDue(nowMs: number, retryMs: number, limit: number): Promise<readonly DueWork[]> {
    return this.transactions.write((db) => takeDue(db, { nowMs, retryMs, limit }, 'skip locked'));
  }
}
