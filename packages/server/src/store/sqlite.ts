/** An embedded database in a file: durable before a command is acknowledged, nothing to install. */

import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { Database, Tables } from './schema.ts';

export function openSqlite(file: string): Database {
  const raw = new DatabaseSync(file);
  raw.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000',
  );
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: asExpected(raw) }) });
}

/** The dialect was written for another driver with the same ideas and other names. */
function asExpected(raw: DatabaseSyncInstance): SqliteDatabase {
  return {
    close: () => raw.close(),
    prepare(text) {
      const statement = raw.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters) as unknown[],
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
}
