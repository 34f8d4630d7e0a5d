/** A client that means harm: it is refused, affects nobody, and learns nothing. */

import { WebSocket } from 'ws';
import { afterEach, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '../../src/net/http/cookies.ts';
import { USUAL_LIMITS } from '../../src/net/limits.ts';
import { Browser } from '../support/browser.ts';
import { expectNoLeak } from '../support/leak-check.ts';
import { Client, newGuest } from '../support/socket-client.ts';
import { beginGame, expectAgreement, step, truth } from '../support/socket-games.ts';
import { numbersFrom } from '../support/table-play.ts';
import { newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { WIDE_LIMITS } from '../support/wide-limits.ts';

let server: TestServer;
const clients: Client[] = [];

async function join(session?: Parameters<typeof Client.join>[1]): Promise<Client> {
  const client = await Client.join(server.port, session);
  clients.push(client);
  return client;
}

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

/** The status with which a socket is turned away; 101 where it is let in. */
async function knock(headers: Readonly<Record<string, string>>, path = '/socket'): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.once('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.once('error', reject);
  });
}

/** The game of Ann and Bob goes on as if nobody else were there. */
async function expectUndisturbed(game: string, players: readonly Client[]): Promise<void> {
  const random = numbersFrom(4);
  const before = performance.now();
  for (let turn = 0; turn < 4; turn++) expect(await step(players, game, random)).toBe(true);
  // Not how fast: that nobody has to wait until whoever does harm is done.
  expect(performance.now() - before).toBeLessThan(20_000);
  await expectAgreement(server.store, game, players);
}

describe('who comes in', () => {
  test('needs a session that this server has given', async () => {
    server = await startTestServer();
    const { cookie } = await newGuest(server.port);
    const [, token = ''] = cookie.split('=');
    expect(await knock({ cookie })).toBe(101);
    expect(await knock({})).toBe(401);
    for (const forged of [
      '',
      'x',
      'x'.repeat(43),
      `${token}x`,
      token.slice(1),
      token.toLowerCase(),
      "' or 1=1 --",
      '%00',
      'a'.repeat(4000),
    ])
      expect(await knock({ cookie: `${SESSION_COOKIE}=${forged}` })).toBe(401);
  });

  test('comes from a page of this server, or from no page at all', async () => {
    server = await startTestServer({ origins: { allowed: ['https://friend.example'], behindProxy: false } });
    const { cookie } = await newGuest(server.port);
    const host = `127.0.0.1:${server.port}`;
    expect(await knock({ cookie, origin: `http://${host}` })).toBe(101);
    expect(await knock({ cookie, origin: 'https://friend.example' })).toBe(101);
    for (const origin of [
      'https://evil.example',
      `http://${host}.evil.example`,
      'null',
      'http://127.0.0.1:1',
    ])
      expect(await knock({ cookie, origin })).toBe(403);
    const guest = await fetch(`http://${host}/api/guest`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(guest.status).toBe(403);
    expect(await knock({ cookie }, '/socket?x=1')).toBe(404);
    expect(await knock({ cookie }, '/elsewhere')).toBe(404);
  });

  test('does not come too often from one address, nor with too many sockets', async () => {
    server = await startTestServer({
      limits: { ...WIDE_LIMITS, requests: { burst: 16, perSecond: 0.001 }, socketsPerAddress: 2 },
    });
    const { cookie, id } = await newGuest(server.port);
    await join({ cookie, id });
    await join({ cookie, id });
    expect(await knock({ cookie })).toBe(429);
    const ask = async (): Promise<number> => (await fetch(`http://127.0.0.1:${server.port}/api/me`)).status;
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6);
  });

  test('pays for a large request by its size', async () => {
    server = await startTestServer({
      limits: { ...WIDE_LIMITS, requests: { burst: 30, perSecond: 0.001 } },
    });
    const eve = new Browser(server.port);
    await eve.done('guest', { name: 'Eve' });
    const append = async (size: number): Promise<number> => {
      const event = { key: 'a-long-key', event: { type: 'titled', title: 'x'.repeat(size) } };
      return (await eve.ask('appendStudy', { study: 'nowhere', expected: 0, events: [event] })).status;
    };
    expect(await append(600_000)).toBe(404);
    expect(await append(600_000)).toBe(429);
    expect(await append(10)).toBe(404);
  });
});

