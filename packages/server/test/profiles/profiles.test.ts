/** What others see of a person: profile, presence, avatar and place in leaderboards, and what is kept from them. */

import { expect, test } from 'vitest';
import { placeOf } from '../../src/presence/at-server.ts';
import { migrate } from '../../src/database/migrations.ts';
import type { Tables } from '../../src/database/schema/tables.ts';
import { openSqliteInMemory } from '../../src/database/sqlite.ts';
import { SqlServerStore } from '../../src/store/sql-server-store.ts';
import { connect, signUp } from '../support/seekers.ts';
import { confirm, newGame, TestService } from '../support/test-service.ts';

async function people(table: TestService, names: readonly string[]): Promise<void> {
  await connect(table.store, names);
  for (const name of names) await signUp(table.store, name);
}

/** A rated open game that `winner` wins: the other resigns after a turn each. */
async function play(table: TestService, winner: string, loser: string): Promise<string> {
  const { game } = await table.done(winner, { ...newGame(), visibility: 'open', terms: { rated: true } });
  await table.done(loser, { type: 'take-seat', game, seat: 1 });
  for (const person of [winner, loser]) await table.done(person, confirm(game));
  for (let turn = 0; turn < 2; turn++) {
    const { turn: seat } = await table.state(game);
    await table.act(seat === 0 ? winner : loser, game, { type: 'pass' });
  }
  await table.act(loser, game, { type: 'resign' });
  await table.doDue();
  return game;
}

test('A profile shows games, ratings and links to the games that its reader may see', async () => {
  const table = new TestService();
  await people(table, ['ann', 'bob', 'cid']);
  const open = await play(table, 'ann', 'bob');
  const shown = await table.done('cid', { type: 'show-profile', person: 'ann' });
  expect(shown).toMatchObject({ person: { id: 'ann' }, hasAccount: true, following: false, muted: false });
  expect(shown.details).toMatchObject({ games: 1, won: 1, lost: 0 });
  expect(shown.details?.ratings).toMatchObject([{ preset: 'standard-2007', games: 1 }]);
  expect(shown.details?.recent).toMatchObject([
    { game: open, outcome: 'won', opponents: [{ kind: 'person', person: { id: 'bob' } }] },
  ]);
});

test('A private game counts, and is named to its players only', async () => {
  const table = new TestService();
  await people(table, ['ann', 'bob', 'cid']);
  const game = await table.begin();
  await table.act('bob', game, { type: 'resign' });
  await table.doDue();
  const forCid = await table.done('cid', { type: 'show-profile', person: 'ann' });
  expect(forCid.details).toMatchObject({ games: 1, recent: [], bestGame: { game: null } });
  const forBob = await table.done('bob', { type: 'show-profile', person: 'ann' });
  expect(forBob.details?.recent).toMatchObject([{ game }]);
});

test('Guests, private people and pupils of classes show their name and nothing else; oneself sees all', async () => {
  const table = new TestService();
  await people(table, ['ann', 'bob', 'tea']);
  await connect(table.store, ['guest']);
  const profileOf = (person: string, reader = 'tea') => table.done(reader, { type: 'show-profile', person });
  const detailsOf = async (person: string, reader = 'tea'): Promise<unknown> =>
    (await profileOf(person, reader)).details;
  expect(await detailsOf('guest')).toBeNull();
  expect(await detailsOf('guest', 'guest')).not.toBeNull();
  expect(await detailsOf('ann')).not.toBeNull();
  await table.done('ann', { type: 'set-card', avatar: null, isPrivate: true });
  expect(await detailsOf('ann')).toBeNull();
  const { code } = await table.done('tea', { type: 'create-class', name: 'Class 7b' });
  await table.done('bob', { type: 'join-class', code });
  expect(await detailsOf('bob')).toBeNull();
  for (const hidden of ['ann', 'bob']) expect((await profileOf(hidden)).sinceMs).toBeNull();
  expect((await profileOf('ann', 'ann')).sinceMs).toBe(1);
  await table.done('tea', { type: 'follow', person: 'bob', following: true });
  expect((await table.done('tea', { type: 'list-circle' })).following).toMatchObject([
    { person: { id: 'bob' }, presence: { state: 'offline' } },
  ]);
});

