/** Databases that earlier versions wrote to PostgreSQL open, and their games are played on. */

import { Client } from 'pg';
import { afterAll, test } from 'vitest';
import { startPostgres } from '../../../../scripts/processes/postgres.mjs';
import { openServerStore } from '../../src/store/open-store.ts';
import { EARLIER_STEPS, playOn, readEarlier } from './play-on.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

test.each(EARLIER_STEPS)(
  'A PostgreSQL database of an earlier version opens, and its unfinished games are played to their end (step %i)',
  async (earlier) => {
    const { sql, sample } = readEarlier(earlier, 'postgres');
    const database = `step_${earlier}`;
    await run(postgres.url, `create database ${database}`);
    const url = new URL(`/${database}`, postgres.url).href;
    await run(url, sql);
    await playOn((await openServerStore(url)).store, sample);
  },
);

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
