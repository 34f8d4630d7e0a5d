/** Games over the API: lists, a game as JSON and GCG, and streams; always only what the caller may know. */

import { Leaderboard, PublicProfile } from '@lexiko/protocol';
import { AccountLine, ApiAccount, ApiGame, ApiGames, GameLine } from '@lexiko/protocol/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../../src/net/limits.ts';
import { signUpProgram } from '../support/api-client.ts';
import type { Client } from '../support/socket-client.ts';
import { beginGame, step, truth } from '../support/socket-games.ts';
import { numbersFrom } from '../support/table-play.ts';
import { newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { WIDE_LIMITS } from '../support/wide-limits.ts';

let server: TestServer;
const clients: Client[] = [];

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

type Program = Awaited<ReturnType<typeof signUpProgram>>;

async function players(): Promise<readonly [Program, Program, readonly [Client, Client]]> {
  const ann = await signUpProgram(server.port, 'ann');
  const bob = await signUpProgram(server.port, 'bob');
  const pair = [await ann.browser.socket(), await bob.browser.socket()] as const;
  clients.push(...pair);
  return [ann, bob, pair];
}

test('A profile and a leaderboard are what the page shows', async () => {
  const { api, browser } = await signUpProgram(server.port, 'ann');
  const { person } = await browser.done('me');
  const profile = PublicProfile.parse((await api.get(`/people?person=${person.id}`)).body);
  expect(profile).toMatchObject({ person: { id: person.id }, details: { games: 0, recent: [] } });
  expect((await api.get('/people?person=nobody')).body).toMatchObject({ code: 'NO_SUCH_PERSON' });
  const board = await api.get('/leaderboard?preset=standard-2007&language=english');
  expect(Leaderboard.parse(board.body)).toMatchObject({ leaders: [], pools: [] });
});

describe('a game as JSON', () => {
  test('shows each player their own rack, and nobody the tiles of others', async () => {
    const [ann, bob, pair] = await players();
    const game = await beginGame(pair);
    const random = numbersFrom(7);
    for (let turn = 0; turn < 4; turn++) await step(pair, game, random);
    const state = await truth(server.store, game);
    for (const [seat, { api }] of [ann, bob].entries()) {
      const shown = ApiGame.parse((await api.get(`/games/${game}`)).body);
      expect(shown).toMatchObject({ viewer: seat, mine: [seat], seq: state.seq, stage: 'playing' });
      expect(shown.rack).toBe(state.racks[seat]?.join(''));
      expect(shown.turn).toBe(state.turn);
      expect(shown.scores).toEqual(state.scores);
      const [, racks = ''] = shown.position?.split(' ') ?? [];
      const rack = state.racks[seat]?.join('') ?? '';
      expect(racks).toBe(state.turn === seat ? `${rack}/` : `/${rack}`);
      for (const { event } of shown.events)
        if (event['type'] === 'drew' && event['seat'] !== seat)
          expect(JSON.stringify(event['tiles'])).toMatch(/^[[\]",_]*$/u);
      expect(JSON.stringify(shown)).not.toContain((await server.store.games.game(game))?.secret);
    }
  });

  test('of other people is not there', async () => {
    const [, , pair] = await players();
    const game = await beginGame(pair);
    const eve = await signUpProgram(server.port, 'eve');
    for (const path of [`/games/${game}`, `/games/${game}/gcg`, `/games/${game}/stream`, '/games/none']) {
      const refused = await eve.api.get(path);
      expect(refused.status).toBe(404);
      expect(refused.body).toMatchObject({ code: 'NO_SUCH_GAME' });
    }
    expect(ApiGames.parse((await eve.api.get('/games')).body)).toEqual({ games: [], next: null });
  });

  test('is a GCG file once it is over', async () => {
    const [ann, , pair] = await players();
    const game = await beginGame(pair);
    await step(pair, game, numbersFrom(3));
    expect((await ann.api.get(`/games/${game}/gcg`)).body).toMatchObject({
      code: 'GAME_NOT_OVER',
      status: 409,
    });
    await pair[1].act(game, { type: 'resign' });
    const gcg = await ann.api.get(`/games/${game}/gcg`);
    expect(gcg.headers.get('content-type')).toMatch(/^text\/plain/u);
    expect(gcg.text).toMatch(/^#/u);
    expect(gcg.text).toMatch(/^>side[12]: /mu);
  });
});

describe('lists', () => {
  test('turn pages without a gap', async () => {
    const ann = await signUpProgram(server.port, 'ann');
    const client = await ann.browser.socket();
    clients.push(client);
    const made: string[] = [];
    for (let count = 0; count < 53; count++) made.push((await client.done(newGame())).game);
    const first = ApiGames.parse((await ann.api.get('/games')).body);
    expect(first.games).toHaveLength(50);
    const second = ApiGames.parse((await ann.api.get(`/games?after=${first.next}`)).body);
    expect(second.next).toBeNull();
    const listed = [...first.games, ...second.games].map(({ game }) => game);
    expect(listed.sort()).toEqual(made.sort());
  });

  test('show open games to whoever may join them, and the account', async () => {
    const ann = await signUpProgram(server.port, 'ann');
    const bob = await signUpProgram(server.port, 'bob');
    const client = await ann.browser.socket();
    clients.push(client);
    const { game } = await client.done({ ...newGame(), visibility: 'open' });
    expect((await bob.api.get('/games/open?free=true')).body).toMatchObject({ games: [{ game }] });
    expect((await bob.api.get('/games/open?stage=playing')).body).toEqual({ games: [] });
    expect(ApiAccount.parse((await bob.api.get('/account')).body).ratings).toEqual([]);
  });
});

describe('the stream of a game', () => {
  test('brings the table, then every event as it happens, and ends with the game', async () => {
    const [ann, , pair] = await players();
    const game = await beginGame(pair);
    const lines = await ann.api.lines(`/games/${game}/stream`);
    await lines.find(({ type }) => type === 'table');
    const random = numbersFrom(5);
    for (let turn = 0; turn < 3; turn++) await step(pair, game, random);
    await pair[1].act(game, { type: 'resign' });
    expect(await lines.find(({ type }) => type === 'closed')).toEqual({ type: 'closed', code: 'GAME_OVER' });
    await lines.ended();
    const state = await truth(server.store, game);
    const numbers = lines.texts
      .map((text) => GameLine.parse(JSON.parse(text)))
      .flatMap((line) => (line.type === 'table' || line.type === 'events' ? line.events : []))
      .map(({ seq }) => seq);
    expect(numbers).toEqual(Array.from({ length: state.seq }, (_, at) => at + 1));
    const again = await ann.api.lines(`/games/${game}/stream?since=${state.seq - 1}`);
    await again.ended();
    expect(await again.find(({ type }) => type === 'table')).toMatchObject({ events: [{ seq: state.seq }] });
  });

  test('does not bring chat, and never the tiles of the opponent', async () => {
    const [ann, , pair] = await players();
    const game = await beginGame(pair);
    const lines = await ann.api.lines(`/games/${game}/stream`);
    await pair[1].done({ type: 'say', game, text: 'a good evening', to: 'table' });
    await step(pair, game, numbersFrom(5));
    const { seq } = await truth(server.store, game);
    await lines.find(
      ({ type, events }) =>
        type === 'events' && (events as { readonly seq: number }[]).some((one) => one.seq === seq),
    );
    const text = lines.texts.join('\n');
    expect(text).not.toContain('a good evening');
    for (const line of lines.texts.map((one) => GameLine.parse(JSON.parse(one))))
      for (const { event } of line.type === 'table' || line.type === 'events' ? line.events : [])
        if (event['type'] === 'drew' && event['seat'] === 1)
          expect(JSON.stringify(event['tiles'])).toMatch(/^[[\]",_]*$/u);
    lines.close();
  });

  test('resumes after the event that the caller has', async () => {
    const [ann, , pair] = await players();
    const game = await beginGame(pair);
    const { seq } = await truth(server.store, game);
    await step(pair, game, numbersFrom(5));
    const lines = await ann.api.lines(`/games/${game}/stream?since=${seq}`);
    const table = await lines.find(({ type }) => type === 'table');
    expect((table['events'] as { readonly seq: number }[])[0]?.seq).toBe(seq + 1);
    lines.close();
    expect((await ann.api.get(`/games/${game}/stream?since=-1`)).body).toMatchObject({
      code: 'UNREADABLE',
      path: 'since',
    });
  });

  test('ends when its token is revoked', async () => {
    const [ann, , pair] = await players();
    const game = await beginGame(pair);
    const lines = await ann.api.lines(`/games/${game}/stream`);
    await lines.find(({ type }) => type === 'table');
    const [token] = (await ann.browser.done('tokens')).tokens;
    await ann.browser.done('revokeToken', { token: token?.id ?? '' });
    expect(await lines.find(({ type }) => type === 'closed')).toMatchObject({ code: 'NOBODY' });
    await lines.ended();
  });

  test('is kept open by empty lines, and is one of a few', async () => {
    await server.close();
    const api = { ...USUAL_LIMITS.api, streamsPerToken: 2, keepAliveMs: 20 };
    server = await startTestServer({ limits: { ...WIDE_LIMITS, api } });
    const ann = await signUpProgram(server.port, 'ann');
    const first = await ann.api.lines('/account/stream');
    await first.when(() => first.emptyLines > 3);
    const second = await ann.api.lines('/account/stream');
    const refused = await ann.api.get('/account/stream');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_STREAMS' });
    expect(refused.headers.get('retry-after')).not.toBeNull();
    first.close();
    await expect
      .poll(async () => {
        const third = await fetch(`http://127.0.0.1:${server.port}/api/v1/account/stream`, {
          headers: { authorization: `Bearer ${ann.api.token}` },
        });
        await third.body?.cancel();
        return third.status;
      })
      .toBe(200);
    second.close();
  });
});

describe('the stream of an account', () => {
  test('begins with what is unread and brings invitations as they come', async () => {
    const ann = await signUpProgram(server.port, 'ann');
    const bob = await signUpProgram(server.port, 'bob');
    const client = await ann.browser.socket();
    clients.push(client);
    const { game: early } = await client.done(newGame());
    await client.done({ type: 'invite', game: early, person: bob.person });
    const lines = await bob.api.lines('/account/stream');
    await lines.find(({ notice }) => (notice as { readonly game: string }).game === early);
    const { game: late } = await client.done(newGame());
    await client.done({ type: 'invite', game: late, person: bob.person });
    await lines.find(({ notice }) => (notice as { readonly game: string }).game === late);
    for (const text of lines.texts)
      expect(AccountLine.parse(JSON.parse(text))).toMatchObject({
        notice: { kind: 'invited', from: { id: ann.person } },
      });
    lines.close();
  });
});
