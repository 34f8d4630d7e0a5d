/** Bots: accounts that say so, play rated games through the API alone, and are rated apart from people. */

import { GameMade } from '@lexiko/protocol';
import { ApiAccount, ApiGame } from '@lexiko/protocol/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signUpProgram } from '../support/api-client.ts';
import { Browser } from '../support/browser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => server.close());

type Program = Awaited<ReturnType<typeof signUpProgram>>;

async function newBot(login: string): Promise<Program> {
  const bot = await signUpProgram(server.port, login);
  expect(await bot.api.done('/account/bot')).toMatchObject({ person: { id: bot.person, bot: true } });
  return bot;
}

/** A rated game: the first play is two letters of the rack, and then both pass until the rules end it. */
async function playRated(host: Program, guest: Program): Promise<string> {
  const { game } = GameMade.parse(
    await host.api.done('/games', {
      config: { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'any' } },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
      terms: { rated: true },
      invite: guest.person,
      nonce: 'from the host',
    }),
  );
  await guest.api.done(`/games/${game}/accept`, { nonce: 'from the guest' });
  for (let turn = 0; ; turn++) {
    const { stage, turn: seat } = ApiGame.parse((await host.api.get(`/games/${game}`)).body);
    if (stage === 'over') return game;
    const movers = seat === null ? [host, guest] : [seat === 0 ? host : guest];
    for (const { api } of movers) {
      const { rack } = ApiGame.parse((await api.get(`/games/${game}`)).body);
      const letters = [...(rack ?? '')].filter((tile) => tile !== '?').slice(0, 2);
      const move = turn === 0 ? `8H ${letters.join('')}` : 'pass';
      await api.post(`/games/${game}/moves`, { move: seat === null ? 'accept' : move });
    }
    if (turn > 50) expect.fail('the game does not end');
  }
}

/** A game is recorded a moment after its end. */
async function ratingsOf({ api }: Program): Promise<ApiAccount['ratings']> {
  const read = async () => ApiAccount.parse((await api.get('/account')).body).ratings;
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return read();
}

describe('bots', () => {
  test('play a rated game through the API alone, in a pool of their own', async () => {
    const one = await newBot('one');
    const two = await newBot('two');
    const game = await playRated(one, two);
    for (const bot of [one, two])
      expect(await ratingsOf(bot)).toMatchObject([{ preset: 'standard-2007', pool: 'bots', games: 1 }]);
    const { seats } = ApiGame.parse((await one.api.get(`/games/${game}`)).body);
    for (const { occupant } of seats) expect(occupant).toMatchObject({ person: { bot: true } });
    expect((await one.api.get('/games')).text).toContain('"bot":true');
  });

  test('leave the rating that people have among themselves alone', async () => {
    const bot = await newBot('bot');
    const ann = await signUpProgram(server.port, 'ann');
    const bob = await signUpProgram(server.port, 'bob');
    await playRated(ann, bob);
    const [before] = await ratingsOf(ann);
    expect(before).not.toHaveProperty('pool');
    await playRated(ann, bot);
    await ratingsOf(bot);
    const after = await ratingsOf(ann);
    expect(after).toHaveLength(2);
    expect(after.find(({ pool }) => pool === undefined)).toMatchObject({ rating: before?.rating, games: 1 });
    expect(after.find(({ pool }) => pool === 'bots')).toMatchObject({ games: 1 });
  });

  test('are made before the first rated game, by an account', async () => {
    const ann = await signUpProgram(server.port, 'ann');
    const bob = await signUpProgram(server.port, 'bob');
    await playRated(ann, bob);
    await ratingsOf(ann);
    expect((await ann.api.post('/account/bot')).body).toMatchObject({ status: 409, code: 'ALREADY_RATED' });
    expect(await bob.browser.refusal('markBot')).toBe('ALREADY_RATED');
    const guest = new Browser(server.port);
    await guest.done('guest', { name: 'Guest' });
    expect(await guest.refusal('markBot')).toBe('GUESTS_CANNOT');
    const reader = await signUpProgram(server.port, 'reader', ['read']);
    expect((await reader.api.post('/account/bot')).body).toMatchObject({ code: 'WRONG_SCOPE' });
    const marked = await reader.browser.done('markBot', {});
    expect(marked.person).toMatchObject({ bot: true });
    expect((await reader.browser.done('me')).person).toMatchObject({ bot: true });
  });
});
