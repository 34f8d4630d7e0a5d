/** Playing through the API: challenges, moves, retries, and what is refused to whom. */

import { GameChanged, GameMade } from '@lexiko/protocol';
import { ApiGame } from '@lexiko/protocol/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiClient, PASSWORD, signUpProgram } from '../support/api-client.ts';
import { truth } from '../support/socket-games.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => server.close());

const NEW_GAME = {
  config: { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'any' } },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  visibility: 'private',
};

type Program = Awaited<ReturnType<typeof signUpProgram>>;

/** A game of two programs that has just begun; the first in the list is on turn. */
async function begun(): Promise<readonly [string, readonly [Program, Program]]> {
  const ann = await signUpProgram(server.port, 'ann');
  const bob = await signUpProgram(server.port, 'bob');
  const challenge = { ...NEW_GAME, invite: bob.person, nonce: 'from ann' };
  const { game } = GameMade.parse(await ann.api.done('/games', challenge));
  await bob.api.done(`/games/${game}/accept`, { nonce: 'from bob' });
  const { turn } = ApiGame.parse((await ann.api.get(`/games/${game}`)).body);
  return [game, turn === 0 ? [ann, bob] : [bob, ann]];
}

/** Two letters of the rack over the middle of the board, which every word list here finds good. */
async function opening({ api }: Program, game: string): Promise<string> {
  const { rack } = ApiGame.parse((await api.get(`/games/${game}`)).body);
  const letters = [...(rack ?? '')].filter((tile) => tile !== '?').slice(0, 2);
  return `8H ${letters.join('')}`;
}

describe('a challenge', () => {
  test('is heard of, accepted, and begins the game', async () => {
    const ann = await signUpProgram(server.port, 'ann');
    const bob = await signUpProgram(server.port, 'bob');
    const lines = await bob.api.lines('/account/stream');
    const made = await ann.api.post('/games', { ...NEW_GAME, invite: bob.person, nonce: 'a' });
    expect(made.status).toBe(201);
    const { game } = GameMade.parse(made.body);
    expect(await lines.find(({ type }) => type === 'notice')).toMatchObject({
      notice: { kind: 'invited', game, from: { id: ann.person } },
    });
    lines.close();
    GameChanged.parse(await bob.api.done(`/games/${game}/accept`, { nonce: 'b' }));
    expect((await truth(server.store, game)).phase).toBe('playing');
    expect(await server.store.notices.of(bob.person, 10)).toEqual([]);
  });

  test('is declined, also after a seat was taken', async () => {
    const ann = await signUpProgram(server.port, 'ann');
    const bob = await signUpProgram(server.port, 'bob');
    const { game } = GameMade.parse(await ann.api.done('/games', { ...NEW_GAME, invite: bob.person }));
    await bob.api.done(`/games/${game}/accept`, { nonce: 'b' });
    await bob.api.done(`/games/${game}/decline`);
    const { seats } = ApiGame.parse((await ann.api.get(`/games/${game}`)).body);
    expect(seats[1]?.occupant).toEqual({ kind: 'nobody' });
  });

  test('to nobody leaves no game behind', async () => {
    const ann = await signUpProgram(server.port, 'ann');
    const refused = await ann.api.post('/games', { ...NEW_GAME, invite: 'nobody-at-all' });
    expect(refused.body).toMatchObject({ code: 'NO_SUCH_PERSON', status: 404 });
    expect((await ann.api.get('/games')).body).toEqual({ games: [], next: null });
  });
});

