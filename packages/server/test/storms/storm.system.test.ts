/**
 * Storms: short ones with every run of the tests, long ones by `npm run faults`, which sets the seed, the seconds, and how
 * many come back at once.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../../scripts/processes/postgres.mjs';
import { openStore } from '../../src/store/open-store.ts';
import { buildServer, removeServer } from '../support/server-process.ts';
import { storm, type StormReport } from './storm.ts';

const seed = Number(process.env['LEXIKO_STORM_SEED'] ?? 7);
const seconds = Number(process.env['LEXIKO_STORM_SECONDS'] ?? 4);
const crowd = Number(process.env['LEXIKO_STORM_CROWD'] ?? 60);
const isLong = process.env['LEXIKO_STORM_SECONDS'] !== undefined;
const WITHIN_MS = seconds * 1000 + crowd * 200 + 120_000;

const folder = mkdtempSync(join(tmpdir(), 'lexiko-storm-'));
beforeAll(buildServer, 60_000);
afterAll(() => {
  removeServer();
  rmSync(folder, { recursive: true, force: true });
});

/** The report is worth reading where somebody asked for a storm. */
function expectTrouble(name: string, report: StormReport): void {
  if (isLong) process.stdout.write(`${name}, seed ${seed}: ${JSON.stringify(report)}\n`);
  expect(report.kills).toBeGreaterThan(1);
  expect(report.acknowledged).toBeGreaterThan(1);
  expect(report.connections).toBe(crowd);
}

test(
  `a server on SQLite loses and doubles nothing, and tells nobody too much (seed ${seed})`,
  { timeout: WITHIN_MS },
  async () => {
    const database = join(folder, 'storm.db');
    const store = await openStore(database);
    try {
      const order = { seed, database, seconds, crowd, store, servers: 1, games: 6, restartDatabase: null };
      expectTrouble('SQLite', await storm(order));
    } finally {
      await store.close();
    }
  },
);

test(
  `two servers on PostgreSQL lose and double nothing, and tell nobody too much (seed ${seed})`,
  { timeout: WITHIN_MS },
  async () => {
    const postgres = await startPostgres();
    const database = postgres.url;
    const store = await openStore(database);
    try {
      const restartDatabase = (): void => postgres.restart();
      const order = { seed, database, seconds, crowd, store, servers: 2, games: 6, restartDatabase };
      expectTrouble('PostgreSQL', await storm(order));
    } finally {
      await store.close();
      postgres.stop();
    }
  },
);
