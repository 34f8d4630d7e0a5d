/** A game at the server as the page follows it: events in their order, whatever is lost on the way. */

import { replay } from '@lexiko/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../../src/online/connection/connection.ts';
import { OnlineGame } from '../../src/online/table/online-game.ts';
import { FakeServer } from './fake-server.ts';
import { EVENTS, PLAYED, sentGame } from './sent-game.ts';
import { NO_FEEDBACK } from '../../src/page/feedback/feedback.ts';
import { LastGame } from '../../src/page/storage/last-game.ts';

const GAME = 'game1';
const { tableAfter, eventsFrom } = sentGame(GAME, 0);

async function opened(): Promise<{
  server: FakeServer;
  game: OnlineGame;
  link: Connection['link'];
  close: () => void;
}> {
  const server = new FakeServer();
  const connection = server.connection();
  const page = { feedback: NO_FEEDBACK, lastGame: new LastGame() };
  connection.connect();
  await vi.advanceTimersByTimeAsync(0);
  const game = new OnlineGame(connection, GAME, page, () => Promise.resolve([]));
  server.welcome();
  return {
    server,
    game,
    link: connection.link,
    close: () => {
      game.close();
      connection.close();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

describe('a game at the server', () => {
  it('is on the table when its events have come, and follows them one by one', async () => {
    const { server, game, close } = await opened();
    expect(server.socket.sentOf('watch')).toEqual([{ type: 'watch', game: GAME, since: null }]);
    server.socket.say(tableAfter(PLAYED - 1));
    expect(server.socket.sentOf('watch')).toHaveLength(1); // one answer is enough
    const before = game.table.snapshot.peek();
    expect(before?.events).toHaveLength(PLAYED - 1);
    expect(before?.view.board.every((laid) => laid === '')).toBe(true);
    server.socket.say(eventsFrom(PLAYED, PLAYED));
    expect(game.table.snapshot.peek()?.view.board).toEqual(replay(EVENTS.slice(0, PLAYED)).board);
    close();
  });

  it('asks for what is missing by its number, and passes over what it has', async () => {
    const { server, game, close } = await opened();
    server.socket.say(tableAfter(PLAYED));
    server.socket.say(eventsFrom(1, PLAYED));
    expect(game.table.snapshot.peek()?.events).toHaveLength(PLAYED);
    const asked = server.socket.sentOf('watch').length;
    server.socket.say(eventsFrom(PLAYED + 2, PLAYED + 3));
    expect(server.socket.sentOf('watch').slice(asked)).toEqual([
      { type: 'watch', game: GAME, since: PLAYED },
    ]);
    server.socket.say(tableAfter(PLAYED + 3, PLAYED));
    expect(game.table.snapshot.peek()?.events).toHaveLength(PLAYED + 3);
    close();
  });

  it('goes on from the last event it knows after the connection was lost', async () => {
    const { server, game, close } = await opened();
    server.socket.say(tableAfter(PLAYED));
    server.socket.cut();
    await vi.advanceTimersByTimeAsync(400);
    server.welcome();
    expect(server.socket.sentOf('watch').at(-1)).toEqual({ type: 'watch', game: GAME, since: PLAYED });
    server.socket.say(tableAfter(PLAYED + 1, PLAYED));
    expect(game.table.snapshot.peek()?.events).toHaveLength(PLAYED + 1);
    close();
  });

  it('asks again when the server has thrown its wish away, until the events have come', async () => {
    const { server, close } = await opened();
    const thrownAway = { type: 'refused', id: null, refusal: { code: 'TOO_MANY_MESSAGES' } };
    server.socket.say(thrownAway);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.socket.sentOf('watch')).toHaveLength(2);
    server.socket.say(tableAfter(PLAYED));
    const asked = server.socket.sentOf('watch').length;
    server.socket.say(thrownAway);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.socket.sentOf('watch')).toHaveLength(asked);
    close();
  });

  it('sends an act once at a time, and says that it is under way', async () => {
    const { server, game, close } = await opened();
    server.socket.say(tableAfter(PLAYED));
    const acts = () => server.socket.sentOf('command').filter(({ command }) => command.type === 'act');
    game.table.act({ type: 'pass', seat: 0 });
    game.table.act({ type: 'pass', seat: 0 });
    expect(acts()).toHaveLength(1);
    expect(game.table.sending.peek()).toBe(true);
    server.socket.say({ type: 'refused', id: acts()[0]?.id, refusal: { code: 'NOT_YOUR_TURN' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(game.table.sending.peek()).toBe(false);
    expect(game.table.notice.peek()?.tone).toBe('refused');
    close();
  });

  it('is left alone by whatever comes after it was closed', async () => {
    const { server, game, close } = await opened();
    server.socket.say(tableAfter(PLAYED));
    close();
    server.socket.say(eventsFrom(1, PLAYED));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(game.table.snapshot.peek()).toBeNull();
  });

  it('begins anew where the server knows less, and says so where it cannot read an event', async () => {
    const { server, game, link, close } = await opened();
    server.socket.say(tableAfter(PLAYED));
    server.socket.say(tableAfter(PLAYED - 1)); // a database of yesterday
    expect(game.following.peek()?.seq).toBe(PLAYED - 1);
    const unknown = { seq: PLAYED, atMs: 0, event: { type: 'sang', seat: 0 } };
    server.socket.say({ type: 'events', game: GAME, viewer: 0, events: [unknown] });
    expect(link.peek()).toBe('outdated');
    close();
  });
});
