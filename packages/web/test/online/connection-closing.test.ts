/** Closing the connection while its socket is still being opened. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type Socket } from '../../src/online/connection/connection.ts';
import { Outbox } from '../../src/online/connection/outbox.ts';

/** A socket that opens when the test says so. */
class SlowSocket extends EventTarget {
  readyState = 0;
  readonly sent: string[] = [];
  /** In which state it was closed. */
  closedIn: number | null = null;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closedIn ??= this.readyState;
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
}

const sockets: SlowSocket[] = [];

/** Connected as far as the newest socket, which is still being opened. */
async function connecting(): Promise<Connection> {
  const connection = new Connection(
    {
      openSocket: () => {
        const socket = new SlowSocket();
        sockets.push(socket);
        // It has the methods of one; the overloads of `addEventListener` are those of any EventTarget.
        return socket as unknown as Socket;
      },
      comeIn: () => Promise.resolve(true),
      isVisible: () => true,
      random: () => 0.5,
    },
    new Outbox({ read: () => null, write: () => undefined }),
  );
  connection.connect();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  return connection;
}

beforeEach(() => {
  sockets.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

it('a socket that is being opened is closed when it is open, and whoever signs out waits for that', async () => {
  const connection = await connecting();
  const [socket] = sockets;
  let isDone = false;
  const disconnected = connection.disconnect().then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(100);
  expect([socket?.closedIn, isDone, connection.link.value]).toEqual([null, false, 'closed']);
  socket?.open();
  await disconnected;
  expect([socket?.closedIn, socket?.sent]).toEqual([1, []]);
});

it('a socket that never opens is closed all the same', async () => {
  const connection = await connecting();
  const disconnected = connection.disconnect();
  await vi.advanceTimersByTimeAsync(11_000);
  await disconnected;
  expect(sockets[0]?.closedIn).toBe(0);
});

it('a socket that opens after another took its place says nothing', async () => {
  const connection = await connecting();
  connection.reconnect();
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  const [before, now] = sockets;
  now?.open();
  before?.open();
  await vi.waitFor(() => expect(before?.closedIn).toBe(1));
  expect([before?.sent.length, now?.sent.length]).toEqual([0, 1]);
  void connection.disconnect();
});
