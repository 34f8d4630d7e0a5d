/** An embedded database in a file: durable before a command is acknowledged, nothing to install. */

import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { Database, Tables } from './schema.ts';

/** Statements that are kept ready: more than there are kinds of questions, but for lists of every length. */
const MOST_PREPARED = 500;

export function openSqlite(file: string): Database {
  const raw = new DatabaseSync(file);
  raw.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000',
  );
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: asExpected(raw) }) });
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
