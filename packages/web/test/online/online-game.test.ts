/** A game at the server as the page follows it: events in their order, whatever is lost on the way. */

import { readFileSync } from 'node:fs';
import { usualTerms } from '@lexiko/protocol';
import { redact, replay } from '@lexiko/rules';
import { parseLog } from '@lexiko/rules/notation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../../src/online/connection/connection.ts';
import { OnlineGame } from '../../src/online/table/online-game.ts';
import { ANN, FakeServer } from './fake-server.ts';
import { NO_FEEDBACK } from '../../src/page/feedback.ts';
import { LastGame } from '../../src/page/last-game.ts';

const log = parseLog(
  readFileSync(new URL('../../../../fixtures/logs/standard-2007.json', import.meta.url), 'utf8'),
);
if (!log.ok) throw new Error('the fixture is a game');
const EVENTS = log.value;
const { ruleset } = replay(EVENTS);
const PLAYED = EVENTS.findIndex(({ type }) => type === 'played') + 1;
const GAME = 'game1';

/** What the server says of the game after so many events, to whoever sits on seat 0 and knows the first `since`. */
function tableAfter(count: number, since = 0): object {
  const person = { ...ANN, id: 'bob', name: 'Bob' };
  const seated = [ANN, person].map((one, seat) => ({
    seat,
    occupant: { kind: 'person', person: one, present: true, awaySinceMs: null, vacationUntilMs: null },
  }));
  return {
    type: 'table',
    game: GAME,
    code: 'ABCDEF',
    seq: count,
    viewer: 0,
    mine: [0],
    host: ANN.id,
    visibility: 'private',
    pace: 'live',
    terms: usualTerms('live'),
    silenceFromMs: 0,
    classroom: null,
    seats: seated,
    nowMs: Date.now(),
    events: numbered(since + 1, count),
  };
}

/** The events from one number to another, both included, as the server sends them. */
function eventsFrom(first: number, last: number): object {
  return { type: 'events', game: GAME, viewer: 0, events: numbered(first, last) };
}

function numbered(first: number, last: number): readonly object[] {
  return EVENTS.slice(first - 1, last).map((event, at) => ({
    seq: first + at,
    atMs: 0,
    event: redact(ruleset, event, 0).event,
  }));
}

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
