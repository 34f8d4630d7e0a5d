/** Guessing passwords is slow from everywhere, and keeps nobody out of a browser in which they have signed in before. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../../src/net/limits.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Browser } from '../support/browser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { WIDE_LIMITS } from '../support/wide-limits.ts';

const PASSWORD = 'correct horse';
const WRONG = { login: 'ann', password: 'wrong horse' };
const RIGHT = { login: 'ann', password: PASSWORD };
const folder = mkdtempSync(join(tmpdir(), 'lexiko-sign-in-'));
let server: TestServer;
let nowMs = 1_000_000_000_000;

afterEach(() => server.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** With the limits that people meet, but for requests. */
async function start(file = 'memory:'): Promise<void> {
  server = await startTestServer({
    store: await openStore(file),
    now: () => nowMs,
    origins: { allowed: [], behindProxy: true },
    limits: { ...WIDE_LIMITS, accounts: USUAL_LIMITS.accounts },
  });
}

const browser = (): Browser => new Browser(server.port);

async function from(address: string, one: Browser, body: unknown = WRONG): Promise<number> {
  return (await one.ask('signIn', body, { 'x-forwarded-for': address })).status;
}

/** Guesses from so many networks until none of them gets an answer any more. */
async function besiege(networks: number): Promise<void> {
  for (let network = 1; network <= networks; network++)
    for (let guess = 0; guess < 8; guess++) await from(`192.0.2.${network}`, browser());
}

async function owner(): Promise<Browser> {
  const ann = browser();
  await ann.done('signUp', { login: 'ann', password: PASSWORD });
  return ann;
}

describe('guessing passwords', () => {
  test('keeps no owner out of a browser in which they have signed in before', async () => {
    await start();
    const ann = await owner();
    await ann.done('signOut', {});
    expect(ann.cookie).toBe('');
    await besiege(7);
    expect(await from('198.51.100.1', browser())).toBe(429);
    expect(await from('198.51.100.1', ann, RIGHT)).toBe(200);
    // Not even from the network from which it is guessed.
    await ann.done('signOut', {});
    expect(await from('192.0.2.1', ann, RIGHT)).toBe(200);
  });

  test('keeps no owner from proving who they are where they are signed in', async () => {
    await start();
    const ann = await owner();
    ann.deviceCookie = ''; // as after a sign-in of before
    await besiege(7);
    const proof = { kind: 'password', password: PASSWORD } as const;
    const { status } = await ann.ask(
      'password',
      { password: 'another horse', proof },
      { 'x-forwarded-for': '192.0.2.1' },
    );
    expect(status).toBe(200);
  });

  test('is stopped to one account from all networks together', async () => {
    await start();
    await owner();
    const statuses = new Map<number, number>();
    for (let network = 1; network <= 60; network++) {
      const status = await from(`192.0.2.${network}`, browser());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 401: 50, 429: 10 });
  });

  test('takes longer with every guess, until the right password forgives it', async () => {
    await start();
    await owner();
    const eve = browser();
    for (let guess = 0; guess < 8; guess++) expect(await from('192.0.2.1', eve)).toBe(401);
    for (const waitMs of [5000, 10_000, 20_000, 40_000]) {
      nowMs += waitMs - 1;
      expect(await from('192.0.2.1', eve, RIGHT)).toBe(429);
      nowMs += 1;
      expect(await from('192.0.2.1', eve)).toBe(401);
    }
    nowMs += 80_000;
    expect(await from('192.0.2.1', eve, RIGHT)).toBe(200);
    for (let guess = 0; guess < 8; guess++) expect(await from('192.0.2.1', browser())).toBe(401);
  });

  test('on a known device is slow as well', async () => {
    await start();
    const ann = await owner();
    await ann.done('signOut', {});
    const statuses: number[] = [];
    for (let guess = 0; guess < 10; guess++) statuses.push(await from('192.0.2.1', ann));
    expect(statuses).toEqual([...Array<number>(8).fill(401), 429, 429]);
  });

  test('learns nothing from the waits: they are the same for a login that nobody has', async () => {
    await start();
    const ann = await owner();
    // Known for another account, and known for none.
    for (const [at, device] of ['', `lexiko_device=${'e'.repeat(43)}`, ann.deviceCookie].entries()) {
      const answers: string[][] = [];
      for (const login of device === ann.deviceCookie ? ['nobody', 'noone'] : ['ann', 'nobody']) {
        const eve = browser();
        eve.deviceCookie = device;
        const all: string[] = [];
        for (let guess = 0; guess < 10; guess++) {
          const { status, text } = await eve.ask(
            'signIn',
            { login, password: 'wrong horse' },
            { 'x-forwarded-for': `2001:db8:0:${at}::1` },
          );
          all.push(`${status} ${text}`);
        }
        answers.push(all);
        nowMs += 60 * 60 * 1000;
      }
      expect(answers[0]).toEqual(answers[1]);
    }
  });
});

