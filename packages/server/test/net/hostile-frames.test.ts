/** A client that means harm by the way it speaks, not by what it says: pings, splinters, silence, half-open doors. */

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { USUAL_LIMITS } from '../../src/net/limits.ts';
import { Client, newGuest } from '../support/socket-client.ts';
import { newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { WIDE_LIMITS } from '../support/wide-limits.ts';

let server: TestServer;
const clients: Client[] = [];
const streams: Socket[] = [];

async function enter(session?: Parameters<typeof Client.join>[1]): Promise<Client> {
  const client = await Client.join(server.port, session);
  clients.push(client);
  return client;
}

afterEach(async () => {
  vi.useRealTimers();
  for (const client of clients.splice(0)) client.close();
  for (const stream of streams.splice(0)) stream.destroy();
  await server.close();
});

/** A plain connection, with everything that came back on it, and whether the server has ended it. */
function dial(): {
  readonly stream: Socket;
  readonly answer: () => string;
  readonly ended: Promise<void>;
} {
  const stream = connect(server.port, '127.0.0.1');
  streams.push(stream);
  let text = '';
  stream.on('data', (data) => {
    text += data.toString('latin1');
  });
  stream.on('error', () => {}); // the other side hung up
  const ended = new Promise<void>((resolve) => stream.once('close', () => resolve()));
  return { stream, answer: () => text, ended };
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** A frame as a client sends it: masked with zeros, so that its payload is what it looks like. */
function frame(opcode: number, payload: Buffer, isLast = true): Buffer {
  expect(payload.length).toBeLessThan(126);
  return Buffer.concat([
    Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | payload.length, 0, 0, 0, 0]),
    payload,
  ]);
}

const PING = 9;
const PONG = 10;

function handshake(cookie: string): string {
  return (
    `GET /socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\ncookie: ${cookie}\r\n` +
    'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'
  );
}

/** A socket spoken by hand. */
async function dialSocket(): Promise<ReturnType<typeof dial>> {
  const { cookie } = await newGuest(server.port);
  const dialled = dial();
  dialled.stream.write(handshake(cookie));
  await until(() => dialled.answer().includes('101 Switching Protocols'));
  return dialled;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isTrue).toBe(true);
}

describe('control frames', () => {
  test('a few pings are answered, byte by byte', async () => {
    server = await startTestServer({ limits: USUAL_LIMITS });
    const ann = await enter();
    for (const text of ['', 'are you there']) {
      const pong = new Promise<Buffer>((resolve) => ann.socket.once('pong', resolve));
      ann.socket.ping(text);
      expect((await pong).toString()).toBe(text);
    }
    expect(await metric('lexiko_control_frames_total{type="ping"}')).toBe(2);
  });

  test.each([
    ['pings', PING],
    ['pongs that nobody asked for', PONG],
  ])('%s without end are counted, and end the socket', async (_, opcode) => {
    server = await startTestServer({ limits: USUAL_LIMITS });
    const { stream, ended } = await dialSocket();
    for (let at = 0; at < 200; at++) stream.write(frame(opcode, Buffer.alloc(125)));
    await ended;
    expect(await metric('lexiko_evictions_total{reason="misuse"}')).toBe(1);
    expect(await metric('lexiko_limit_refusals_total{limit="control-frames"}')).toBe(1);
  });

  test('answers to pings are bytes like others: who does not read them is ended', async () => {
    server = await startTestServer({ limits: WIDE_LIMITS });
    const { stream, ended } = await dialSocket();
    stream.pause();
    const pings = Buffer.concat(Array.from({ length: 500 }, () => frame(PING, Buffer.alloc(125))));
    for (let bytes = 0; bytes < 60_000_000 && !stream.destroyed; bytes += pings.length) {
      if (!stream.write(pings))
        await Promise.race([new Promise((resolve) => stream.once('drain', resolve)), ended]);
    }
    stream.resume();
    await ended;
    expect(await metric('lexiko_evictions_total{reason="slow"}')).toBe(1);
    expect(await metric('lexiko_unsent_bytes')).toBe(0);
  });
});

