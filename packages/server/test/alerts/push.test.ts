/** Alerts at a real server: requests of browsers, sockets that look or do not, and a push service that receives. */

import { createECDH } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Seen } from '../../src/presence/presence-store.ts';
import type { ServerParts } from '../../src/server-parts.ts';
import { ALERT_WORDS } from '../support/alert-words.ts';
import { Browser } from '../support/browser.ts';
import { PushEndpoint } from '../support/push-endpoint.ts';
import type { Client } from '../support/socket-client.ts';
import { beginGame, step } from '../support/socket-games.ts';
import { numbersFrom } from '../support/table-play.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const PUBLIC = { wording: ALERT_WORDS, contact: 'https://example.org', endpoints: 'public' } as const;
const random = numbersFrom(3);

let server: TestServer;
let endpoint: PushEndpoint;
let clients: Client[];

beforeEach(async () => {
  endpoint = await PushEndpoint.open();
  clients = [];
});
afterEach(async () => {
  for (const client of clients) client.close();
  await server.close();
  await endpoint.close();
});

async function start(alerts: ServerParts['alerts'] = { ...PUBLIC, endpoints: 'any' }): Promise<void> {
  server = await startTestServer({ alerts });
}

async function guest(name: string): Promise<readonly [Browser, Client]> {
  const browser = new Browser(server.port);
  await browser.done('guest', { name });
  const client = await browser.socket();
  clients.push(client);
  return [browser, client];
}

/** A game of `ann`, whose turn it is, and `bob`, whose browser gets alerts. */
async function awaited(): Promise<{ game: string; ann: Client; bob: Client; browser: Browser }> {
  await start();
  const [[, ann], [browser, bob]] = [await guest('Ann'), await guest('Bob')];
  const game = await beginGame([ann, bob]);
  if (ann.view(game).view.turn === 1) await step([ann, bob], game, random);
  await browser.done('alertsAdd', { subscription: endpoint.subscription(), language: 'en' });
  return { game, ann, bob, browser };
}

describe('a push', () => {
  test('reaches a browser whose page is closed', async () => {
    const { game, ann, bob } = await awaited();
    bob.close();
    await until(game, ({ person, leftMs }) => person === bob.person && leftMs !== null);
    await step([ann], game, random);
    await vi.waitUntil(() => endpoint.received.length > 0, { timeout: 40_000 });
    expect(endpoint.messages).toMatchObject([{ title: 'en', game, body: 'your-turn Ann played' }]);
  });

  test('reaches one whose page is hidden, and not one whose page is seen', async () => {
    const { game, ann, bob } = await awaited();
    await step([ann, bob], game, random); // seen
    await step([ann, bob], game, random);
    await hide(bob, game);
    await step([ann, bob], game, random);
    await vi.waitUntil(() => endpoint.received.length > 0, { timeout: 40_000 });
    expect(endpoint.messages).toHaveLength(1);
  });
});

/** Waits until the store says so of somebody at the game. */
async function until(game: string, isSo: (seen: Seen) => boolean): Promise<void> {
  await vi.waitUntil(async () => (await server.store.presence.of([game])).some(isSo), { timeout: 40_000 });
}

async function hide(client: Client, game: string): Promise<void> {
  client.send({ type: 'look', visible: false });
  await until(game, ({ person, isHidden }) => person === client.person && isHidden === true);
}

