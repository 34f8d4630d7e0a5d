/** Games held in memory: how long, and how current where nobody tells of changes. */

import { expect, test } from 'vitest';
import { LiveGames } from '../../src/games/live-games.ts';
import { memoryStore } from '../support/memory-store.ts';
import { TestService } from '../support/test-service.ts';

/** More games than are held without a reason. */
const MANY = 2100;

test('A game that no hints tell of is read again whenever it is asked for', async () => {
  const table = new TestService();
  const game = await table.begin();
  const told = new Set<string>();
  const games = new LiveGames(table.store.games, { isInUse: () => false, isNotified: (id) => told.has(id) });
  const before = (await games.get(game))?.seq ?? 0;
  const mover = (await table.state(game)).turn === 0 ? 'ann' : 'bob';
  await table.done(mover, { type: 'act', game, action: { type: 'pass' } });
  expect((await games.get(game))?.seq).toBeGreaterThan(before);
  const now = (await games.get(game))?.seq;
  // Where others tell of it, it is not asked for in vain.
  told.add(game);
  await table.done(mover === 'ann' ? 'bob' : 'ann', { type: 'act', game, action: { type: 'pass' } });
  expect((await games.get(game))?.seq).toBe(now);
});

test('Somebody who sat down without an event is seen by whoever asks next', async () => {
  const table = new TestService();
  const game = await table.lobby();
  await table.done('bob', { type: 'give-up-seat', game, seat: 1 });
  const games = new LiveGames(table.store.games, { isInUse: () => false, isNotified: () => false });
  expect((await games.get(game))?.seats[1]?.person).toBeNull();
  await table.done('bob', { type: 'take-seat', game, seat: 1 });
  expect((await games.get(game))?.seats[1]?.person).toBe('bob');
});

test('Games in use are held however many there are, and others are forgotten', async () => {
  const table = new TestService();
  const first = await table.begin();
  const record = (await table.store.games.game(first)) ?? expect.fail('no game');
  const [listed] = await table.store.games.gamesOf('ann', 1);
  const events = await table.events(first);
  const store = memoryStore();
  const ids = Array.from({ length: MANY }, (_, number) => `game${number}`);
  for (const [number, id] of ids.entries())
    await store.games.createGame({
      record: { ...record, id, code: String(number) },
      seats: listed?.seats ?? [],
      headline: listed?.headline ?? expect.fail('no headline'),
      events,
      atMs: 1,
      done: null,
    });
  const used = new Set(ids.slice(0, 50));
  const games = new LiveGames(store.games, { isInUse: (id) => used.has(id), isNotified: () => true });
  for (const id of ids) await games.get(id);
  const held = await Promise.all(ids.map(async (id) => ((await games.held(id)) === null ? [] : [id])));
  expect(held.flat()).toEqual(expect.arrayContaining([...used]));
  expect(held.flat().length).toBeLessThanOrEqual(2000);
});
