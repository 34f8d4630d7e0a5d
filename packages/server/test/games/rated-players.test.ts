/** Rated games need a pledge to play fair: asked for wherever one begins, given once, not by bots. */

import { beforeEach, expect, test } from 'vitest';
import { storeGame } from '../../src/games/game-making.ts';
import { planOf } from '../../src/pairing/quick-game.ts';
import { connect, seeking, signUp } from '../support/seekers.ts';
import { confirm, newGame, TestService } from '../support/test-service.ts';

const PLEDGE = { type: 'pledge-fair-play' } as const;
const RATED = { ...newGame(), terms: { rated: true } };

let table: TestService;

beforeEach(async () => {
  table = new TestService();
  await connect(table.store, ['ann', 'bob', 'guest']);
  await signUp(table.store, 'bob');
  const session = { tokenHash: 'ann', person: 'ann', client: '', atMs: 1 };
  const account = { person: 'ann', login: 'ann', passwordHash: 'hash', createdMs: 1 };
  await table.store.accounts.signUp({ account, name: null, passkey: null, session });
});

test('Nobody creates, joins, looks for or accepts a rated game without it; casual games need none', async () => {
  const { game } = await table.done('bob', RATED);
  const { seek } = await table.done('bob', seeking());
  const attempts = [
    RATED,
    { type: 'take-seat', game, seat: 1 },
    seeking({ play: 'rated' }),
    seeking({ play: 'either' }),
    { type: 'accept-seek', seek: seek.seek },
  ] as const;
  for (const attempt of attempts) expect(await table.refusal('ann', attempt)).toBe('PLEDGE_MISSING');
  await table.done('ann', newGame());
  await table.done('ann', seeking({ play: 'casual' }));
  await table.done('guest', seeking({ play: 'either' }));
  expect(await table.refusal('guest', PLEDGE)).toBe('CANNOT_BE_RATED');
  await table.done('ann', PLEDGE);
  for (const attempt of attempts.slice(1)) await table.done('ann', attempt);
});

test('It counts from the first time', async () => {
  await table.done('ann', PLEDGE);
  table.clock.nowMs += 1000;
  await table.done('ann', PLEDGE);
  expect((await table.store.accounts.account('ann'))?.pledgedMs).toBe(1_000_000);
});

test('Who has had a seat since before there were pledges agrees to the game with one', async () => {
  const wish = { time: '10+5', language: 'english', dictionary: 'any' } as const;
  const plan = planOf(wish, { players: ['bob', 'ann'], isRated: true, seeks: [] });
  const stored = await storeGame(table.service, plan, null);
  const game = stored.ok ? stored.value.game : expect.fail('there is no game');
  expect(await table.refusal('ann', confirm(game))).toBe('PLEDGE_MISSING');
  await table.done('ann', PLEDGE);
  await table.done('ann', confirm(game));
});

test('A bot is an engine: it needs none', async () => {
  await table.store.people.markBot('ann');
  await table.done('ann', RATED);
});
