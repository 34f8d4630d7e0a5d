/** Records over the real server: what is told of finished games, to whom, and what they do to ratings. */

import { parseGcg, parseLog, logPlayers } from '@lexiko/rules/notation';
import { verifyLog, type BagProof } from '@lexiko/rules/records';
import { afterEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../support/memory-store.ts';
import { Browser } from '../support/browser.ts';
import type { Client } from '../support/socket-client.ts';
import { step, truth } from '../support/socket-games.ts';
import { numbersFrom } from '../support/table-play.ts';
import { confirm, newGame, TestService } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

interface Player {
  readonly browser: Browser;
  readonly client: Client;
}

async function player(login: string | null): Promise<Player> {
  const browser = new Browser(server.port);
  if (login === null) await browser.done('guest', { name: 'Guest' });
  else await browser.done('signUp', { login, password: 'correct horse' });
  const client = await browser.socket();
  clients.push(client);
  if (login !== null) await client.done({ type: 'pledge-fair-play' });
  return { browser, client };
}

/** A game of two that has begun. */
async function begin(
  [one, two]: readonly [Player, Player],
  terms: Readonly<Record<string, unknown>> = {},
  visibility: 'open' | 'private' = 'private',
): Promise<string> {
  const { game } = await one.client.done({ ...newGame(), terms, visibility });
  await two.client.done({ type: 'take-seat', game, seat: 1 });
  for (const { client } of [one, two]) await client.watch(game);
  let seq = 0;
  for (const { client } of [one, two]) ({ seq = 0 } = await client.done(confirm(game)));
  for (const { client } of [one, two]) await client.reached(game, seq);
  return game;
}

/** The same, played for some turns and then given up by the second. */
async function playAndResign(
  players: readonly [Player, Player],
  terms: Readonly<Record<string, unknown>> = {},
  turns = 6,
): Promise<string> {
  const game = await begin(players, terms);
  const random = numbersFrom(7);
  const sockets = players.map(({ client }) => client);
  for (let turn = 0; turn < turns; turn++) await step(sockets, game, random);
  await players[1].client.done({ type: 'act', game, action: { type: 'resign' } });
  return game;
}

async function entered(one: Player, count: number): Promise<Awaited<ReturnType<typeof historyOf>>> {
  await expect.poll(async () => (await historyOf(one)).length).toBeGreaterThanOrEqual(count);
  return historyOf(one);
}

async function historyOf({ browser }: Player): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return (await browser.done('history', {})).results;
}

