/** The store contract on all stores: SQLite in memory and in a file, and a PostgreSQL server started for the purpose. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startPostgres } from '../../../../scripts/processes/postgres.mjs';
import { openStore } from '../../src/store/open-store.ts';
import { openPostgres } from '../../src/database/postgres.ts';
import { migrate } from '../../src/database/migrations.ts';
import { SqlServerStore } from '../../src/store/sql-server-store.ts';
import { openSqlite } from '../../src/database/sqlite.ts';
import { storeContract } from './store-contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-store-'));
const postgres = await startPostgres();
afterAll(() => {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

storeContract('SQLite in memory', async () => openStore('memory:'));

storeContract('an SQLite file', async () => {
  const db = openSqlite(join(folder, 'lexiko.db'));
  await migrate(db);
  await migrate(db);
  return new SqlServerStore(db, 'sqlite');
});

storeContract('PostgreSQL', async () => {
  const db = openPostgres(postgres.url);
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
  return new SqlServerStore(db, 'postgres');
});