describe('a browser', () => {
  test('is told the key, adds and removes itself, and says what it wants', async () => {
    const { browser, game } = await awaited();
    const { key, settings, devices } = await browser.done('alerts');
    expect(Buffer.from(key ?? '', 'base64url')).toHaveLength(65);
    expect(settings.kinds).toMatchObject({ turn: true, chat: false });
    expect(devices).toMatchObject([{ client: 'Firefox, Linux', current: true }]);
    const quiet = { from: 1380, until: 420, timeZone: 'Europe/Berlin' };
    expect((await browser.done('alertsSet', { settings: { ...settings, quiet } })).settings.quiet).toEqual(
      quiet,
    );
    const nowhere = { ...settings, quiet: { ...quiet, timeZone: 'Europe/Atlantis' } };
    expect(await browser.refusal('alertsSet', { settings: nowhere })).toBe('UNREADABLE');
    expect((await browser.done('alertsMute', { game, muted: true })).muted).toEqual([game]);
    expect(await browser.refusal('alertsMute', { game: 'nowhere', muted: true })).toBe('NOT_FOUND');
    const exported = JSON.parse((await browser.ask('export')).text) as Record<string, unknown>;
    expect(exported['alerts']).toMatchObject({ mutedGames: [game], devices: [{ service: endpoint.origin }] });
    expect(JSON.stringify(exported)).not.toContain(endpoint.subscription().keys.auth);
    const removed = await browser.done('alertsRemove', { device: devices[0]?.id ?? '' });
    expect(removed.devices).toEqual([]);
  });

  test('cannot remove what belongs to somebody else', async () => {
    const { browser } = await awaited();
    const [stranger] = await guest('Cid');
    const [device] = (await browser.done('alerts')).devices;
    await stranger.done('alertsRemove', { device: device?.id ?? '' });
    expect((await browser.done('alerts')).devices).toHaveLength(1);
  });

  test('gets no more after it has signed out, and leaves nothing when its owner is deleted', async () => {
    const { browser } = await awaited();
    const { person } = await browser.done('me');
    await browser.done('signOut', {});
    expect(await server.store.alerts.devicesOf(person.id)).toEqual([]);
    expect(await browser.refusal('alerts')).toBe('NOBODY');
    const [other] = await guest('Cid');
    await other.done('alertsAdd', { subscription: endpoint.subscription(), language: 'en' });
    const { person: cid } = await other.done('me');
    await other.done('delete', {});
    expect(await server.store.alerts.devicesOf(cid.id)).toEqual([]);
  });

  test('that floods the server with subscriptions has ten, the latest', async () => {
    await start();
    const [browser] = await guest('Ann');
    for (let number = 0; number < 25; number++)
      await browser.done('alertsAdd', { subscription: endpoint.subscription(`n${number}`), language: 'en' });
    expect((await browser.done('alerts')).devices).toHaveLength(10);
  });

  test('cannot lead the server to its own network, nor give it keys that are none', async () => {
    await start(PUBLIC);
    const [browser] = await guest('Ann');
    const { keys } = endpoint.subscription();
    const add = (address: string, given: object = keys): Promise<string> =>
      browser.refusal('alertsAdd', { subscription: { endpoint: address, keys: given }, language: 'en' });
    expect(await add(`${endpoint.origin}/push`)).toBe('BAD_ENDPOINT');
    expect(await add('https://169.254.169.254/push')).toBe('BAD_ENDPOINT');
    expect(await add('https://[::1]/push')).toBe('BAD_ENDPOINT');
    expect(await add(`https://push.example.org/${'x'.repeat(1000)}`)).toBe('UNREADABLE');
    expect(await add('https://push.example.org/', { ...keys, auth: 'short' })).toBe('UNREADABLE');
    expect((await browser.done('alerts')).devices).toEqual([]);
  });

  test('whose key is no point of the curve is dropped without harm to others', async () => {
    const { game, ann, bob, browser } = await awaited();
    const { endpoint: address, keys } = endpoint.subscription('broken');
    const broken = Buffer.alloc(65, 1).toString('base64url');
    await browser.done('alertsAdd', {
      subscription: { endpoint: address, keys: { ...keys, p256dh: broken } },
      language: 'en',
    });
    expect(() => createECDH('prime256v1').computeSecret(Buffer.from(broken, 'base64url'))).toThrow();
    await hide(bob, game);
    await step([ann, bob], game, random);
    await vi.waitUntil(async () => (await browser.done('alerts')).devices.length === 1, { timeout: 40_000 });
    await vi.waitUntil(() => endpoint.received.length === 1, { timeout: 40_000 });
  });

  test('at a server without alerts is told so', async () => {
    await start(null);
    const [browser] = await guest('Ann');
    expect((await browser.done('alerts')).key).toBeNull();
    const subscription = { ...endpoint.subscription(), endpoint: 'https://push.example.org/' };
    expect(await browser.refusal('alertsAdd', { subscription, language: 'en' })).toBe('BAD_ENDPOINT');
  });
});