describe('what is said', () => {
  test('is refused where it is not of the protocol, and the socket stays of use', async () => {
    server = await startTestServer();
    const eve = await join();
    for (const nonsense of [
      '',
      '{',
      'null',
      '[]',
      '"hello"',
      '{"type":"watch"}',
      '{"type":"sudo"}',
      '{"type":"ping","extra":1}',
      '{"type":"command","id":"x","command":{"type":"reveal-racks"}}',
      '{"type":"command","id":"a b","command":{"type":"list-my-games"}}',
      '{"__proto__":{"type":"ping"}}',
      JSON.stringify({ type: 'watch', game: '../../etc/passwd', since: null }),
    ]) {
      const refused = eve.next('refused');
      eve.send(nonsense);
      expect((await refused).refusal).toMatchObject({ code: 'UNREADABLE' });
    }
    const refused = eve.next('refused');
    eve.socket.send(Buffer.from([1, 2, 3]));
    expect((await refused).refusal).toMatchObject({ code: 'UNREADABLE' });
    expect(await eve.done({ type: 'list-my-games' })).toEqual({ games: [] });
  });

  test('begins with hello, in the version of the server', async () => {
    server = await startTestServer();
    const { cookie } = await newGuest(server.port);
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, { headers: { cookie } });
    const answers: string[] = [];
    socket.on('message', (data: Buffer) => answers.push(data.toString('utf8')));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send('{"type":"ping"}');
    socket.send('{"type":"hello","version":999}');
    socket.send('{"type":"ping"}');
    while (answers.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    socket.terminate();
    expect(
      answers.map((answer) => (JSON.parse(answer) as { refusal: { code: string } }).refusal.code),
    ).toEqual(['HELLO_FIRST', 'WRONG_VERSION', 'HELLO_FIRST']);
  });

  test('may not be a megabyte: the socket is ended, and nobody else notices', async () => {
    server = await startTestServer();
    const [ann, bob, eve] = [await join(), await join(), await join()];
    const game = await beginGame([ann, bob]);
    const closed = eve.closed();
    eve.send(JSON.stringify({ type: 'ping', padding: 'x'.repeat(1024 * 1024) }));
    expect([1006, 1009]).toContain(await closed);
    await expectUndisturbed(game, [ann, bob]);
  });

  test('ten thousand times a second ends the socket, and nobody else notices', async () => {
    server = await startTestServer({ limits: { ...USUAL_LIMITS, messages: { burst: 60, perSecond: 20 } } });
    const [ann, bob, eve] = [await join(), await join(), await join()];
    const game = await beginGame([ann, bob]);
    const closed = eve.closed();
    const framesBefore = eve.frames.length;
    for (let at = 0; at < 10_000; at++)
      eve.send({ type: 'command', id: `c${at}`, command: { type: 'act', game, action: { type: 'pass' } } });
    expect(await closed).toBe(1008);
    const answers = eve.frames.slice(framesBefore);
    expect(answers.length).toBeLessThan(200);
    expect(answers.some((frame) => frame.includes('TOO_MANY_MESSAGES'))).toBe(true);
    await expectUndisturbed(game, [ann, bob]);
  });

  test('a little too fast is told of every time, so that what was thrown away can be sent again', async () => {
    let nowMs = Date.now();
    server = await startTestServer({
      now: () => nowMs,
      limits: { ...USUAL_LIMITS, messages: { burst: 10, perSecond: 1 } },
    });
    const ann = await join();
    // One more each time than has come into the bucket meanwhile.
    for (const [pauseMs, pings] of [
      [60_000, 11],
      [1000, 2],
      [3000, 4],
    ] as const) {
      nowMs += pauseMs;
      for (let at = 0; at < pings; at++) ann.send({ type: 'ping' });
      expect((await ann.next('refused')).refusal).toEqual({ code: 'TOO_MANY_MESSAGES' });
    }
  });

  test('to follow ever more games is refused at some point, and any of them can be let go', async () => {
    server = await startTestServer();
    const [eve, ann, bob] = [await join(), await join(), await join()];
    const { game: first } = await eve.done(newGame());
    await eve.watch(first);
    for (let more = 0; more < 99; more++) {
      const { game } = await (more % 2 === 0 ? ann : bob).done({ ...newGame(), visibility: 'open' });
      await eve.watch(game);
    }
    const { game: last } = await eve.done(newGame());
    eve.send({ type: 'watch', game: last, since: null });
    expect((await eve.next('refused')).refusal).toEqual({ code: 'FOLLOWS_TOO_MANY', game: last });
    await eve.watch(first);
    eve.send({ type: 'unwatch', game: first });
    await eve.watch(last);
  });

  test('and not listened to: a client that does not read is ended, and may come back', async () => {
    server = await startTestServer();
    const [ann, bob, eve] = [await join(), await join(), await join()];
    const game = await beginGame([ann, bob], {}, 'open');
    await eve.watch(game);
    eve.socket.pause();
    for (let at = 0; at < 3000 && eve.socket.readyState === WebSocket.OPEN; at++) {
      eve.send({ type: 'watch', game, since: null });
      if (at % 40 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await expectUndisturbed(game, [ann, bob]);
    eve.socket.resume();
    expect(await eve.closed()).toBe(1006);
    const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    expect(metrics).toContain('lexiko_evictions_total{reason="slow"} 1');
    const again = await join(eve.session);
    await again.watch(game);
    await expectAgreement(server.store, game, [again]);
  });
});

describe('in the games of others', () => {
  test('every act for a seat that is not one’s own is refused, and tells nothing', async () => {
    server = await startTestServer();
    const [ann, bob, eve] = [await join(), await join(), await join()];
    const game = await beginGame([ann, bob], { 'words.validation': 'auto', 'dictionary.id': 'few' }, 'open');
    await eve.watch(game);
    const { seq, turn } = await truth(server.store, game);
    const other = turn === 0 ? bob : ann;
    const acts = [
      { type: 'play', tiles: { H8: 'C', I8: 'A', J8: 'T' } },
      { type: 'play', tiles: { H8: 'Z', I8: 'Z', J8: 'Z' } },
      { type: 'exchange', tiles: 'A' },
      { type: 'pass' },
      { type: 'resign' },
      { type: 'agree' },
      { type: 'challenge' },
      { type: 'accept' },
      { type: 'expire' },
      { type: 'confirm', nonce: 'x' },
      { type: 'takeBack' },
      { type: 'confirmScores' },
      { type: 'rule', stands: true },
    ] as const;
    for (const act of acts) {
      for (const seat of [undefined, 0, 1, 2])
        expect(await eve.act(game, seat === undefined ? act : { ...act, seat })).toEqual({
          code: 'NOT_AT_THIS_TABLE',
        });
      for (const seat of [-1, 4, 0.5, '0', null, [0]])
        expect(await eve.refused({ type: 'act', game, action: { ...act, seat } })).toEqual({
          code: 'UNREADABLE',
          path: 'action.seat',
        });
      expect(await other.act(game, { ...act, seat: turn ?? 0 })).toEqual({ code: 'NOT_AT_THIS_TABLE' });
    }
    for (const act of [{ type: 'begin' }, { type: 'configure', config: { preset: 'deluxe' } }] as const)
      expect(await eve.act(game, act)).toEqual({ code: 'NOT_THE_HOST' });
    // Whose turn it is not learns nothing about words.
    for (const tiles of [
      { H8: 'C', I8: 'A', J8: 'T' },
      { H8: 'Z', I8: 'Z' },
    ])
      expect(await other.act(game, { type: 'play', tiles: { ...tiles } })).toEqual({ code: 'NOT_YOUR_TURN' });
    expect((await truth(server.store, game)).seq).toBe(seq);
    const secret = (await server.store.games.game(game))?.secret ?? '';
    for (const client of [ann, bob, eve]) expectNoLeak(client.frames, secret);
  });

  test('a command that somebody else has sent does nothing again, and is nobody else’s', async () => {
    server = await startTestServer();
    const [ann, bob, eve] = [await join(), await join(), await join()];
    const game = await beginGame([ann, bob], {}, 'open');
    const { turn } = await truth(server.store, game);
    const mover = turn === 0 ? ann : bob;
    const pass = { type: 'act', game, action: { type: 'pass' } } as const;
    const first = await mover.tell(pass, { id: 'pass-1' });
    const { seq } = await truth(server.store, game);
    for (let times = 0; times < 20; times++) expect(await mover.tell(pass, { id: 'pass-1' })).toEqual(first);
    expect(await eve.tell(pass, { id: 'pass-1' })).toEqual({ code: 'NOT_AT_THIS_TABLE' });
    expect((await truth(server.store, game)).seq).toBe(seq);
  });

  test('nothing in lists or errors tells of tiles or secrets', async () => {
    server = await startTestServer();
    const [ann, bob, eve] = [await join(), await join(), await join()];
    const game = await beginGame([ann, bob]);
    const { seq } = await truth(server.store, game);
    for (const command of [
      { type: 'list-open-games' },
      { type: 'list-my-games' },
      { type: 'rematch', game },
      { type: 'take-seat', game, seat: 0 },
      { type: 'give-up-seat', game, seat: 0 },
      { type: 'act', game, action: { type: 'pass' }, at: seq },
    ] as const)
      await eve.tell(command);
    const own = await ann.done({ type: 'list-my-games' });
    expect(Object.keys(own.games?.[0] ?? {}).sort()).toEqual(
      'clock code delaySeconds game pace preset rated scores seats sides stage turn updatedMs words'.split(
        ' ',
      ),
    );
    const secret = (await server.store.games.game(game))?.secret ?? 'x';
    for (const client of [ann, bob, eve]) expectNoLeak(client.frames, secret);
    expect(eve.frames.join('')).not.toContain(game.slice(0, 10) + '"view"');
  });
});

describe('plain requests', () => {
  test('carry strict headers, and no secret is kept', async () => {
    server = await startTestServer();
    const base = `http://127.0.0.1:${server.port}`;
    const page = await fetch(base);
    expect(await page.text()).toContain('POST /api/guest');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const guest = await fetch(`${base}/api/guest`, { method: 'POST' });
    const cookie = guest.headers.getSetCookie()[0] ?? '';
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    const me = await fetch(`${base}/api/me`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(await me.json()).toEqual(await guest.json());
    expect((await fetch(`${base}/api/me`)).status).toBe(401);
    const again = await fetch(`${base}/api/guest`, {
      method: 'POST',
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect(again.status).toBe(200);
  });

  test.each([
    '{"name":""}',
    '{"name":" x"}',
    '{"name":"\\u0000"}',
    `{"name":"${'x'.repeat(41)}"}`,
    '{"name":1}',
    '{',
  ])('do not take %s for a name', async (body) => {
    server = await startTestServer();
    const response = await fetch(`http://127.0.0.1:${server.port}/api/guest`, { method: 'POST', body });
    expect(response.status).toBe(400);
  });

  test('tell how the server is doing', async () => {
    server = await startTestServer();
    const ann = await join();
    await ann.done(newGame());
    const base = `http://127.0.0.1:${server.port}`;
    expect((await fetch(`${base}/health`)).status).toBe(200);
    expect((await fetch(`${base}/ready`)).status).toBe(200);
    const metrics = await (await fetch(`${base}/metrics`)).text();
    expect(metrics).toContain('lexiko_sockets 1');
    expect(metrics).toContain('lexiko_commands_total{type="create-game",answer="done"} 1');
    expect(metrics).not.toContain(ann.person);
  });
});
