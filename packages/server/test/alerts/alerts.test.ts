/** Alerts from the event that causes them to the push service: one for each turn, and only what is wanted. */

import { USUAL_ALERTS, type AlertSettings } from '@lexiko/protocol';
import { viewFor } from '@lexiko/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AlertSender } from '../../src/alerts/alert-sender.ts';
import { newKeys, PushService } from '../../src/alerts/push-service.ts';
import type { WebhookRecord } from '../../src/alerts/store/webhook-store.ts';
import type { WebhookService } from '../../src/alerts/webhook-service.ts';
import { ALERT_WORDS } from '../support/alert-words.ts';
import { PushEndpoint } from '../support/push-endpoint.ts';
import { signUp } from '../support/seekers.ts';
import { asRequest, nextAction, numbersFrom } from '../support/table-play.ts';
import { TestService } from '../support/test-service.ts';

const CONTACT = 'mailto:games@example.org';
const SOON_MS = 3000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WEBHOOK: Omit<WebhookRecord, 'person'> = {
  id: 'hook-1',
  url: 'https://bots.example.org/',
  secret: 'secret',
  language: 'en',
  createdMs: 1,
  failingMs: null,
  stoppedMs: null,
};

let endpoint: PushEndpoint;
let server: TestService;
let sender: AlertSender;

beforeEach(async () => {
  endpoint = await PushEndpoint.open();
  server = new TestService();
  sender = await senderOf();
});
afterEach(() => endpoint.close());

/** As in another process: it has only the store in common. */
async function senderOf(
  push?: Pick<PushService, 'send'>,
  hooks: Pick<WebhookService, 'send'> = { send: () => Promise.resolve('refused') },
): Promise<AlertSender> {
  const keys = await server.store.alerts.keys(newKeys);
  return new AlertSender({
    service: server.service,
    hooks,
    push: push ?? new PushService({ keys, contact: CONTACT, endpoints: 'any', timeoutMs: 5000 }),
    wording: ALERT_WORDS,
    onError: (error) => expect.fail(String(error)),
  });
}

async function subscribe(person: string, device = `device of ${person}`): Promise<void> {
  const { endpoint: address, keys } = endpoint.subscription(device.replaceAll(' ', '-'));
  const sessionHash = `session of ${device}`;
  const nowMs = server.clock.nowMs;
  await server.store.accounts.createSession({ tokenHash: sessionHash, person, client: '', atMs: nowMs });
  await server.store.alerts.addDevice(
    {
      device,
      person,
      sessionHash,
      endpoint: address,
      ...keys,
      language: 'de',
      client: 'Firefox',
      createdMs: nowMs,
    },
    50,
  );
}

async function want(person: string, settings: Partial<AlertSettings>): Promise<void> {
  await server.store.alerts.setSettings(person, { ...USUAL_ALERTS, ...settings });
}

/** A game in which `bob` is away with a device, and it is the turn of `ann`. */
async function awaitBob(): Promise<string> {
  const game = await server.begin();
  const { turn } = await server.state(game);
  if (turn === 1) await move(game, 'bob');
  await subscribe('bob');
  server.away.add('bob');
  return game;
}

async function move(game: string, person: string): Promise<void> {
  const state = await server.state(game);
  const seat = state.turn ?? 0;
  const action = nextAction(viewFor(state, seat), seat, numbersFrom(3)) ?? expect.fail('no play');
  await server.done(person, { type: 'act', game, action: asRequest(action) });
}

/** Lets time pass, and sends what is due. */
async function send(afterMs: number = SOON_MS): Promise<readonly string[]> {
  server.clock.nowMs += afterMs;
  const before = endpoint.received.length;
  await sender.round();
  return endpoint.messages.slice(before).map(({ body }) => body);
}

