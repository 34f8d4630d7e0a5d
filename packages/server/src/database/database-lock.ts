/**
 * Allows one server per SQLite file: each of two would treat its own memory as the whole state. The lock is an SQLite
 * lock on a file next to the database, so that other programs (`lexiko backup`, `reports`, `migrate`) still work; the
 * operating system releases it when a server dies.
 */

import { DatabaseSync } from '@photostructure/sqlite';

/** Thrown if another server uses the database. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
  constructor(file: string) {
    super(
      `another server is using '${file}': end it first, or use PostgreSQL, which any number of servers may share`,
    );
  }
}

/** Waits up to three seconds for a server that is shutting down. Returns the function that releases the lock. */
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