describe('a move', () => {
  test('is given as players type it, or as an action', async () => {
    const [game, [first, second]] = await begun();
    const played = await first.api.post(`/games/${game}/moves`, { move: await opening(first, game) });
    const { seq } = GameChanged.parse(played.body);
    const state = await truth(server.store, game);
    expect(state.seq).toBe(seq);
    expect(state.board.filter((tile) => tile !== '')).toHaveLength(2);
    const shown = ApiGame.parse((await second.api.get(`/games/${game}`)).body);
    const [tile = ''] = [...(shown.rack ?? '')];
    await second.api.done(`/games/${game}/moves`, { move: `exchange ${tile}`, at: shown.seq });
    await first.api.done(`/games/${game}/moves`, { action: { type: 'pass' } });
    expect((await truth(server.store, game)).turnsTaken).toEqual(expect.arrayContaining([1, 2]));
  });

  test('that was sent twice is made once', async () => {
    const [game, [first]] = await begun();
    const move = await opening(first, game);
    const send = async () =>
      first.api.post(`/games/${game}/moves`, { move }, { 'idempotency-key': 'opening' });
    const one = await send();
    const two = await send();
    expect(one.status).toBe(200);
    expect(two.body).toEqual(one.body);
    expect((await truth(server.store, game)).seq).toBe(GameChanged.parse(one.body).seq);
    const made = async () =>
      first.api.post('/games', { ...NEW_GAME, nonce: 'n' }, { 'idempotency-key': 'new-game' });
    expect((await made()).body).toEqual((await made()).body);
    expect((await server.store.games.gamesOf(first.person, 10)).length).toBe(2);
    // A request of several commands takes no key from another.
    const keyed = { 'idempotency-key': 'key' };
    const { body: created } = await first.api.post('/games', { ...NEW_GAME, nonce: 'n' }, keyed);
    const other = { 'idempotency-key': 'key-c0' };
    const resigned = await first.api.post(`/games/${String(created['game'])}/resign`, {}, other);
    expect(resigned.body).toMatchObject({ status: 409, code: 'NOT_BEGUN' });
  });

  test('is refused with a code and its data', async () => {
    const [game, [first, second]] = await begun();
    const refusal = async ({ api }: Program, body: unknown) =>
      (await api.post(`/games/${game}/moves`, body)).body;
    expect(await refusal(second, { move: 'pass' })).toMatchObject({ status: 409, code: 'NOT_YOUR_TURN' });
    expect(await refusal(first, { move: 'horn' })).toMatchObject({
      status: 400,
      code: 'UNREADABLE',
      path: 'move',
    });
    expect(await refusal(first, {})).toMatchObject({ code: 'UNREADABLE', path: 'move' });
    expect(await refusal(first, { move: 'pass', seat: 0 })).toMatchObject({ path: 'seat' });
    expect(await refusal(first, { move: 'pass', action: { type: 'pass' } })).toMatchObject({ status: 400 });
    expect(await refusal(first, { move: 'pass', at: 1 })).toMatchObject({ code: 'MOVED_ON' });
    expect(await refusal(first, { action: { type: 'pass', seat: 3 } })).toMatchObject({
      code: 'NOT_AT_THIS_TABLE',
    });
    expect(await refusal(first, { action: { type: 'expire' } })).toMatchObject({ status: 409 });
    expect(await refusal(first, '{ not json')).toMatchObject({ code: 'UNREADABLE', status: 400 });
    expect(await refusal(first, { move: 'x'.repeat(20_000) })).toMatchObject({
      code: 'TOO_LARGE',
      status: 413,
    });
    const key = await first.api.post(`/games/${game}/moves`, {}, { 'idempotency-key': 'a b' });
    expect(key.body).toMatchObject({ code: 'UNREADABLE', path: 'Idempotency-Key' });
  });

  test('needs the scope to play and a seat of one’s own', async () => {
    const [game, [first]] = await begun();
    const { seq } = await truth(server.store, game);
    const { secret } = await first.browser.done('createToken', {
      name: 'Reader',
      scopes: ['read'],
      proof: { kind: 'password', password: PASSWORD },
    });
    const reader = new ApiClient(server.port, secret);
    const eve = await signUpProgram(server.port, 'eve');
    const player = await signUpProgram(server.port, 'player', ['play']);
    expect((await player.api.get('/account')).body).toMatchObject({ code: 'WRONG_SCOPE', scope: 'read' });
    for (const [path, body] of [
      ['/moves', { move: 'pass' }],
      ['/resign', {}],
      ['/accept', { nonce: 'n' }],
      ['/invite', { person: eve.person }],
      ['/rematch', {}],
    ] as const) {
      expect((await reader.post(`/games/${game}${path}`, body)).body).toMatchObject({
        status: 403,
        code: 'WRONG_SCOPE',
        scope: 'play',
      });
      expect((await eve.api.post(`/games/${game}${path}`, body)).body).toMatchObject({
        code: 'NO_SUCH_GAME',
      });
    }
    expect((await reader.post('/games', NEW_GAME)).status).toBe(403);
    expect((await truth(server.store, game)).seq).toBe(seq);
  });
});

describe('a game', () => {
  test('is resigned, and played again', async () => {
    const [game, [first, second]] = await begun();
    await first.api.done(`/games/${game}/resign`);
    expect((await truth(server.store, game)).phase).toBe('over');
    const one = GameMade.parse(await first.api.done(`/games/${game}/rematch`, { nonce: 'a' }));
    const two = GameMade.parse(await second.api.done(`/games/${game}/rematch`, { nonce: 'b' }));
    expect(two.game).toBe(one.game);
  });
});
