/** Keeps games in PostgreSQL: the queries of every SQL store, and fewer of them where moves are made. */

import type { Database } from '../../database/schema/tables.ts';
import type { Transactions } from '../../database/transactions.ts';
import { EventReads } from './event-reads.ts';
import type { Append, AppendResult, DueWork, StoredEvent } from './game-store.ts';
import { appendAtOnce, isPlain } from './postgres-append.ts';
import { takeDue } from './sql-due.ts';
import { SqlGameStore } from './sql-game-store.ts';

export class PostgresGameStore extends SqlGameStore {
  readonly #reads: EventReads;

  constructor(db: Database, transactions: Transactions) {
    super(db, transactions);
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
