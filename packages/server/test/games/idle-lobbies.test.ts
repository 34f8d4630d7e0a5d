/** Lobbies to which nobody comes back do not stay for ever; games that have begun do. */

import { expect, test } from 'vitest';
import { forgetIdleLobbies } from '../../src/jobs/idle-lobbies.ts';
import { confirm, newGame, TestService } from '../support/test-service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('A lobby is deleted after a week in which nothing happened and nobody is there; correspondence waits longer', async () => {
  const table = new TestService();
  const { game: idle, code } = await table.done('ann', { ...newGame(), visibility: 'open' });
  const { game: followed } = await table.done('ann', newGame());
  const { game: slow } = await table.done('ann', { ...newGame(), pace: 'correspondence' });
  const { game: begun } = await table.done('ann', newGame());
  await table.done('bob', { type: 'take-seat', game: begun, seat: 1 });
  for (const person of ['ann', 'bob']) await table.done(person, confirm(begun));
  const forget = (): Promise<number> => forgetIdleLobbies(table.service);
  // Another process has a socket of hers.
  await table.store.people.createPerson({ id: 'ann', name: 'ann' }, 1);
  await table.store.presence.beat('elsewhere');
  await table.store.presence.put('elsewhere', [{ game: followed, person: 'ann', leftMs: null }]);

  table.clock.nowMs += 6 * DAY_MS;
  expect(await forget()).toBe(0);
  table.clock.nowMs += 2 * DAY_MS;
  expect(await forget()).toBe(1);
  expect(await table.tell('ann', { type: 'find-game', code })).toEqual({ code: 'NO_SUCH_GAME' });
  expect(await table.tell('bob', { type: 'take-seat', game: idle, seat: 1 })).toEqual({
    code: 'NO_SUCH_GAME',
  });
  expect((await table.done('bob', { type: 'take-seat', game: followed, seat: 1 })).game).toBe(followed);
  const left = ((await table.done('ann', { type: 'list-my-games' })).games ?? []).map(({ game }) => game);
  expect(left.toSorted()).toEqual([followed, slow, begun].toSorted());

  table.clock.nowMs += 60 * DAY_MS;
  expect(await forget()).toBe(1);
  expect(await table.store.games.game(slow)).toBeNull();
  expect(await table.store.games.game(begun)).not.toBeNull();
});
