/** One's own data: taken along whole, and forgotten without breaking the games of others. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { replay } from '@lexiko/rules';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../../src/net/limits.ts';
import { Accounts } from '../../src/people/accounts.ts';
import { OwnData } from '../../src/personal-data/own-data.ts';
import { SESSION_MS } from '../../src/people/person.ts';
import { openStore } from '../../src/store/open-store.ts';
import { GAME_TABLES, PERSONAL_COLUMNS } from '../../src/people/personal-columns.ts';
import { migrate } from '../../src/database/migrations.ts';
import { openSqlite } from '../../src/database/sqlite.ts';
import { Browser } from '../support/browser.ts';
import { expectNoLeak } from '../support/leak-check.ts';
import type { Client } from '../support/socket-client.ts';
import { beginGame, step, truth } from '../support/socket-games.ts';
import { numbersFrom } from '../support/table-play.ts';
import { confirm, newGame, TestService } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'lexiko-own-data-'));
const clients: Client[] = [];
let databases = 0;

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(database: 'memory' | 'sqlite'): Promise<string> {
  const file = database === 'memory' ? 'memory:' : join(folder, `${++databases}.db`);
  server = await startTestServer({ store: await openStore(file) });
  return file;
}

async function player(login: string | null): Promise<readonly [Browser, Client]> {
  const browser = new Browser(server.port);
  if (login === null) await browser.done('guest', { name: 'Guest' });
  else await browser.done('signUp', { login, password: 'correct horse', name: `Name of ${login}` });
  const client = await browser.socket();
  clients.push(client);
  return [browser, client];
}

async function soloGame(client: Client): Promise<string> {
  const { game } = await client.done({
    type: 'create-game',
    config: { preset: 'deluxe', sides: 1, options: { 'dictionary.id': 'any' } },
    seats: [{ kind: 'me' }],
    visibility: 'private',
  });
  await client.done(confirm(game));
  return game;
}

/** Two teams of two that have begun. */
async function schoolGame(table: TestService): Promise<string> {
  const people = ['ann', 'amy', 'bob', 'ben'];
  for (const id of people) await table.store.people.createPerson({ id, name: id }, 1);
  const { config, ...rest } = newGame();
  const { game } = await table.done('ann', { ...rest, config: { ...config, preset: 'school' } });
  for (const [at, person] of people.entries())
    await table.done(person, { type: 'take-seat', game, seat: Math.floor(at / 2) });
  for (const person of people) await table.done(person, confirm(game));
  return game;
}

function ownDataAt({ service, store, clock }: TestService): OwnData {
  const people = { onSessionsEnded: () => {}, onSeatsMoved: () => {}, onStudyMembers: () => {} };
  const now = (): number => clock.nowMs;
  return new OwnData({
    service,
    accounts: new Accounts({
      store,
      now,
      limits: USUAL_LIMITS.accounts,
      pupilOf: async () => null,
      classOf: async () => null,
      ...people,
    }),
    ...people,
  });
}

/** What somebody takes along from a table in memory. */
async function takenAlong(
  table: TestService,
  id: string,
): Promise<{ readonly text: string; readonly games: unknown }> {
  const known = { person: { id, name: id }, tokenHash: '' };
  const answer = await ownDataAt(table).export({
    known,
    address: '',
    device: null,
    client: '',
    origin: null,
  });
  if (!answer.ok) expect.fail(answer.error.code);
  const pieces = answer.value.file?.text ?? '';
  let text = '';
  for await (const piece of pieces) text += piece;
  return { text, games: (JSON.parse(text) as { readonly games: unknown }).games };
}

const PROOF = { kind: 'password', password: 'correct horse' } as const;

test('Who waits for a class takes that along, without the name of the class', async () => {
  await start('memory');
  const table = new TestService();
  for (const id of ['tea', 'ann']) await table.store.people.createPerson({ id, name: id }, 1);
  const { class: id, code } = await table.done('tea', { type: 'create-class', name: 'Class 7b' });
  await table.done('ann', { type: 'join-class', code });
  const { text } = await takenAlong(table, 'ann');
  expect(JSON.parse(text)).toMatchObject({ classrooms: [], awaitedClassrooms: [{ id }] });
  expect(text).not.toContain('Class 7b');
});

