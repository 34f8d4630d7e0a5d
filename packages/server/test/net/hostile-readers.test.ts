/** A client that asks, and does not read the answers: what waits for it has a bound, whichever way it asks. */

import { connect } from 'node:net';
import { expect, test } from 'vitest';
import type { ServerMessage } from '@lexiko/protocol';
import { LineStream } from '../../src/api/line-stream.ts';
import { UnsentBytes } from '../../src/net/outgoing.ts';
import { Client } from '../support/socket-client.ts';
import { confirm, newGame } from '../support/test-service.ts';
import { startTestServer } from '../support/test-server.ts';
import { WIDE_LIMITS } from '../support/wide-limits.ts';

const FAR = 1024 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

test('Answers that one connection asks for in a row, and does not read, end it', async () => {
  const server = await startTestServer({
    limits: { ...WIDE_LIMITS, unsent: { socket: MEGABYTE, network: 2 * MEGABYTE, process: FAR } },
  });
  const [ann, bob] = [await Client.join(server.port), await Client.join(server.port)];
  const wish = newGame();
  const { game } = await ann.done(wish);
  // Every change of the options is recorded with all of them: the file of this game is large.
  for (let at = 0; at < 100; at++) {
    const options = { ...wish.config.options, 'clock.seconds': [600 + at, 600] };
    await ann.done({ type: 'act', game, action: { type: 'configure', config: { ...wish.config, options } } });
  }
  await bob.done({ type: 'take-seat', game, seat: 1 });
  for (const client of [ann, bob]) await client.done(confirm(game));
  await ann.done({ type: 'act', game, action: { type: 'resign' } });
  const url = `/api/game-file?game=${game}&form=log`;
  const file = await fetch(`http://127.0.0.1:${server.port}${url}`, { headers: { cookie: ann.cookie } });
  expect((await file.text()).length).toBeGreaterThan(200_000);

  const stream = connect(server.port, '127.0.0.1');
  stream.on('error', () => {}); // the other side hung up
  const ended = new Promise((resolve) => stream.once('close', resolve));
  stream.pause();
  stream.write(`GET ${url} HTTP/1.1\r\nhost: x\r\ncookie: ${ann.cookie}\r\n\r\n`.repeat(150));
  const metric = async (line: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  };
  await expect.poll(() => metric('lexiko_limit_refusals_total{limit="unread-answers"}')).toBeGreaterThan(0);
  expect(await metric('lexiko_unsent_bytes')).toBeLessThan(8 * MEGABYTE);
  stream.resume();
  await ended;
  await expect.poll(() => metric('lexiko_unsent_bytes')).toBe(0);
  for (const client of [ann, bob]) client.close();
  await server.close();
});

const LONG: ServerMessage = { type: 'seats', game: 'a game', seats: [] };

function follower(unsent: UnsentBytes): { readonly stream: LineStream; readonly happened: string[] } {
  const happened: string[] = [];
  const stream = new LineStream({
    person: 'ann',
    token: 'a token',
    network: 'a network',
    unsent,
    keepAliveMs: 60_000,
    onEnd: () => happened.push('ended'),
    onClosed: () => happened.push('closed'),
  });
  return { stream, happened };
}

async function linesOf(stream: LineStream): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const chunk of stream.body) lines.push(new TextDecoder().decode(chunk));
  return lines.join('').split('\n').filter(Boolean);
}

test('Streams of a network share one bound for what is not read; those that read go on', async () => {
  const unsent = new UnsentBytes({ socket: MEGABYTE, network: 200_000, process: FAR });
  const [idle, reader] = [follower(unsent), follower(unsent)];
  while (!idle.stream.isEnded) idle.stream.send(LONG);
  expect(idle.happened).toEqual(['ended', 'closed']);
  await expect(linesOf(idle.stream)).rejects.toThrow('the client does not read');
  reader.stream.send(LONG);
  reader.stream.end('SERVER_BUSY');
  expect(await linesOf(reader.stream)).toHaveLength(2);
  expect(unsent.total).toBe(0);
});

test('A stream that has ended counts until its last line is read', async () => {
  const unsent = new UnsentBytes({ socket: MEGABYTE, network: MEGABYTE, process: FAR });
  const { stream, happened } = follower(unsent);
  stream.send(LONG);
  stream.end('GAME_OVER');
  stream.send(LONG);
  expect(happened).toEqual(['ended']);
  expect(unsent.total).toBeGreaterThan(0);
  expect((await linesOf(stream)).map((line) => (JSON.parse(line) as ServerMessage).type)).toEqual([
    'seats',
    'closed',
  ]);
  expect(happened).toEqual(['ended', 'closed']);
  expect(unsent.total).toBe(0);
});
