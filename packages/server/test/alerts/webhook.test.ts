/** Webhooks at a real server: set through the API, posted to a program that checks the signature, and given up. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signatureOf } from '../../src/alerts/webhook-service.ts';
import { ALERT_WORDS } from '../support/alert-words.ts';
import { signUpProgram, type ApiClient } from '../support/api-client.ts';
import { Browser } from '../support/browser.ts';
import { beginGame, step } from '../support/socket-games.ts';
import { numbersFrom } from '../support/table-play.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

interface Received {
  readonly signature: string;
  readonly body: string;
}

const HOOK = '/account/webhook';
const ALERTS = { wording: ALERT_WORDS, contact: 'https://example.org', endpoints: 'any' } as const;
const random = numbersFrom(3);

let server: TestServer;
let program: Server;
let received: Received[];
/** What the program answers. */
let status: number;

beforeEach(async () => {
  received = [];
  status = 204;
  program = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      received.push({ signature: String(request.headers['lexiko-signature']), body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await server.close();
  program.close();
});

function address(): string {
  return `http://127.0.0.1:${(program.address() as AddressInfo).port}/moves`;
}

/** Bob's program, and a game against Ann in which it is Ann's turn. */
async function awaited(): Promise<{
  api: ApiClient;
  person: string;
  move: () => Promise<void>;
  game: string;
}> {
  server = await startTestServer({ alerts: ALERTS });
  const { api, browser, person } = await signUpProgram(server.port, 'bob', ['read', 'webhook']);
  const other = new Browser(server.port);
  await other.done('guest', { name: 'Ann' });
  const clients = [await other.socket(), await browser.socket()] as const;
  const game = await beginGame(clients);
  if (clients[0].view(game).view.turn === 1) await step(clients, game, random);
  clients[1].close();
  await vi.waitUntil(
    async () =>
      (await server.store.presence.of([game])).some((one) => one.person === person && one.leftMs !== null),
    { timeout: 40_000 },
  );
  return { api, person, game, move: async () => void (await step([clients[0]], game, random)) };
}

test('a turn is posted once, signed with the secret', async () => {
  const { api, game, move } = await awaited();
  const { body } = await api.post(HOOK, { url: address() });
  expect(body).toMatchObject({ webhook: { url: address(), failingMs: null, stoppedMs: null } });
  await move();
  await vi.waitUntil(() => received.length > 0, { timeout: 40_000 });
  expect(received).toHaveLength(1);
  const [{ signature, body: text } = { signature: '', body: '' }] = received;
  expect(JSON.parse(text)).toMatchObject({ kind: 'turn', game, title: 'en', body: 'your-turn Ann played' });
  const atMs = 1000 * Number(/^t=(\d+),/u.exec(signature)?.[1]);
  expect(signature).toBe(signatureOf(String(body['secret']), text, atMs));
});

test('one that answers 410 is stopped and told so; set again, it goes on; removed, nothing is sent', async () => {
  const { api, move } = await awaited();
  await api.post(HOOK, { url: address() });
  status = 410;
  await move();
  await vi.waitUntil(async () => /"stoppedMs":\d/u.test((await api.get(HOOK)).text), { timeout: 40_000 });
  expect((await api.get(HOOK)).body).toMatchObject({ webhook: { stoppedMs: expect.any(Number) as number } });
  expect((await api.post(HOOK, { url: address() })).body).toMatchObject({ webhook: { stoppedMs: null } });
  expect((await api.post(`${HOOK}/remove`)).body).toEqual({ webhook: null });
});

test('it needs its scope and an account, and cannot lead the server to its own network', async () => {
  server = await startTestServer({ alerts: { ...ALERTS, endpoints: 'public' } });
  const { api, browser, person } = await signUpProgram(server.port, 'ann', ['read', 'webhook']);
  for (const url of [
    address(),
    'https://10.0.0.1/',
    'https://localhost/',
    'https://example.org:8443/',
    'ftp://example.org',
  ])
    expect((await api.post(HOOK, { url })).body, url).toMatchObject({ code: 'BAD_ENDPOINT' });
  const { secret } = await browser.done('setWebhook', { url: 'https://example.org/hook' });
  const exported = (await browser.ask('export')).text;
  expect(exported).toContain('https://example.org/hook');
  expect(exported).not.toContain(secret);
  const reader = await signUpProgram(server.port, 'ben', ['read', 'play']);
  expect((await reader.api.post(HOOK, { url: 'https://example.org/' })).body).toMatchObject({
    code: 'WRONG_SCOPE',
  });
  const guest = new Browser(server.port);
  await guest.done('guest', { name: 'Cid' });
  expect(await guest.refusal('setWebhook', { url: 'https://example.org/' })).toBe('GUESTS_CANNOT');
  await browser.done('delete', { proof: { kind: 'password', password: 'correct horse' } });
  expect(await server.store.webhooks.of(person)).toBeNull();
});
