/**
 * One server to an SQLite file: two would each believe that what they hold in memory is all there is. The lock is one of
 * SQLite's own, on a file beside the database, so that other programs (`lexiko backup`, `reports`, `migrate`) go on
 * working; the operating system gives it back when a server dies.
 */

import { DatabaseSync } from '@photostructure/sqlite';

/** Thrown where another server has the database. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
  constructor(file: string) {
    super(
      `another server is using '${file}': end it first, or use PostgreSQL, which any number of servers may share`,
    );
  }
}

/** Waits three seconds for a server that is just ending. Answers with what gives the lock back. */
export function lockDatabase(file: string): () => void {
  const raw = new DatabaseSync(`${file}-lock`);
  try {
    raw.exec('PRAGMA busy_timeout=3000; BEGIN EXCLUSIVE');
  } catch (error) {
    raw.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new DatabaseInUse(file);
    throw error;
  }
  return () => raw.close();
}
