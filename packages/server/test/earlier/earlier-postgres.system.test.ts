/** A database that an earlier version wrote to PostgreSQL opens, and its games are played on. */

import { Client } from 'pg';
import { afterAll, test } from 'vitest';
import { startPostgres } from '../../../../scripts/processes/postgres.mjs';
import { openServerStore } from '../../src/store/open-store.ts';
import { playOn, readEarlier } from './play-on.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

test('A PostgreSQL database of an earlier version opens, and its unfinished games are played to their end', async () => {
  const { sql, sample } = readEarlier('postgres');
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(sql);
  await client.end();
  await playOn((await openServerStore(postgres.url)).store, sample);
});
