/** The connection of the page, on fake sockets and a fake clock: it comes back, and loses and doubles nothing. */

import { PROTOCOL_VERSION } from '@lexiko/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox } from '../../src/online/connection/outbox.ts';
import { FakeServer, FakeStorage } from './fake-server.ts';

const RENAME = { type: 'rename', name: 'Ann' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function connected(storage = new FakeStorage()) {
  const server = new FakeServer();
  const connection = server.connection(storage);
  connection.connect();
  await vi.advanceTimersByTimeAsync(0);
  server.welcome();
  return { server, connection, storage };
}

describe('a connection', () => {
  it('says hello with its version, and is open when it is welcomed', async () => {
    const { server, connection } = await connected();
    expect(server.socket.sent[0]).toEqual({ type: 'hello', version: PROTOCOL_VERSION });
    expect(connection.link.peek()).toBe('open');
    expect(connection.me.peek()?.name).toBe('Ann');
    connection.close();
  });

  it('says when its page can no longer be seen, and on every new socket that it cannot', async () => {
    const { server, connection } = await connected();
    expect(server.socket.sentOf('look')).toEqual([]);
    server.isSeen = false;
    connection.look();
    expect(server.socket.sentOf('look')).toEqual([{ type: 'look', visible: false }]);
    connection.reconnect();
    await vi.advanceTimersByTimeAsync(0);
    server.welcome();
    expect(server.socket.sentOf('look')).toEqual([{ type: 'look', visible: false }]);
    server.isSeen = true;
    connection.look();
    expect(server.socket.sentOf('look').at(-1)).toEqual({ type: 'look', visible: true });
    connection.close();
  });

  it('comes back by itself after pauses that grow, and at once when the network is back', async () => {
    const { server, connection } = await connected();
    server.isReachable = false;
    server.socket.cut();
    expect(connection.link.peek()).toBe('lost');
    const visits: number[] = [];
    for (const pauseMs of [400, 800, 1600, 3200, 6400, 10_000, 10_000]) {
      const before = server.visits;
      await vi.advanceTimersByTimeAsync(pauseMs - 1);
      expect(server.visits).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      visits.push(server.visits - before);
    }
    expect(visits).toEqual([1, 1, 1, 1, 1, 1, 1]);
    server.isReachable = true;
    connection.comeBackNow();
    await vi.advanceTimersByTimeAsync(0);
    server.welcome();
    expect(connection.link.peek()).toBe('open');
    connection.close();
  });

  it('takes a server that says nothing for gone', async () => {
    const { server, connection } = await connected();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(server.socket.sent.at(-1)).toEqual({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(9999);
    expect(connection.link.peek()).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.link.peek()).toBe('lost');
    connection.close();
  });

  it('stays where it is once the server speaks another version', async () => {
    const { server, connection } = await connected();
    server.socket.say({ type: 'refused', id: null, refusal: { code: 'WRONG_VERSION' } });
    server.socket.cut();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.link.peek()).toBe('outdated');
    expect(server.sockets).toHaveLength(1);
    connection.close();
  });

  it('outlasts the way from one screen to the next, whichever says so first, and ends when nobody needs it', async () => {
    const server = new FakeServer();
    const connection = server.connection();
    const leaveFront = connection.hold();
    await vi.advanceTimersByTimeAsync(0);
    server.welcome();
    const leaveGame = connection.hold();
    leaveFront();
    leaveFront();
    await vi.advanceTimersByTimeAsync(5000);
    expect(connection.link.peek()).toBe('open');
    leaveGame();
    const leaveLobby = connection.hold();
    await vi.advanceTimersByTimeAsync(5000);
    expect(connection.link.peek()).toBe('open');
    expect(server.sockets).toHaveLength(1);
    leaveLobby();
    await vi.advanceTimersByTimeAsync(5000);
    expect(connection.link.peek()).toBe('closed');
    connection.close();
  });

  it('asks and hears nothing more when it is closed', async () => {
    const { server, connection } = await connected();
    const heard = vi.fn();
    connection.listen(heard);
    connection.close();
    server.socket.say({ type: 'pong', nowMs: 0 });
    server.socket.cut();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).not.toHaveBeenCalled();
    expect(server.sockets).toHaveLength(1);
  });
});

describe('a command', () => {
  it('that was not answered is sent again with the same id, and is answered once', async () => {
    const { server, connection } = await connected();
    const answered = vi.fn();
    void connection.ask(RENAME).then(answered);
    const [first] = server.socket.sentOf('command');
    expect(connection.waiting.peek()).toBe(1);
    server.socket.cut();
    await vi.advanceTimersByTimeAsync(400);
    server.welcome();
    const [again] = server.socket.sentOf('command');
    expect(again).toEqual(first);
    const done = { type: 'refused', id: first?.id, refusal: { code: 'UNREADABLE' } };
    server.socket.say(done);
    server.socket.say(done);
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).toHaveBeenCalledOnce();
    expect(connection.waiting.peek()).toBe(0);
    connection.close();
  });

  it('outlasts a reload; a mere question does not', async () => {
    const { connection, storage, server } = await connected();
    void connection.ask(RENAME);
    void connection.ask({ type: 'list-classes' });
    const [first] = server.socket.sentOf('command');
    connection.close();
    const { server: next, connection: reloaded } = await connected(storage);
    expect(next.socket.sentOf('command')).toEqual([first]);
    reloaded.close();
  });

  it('is sent once more to a server that could not store it', async () => {
    const { server, connection } = await connected();
    void connection.ask(RENAME);
    const [first] = server.socket.sentOf('command');
    server.socket.say({ type: 'refused', id: first?.id, refusal: { code: 'SERVER_BUSY' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.socket.sentOf('command')).toEqual([first, first]);
    connection.close();
  });

  it('that was thrown away for haste is sent again', async () => {
    const { server, connection } = await connected();
    void connection.ask(RENAME);
    server.socket.say({ type: 'refused', id: null, refusal: { code: 'TOO_MANY_MESSAGES' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.socket.sentOf('command')).toHaveLength(2);
    connection.close();
  });

  it('that makes no sense is refused here, for the server could not say which it was', async () => {
    const { server, connection } = await connected();
    const answer = await connection.ask({ type: 'rename', name: '' });
    expect(answer).toEqual({ ok: false, error: { code: 'UNREADABLE' } });
    expect(server.socket.sentOf('command')).toEqual([]);
    connection.close();
  });
});

describe('an outbox', () => {
  it('does without a browser that stores nothing, and leaves what is not its own', () => {
    const failing = {
      read: (): string => {
        throw new Error('no storage');
      },
      write: (): void => {
        throw new Error('no storage');
      },
    };
    const outbox = new Outbox(failing);
    const { id } = outbox.add(RENAME);
    expect(outbox.pending).toHaveLength(1);
    expect(outbox.take(id)?.command).toEqual(RENAME);
    expect(outbox.take(id)).toBeNull();
    const strange = new FakeStorage();
    strange.text = '[{"id":"1","command":{"type":"dance"}},null,7]';
    expect(new Outbox(strange).pending).toEqual([]);
  });
});
