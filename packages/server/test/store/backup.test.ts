/** Copies of a database that is in use: whole, of one moment, and known to be good. */

import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { backupSqlite, checkSqlite } from '../../src/operations/backup.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Client } from '../support/socket-client.ts';
import { beginGame, step, truth } from '../support/socket-games.ts';
import { numbersFrom } from '../support/table-play.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-backup-'));
const source = join(folder, 'lexiko.db');
let server: TestServer;
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function play(): Promise<{ readonly game: string; readonly players: readonly Client[] }> {
  server = await startTestServer({ store: await openStore(source) });
  const players = [await Client.join(server.port), await Client.join(server.port)];
  clients.push(...players);
  return { game: await beginGame(players), players };
}

describe('a backup', () => {
  test('made while people play holds every move acknowledged before it, and serves again', async () => {
    const { game, players } = await play();
    const random = numbersFrom(6);
    for (let copy = 0; copy < 4; copy++) {
      await step(players, game, random);
      const { seq } = await truth(server.store, game);
      const target = join(folder, `copy${copy}.db`);
      // The next move is on its way while the copy is made.
      const moving = step(players, game, random);
      const made = backupSqlite(source, target);
      await moving;
      expect(made).toMatchObject({ ok: true, value: { games: 1, people: 2 } });
      const store = await openStore(target);
      const kept = await store.games.eventsAfter(game, 0);
      expect(kept.length).toBeGreaterThanOrEqual(seq);
      expect(kept).toEqual((await server.store.games.eventsAfter(game, 0)).slice(0, kept.length));
      await store.close();
    }
    const again = await startTestServer({ store: await openStore(join(folder, 'copy3.db')) });
    const [session] = players.map((player) => player.session);
    const back = await Client.join(again.port, session);
    await back.watch(game);
    expect(back.view(game).viewer).toBe(0);
    back.close();
    await again.close();
  });

  test('is for its owner only, overwrites nothing, and leaves nothing half behind', async () => {
    await play();
    const target = join(folder, 'only.db');
    expect(backupSqlite(source, target).ok).toBe(true);
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(backupSqlite(source, target)).toEqual({ ok: false, error: { code: 'TARGET_EXISTS' } });
    const nowhere = join(folder, 'nothing.db');
    expect(backupSqlite(nowhere, join(folder, 'x.db'))).toEqual({
      ok: false,
      error: { code: 'NO_DATABASE' },
    });
    expect(existsSync(nowhere)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  });

  test('is good where games were last changed before lists told of clocks and words', async () => {
    await play();
    const target = join(folder, 'earlier.db');
    expect(backupSqlite(source, target).ok).toBe(true);
    const raw = new DatabaseSync(target);
    raw.exec(`update game set summary = json_remove(summary, '$.clock', '$.words')`);
    raw.close();
    expect(checkSqlite(target)).toMatchObject({ ok: true });
  });

  test.each([
    ['an event is gone', 'delete from event where seq = 2'],
    ['an event is not one', `update event set body = '{"type":"played"}' where seq = 3`],
    ['the summary is another', `update game set summary = '{}'`],
    ['the stage is another', `update game set stage = 'over'`],
    ['events belong to no game', 'delete from game'],
  ])('is not good where %s', async (reason, change) => {
    await play();
    const target = join(folder, `${reason.replaceAll(' ', '-')}.db`);
    expect(backupSqlite(source, target).ok).toBe(true);
    expect(checkSqlite(target).ok).toBe(true);
    const raw = new DatabaseSync(target);
    raw.exec('PRAGMA foreign_keys=OFF');
    raw.exec(change);
    raw.close();
    expect(checkSqlite(target)).toMatchObject({ ok: false, error: { code: 'DAMAGED' } });
    expect(backupSqlite(target, `${target}.copy`)).toMatchObject({ ok: false, error: { code: 'DAMAGED' } });
    expect(existsSync(`${target}.copy`)).toBe(false);
  });

  test('is not good where it is no database at all', async () => {
    await play();
    const target = join(folder, 'text.db');
    writeFileSync(target, 'not a database, but a text that is long enough to be taken for one');
    expect(checkSqlite(target)).toMatchObject({ ok: false, error: { code: 'DAMAGED' } });
  });
});
