/** Live boards in the lobby: which games they follow, and when they let go of them. */

import { signal } from '@preact/signals';
import type { GameSummary } from '@lexiko/protocol';
import { replay } from '@lexiko/rules';
import { HIDDEN } from '@lexiko/rules/board';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTables, MOST_LIVE } from '../../src/online/lobby/live-tables.ts';
import { FakeServer } from './fake-server.ts';
import { EVENTS, PLAYED, sentGame } from './sent-game.ts';

const OTHERS = [
  { id: 'cy', name: 'Cy' },
  { id: 'di', name: 'Di' },
];

const game = (id: string) => sentGame(id, 'spectator', OTHERS);

/** A tab that can be hidden. */
class FakeTab extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

async function lobby(...ids: readonly string[]) {
  const server = new FakeServer();
  const connection = server.connection();
  connection.connect();
  await vi.advanceTimersByTimeAsync(0);
  server.welcome();
  const running = signal<readonly GameSummary[] | null>(ids.map((id) => game(id).summary));
  const tab = new FakeTab();
  const live = new LiveTables(connection, running, tab);
  const followed = (): readonly string[] => {
    const now = new Set<string>();
    for (const message of server.socket.sent) {
      if (message.type === 'watch') now.add(message.game);
      if (message.type === 'unwatch') now.delete(message.game);
      expect(now.size).toBeLessThanOrEqual(MOST_LIVE);
    }
    return [...now];
  };
  const shown = (): readonly string[] => live.tables.peek().map((one) => one.game);
  const list = (...next: readonly string[]): void => {
    running.value = next.map((id) => game(id).summary);
  };
  return { server, connection, live, tab, followed, shown, list };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

describe('live boards', () => {
  it('show each game as the server tells of it, and every play when it is made', async () => {
    const { server, live, connection } = await lobby('a', 'b');
    server.socket.say(game('a').tableAfter(PLAYED - 1));
    server.socket.say(game('b').tableAfter(PLAYED));
    const [a, b] = live.tables.peek().map(({ table }) => table.snapshot);
    expect(a?.peek()?.view.board.every((laid) => laid === '')).toBe(true);
    server.socket.say(game('a').eventsFrom(PLAYED, PLAYED));
    const { board, scores } = replay(EVENTS.slice(0, PLAYED));
    for (const one of [a, b]) expect(one?.peek()?.view).toMatchObject({ board, scores });
    expect(a?.peek()?.seats.map(({ name }) => name)).toEqual(['Cy', 'Di']);
    live.close();
    connection.close();
  });

  it('never know a tile of anybody’s rack', async () => {
    const { server, live, connection } = await lobby('a');
    server.socket.say(game('a').tableAfter(PLAYED));
    const [one] = live.tables.peek();
    const racks = one?.table.snapshot.peek()?.view.racks;
    const sizes = replay(EVENTS.slice(0, PLAYED)).racks.map(({ length }) => length);
    expect(racks).toEqual(sizes.map((size) => Array.from({ length: size }, () => HIDDEN)));
    live.close();
    connection.close();
  });

  it('are four at most, and another game takes the place of one that ends', async () => {
    const { server, live, connection, followed, shown, list } = await lobby('a', 'b', 'c', 'd', 'e');
    expect(followed()).toEqual(['a', 'b', 'c', 'd']);
    for (const id of followed()) server.socket.say(game(id).tableAfter(PLAYED));
    list('e', 'd', 'c', 'a');
    expect(followed()).toEqual(['a', 'c', 'd', 'e']);
    server.socket.say(game('e').tableAfter(PLAYED));
    expect(shown()).toEqual(['a', 'c', 'd', 'e']);
    live.close();
    connection.close();
  });

  it('do not follow a game that one plays oneself', async () => {
    const server = new FakeServer();
    const connection = server.connection();
    connection.connect();
    await vi.advanceTimersByTimeAsync(0);
    server.welcome();
    const own = sentGame('own', 0).summary;
    const live = new LiveTables(connection, signal([own]), new FakeTab());
    expect(server.socket.sentOf('watch')).toEqual([]);
    live.close();
    connection.close();
  });

  it('follow nothing behind another tab, and stand as they were for whoever comes back', async () => {
    const { server, live, connection, tab, followed, shown } = await lobby('a', 'b');
    for (const id of ['a', 'b']) server.socket.say(game(id).tableAfter(PLAYED));
    tab.turn('hidden');
    expect(followed()).toEqual([]);
    tab.turn('visible');
    expect(followed()).toEqual(['a', 'b']);
    server.socket.say(game('b').tableAfter(PLAYED + 1));
    expect(shown()).toEqual(['a', 'b']);
    live.close();
    connection.close();
  });

  it('let go of everything when the lobby closes', async () => {
    const { server, live, connection, followed, shown } = await lobby('a', 'b');
    server.socket.say(game('a').tableAfter(PLAYED));
    live.close();
    expect(followed()).toEqual([]);
    expect(shown()).toEqual([]);
    server.socket.say(game('a').eventsFrom(PLAYED + 1, PLAYED + 1));
    expect(shown()).toEqual([]);
    connection.close();
  });

  it('ask again for what the server has thrown away unread, but not for what it refuses', async () => {
    const { server, live, connection } = await lobby('a', 'b');
    const refuse = (refusal: object): void => server.socket.say({ type: 'refused', id: null, refusal });
    refuse({ code: 'FOLLOWS_TOO_MANY', game: 'a' });
    refuse({ code: 'TOO_MANY_MESSAGES' });
    await vi.advanceTimersByTimeAsync(5000);
    const asked = server.socket.sentOf('watch').map((one) => one.game);
    expect(asked).toEqual(['a', 'b', 'b']);
    live.close();
    connection.close();
  });

  it('go on from the last event they know after the connection was lost', async () => {
    const { server, live, connection } = await lobby('a');
    server.socket.say(game('a').tableAfter(PLAYED));
    server.socket.cut();
    await vi.advanceTimersByTimeAsync(400);
    server.welcome();
    expect(server.socket.sentOf('watch')).toEqual([{ type: 'watch', game: 'a', since: PLAYED }]);
    live.close();
    connection.close();
  });
});