describe('messages in splinters', () => {
  test('a message in a few pieces is read', async () => {
    server = await startTestServer();
    const { stream, answer } = await dialSocket();
    const text = Buffer.from('{"type":"ping"}');
    for (const [at, byte] of [...text].entries())
      stream.write(frame(at === 0 ? 1 : 0, Buffer.from([byte]), at === text.length - 1));
    await until(() => answer().includes('HELLO_FIRST'));
  });

  test('a message in hundreds of pieces ends the socket', async () => {
    server = await startTestServer();
    const { stream, ended } = await dialSocket();
    for (let at = 0; at < 500; at++) stream.write(frame(at === 0 ? 1 : 0, Buffer.alloc(1), false));
    await ended;
  });

  test('a message that grows piece by piece is at an end at the largest size', async () => {
    server = await startTestServer();
    const { stream, ended } = await dialSocket();
    // 1,000 bytes at a time: fewer pieces than are let through, more bytes than are read.
    const piece = Buffer.concat([Buffer.from([0x01, 0xfe, 0x03, 0xe8, 0, 0, 0, 0]), Buffer.alloc(1000)]);
    stream.write(piece);
    piece[0] = 0x00;
    for (let at = 0; at < 20; at++) stream.write(piece);
    await ended;
  });
});

describe('whoever stays silent', () => {
  test('a socket that never says hello is ended, however well it answers pings', async () => {
    // The server looks when it is told to: until then everybody has the time they need.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const helloMs = 100;
    server = await startTestServer({ limits: { ...WIDE_LIMITS, helloMs } });
    const { cookie } = await newGuest(server.port);
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, { headers: { cookie } });
    const closed = once(socket, 'close');
    await once(socket, 'open');
    const ann = await enter();
    await new Promise((resolve) => setTimeout(resolve, 2 * helloMs));
    vi.advanceTimersByTime(WIDE_LIMITS.heartbeatMs);
    expect((await closed)[0]).toBe(4001);
    expect(await metric('lexiko_evictions_total{reason="no-hello"}')).toBe(1);
    expect(await ann.done({ type: 'list-my-games' })).toEqual({ games: [] });
  });

  test('a player who thinks for long is not taken for a slow request', async () => {
    const http = { headersMs: 1000, requestMs: 1500, idleMs: 2000 };
    server = await startTestServer({ limits: { ...WIDE_LIMITS, http } });
    const ann = await enter();
    await dial().ended; // whoever says nothing is taken for one by now
    expect(await ann.done({ type: 'list-my-games' })).toEqual({ games: [] });
  });

  test.each([
    ['says nothing', ''],
    ['never ends its headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
    ['never sends its body', 'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{'],
    [
      'wants to become a socket and does not say how',
      'GET /socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n',
    ],
  ])('a request that %s is ended', async (_, begun) => {
    const http = { headersMs: 200, requestMs: 300, idleMs: 400 };
    server = await startTestServer({ limits: { ...WIDE_LIMITS, http } });
    const { stream, ended } = dial();
    stream.write(begun);
    // A byte now and then: it is the whole that must come in time.
    const drip = setInterval(() => begun !== '' && stream.write('x'), 50);
    await ended;
    clearInterval(drip);
  });

  test('an answer that is not read is not kept for ever', async () => {
    const http = { ...USUAL_LIMITS.http, idleMs: 1000 };
    const folder = mkdtempSync(join(tmpdir(), 'lexiko-page-'));
    // More than the buffers of the system hold.
    writeFileSync(join(folder, 'large.bin'), Buffer.alloc(32 * 1024 * 1024));
    server = await startTestServer({ limits: { ...WIDE_LIMITS, http }, webFolder: folder });
    rmSync(folder, { recursive: true });
    const { stream, ended } = dial();
    const begins = once(stream, 'data');
    stream.write('GET /large.bin HTTP/1.1\r\nhost: x\r\n\r\n');
    await begins;
    stream.pause();
    await until(async () => (await metric('lexiko_connections')) === 1); // of who asks
    stream.resume();
    await ended;
  });
});

