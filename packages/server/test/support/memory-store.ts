/** A store on SQLite in memory, ready at once: its tables are those that the migrations make, made once for all tests. */

import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { migrate } from '../../src/database/migrations.ts';
import type { Database } from '../../src/database/schema/tables.ts';
import { openSqliteInMemory, sqliteDatabase } from '../../src/database/sqlite.ts';
import { SqlServerStore } from '../../src/store/sql-server-store.ts';

const SCHEMA = await schemaText();

async function schemaText(): Promise<string> {
  const db = openSqliteInMemory();
  await migrate(db);
  const { rows } = await sql<{ readonly sql: string }>`
    select sql from sqlite_master where sql is not null order by rootpage`.execute(db);
  await db.destroy();
  return rows.map((row) => row.sql).join(';\n');
}

export function memoryStore(): SqlServerStore {
  return new SqlServerStore(emptyDatabase(), 'sqlite');
}

/** The same for servers that come one after the other: none of them closes it. */
export function lastingStore(): SqlServerStore {
  return new LastingStore(emptyDatabase(), 'sqlite');
}

class LastingStore extends SqlServerStore {
  override async close(): Promise<void> {}
}

function emptyDatabase(): Database {
  const raw = new DatabaseSync(':memory:');
  raw.exec('PRAGMA foreign_keys=ON');
  raw.exec(SCHEMA);
  return sqliteDatabase(raw);
}