describe('a device', () => {
  test('is known by a long-lived cookie of which only a hash is kept, bound to the account', async () => {
    const file = join(folder, 'devices.db');
    await start(file);
    const ann = await owner();
    const token = ann.deviceCookie.split('=')[1] ?? '';
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const raw = new DatabaseSync(file, { readOnly: true });
    const rows = raw.prepare('select * from device').all();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    raw.close();
    // That of another account opens nothing for this one.
    const eve = browser();
    await eve.done('signUp', { login: 'eve', password: PASSWORD });
    await besiege(7);
    expect(await from('198.51.100.1', eve, RIGHT)).toBe(429);
    // Two people may share a browser.
    ann.cookie = '';
    await ann.done('signIn', { login: 'eve', password: PASSWORD });
    expect(ann.deviceCookie.split('=')[1]).toBe(token);
  });

  test('that somebody else has planted is not taken over', async () => {
    await start();
    const planted = `lexiko_device=${'p'.repeat(43)}`;
    const ann = browser();
    ann.deviceCookie = planted;
    await ann.done('signUp', { login: 'ann', password: PASSWORD });
    expect(ann.deviceCookie).not.toBe(planted);
  });

  test('is listed after signing out, ended like a session, and forgotten with a new password', async () => {
    await start();
    const [ann, phone, desk] = [await owner(), browser(), browser()];
    for (const one of [phone, desk]) await one.done('signIn', RIGHT);
    await phone.done('signOut', {});
    const { sessions } = await ann.done('sessions');
    expect(sessions.map(({ id }) => id.startsWith('device-'))).toEqual([false, false, true]);
    const { sessions: left } = await ann.done('revokeSession', { session: sessions[2]?.id ?? '' });
    expect(left).toHaveLength(2);
    await besiege(7);
    expect(await from('198.51.100.1', phone, RIGHT)).toBe(429);
    await desk.done('signOut', {});
    expect(await from('198.51.100.1', desk, RIGHT)).toBe(200);
    // Ending a session forgets its device.
    await ann.done('revokeSession', { session: 'others' });
    expect(await from('198.51.100.1', desk, RIGHT)).toBe(429);
    nowMs += 24 * 60 * 60 * 1000;
    await desk.done('signIn', RIGHT);
    const proof = { kind: 'password', password: PASSWORD } as const;
    await ann.done('password', { password: 'another horse', proof });
    expect((await ann.done('sessions')).sessions).toHaveLength(1);
  });

  test('goes with the person, and is in what they take along', async () => {
    const file = join(folder, 'gone.db');
    await start(file);
    const ann = await owner();
    const exported = JSON.parse((await ann.ask('export')).text) as { readonly devices: unknown[] };
    expect(exported.devices).toMatchObject([{ client: 'Firefox, Linux' }]);
    expect(JSON.stringify(exported)).not.toContain(ann.deviceCookie.split('=')[1]);
    await ann.done('delete', { proof: { kind: 'password', password: PASSWORD } });
    const raw = new DatabaseSync(file, { readOnly: true });
    expect(raw.prepare('select * from device').all()).toEqual([]);
    raw.close();
  });
});