describe('an alert', () => {
  test('tells whose turn it is and what happened, encrypted for their browser and signed by the server', async () => {
    const game = await awaitBob();
    await move(game, 'ann');
    expect(await send(0)).toEqual([]); // whoever reloads the page is back at once
    expect(await send()).toEqual(['your-turn ann played']);
    const [push] = endpoint.received;
    expect(push?.message).toMatchObject({ title: 'de', tag: game, game });
    expect(push?.claims).toMatchObject({ aud: endpoint.origin, sub: CONTACT });
    expect(push?.claims.exp).toBeGreaterThan(Date.now() / 1000);
    expect(push?.key).toBe((await server.store.alerts.keys(newKeys)).publicKey);
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(await send(HOUR_MS)).toEqual([]);
  });

  test('goes out once, however many processes look for it', async () => {
    const game = await awaitBob();
    await move(game, 'ann');
    server.clock.nowMs += SOON_MS;
    const others = await Promise.all([senderOf(), senderOf(), senderOf()]);
    await Promise.all([sender, ...others].map((one) => one.round()));
    expect(endpoint.requests).toBe(1);
  });

  test('does not wait for addresses that never answer, of which each person has one asked at a time', async () => {
    const game = await awaitBob();
    await signUp(server.store, 'bob');
    await subscribe('bob');
    for (let at = 0; at < 40; at++) await subscribe('bob', `silent ${at}`);
    const known = await server.store.alerts.device('device of bob');
    const service = 'https://updates.push.services.mozilla.com/wpush/v2/bob';
    if (known !== null) await server.store.alerts.addDevice({ ...known, endpoint: service }, 50);
    await server.store.webhooks.set({ ...WEBHOOK, person: 'bob' });
    const asked: string[] = [];
    const posted: string[] = [];
    let giveUp = (): void => {};
    const silence = new Promise<'failed'>((resolve) => {
      giveUp = () => resolve('failed');
    });
    const patient = await senderOf(
      {
        send: (device) => {
          asked.push(device.device);
          return device.endpoint === service ? Promise.resolve('sent') : silence;
        },
      },
      {
        send: ({ id }) => {
          posted.push(id);
          return Promise.resolve('sent');
        },
      },
    );
    await move(game, 'ann');
    server.clock.nowMs += SOON_MS;
    await patient.look();
    expect(asked).toContain('device of bob');
    await expect.poll(() => asked).toHaveLength(2);
    expect(posted).toEqual([WEBHOOK.id]);
    server.clock.nowMs += SOON_MS + SOON_MS;
    await patient.look(); // the first is still silent
    expect(asked).toHaveLength(2);
    giveUp();
    await patient.round();
    expect(asked).toHaveLength(11); // those that waited
    server.clock.nowMs += SOON_MS + SOON_MS;
    await patient.round();
    expect(asked).toHaveLength(21);
    expect(new Set(asked).size).toBe(asked.length);
    await patient.stop();
  });

  test('is not lost with a process that dies before it sends it', async () => {
    const game = await awaitBob();
    await move(game, 'ann');
    server.clock.nowMs += SOON_MS;
    expect(await server.store.alerts.take(server.clock.nowMs, MINUTE_MS, 10)).toHaveLength(1); // and dies
    expect(await send()).toEqual([]);
    expect(await send(MINUTE_MS)).toEqual(['your-turn ann played']);
    expect(await send(MINUTE_MS)).toEqual([]);
  });

  test('is not sent once somebody has moved', async () => {
    const game = await awaitBob();
    await move(game, 'ann');
    await move(game, 'bob');
    expect(await send()).toEqual([]);
    await move(game, 'ann');
    expect(await send()).toEqual(['your-turn ann played']);
  });

  test('is not sent to somebody who has the game before their eyes at any process, but to one who hides it', async () => {
    const game = await awaitBob();
    const { presence } = server.store;
    await presence.beat('elsewhere');
    await presence.put('elsewhere', [{ game, person: 'bob', leftMs: null, isHidden: false }]);
    await move(game, 'ann');
    expect(await send()).toEqual([]);
    await move(game, 'bob');
    await presence.put('elsewhere', [{ game, person: 'bob', leftMs: null, isHidden: true }]);
    await move(game, 'ann');
    expect(await send()).toEqual(['your-turn ann played']);
  });

  test('goes to every device, each once', async () => {
    const game = await awaitBob();
    await subscribe('bob', 'second');
    await move(game, 'ann');
    expect(await send()).toHaveLength(2);
    expect(await send()).toEqual([]);
  });

  test('says who asks for an answer, who invites and how a game ended', async () => {
    const game = await awaitBob();
    await server.done('ann', { type: 'act', game, action: { type: 'agree' } });
    expect(await send()).toEqual(['your-answer ann agreed']);
    await server.done('ann', { type: 'act', game, action: { type: 'resign' } });
    expect(await send()).toEqual(['finished ended won']);
    await server.done('ann', { type: 'rematch', game });
    expect(await send()).toEqual(['ann invites again']);
  });

  test('ends with the session of its browser', async () => {
    const game = await awaitBob();
    await move(game, 'ann');
    await server.store.accounts.endSessions('bob', ['session of device of bob']);
    expect(await send()).toEqual([]);
    await server.store.alerts.forgetEnded();
    expect(await server.store.alerts.devicesOf('bob')).toEqual([]);
  });
});

