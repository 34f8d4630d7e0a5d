/** Ratings on a real PostgreSQL that two processes share, and the copy of it that docs/operations.md tells how to make. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../../scripts/processes/postgres.mjs';
import { ensureSystemPart } from '../../../../scripts/parts/system-parts.mjs';
import { NEW_RATING } from '@lexiko/analysis/ratings';
import type { ServerStore } from '../../src/store/server-store.ts';
import { openStore } from '../../src/store/open-store.ts';
import { confirm, newGame, TestService } from '../support/test-service.ts';

const GAMES = 8;

const folder = mkdtempSync(join(tmpdir(), 'lexiko-ratings-'));
const postgres = await startPostgres();
const stores = [await openStore(postgres.url), await openStore(postgres.url)] as const;
afterAll(async () => {
  for (const store of stores) await store.close();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function signUp(store: ServerStore, person: string): Promise<void> {
  const session = { tokenHash: person, person, client: '', atMs: 1 };
  const account = { person, login: person, passwordHash: 'hash', createdMs: 1 };
  await store.accounts.signUp({ account, name: null, passkey: null, session });
  await store.accounts.pledge(person, 1);
}

/** A rated game of ann and bob that bob gives up after a turn each. */
async function play(table: TestService): Promise<void> {
  const { game } = await table.done('ann', { ...newGame(), terms: { rated: true } });
  await table.done('bob', { type: 'take-seat', game, seat: 1 });
  for (const person of ['ann', 'bob']) await table.done(person, confirm(game));
  for (let turn = 0; turn < 2; turn++) {
    const { turn: seat } = await table.state(game);
    await table.act(seat === 0 ? 'ann' : 'bob', game, { type: 'pass' });
  }
  await table.act('bob', game, { type: 'resign' });
}

test('Two processes that see the same games end enter each once, and lose no rating', async () => {
  const [one, two] = stores;
  const clock = { nowMs: 1_000_000 };
  const tables = [new TestService({ store: one, clock }), new TestService({ store: two, clock })] as const;
  for (const person of ['ann', 'bob']) await signUp(one, person);
  for (let game = 0; game < GAMES; game++) await play(tables[game % 2 === 0 ? 0 : 1]);
  // One process takes all that is due and dies of it; when its time is up, both look again.
  expect(
    (await one.games.takeDue(clock.nowMs, 15_000, 100)).filter(({ kind }) => kind === 'record'),
  ).toHaveLength(GAMES);
  await Promise.all(tables.map((table) => table.doDue()));
  expect(await one.records.history('ann', null, 100)).toEqual([]);
  clock.nowMs += 15_000;
  await Promise.all([...tables, ...tables].map((table) => table.doDue()));
  const results = await two.records.history('ann', null, 100);
  expect(results).toHaveLength(GAMES);
  const [ann] = await two.records.ratingsOf('ann');
  expect(ann?.games).toBe(GAMES);
  const ends = results.map(({ rating }) => rating?.after ?? 0);
  const starts = results.map(({ rating }) => rating?.before ?? 0);
  expect(new Set([...ends, NEW_RATING.rating])).toEqual(new Set([...starts, ann?.rating]));
});

test('pg_dump and pg_restore bring everything back, as docs/operations.md says', async (context) => {
  const programs = await ensureSystemPart('postgresql');
  // The one from npm is the server alone.
  if (!existsSync(join(programs, process.platform === 'win32' ? 'pg_dump.exe' : 'pg_dump')))
    return context.skip(`no pg_dump beside the server in ${programs}`);
  const dump = join(folder, 'lexiko.dump');
  const run = (program: string, ...args: readonly string[]): void => {
    execFileSync(join(programs, program), args, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  run('pg_dump', '--format=custom', `--file=${dump}`, postgres.url);
  const copy = postgres.url.replace(/[^/]+$/, 'copy');
  run('psql', '--command=create database copy', postgres.url);
  run('pg_restore', '--clean', '--if-exists', '--no-owner', `--dbname=${copy}`, dump);
  const restored = await openStore(copy);
  const [before] = stores;
  expect(await restored.records.ratingsOf('ann')).toEqual(await before.records.ratingsOf('ann'));
  for (const { record } of await before.games.gamesOf('ann', 100))
    expect(await restored.games.eventsAfter(record.id, 0)).toEqual(
      await before.games.eventsAfter(record.id, 0),
    );
  await restored.close();
});
