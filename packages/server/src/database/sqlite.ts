/** Opens an SQLite database in a file or in memory. In a file, data is durable before a command is acknowledged. */

import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { Database, Tables } from './schema/tables.ts';

/** The size of the statement cache: more than we have queries, except for lists of every length. */
const MOST_PREPARED = 500;

/** For the owner only: the file holds sessions, password hashes and the secrets of games. */
const PRIVATE = 0o600;

export function openSqlite(file: string): Database {
  // SQLite creates the files next to a database with the same mode.
  if (!existsSync(file)) closeSync(openSync(file, 'a', PRIVATE));
  const raw = new DatabaseSync(file);
  try {
    raw.exec(
      'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000',
    );
    // Only after it was opened: a file that is not a database is left alone.
    for (const path of [file, `${file}-wal`, `${file}-shm`]) makePrivate(path);
  } catch (error) {
    raw.close();
    throw error;
  }
  return sqliteDatabase(raw);
}

/** Opens a database that ends with the process. */
export function openSqliteInMemory(): Database {
  const raw = new DatabaseSync(':memory:');
  raw.exec('PRAGMA foreign_keys=ON');
  return sqliteDatabase(raw);
}

export function sqliteDatabase(raw: DatabaseSyncInstance): Database {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: asExpected(raw) }) });
}

/** Restricts the databases of earlier versions, which every user of the machine could read. */
function makePrivate(path: string): void {
  try {
    chmodSync(path, PRIVATE);
  } catch (error) {
    // It does not exist, or belongs to another user who lets us write to it.
    if (!(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EPERM')))
      throw error;
  }
}

/** Adapts `node:sqlite` to the driver interface that Kysely's dialect expects. */
function asExpected(raw: DatabaseSyncInstance): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => raw.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      // Every transaction writes. One that begins by reading fails at its first write, however long it may wait, if another
      // process (`lexiko admin`) has written meanwhile.
      const statement = raw.prepare(text === 'begin' ? 'begin immediate' : text);
      const asked = {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...parameters) as unknown[],
        run: (parameters: readonly unknown[]) => statement.run(...parameters),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters),
      };
      prepared.set(text, asked);
      return asked;
    },
  };
}
