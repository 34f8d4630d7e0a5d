/** An embedded database, in a file or in memory. In a file it is durable before a command is acknowledged. */

import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { Database, Tables } from './schema/tables.ts';

/** Statements that are kept ready: more than there are kinds of questions, but for lists of every length. */
const MOST_PREPARED = 500;

/** For its owner only: sessions, hashes of passwords and the secrets of games are in it. */
const PRIVATE = 0o600;

export function openSqlite(file: string): Database {
  // SQLite gives the files that it puts beside a database the same mode.
  if (!existsSync(file)) closeSync(openSync(file, 'a', PRIVATE));
  const raw = new DatabaseSync(file);
  try {
    raw.exec(
      'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000',
    );
    // Not before: the file of somebody who mistook it for a database is left alone.
    for (const path of [file, `${file}-wal`, `${file}-shm`]) makePrivate(path);
  } catch (error) {
    raw.close();
    throw error;
  }
  return sqliteDatabase(raw);
}

/** A database that is gone with its process. */
export function openSqliteInMemory(): Database {
  const raw = new DatabaseSync(':memory:');
  raw.exec('PRAGMA foreign_keys=ON');
  return sqliteDatabase(raw);
}

export function sqliteDatabase(raw: DatabaseSyncInstance): Database {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: asExpected(raw) }) });
}

/** Databases of earlier versions were readable by everybody on the machine. */
function makePrivate(path: string): void {
  try {
    chmodSync(path, PRIVATE);
  } catch (error) {
    // It is not there, or belongs to somebody else who lets us write to it.
    if (!(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EPERM')))
      throw error;
  }
}

/** The dialect was written for another driver with the same ideas and other names. */
function asExpected(raw: DatabaseSyncInstance): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => raw.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      const statement = raw.prepare(text);
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
