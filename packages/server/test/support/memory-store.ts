/** A store on SQLite in memory, ready at once: its tables are those that the migrations make, made once for all tests. */

import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { migrate, type Database } from '../../src/database/migrations.ts';
import { openSqliteInMemory, sqliteDatabase } from '../../src/database/sqlite.ts';
import { SqlStore } from '../../src/store/sql-store.ts';

const SCHEMA = await schemaText();

async function schemaText(): Promise<string> {
  const db = openSqliteInMemory();
  await migrate(db);
  const { rows } = await sql<{ readonly sql: string }>`
    select sql from sqlite_master where sql is not null order by rootpage`.execute(db);
  await db.destroy();
  return rows.map((row) => row.sql).join(';\n');
}

export function memoryStore(): SqlStore {
  return new SqlStore(emptyDatabase(), 'grouped');
}

/** The same for servers that come one after the other: none of them closes it. */
export function lastingStore(): SqlStore {
  return new LastingStore(emptyDatabase(), 'grouped');
}

class LastingStore extends SqlStore {
  override async close(): Promise<void> {}
}

function emptyDatabase(): Database {
  const raw = new DatabaseSync(':memory:');
  raw.exec('PRAGMA foreign_keys=ON');
  raw.exec(SCHEMA);
  return sqliteDatabase(raw);
}