describe.each(['memory', 'sqlite'] as const)('a person known to a store in %s', (database) => {
  test('takes everything along, with all games, and none of the tiles of others', async () => {
    await start(database);
    const [[browser, ann], [, bob]] = [await player('ann'), await player(null)];
    const going = await beginGame([ann, bob]);
    const over = await beginGame([ann, bob]);
    const random = numbersFrom(3);
    for (let turn = 0; turn < 4; turn++) await step([ann, bob], going, random);
    await bob.done({ type: 'act', game: over, action: { type: 'resign' } });
    await server.store.records.enter({ game: over, results: [], rated: null, atMs: 1 });
    const { status, text } = await browser.ask('export');
    expect(status).toBe(200);
    const exported = JSON.parse(text) as {
      readonly account: unknown;
      readonly sessions: unknown[];
      readonly games: { readonly game: string; readonly events: { readonly event: { type: string } }[] }[];
    };
    expect(exported).toMatchObject({ format: 'lexiko-export', version: 1, account: { login: 'ann' } });
    expect(exported.sessions).toMatchObject([{ client: 'Firefox, Linux' }]);
    expect(exported.games.map(({ game }) => game).sort()).toEqual([going, over].sort());
    const running = exported.games.find(({ game }) => game === going);
    expect(running?.events).toHaveLength((await truth(server.store, going)).seq);
    const frame = JSON.stringify({ type: 'events', game: going, viewer: 0, events: running?.events });
    expectNoLeak([frame], (await server.store.games.game(going))?.secret ?? 'x');
    expect(JSON.stringify(running)).toContain('"_"');
    const whole = exported.games.find(({ game }) => game === over);
    expect(whole?.events.some(({ event }) => event.type === 'revealed')).toBe(true);
    for (const secret of [browser.cookie.split('=')[1] ?? 'x', '$argon2id', 'tokenHash', 'publicKey'])
      expect(text).not.toContain(secret);
    await browser.ask('export');
    await browser.ask('export');
    expect(await browser.refusal('export')).toBe('TOO_MANY_MESSAGES');
    browser.cookie = '';
    expect(await browser.refusal('export')).toBe('NOBODY');
  });

  test('is forgotten: nothing of theirs is left, and the games of others stay whole', async () => {
    const file = await start(database);
    const [[browser, ann], [other, bob]] = [await player('ann'), await player('bob')];
    const going = await beginGame([ann, bob]);
    const over = await beginGame([ann, bob]);
    const alone = await soloGame(ann);
    const random = numbersFrom(3);
    for (let turn = 0; turn < 4; turn++) await step([ann, bob], going, random);
    await bob.done({ type: 'act', game: over, action: { type: 'resign' } });
    const { store } = server;
    const before = (await store.games.eventsAfter(over, 0)).map(({ event }) => event);
    const { person } = await browser.done('me');
    expect(await browser.refusal('delete', {})).toBe('WRONG_CREDENTIALS');
    expect(await browser.refusal('delete', { proof: { kind: 'password', password: 'wrong horse' } })).toBe(
      'WRONG_CREDENTIALS',
    );
    const renamed = bob.until(() => JSON.stringify(bob.seats.get(going)).includes('Former player'));
    await browser.done('delete', { proof: PROOF });
    expect(await ann.closed()).toBe(4002);
    await renamed;
    expect(browser.cookie).toBe('');
    expect(await browser.refusal('signIn', { login: 'ann', password: 'correct horse' })).toBe(
      'WRONG_CREDENTIALS',
    );
    expect(await store.people.person(person.id)).toBeNull();
    expect(await store.accounts.account(person.id)).toBeNull();
    expect(await store.accounts.sessionsOf(person.id, Date.now())).toEqual([]);
    expect(await store.games.gamesOf(person.id, 10)).toEqual([]);
    expect(await store.games.game(alone)).toBeNull();
    expect(await store.games.eventsAfter(alone, 0)).toEqual([]);
    expect((await store.games.eventsAfter(over, 0)).map(({ event }) => event)).toEqual(before);
    // The game that was going on has been given up, and can be replayed like every other.
    const state = await truth(store, going);
    expect(state.outcome?.winners).toEqual([1]);
    expect(replay((await store.games.eventsAfter(going, 0)).map(({ event }) => event))).toEqual(state);
    for (const form of ['log', 'sheet', 'proof', 'gcg'])
      expect((await other.ask('gameFile', { game: going, form })).status).toBe(200);
    const [seat] = await store.games.seatsOf(going);
    expect((await store.people.person(seat?.person ?? ''))?.name).toBe('Former player');
    if (database === 'sqlite') expectNoTrace(file, [person.id, 'ann', 'Name of ann']);
    // Somebody else may have the login now.
    await browser.done('signUp', { login: 'ann', password: 'correct horse' });
  });

  test('is forgotten as a guest too, without more ado', async () => {
    await start(database);
    const [browser, ann] = await player(null);
    const game = await soloGame(ann);
    await browser.done('delete', {});
    expect(await server.store.games.game(game)).toBeNull();
    expect(await browser.refusal('me')).toBe('NOBODY');
  });
});