test('Whoever follows somebody sees where they are, until they are muted', async () => {
  const table = new TestService();
  await people(table, ['ann', 'bob', 'cid']);
  await table.done('ann', { type: 'follow', person: 'bob', following: true });
  const stateOfBob = async (): Promise<unknown> =>
    (await table.done('ann', { type: 'list-circle' })).following[0]?.presence;
  expect(await stateOfBob()).toEqual({ state: 'online', game: null });
  const { game } = await table.done('bob', { ...newGame(), visibility: 'open' });
  await table.done('cid', { type: 'take-seat', game, seat: 1 });
  for (const person of ['bob', 'cid']) await table.done(person, confirm(game));
  await table.store.presence.put('a process', [{ game, person: 'bob', leftMs: null }]);
  expect(await stateOfBob()).toEqual({ state: 'playing', game });
  expect((await table.done('bob', { type: 'list-circle' })).followers).toMatchObject([{ id: 'ann' }]);
  await table.done('bob', { type: 'mute', person: 'ann', muted: true });
  expect(await stateOfBob()).toEqual({ state: 'offline', game: null });
  expect((await table.done('bob', { type: 'list-circle' })).followers).toEqual([]);
  await table.done('bob', { type: 'mute', person: 'ann', muted: false });
  await table.store.presence.put('a process', [{ game: placeOf('bob'), person: 'bob', leftMs: 5 }]);
  expect(await stateOfBob()).toEqual({ state: 'offline', game: null });
  await table.done('ann', { type: 'follow', person: 'bob', following: false });
  expect((await table.done('ann', { type: 'list-circle' })).following).toEqual([]);
});

test('Nobody follows themselves, somebody unknown, or more than two hundred', async () => {
  const table = new TestService();
  await people(table, ['ann']);
  const follow = (person: string) => ({ type: 'follow', person, following: true }) as const;
  expect(await table.refusal('ann', follow('ann'))).toBe('NO_SUCH_PERSON');
  expect(await table.refusal('ann', follow('nobody'))).toBe('NO_SUCH_PERSON');
  for (let number = 0; number <= 200; number++)
    await table.store.people.createPerson({ id: `p${number}`, name: 'p' }, 1);
  for (let number = 0; number < 200; number++) await table.done('ann', follow(`p${number}`));
  expect(await table.refusal('ann', follow('p200'))).toBe('TOO_MANY_FOLLOWED');
  await table.done('ann', follow('p7'));
});

test('An avatar is what was chosen, the same for everybody', async () => {
  const table = new TestService();
  await people(table, ['ann', 'bob']);
  const avatar = { letter: 'Ł', colour: 3, pattern: 2 };
  await table.done('ann', { type: 'set-card', avatar, isPrivate: false });
  expect(await table.done('bob', { type: 'show-people', people: ['ann', 'bob', 'nobody'] })).toEqual({
    people: [
      { person: 'ann', avatar },
      { person: 'bob', avatar: null },
      { person: 'nobody', avatar: null },
    ],
  });
  expect(
    await table.send('ann', { type: 'set-card', avatar: { ...avatar, letter: '<b>' }, isPrivate: false }),
  ).toMatchObject({
    code: 'UNREADABLE',
  });
});

/** A table whose ratings can be written as they are wanted. */
async function ratedTable(): Promise<{
  readonly table: TestService;
  readonly rate: (person: string, given: Partial<Tables['rating']>) => Promise<void>;
}> {
  const db = openSqliteInMemory();
  await migrate(db);
  const table = new TestService({ store: new SqlServerStore(db, 'sqlite') });
  const usual = { preset: 'standard-2007', rating: 1500, deviation: 60, volatility: 0.06, games: 20 };
  const rate = async (person: string, given: Partial<Tables['rating']>): Promise<void> => {
    const row = { ...usual, person_id: person, updated_ms: table.clock.nowMs, ...given };
    await db.insertInto('rating').values(row).execute();
  };
  return { table, rate };
}

test('A leaderboard has those who play enough, lately and with a certain rating; bots are apart', async () => {
  const { table, rate } = await ratedTable();
  const bots = 'standard-2007+bots';
  await people(table, ['ann', 'bob', 'new', 'vague', 'shy', 'bot']);
  await table.store.people.markBot('bot');
  await rate('ann', { rating: 1600 });
  await rate('bob', { rating: 1700 });
  await rate('new', { rating: 2000, games: 9 });
  await rate('vague', { rating: 2000, deviation: 150 });
  await rate('shy', { rating: 2000 });
  await rate('bot', { rating: 1900, preset: bots });
  await rate('ann', { rating: 1800, preset: bots });
  await table.done('shy', { type: 'set-card', avatar: null, isPrivate: true });
  const board = { type: 'show-leaderboard', preset: 'standard-2007', language: 'english' } as const;
  const leadersOf = async (command: Parameters<typeof table.done>[1]): Promise<readonly string[]> => {
    const answer = await table.done('ann', command);
    return 'leaders' in answer ? answer.leaders.map(({ person }) => person.id) : [];
  };
  expect(await leadersOf(board)).toEqual(['bob', 'ann']);
  expect(await leadersOf({ ...board, pool: 'bots' })).toEqual(['bot']);
  expect(await leadersOf({ ...board, language: 'german' })).toEqual([]);
  await table.pass(91 * 24 * 60 * 60 * 1000);
  expect(await leadersOf(board)).toEqual([]);
});