describe('a finished game', () => {
  test('can be had in every form by its players, and the log proves itself', async () => {
    server = await startTestServer();
    const players = [await player(null), await player(null)] as const;
    const game = await playAndResign(players);
    const file = async (form: string): Promise<string> => {
      const { status, text } = await players[0].browser.ask('gameFile', { game, form });
      expect(status).toBe(200);
      return text;
    };
    const log = parseLog(await file('log'));
    if (!log.ok) expect.fail(log.error.code);
    expect(log.value).toEqual((await server.store.games.eventsAfter(game, 0)).map(({ event }) => event));
    expect(verifyLog(log.value).kind).toBe('proven');
    const proof = JSON.parse(await file('proof')) as BagProof & { readonly commitment: string };
    expect(proof).toMatchObject({ kind: 'proven', nonces: ['a nonce', 'a nonce'] });
    const sheet = JSON.parse(await file('sheet')) as { readonly players: string[]; readonly rows: unknown[] };
    expect(sheet.players).toEqual(['Guest', 'Guest']);
    expect(sheet.rows.length).toBeGreaterThanOrEqual(6);
    const gcg = parseGcg(await file('gcg'));
    expect(gcg.ok).toBe(true);
  });

  test('is nobody else’s where it is private, and not told before its end', async () => {
    server = await startTestServer();
    const players = [await player(null), await player(null)] as const;
    const eve = await player(null);
    const game = await begin(players);
    for (const form of ['log', 'sheet', 'gcg', 'proof']) {
      expect(await players[0].browser.refusal('gameFile', { game, form })).toBe('GAME_NOT_OVER');
      expect(await eve.browser.refusal('gameFile', { game, form })).toBe('NOT_FOUND');
    }
    await players[0].client.done({ type: 'act', game, action: { type: 'resign' } });
    for (const form of ['log', 'sheet', 'gcg', 'proof'])
      expect(await eve.browser.refusal('gameFile', { game, form })).toBe('NOT_FOUND');
    eve.browser.cookie = '';
    expect(await eve.browser.refusal('gameFile', { game, form: 'log' })).toBe('NOBODY');
    expect(await players[0].browser.refusal('gameFile', { game: 'nowhere', form: 'log' })).toBe('NOT_FOUND');
    expect(await players[0].browser.refusal('gameFile', { game, form: 'racks' })).toBe('UNREADABLE');
  });

  test('is everybody’s where it was open, after its end and not before', async () => {
    server = await startTestServer();
    const players = [await player(null), await player(null)] as const;
    const eve = await player(null);
    const game = await begin(players, {}, 'open');
    expect(await eve.browser.refusal('gameFile', { game, form: 'log' })).toBe('GAME_NOT_OVER');
    await players[0].client.done({ type: 'act', game, action: { type: 'resign' } });
    expect((await eve.browser.ask('gameFile', { game, form: 'log' })).status).toBe(200);
  });

  test('is in the history of its players, with what they made of it', async () => {
    server = await startTestServer();
    const players = [await player(null), await player(null)] as const;
    const game = await playAndResign(players);
    const [mine] = await entered(players[0], 1);
    const state = await truth(server.store, game);
    expect(mine).toMatchObject({
      game,
      preset: 'standard-2007',
      mode: 'off',
      dictionary: 'any',
      outcome: 'won',
      reason: 'RESIGNED',
      rated: false,
      rating: null,
      score: state.outcome?.final[0],
      against: state.outcome?.final[1],
      turns: 3,
    });
    expect((await entered(players[1], 1))[0]).toMatchObject({ outcome: 'lost' });
    const { groups, ratings } = await players[0].browser.done('statistics');
    expect(ratings).toEqual([]);
    expect(groups).toMatchObject([
      { games: 1, won: 1, mean: state.outcome?.final[0], trend: 0, band: { low: 300, high: 400, below: 1 } },
    ]);
    expect(await players[0].browser.refusal('history', { after: 'nonsense' })).toBe('UNREADABLE');
  });

  test('says who the others were, to those who ask', async () => {
    server = await startTestServer();
    const [ann, bob] = [await player(null), await player(null)];
    await bob.client.done({ type: 'rename', name: 'Bob' });
    await playAndResign([ann, bob]);
    await entered(ann, 1);
    const { results } = await ann.browser.done('history', { opponents: 'named' });
    expect(results).toMatchObject([{ opponents: [{ kind: 'person', name: 'Bob' }] }]);
    // A page of before would not understand the answer.
    expect(Object.keys((await historyOf(ann))[0] ?? {})).not.toContain('opponents');
    const log = await ann.browser.ask('gameFile', { game: String(results[0]?.game), form: 'log' });
    expect(logPlayers(log.text)).toContain('Bob');
  });

  test('played alone is a record of its own (X-04)', async () => {
    server = await startTestServer();
    const ann = await player(null);
    const config = { preset: 'deluxe' as const, sides: 1, options: { 'dictionary.id': 'any' } };
    const { game } = await ann.client.done({
      type: 'create-game',
      config,
      seats: [{ kind: 'me' }],
      visibility: 'private',
    });
    await ann.client.watch(game);
    const { seq } = await ann.client.done(confirm(game));
    await ann.client.reached(game, seq);
    const random = numbersFrom(3);
    for (let turn = 0; turn < 4; turn++) await step([ann.client], game, random);
    await ann.client.done({ type: 'act', game, action: { type: 'resign' } });
    const [mine] = await entered(ann, 1);
    expect(mine).toMatchObject({ mode: 'tally', sides: 1, outcome: 'alone', against: null, turns: 4 });
    const { groups } = await ann.browser.done('statistics');
    expect(groups).toMatchObject([{ mode: 'tally', games: 1, won: 0, lost: 0, band: null }]);
    expect(groups[0]?.best).toMatchObject({ game, score: mine?.['score'] });
  });
});

describe('entering', () => {
  test('is done by whoever comes next where a process died between the end of a game and its entry', async () => {
    server = await startTestServer();
    const store = memoryStore();
    const table = new TestService({ store });
    const game = await table.begin();
    const { enter } = store.records;
    let die = (): void => {};
    const death = new Promise<void>((resolve) => (die = resolve));
    store.records.enter = () => {
      die();
      return new Promise(() => {}); // the process is gone, and nobody answers
    };
    await table.act('ann', game, { type: 'resign' });
    void table.doDue();
    await death;
    expect(await store.records.history('ann', null, 10)).toEqual([]);
    store.records.enter = enter;
    const other = new TestService({ store, clock: table.clock });
    await other.doDue();
    expect(await store.records.history('ann', null, 10)).toEqual([]);
    await other.pass(15_000);
    expect(await store.records.history('ann', null, 10)).toMatchObject([{ game, outcome: 'lost' }]);
    await other.pass(15_000);
    expect(await store.records.history('ann', null, 10)).toHaveLength(1);
  });
});

