/** Runs work in transactions: all of it is stored, or none. */

import type { Transaction } from 'kysely';
import { GroupedCommits, type CommitObserver } from './grouped-commits.ts';
import type { Database, Tables } from './schema/tables.ts';

export type { CommitObserver };

/** Thrown inside a transaction to roll it back; carries the answer. */
export class Abandoned<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super('abandoned');
    this.answer = answer;
  }
}

export class Transactions {
  readonly #db: Database;
  readonly #groups: GroupedCommits | null;
  #observe: CommitObserver = () => {};

  /** `grouped` for a database that runs one transaction at a time. */
  constructor(db: Database, commits: 'one-by-one' | 'grouped') {
    this.#db = db;
    this.#groups =
      commits === 'grouped'
        ? new GroupedCommits(db, (seconds, pieces) => this.#observe(seconds, pieces))
        : null;
  }

  /** Runs a single statement, which needs no transaction of its own but may share the wait for the disk. */
  write<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.#groups === null ? this.#timed(() => work(this.#db)) : this.#groups.execute(work);
  }

  async execute<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
    try {
      return this.#groups === null
        ? await this.#timed(() => this.#db.transaction().execute(work))
        : await this.#groups.execute(work);
    } catch (error) {
      if (error instanceof Abandoned) return error.answer as T; // thrown by `work` with an answer of its own kind
      throw error;
    }
  }

  watch(observe: CommitObserver): void {
    this.#observe = observe;
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  async #timed<T>(work: () => Promise<T>): Promise<T> {
    const startedMs = performance.now();
    try {
      return await work();
    } finally {
      this.#observe((performance.now() - startedMs) / 1000, 1);
    }
  }
}
