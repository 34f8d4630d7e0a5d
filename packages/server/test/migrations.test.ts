/** A database of the first version is brought up to date with what is in it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { migrate } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { TestService } from './test-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** With the tables of the first version only: the later steps are said to be done. */
async function firstVersion(file: string): Promise<DatabaseSyncInstance> {
  const raw = new DatabaseSync(file);
  raw.exec('create table migration (number integer primary key)');
  for (let number = 2; number < 100; number++)
    raw.prepare('insert into migration (number) values (?)').run(number);
  const db = openSqlite(file);
  await migrate(db);
  await db.destroy();
  raw.exec('delete from migration where number > 1');
  return raw;
}

test('Games that were over before there were records are entered, and sessions go on', async () => {
  const table = new TestService();
  const game = await table.begin();
  await table.act('bob', game, { type: 'resign' });
  const record = (await table.store.game(game)) ?? expect.fail('no game');
  const file = join(folder, 'old.db');
  const raw = await firstVersion(file);
  for (const person of ['ann', 'bob'])
    raw.prepare('insert into person (id, name, created_ms) values (?, ?, 1)').run(person, person);
  raw
    .prepare('insert into session (token_hash, person_id, created_ms, seen_ms) values (?, ?, ?, ?)')
    .run('hash', 'ann', 1, 1_000_000);
  raw
    .prepare(
      `insert into game (id, code, visibility, secret, summary, stage, pace, host_id, created_ms, updated_ms)
       values (?, ?, 'private', ?, ?, 'over', 'live', 'ann', 1, 1)`,
    )
    .run(
      game,
      record.code,
      record.secret,
      JSON.stringify((await table.store.gamesOf('ann', 1))[0]?.headline),
    );
  for (const { seq, atMs, event } of await table.store.eventsAfter(game, 0))
    raw
      .prepare('insert into event (game_id, seq, at_ms, body) values (?, ?, ?, ?)')
      .run(game, seq, atMs, JSON.stringify(event));
  for (const [seat, person] of ['ann', 'bob'].entries())
    raw.prepare('insert into seat (game_id, seat, person_id) values (?, ?, ?)').run(game, seat, person);
  raw.close();

  const store = await openStore(file);
  expect(await store.personOfSession('hash', 1_000_000)).toEqual({ id: 'ann', name: 'ann' });
  expect(await store.records.history('ann', null, 10)).toEqual([]);
  const again = new TestService({ store, clock: table.clock });
  await again.doDue();
  expect(await store.records.history('ann', null, 10)).toMatchObject([
    { game, outcome: 'won', rating: null },
  ]);
  expect(await again.state(game)).toEqual(await table.state(game));
  await store.close();
});