/** No table holds these words, in any column. */
function expectNoTrace(file: string, words: readonly string[]): void {
  const raw = new DatabaseSync(file);
  for (const { name } of raw.prepare("select name from sqlite_master where type = 'table'").all() as {
    readonly name: string;
  }[]) {
    const text = JSON.stringify(raw.prepare(`select * from "${name}"`).all());
    for (const word of words) expect(text.includes(`"${word}"`), `${word} in ${name}`).toBe(false);
  }
  raw.close();
}

describe('the tables', () => {
  test('have no column with people, and none with games, that a deletion would forget', async () => {
    await start('memory');
    const file = join(folder, 'columns.db');
    const db = openSqlite(file);
    await migrate(db);
    await db.destroy();
    const raw = new DatabaseSync(file);
    const columns = raw
      .prepare(
        `select t.name as "table", c.name as "column" from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table'`,
      )
      .all() as { readonly table: string; readonly column: string }[];
    raw.close();
    const ids = columns.filter(({ column }) => column.endsWith('_id') && column !== 'command_id');
    const people = ids
      .filter(({ column }) => !['game_id', 'class_id', 'assignment_id', 'study_id'].includes(column))
      .map(({ table, column }) => `${table}.${column}`);
    expect(people.sort()).toEqual(PERSONAL_COLUMNS.map(({ table, column }) => `${table}.${column}`).sort());
    const games = ids.filter(({ column }) => column === 'game_id').map(({ table }) => table);
    expect(games.sort()).toEqual([...GAME_TABLES].sort());
  });
});

test('whoever has left a team takes none of its tiles along while the game goes on', async () => {
  await start('memory');
  const table = new TestService();
  const game = await schoolGame(table);
  const { text: before } = await takenAlong(table, 'ann');
  expect(before).toContain('"dealt"');
  await table.done('ann', { type: 'act', game, action: { type: 'resign' } });
  const { text, games } = await takenAlong(table, 'ann');
  expect(text).not.toContain('"dealt"');
  expect(games).toMatchObject([{ game, stage: 'playing', events: [] }]);
});

test('a guest who can no longer come back is forgotten, and leaves the games of others', async () => {
  await start('memory');
  const table = new TestService();
  const { store } = table;
  const game = await table.begin();
  await store.accounts.createSession({ tokenHash: 'h', person: 'bob', client: '', atMs: SESSION_MS });
  table.clock.nowMs += SESSION_MS + 1;
  await ownDataAt(table).forgetGuests();
  expect(await store.people.person('ann')).toBeNull();
  expect(await store.people.person('bob')).toEqual({ id: 'bob', name: 'bob' });
  expect((await table.state(game)).outcome?.winners).toEqual([1]);
});
