/** Databases of earlier versions are brought up to date with what is in them. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { afterAll, expect, test } from 'vitest';
import type { Computers } from '../../src/ports.ts';
import { openStore } from '../../src/store/open-store.ts';
import { migrate } from '../../src/database/migrations.ts';
import { openSqlite } from '../../src/database/sqlite.ts';
import { confirm, newGame, shownClass, TestService } from '../support/test-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** With the tables of an early version only: the later steps are said to be done. */
async function versionOf(file: string, last: number): Promise<DatabaseSyncInstance> {
  const raw = new DatabaseSync(file);
  raw.exec('create table migration (number integer primary key)');
  for (let number = last + 1; number < 100; number++)
    raw.prepare('insert into migration (number) values (?)').run(number);
  const db = openSqlite(file);
  await migrate(db);
  await db.destroy();
  raw.prepare('delete from migration where number > ?').run(last);
  return raw;
}

async function insertEvents(raw: DatabaseSyncInstance, table: TestService, game: string): Promise<void> {
  const event = raw.prepare('insert into event (game_id, seq, at_ms, body) values (?, ?, ?, ?)');
  for (const stored of await table.store.games.eventsAfter(game, 0))
    event.run(game, stored.seq, stored.atMs, JSON.stringify(stored.event));
}

test('Games that were over before there were records are entered, and sessions go on', async () => {
  const table = new TestService();
  const game = await table.begin();
  await table.act('bob', game, { type: 'resign' });
  const record = (await table.store.games.game(game)) ?? expect.fail('no game');
  const file = join(folder, 'old.db');
  const raw = await versionOf(file, 1);
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
      JSON.stringify((await table.store.games.gamesOf('ann', 1))[0]?.headline),
    );
  await insertEvents(raw, table, game);
  for (const [seat, person] of ['ann', 'bob'].entries())
    raw.prepare('insert into seat (game_id, seat, person_id) values (?, ?, ?)').run(game, seat, person);
  raw.close();

  const store = await openStore(file);
  expect(await store.people.personOfSession('hash', 1_000_000)).toEqual({ id: 'ann', name: 'ann' });
  expect(await store.records.history('ann', null, 10)).toEqual([]);
  const again = new TestService({ store, clock: table.clock });
  await again.doDue();
  expect(await store.records.history('ann', null, 10)).toMatchObject([
    { game, outcome: 'won', rating: null },
  ]);
  expect(await again.state(game)).toEqual(await table.state(game));
  await store.close();
});

test('Classes from before there were lessons keep their code of six letters until the lesson ends', async () => {
  const file = join(folder, 'class.db');
  const raw = await versionOf(file, 8);
  for (const person of ['tea', 'ann', 'bob'])
    raw.prepare('insert into person (id, name, created_ms) values (?, ?, 1)').run(person, person);
  raw
    .prepare(
      `insert into classroom (id, name, code, teacher_id, most_tables, created_ms)
       values ('class', '7b', 'OLDCLA', 'tea', 6, 1)`,
    )
    .run();
  raw.prepare("insert into pupil (class_id, person_id, place) values ('class', 'ann', 1)").run();
  raw.close();

  const store = await openStore(file);
  const server = new TestService({ store });
  await server.done('bob', { type: 'join-class', code: 'OLDCLA' });
  const { classroom, lesson } = shownClass(await server.done('tea', { type: 'show-class', class: 'class' }));
  expect(classroom).toMatchObject({ pupils: [{ id: 'ann' }] });
  expect(lesson).toMatchObject({ code: 'OLDCLA', endsMs: null, waiting: [{ id: 'bob' }] });
  const { code } = await server.done('tea', { type: 'open-lesson', class: 'class' });
  expect(code).toHaveLength(10);
  expect(await server.refusal('bob', { type: 'join-class', code: 'OLDCLA' })).toBe('NO_SUCH_CLASS');
  await store.close();
});

test('In a game that was played without a rule for silence, silence counts from now on', async () => {
  const file = join(folder, 'silent.db');
  const raw = await versionOf(file, 1);
  const values = "'live', 'ann', 1, 1)";
  for (const stage of ['playing', 'over'])
    raw.exec(
      `insert into game (id, code, visibility, secret, summary, stage, pace, host_id, created_ms, updated_ms)
       values ('${stage}', '${stage.slice(0, 4)}', 'private', 's', '{}', '${stage}', ${values}`,
    );
  raw.close();
  const beforeMs = Date.now();
  const store = await openStore(file);
  expect(await store.games.game('playing')).toMatchObject({ terms: { silentSeconds: 900 } });
  expect((await store.games.game('playing'))?.silenceFromMs).toBeGreaterThanOrEqual(beforeMs);
  expect((await store.games.game('over'))?.silenceFromMs).toBe(0);
  await store.close();
});

test('A game that waits for a computer goes on, also where a process of the earlier version still runs', async () => {
  const computers: Computers = {
    levels: ['champion'],
    choose: async (_, { viewer }) => (typeof viewer === 'number' ? { type: 'pass', seat: viewer } : null),
  };
  const table = new TestService({ computers });
  await table.store.people.createPerson({ id: 'ann', name: 'ann' }, 1);
  const { game } = await table.done('ann', {
    ...newGame({ 'firstDraw.method': 'manual' }),
    seats: [{ kind: 'me' }, { kind: 'computer', level: 'champion' }],
  });
  await table.done('ann', confirm(game));
  await table.done('ann', { type: 'act', game, action: { type: 'begin', starter: 1 } });
  const record = (await table.store.games.game(game)) ?? expect.fail('no game');
  const file = join(folder, 'computer.db');
  const raw = await versionOf(file, 10);
  raw.prepare('insert into person (id, name, created_ms) values (?, ?, 1)').run('ann', 'ann');
  raw
    .prepare(
      `insert into game (id, code, visibility, secret, summary, stage, pace, host_id, created_ms, updated_ms, terms)
       values (?, ?, 'private', ?, '{}', 'playing', 'live', 'ann', 1, 1, '{}')`,
    )
    .run(game, record.code, record.secret);
  await insertEvents(raw, table, game);
  const seat = raw.prepare(
    'insert into seat (game_id, seat, person_id, computer, is_team) values (?, ?, ?, ?, 0)',
  );
  seat.run(game, 0, 'ann', null);
  seat.run(game, 1, null, 'champion');
  const due = raw.prepare("insert into due (game_id, kind, due_ms) values (?, 'computer', ?)");
  due.run(game, table.clock.nowMs);

  const store = await openStore(file);
  const again = new TestService({ store, clock: table.clock, computers });
  await again.doDue();
  expect((await again.state(game)).turnsTaken).toEqual([0, 1]);
  // A process of before the update takes a move, asks in its own way, and ends.
  await again.done('ann', { type: 'act', game, action: { type: 'pass' } });
  raw.prepare('delete from question').run();
  due.run(game, table.clock.nowMs);
  raw.close();
  await again.doDue();
  expect((await again.state(game)).turnsTaken).toEqual([1, 2]);
  await store.close();
});