describe('a school behind one address', () => {
  test('signs in within seconds with the code of its lesson, and is slow without', async () => {
    await start();
    const tea = browser();
    await tea.done('signUp', { login: 'tea', password: PASSWORD });
    const socket = await tea.socket();
    const { code: classCode } = await socket.done({ type: 'create-class', name: '7b' });
    const passwordHash = (await server.store.accounts.accountByLogin('tea'))?.passwordHash ?? null;
    for (let at = 0; at < 150; at++)
      await server.store.accounts.signUp({
        account: { person: `pupil${at}`, login: `pupil${at}`, passwordHash, createdMs: nowMs },
        name: null,
        passkey: null,
        session: { tokenHash: `hash${at}`, person: `pupil${at}`, client: '', atMs: nowMs },
      });
    const signIn = async (at: number, body: object): Promise<number> =>
      from('192.0.2.1', browser(), { login: `pupil${at}`, password: PASSWORD, ...body });
    const all = await Promise.all(Array.from({ length: 150 }, (_, at) => signIn(at, { classCode })));
    expect(all.filter((status) => status !== 200)).toEqual([]);
    // A code that leads nowhere brings nothing, and is counted as a guess.
    const without: number[] = [];
    for (let at = 0; at < 65; at++) without.push(await signIn(at, { classCode: 'QQQQQQQQQQ' }));
    expect(without.filter((status) => status === 200).length).toBe(60);
    const other = await socket.tell({ type: 'join-class', code: classCode });
    expect(other).toHaveProperty('outcome');
    socket.close();
  });

  test('comes in as guests within seconds with that code, and by the limit of its network without', async () => {
    server = await startTestServer({
      now: () => nowMs,
      limits: {
        ...WIDE_LIMITS,
        accounts: USUAL_LIMITS.accounts,
        guests: { burst: 5, perSecond: 0.001 },
      },
    });
    const tea = browser();
    await tea.done('guest', { name: 'Ms Tea' });
    const socket = await tea.socket();
    const { class: id, code: classCode } = await socket.done({ type: 'create-class', name: '7b' });
    const come = async (body: object): Promise<number> => (await browser().ask('guest', body)).status;
    const pupils = await Promise.all(Array.from({ length: 150 }, () => come({ classCode })));
    expect(pupils.filter((status) => status !== 201)).toEqual([]);
    const others: number[] = [];
    for (let at = 0; at < 6; at++) others.push(await come(at % 2 === 0 ? {} : { classCode: 'QQQQQQQQQQ' }));
    expect(others).toEqual([201, 201, 201, 201, 429, 429]);
    // The code of a lesson that is over is as good as none.
    await socket.done({ type: 'end-lesson', class: id });
    expect(await come({ classCode })).toBe(429);
    socket.close();
  });

  test('has no more of it by making classes of its own', async () => {
    const accounts = { ...USUAL_LIMITS.accounts, perSchool: { burst: 20, perSecond: 0.001 } };
    server = await startTestServer({
      now: () => nowMs,
      limits: { ...WIDE_LIMITS, accounts, guests: { burst: 5, perSecond: 0.001 } },
    });
    const eve = browser();
    await eve.done('guest', { name: 'Eve' });
    const socket = await eve.socket();
    const statuses: number[] = [];
    for (let lesson = 0; lesson < 4; lesson++) {
      const { code: classCode } = await socket.done({ type: 'create-class', name: '7b' });
      for (let at = 0; at < 10; at++) statuses.push((await browser().ask('guest', { classCode })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20 + 4);
    const guesses: number[] = [];
    const { code: classCode } = await socket.done({ type: 'create-class', name: '7b' });
    for (let at = 0; at < 70; at++)
      guesses.push((await browser().ask('signIn', { ...WRONG, login: `user${at}`, classCode })).status);
    expect(guesses.filter((status) => status !== 429)).toHaveLength(60);
    socket.close();
  });
});
