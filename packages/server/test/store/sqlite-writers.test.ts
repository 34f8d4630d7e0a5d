/** Two processes that write to one SQLite file, as a server and `lexiko admin` do. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/database/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-writers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes to the file again and again until it is told to stop. */
const OTHER_WRITER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { DatabaseSync } = require(workerData.driver);
  const db = new DatabaseSync(workerData.file);
  db.exec('PRAGMA busy_timeout=5000');
  let isStopped = false;
  parentPort.on('message', () => { isStopped = true; });
  const write = () => {
    db.exec('insert into tally (count) values (1)');
    if (isStopped) { db.close(); parentPort.close(); } else setImmediate(write);
  };
  write();
  parentPort.postMessage('writing');
`;

test('What reads and then writes in one transaction is not refused because another process wrote meanwhile', async () => {
  const file = join(folder, 'lexiko.db');
  const db = openSqlite(file);
  await sql`create table tally (count integer not null)`.execute(db);
  const driver = createRequire(import.meta.url).resolve('@photostructure/sqlite');
  const other = new Worker(OTHER_WRITER, { eval: true, workerData: { file, driver } });
  await new Promise((resolve) => other.once('message', resolve));
  for (let round = 0; round < 30; round++)
    await db.transaction().execute(async (transaction) => {
      await sql`select count(*) from tally`.execute(transaction);
      await new Promise((resolve) => setTimeout(resolve, 2));
      await sql`insert into tally (count) values (2)`.execute(transaction);
    });
  const closed = new Promise((resolve) => other.once('exit', resolve));
  other.postMessage('stop');
  await closed;
  const { rows } = await sql<{ own: number }>`select count(*) as own from tally where count = 2`.execute(db);
  expect(rows).toEqual([{ own: 30 }]);
  await db.destroy();
});
