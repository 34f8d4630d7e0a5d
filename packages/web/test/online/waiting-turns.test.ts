/** How many games wait for the player, on a fake server: told by the list of games as well as by notices. */

import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GameLists } from '../../src/online/lobby/game-lists.ts';
import { Notices } from '../../src/online/lobby/notices.ts';
import { countWaitingTurns } from '../../src/online/lobby/waiting-turns.ts';
import { FakeServer } from './fake-server.ts';
import { sentGame } from './sent-game.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts a game whose notice was read, and not the one on the screen', async () => {
  const server = new FakeServer();
  const connection = server.connection();
  const game = signal<string | null>(null);
  const count = signal(0);
  const lists = new GameLists(connection);
  const notices = new Notices(connection, game);
  const stop = countWaitingTurns({ connection, notices, lists, game, count });
  connection.connect();
  await vi.advanceTimersByTimeAsync(0);
  server.welcome();
  const answer = async (type: string, value: object): Promise<void> => {
    const asked = server.socket.sentOf('command').findLast(({ command }) => command.type === type);
    server.socket.say({ type: 'done', id: asked?.id, answer: value });
    await vi.advanceTimersByTimeAsync(0);
  };
  const turnOf = (name: string) => sentGame(name, 0).summary;
  const notice = { game: 'g1', kind: 'your-turn', from: null, rematchOf: null, atMs: 1 };
  await answer('list-notices', { notices: [notice] });
  expect(count.value).toBe(1);
  await answer('list-my-games', { games: [turnOf('g1'), turnOf('g2')] });
  expect(count.value).toBe(2);
  // Read because it was opened; left again, it still waits.
  game.value = 'g1';
  expect(count.value).toBe(1);
  game.value = null;
  expect(notices.all.value).toEqual([]);
  expect(count.value).toBe(2);
  stop();
  notices.close();
});