describe('a rated game', () => {
  test('changes the ratings of both, which anybody may see unless they are private', async () => {
    server = await startTestServer();
    const players = [await player('ann'), await player('bob')] as const;
    await playAndResign(players, { rated: true });
    const [mine] = await entered(players[0], 1);
    expect(mine).toMatchObject({ rated: true, outcome: 'won', rating: { before: 1500 } });
    const { ratings } = await players[0].browser.done('statistics');
    expect(ratings).toMatchObject([{ preset: 'standard-2007', games: 1 }]);
    expect(ratings[0]?.rating).toBeGreaterThan(1600);
    const eve = await player(null);
    const { person } = await players[1].browser.done('me');
    const profile = await eve.browser.done('profile', { person: person.id });
    expect(profile).toMatchObject({ person, hasAccount: true, ratings: [{ games: 1 }] });
    expect(profile.ratings[0]?.rating).toBeLessThan(1400);
    expect(Object.keys(profile).sort()).toEqual(['hasAccount', 'person', 'ratings']);
    expect(await eve.browser.refusal('profile', { person: 'nobody' })).toBe('NOT_FOUND');
    await players[1].client.done({ type: 'set-card', avatar: null, isPrivate: true });
    expect((await eve.browser.done('profile', { person: person.id })).ratings).toEqual([]);
    expect((await players[1].browser.done('profile', { person: person.id })).ratings).toHaveLength(1);
  });

  test('counts for nobody when one goes before both have had a turn', async () => {
    server = await startTestServer();
    const players = [await player('ann'), await player('bob')] as const;
    await playAndResign(players, { rated: true }, 1);
    expect((await entered(players[0], 1))[0]).toMatchObject({ rated: false, rating: null });
    expect((await players[0].browser.done('statistics')).ratings).toEqual([]);
  });

  test('is for two people with accounts', async () => {
    server = await startTestServer();
    const [ann, guest] = [await player('ann'), await player(null)];
    const terms = { rated: true };
    expect(await guest.client.tell({ ...newGame(), terms })).toEqual({ code: 'CANNOT_BE_RATED' });
    const { game } = await ann.client.done({ ...newGame(), terms });
    const seat = { type: 'take-seat', game, seat: 1 } as const;
    expect(await guest.client.tell(seat)).toEqual({ code: 'CANNOT_BE_RATED' });
    expect((await ann.client.done({ type: 'list-my-games' })).games?.[0]?.rated).toBe(true);
  });

  test('is played by the rulebook, but for time and looks', async () => {
    server = await startTestServer();
    const ann = await player('ann');
    const terms = { rated: true };
    const wish = (options: Readonly<Record<string, unknown>>, sides = 2) =>
      ann.client.tell({ ...newGame(options, sides), terms });
    expect(await wish({}, 3)).toEqual({ code: 'CANNOT_BE_RATED' });
    expect(await wish({ 'rack.size': 9 })).toEqual({ code: 'CANNOT_BE_RATED' });
    expect(await wish({ 'timer.seconds': [60, 120] })).toEqual({ code: 'CANNOT_BE_RATED' });
    expect(await wish({ 'timer.seconds': [60, 60], 'board.theme': 'highContrast' })).toHaveProperty(
      'outcome',
    );
    expect(await wish({ 'clock.seconds': [600, 900] })).toEqual({ code: 'CANNOT_BE_RATED' });
    expect(await wish({ 'clock.seconds': [600, 600], 'clock.increment': 5 })).toHaveProperty('outcome');
    expect(await wish({ 'timer.days': 3 })).toHaveProperty('outcome');
    const { game } = await ann.client.done({ ...newGame(), terms });
    const config = {
      preset: 'standard-2007',
      sides: 2,
      options: { 'dictionary.id': 'any', 'rack.size': 9 },
    } as const;
    expect(await ann.client.act(game, { type: 'configure', config })).toEqual({ code: 'CANNOT_BE_RATED' });
  });
});
