/** Databases on SQLite, of an earlier version and of this one, are opened again and their games played on. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, test } from 'vitest';
import { openServerStore } from '../../src/store/open-store.ts';
import { startTestServer } from '../support/test-server.ts';
import { EARLIER_STEPS, playOn, readEarlier } from './play-on.ts';
import { playSample, SAMPLE_COMPUTERS } from './sample-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-earlier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(EARLIER_STEPS)(
  'An SQLite database of an earlier version opens, and its unfinished games are played to their end (step %i)',
  async (earlier) => {
    const { sql, sample } = readEarlier(earlier, 'sqlite');
    const file = join(folder, `step-${earlier}.db`);
    const raw = new DatabaseSync(file);
    raw.exec(sql);
    raw.close();
    await playOn((await openServerStore(file)).store, sample);
  },
);

test('So does one that this version wrote', async () => {
  const file = join(folder, 'present.db');
  const { store } = await openServerStore(file);
  const server = await startTestServer({ store, computers: SAMPLE_COMPUTERS });
  const sample = await playSample(server.port);
  await server.close();
  await playOn((await openServerStore(file)).store, sample);
});
