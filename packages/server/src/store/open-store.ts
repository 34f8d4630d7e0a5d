/** A store by the address of its database: `postgres://…`, `memory:`, or the name of an SQLite file. */

import type { ServerStore } from './server-store.ts';
import { openPostgres } from '../database/postgres.ts';
import type { Loss } from '../database/durability-mark.ts';
import { migrate, refuseNewer } from '../database/migrations.ts';
import type { Database } from '../database/schema/tables.ts';
import { SqlServerStore } from './sql-server-store.ts';
import { SqliteServerStore } from './sqlite-server-store.ts';
import { openSqlite, openSqliteInMemory } from '../database/sqlite.ts';

export type DatabaseKind = 'memory' | 'sqlite' | 'postgres';

export function databaseKind(address: string): DatabaseKind {
  if (address === 'memory:') return 'memory';
  return /^postgres(?:ql)?:\/\//.test(address) ? 'postgres' : 'sqlite';
}

/** Opens a store and migrates it. */
export async function openStore(address: string): Promise<ServerStore> {
  const db = openDatabase(address);
  try {
    await refuseNewer(db);
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return new SqlServerStore(db, databaseKind(address) === 'postgres' ? 'postgres' : 'sqlite');
}

/** Opens the store of a server, which locks an SQLite file, and reports data that the file has lost. */
export async function openServerStore(
  address: string,
): Promise<{ readonly store: ServerStore; readonly loss: Loss | null }> {
  if (databaseKind(address) !== 'sqlite') return { store: await openStore(address), loss: null };
  const store = await SqliteServerStore.open(address);
  return { store, loss: store.loss };
}

/** Migrates a database. Returns the number of steps applied. */
export async function migrateDatabase(address: string): Promise<number> {
  const db = openDatabase(address);
  try {
    await refuseNewer(db);
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}

function openDatabase(address: string): Database {
  switch (databaseKind(address)) {
    case 'memory':
      return openSqliteInMemory();
    case 'sqlite':
      return openSqlite(address);
    case 'postgres':
      return openPostgres(address);
  }
}