describe('how many', () => {
  test('connections of one network have a bound, whatever they ask', async () => {
    server = await startTestServer({ limits: { ...WIDE_LIMITS, connectionsPerNetwork: 5 } });
    const dialled = Array.from({ length: 5 }, dial);
    await Promise.all(dialled.map(({ stream }) => new Promise((resolve) => stream.once('connect', resolve))));
    await until(async () => {
      const { stream, ended } = dial();
      stream.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n');
      const isTurnedAway = await Promise.race([
        ended.then(() => true),
        new Promise<boolean>((resolve) => stream.once('data', () => resolve(false))),
      ]);
      stream.destroy();
      return isTurnedAway;
    });
    for (const { stream } of dialled) stream.destroy();
    await until(async () => {
      try {
        return (await fetch(`http://127.0.0.1:${server.port}/health`)).ok;
      } catch {
        return false;
      }
    });
    expect(await metric('lexiko_limit_refusals_total{limit="connections"}')).toBeGreaterThan(0);
  });

  test('behind a proxy, its connections are not those of one network', async () => {
    server = await startTestServer({
      limits: { ...WIDE_LIMITS, connectionsPerNetwork: 2 },
      origins: { allowed: [], behindProxy: true },
    });
    for (let at = 0; at < 5; at++) await enter();
  });

  test('sockets of one person have a bound, and each that is closed makes room', async () => {
    server = await startTestServer({ limits: { ...WIDE_LIMITS, socketsPerPerson: 3 } });
    const session = await newGuest(server.port);
    for (let at = 0; at < 3; at++) await enter(session);
    await expect(enter(session)).rejects.toThrow('429');
    await enter(); // somebody else of the same network
    clients[0]?.close();
    await until(async () => (await metric('lexiko_sockets')) === 3);
    await enter(session);
  });

  test('sockets that are given up before they are let in are not counted for ever', async () => {
    server = await startTestServer({ limits: { ...WIDE_LIMITS, socketsPerPerson: 2, socketsPerAddress: 4 } });
    const session = await newGuest(server.port);
    for (let at = 0; at < 20; at++) {
      const { stream } = dial();
      await new Promise((resolve) => stream.once('connect', resolve));
      stream.write(handshake(session.cookie), () => stream.destroy()); // gone before the answer
    }
    await until(async () => (await metric('lexiko_connections')) === 1);
    await enter(session);
    await enter(session);
  });

  test('whoever is turned away and never hangs up is not waited for', async () => {
    server = await startTestServer({ limits: { ...WIDE_LIMITS, socketsPerAddress: 4 } });
    for (let at = 0; at < 4; at++) {
      const stream = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
      streams.push(stream);
      stream.on('error', () => {}); // the other side hung up
      stream.resume();
      stream.write(handshake('lexiko=nobody'));
      await new Promise((resolve) => stream.once('end', resolve)); // and says no goodbye
    }
    await until(async () => (await metric('lexiko_connections')) === 1);
    await enter();
  });

  test('sockets that come at the same moment are counted before they are let in', async () => {
    server = await startTestServer({ limits: { ...WIDE_LIMITS, socketsPerAddress: 3 } });
    const session = await newGuest(server.port);
    const joined = await Promise.allSettled(Array.from({ length: 20 }, () => enter(session)));
    expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('games followed by one network have a bound, and each that is let go makes room', async () => {
    server = await startTestServer({ limits: { ...WIDE_LIMITS, followedPerNetwork: 2 } });
    const [ann, bob, cem] = [await enter(), await enter(), await enter()];
    const [first = '', second = '', third = ''] = await Promise.all(
      [ann, bob, cem].map(async (client) => (await client.done(newGame())).game ?? ''),
    );
    await ann.watch(first);
    await bob.watch(second);
    await ann.watch(first, 0); // again, and counted once
    cem.send({ type: 'watch', game: third, since: null });
    expect((await cem.next('refused')).refusal).toEqual({ code: 'FOLLOWS_TOO_MANY', game: third });
    ann.send({ type: 'unwatch', game: first });
    await ann.done({ type: 'list-my-games' });
    await cem.watch(third);
    bob.close();
    await until(async () => (await metric('lexiko_open_games')) === 1);
    await ann.watch(first);
  });

  test('files of the page are limited too, far beyond what a class needs', async () => {
    server = await startTestServer({ limits: { ...WIDE_LIMITS, files: { burst: 5, perSecond: 0.001 } } });
    const statuses: number[] = [];
    for (let at = 0; at < 7; at++) statuses.push((await fetch(`http://127.0.0.1:${server.port}/`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