describe('what somebody wants', () => {
  test('is asked by kind: chat is off until they turn it on', async () => {
    const game = await awaitBob();
    await server.done('ann', { type: 'say', game, to: 'table', text: 'hello' });
    expect(await send()).toEqual([]);
    await want('bob', { kinds: { ...USUAL_ALERTS.kinds, chat: true, turn: false } });
    await server.done('ann', { type: 'say', game, to: 'table', text: 'a rude word' });
    await move(game, 'ann');
    expect(await send()).toEqual(['ann: a r••• word']);
    await server.done('bob', { type: 'mute', person: 'ann', muted: true });
    await server.done('ann', { type: 'say', game, to: 'table', text: 'hello again' });
    expect(await send()).toEqual([]);
  });

  test('is nothing about a game that they have muted', async () => {
    const game = await awaitBob();
    await server.store.alerts.mute('bob', game, true, 10);
    await move(game, 'ann');
    expect(await send()).toEqual([]);
    await server.store.alerts.mute('bob', game, false, 10);
    await move(game, 'bob');
    await move(game, 'ann');
    expect(await send()).toHaveLength(1);
  });

  test('is nothing in quiet hours, and one summary after them', async () => {
    server.clock.nowMs = Date.UTC(2026, 0, 5, 22, 30);
    const games = [await awaitBob(), await server.begin(), await server.begin()];
    await want('bob', { quiet: { from: 23 * 60, until: 7 * 60, timeZone: 'Europe/Berlin' } });
    for (const game of games) {
      if ((await server.state(game)).turn === 1) await move(game, 'bob');
      await move(game, 'ann');
    }
    expect(await send()).toEqual([]); // half past eleven in Berlin
    expect(await send(5 * HOUR_MS)).toEqual([]);
    expect(await send(2.5 * HOUR_MS)).toEqual(['summary of 3']);
    expect(endpoint.messages.at(-1)).toMatchObject({ tag: 'summary', game: null });
    expect(await send(HOUR_MS)).toEqual([]);
  });

  test('is bounded by the hour, and what was held back is put together', async () => {
    await awaitBob();
    for (let number = 0; number < 40; number++) {
      const game = await server.begin();
      if ((await server.state(game)).turn === 1) await move(game, 'bob');
      await move(game, 'ann');
    }
    expect(await send()).toHaveLength(30);
    for (let quarter = 0; quarter < 3; quarter++) expect(await send(15 * MINUTE_MS)).toEqual([]);
    expect(await send(15 * MINUTE_MS + SOON_MS)).toEqual(['summary of 10']);
  });
});

describe('a push service', () => {
  test('that knows the browser no more ends the alerts to it', async () => {
    const game = await awaitBob();
    endpoint.status = 410;
    await move(game, 'ann');
    await send();
    expect(endpoint.requests).toBe(1);
    expect(await server.store.alerts.devicesOf('bob')).toEqual([]);
  });

  test('that fails is asked again later, each time after a longer wait, and not for ever', async () => {
    const game = await awaitBob();
    endpoint.status = 503;
    await move(game, 'ann');
    await send();
    await send();
    expect(endpoint.requests).toBe(1);
    await send(MINUTE_MS);
    expect(endpoint.requests).toBe(2);
    for (let hour = 0; hour < 20; hour++) await send(HOUR_MS);
    expect(endpoint.requests).toBe(5);
    endpoint.status = 201;
    expect(await send(24 * HOUR_MS)).toEqual([]);
    expect(await server.store.alerts.devicesOf('bob')).toHaveLength(1);
  });

  test('leads nobody elsewhere: a redirect is not followed', async () => {
    const elsewhere = await PushEndpoint.open();
    const game = await awaitBob();
    endpoint.status = 307;
    endpoint.location = `${elsewhere.origin}/push`;
    await move(game, 'ann');
    await send();
    expect([endpoint.requests, elsewhere.requests]).toEqual([1, 0]);
    await elsewhere.close();
  });
});
