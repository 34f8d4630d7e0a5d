/** Accounts over the real HTTP server: coming in, coming back, going, and keeping others out. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { LocalBus } from '../../src/bus/bus.ts';
import { USUAL_LIMITS } from '../../src/net/limits.ts';
import { memoryStore } from '../support/memory-store.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Browser } from '../support/browser.ts';
import { beginGame, step, truth } from '../support/socket-games.ts';
import type { Client } from '../support/socket-client.ts';
import { numbersFrom } from '../support/table-play.ts';
import { newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { WIDE_LIMITS } from '../support/wide-limits.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'lexiko-accounts-'));
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(given: Parameters<typeof startTestServer>[0] = {}): Promise<void> {
  server = await startTestServer(given);
}

/** A browser whose page is that of the server. */
function browser(): Browser {
  return new Browser(server.port);
}

const PASSWORD = 'correct horse';

async function signedUp(login: string): Promise<Browser> {
  const one = browser();
  await one.done('signUp', { login, password: PASSWORD });
  return one;
}

describe('an account', () => {
  test('is made by a guest, who stays the same person with the same games', async () => {
    await start({ store: await openStore(join(folder, '1.db')) });
    const ann = browser();
    const { person } = await ann.done('guest', { name: 'Ann' });
    const first = await ann.socket();
    clients.push(first);
    const { game } = await first.done(newGame());
    const old = ann.cookie;
    const ended = first.closed();
    const me = await ann.done('signUp', { login: 'Ann.Example', password: PASSWORD });
    expect(me).toMatchObject({ person, account: { login: 'ann.example', hasPassword: true, passkeys: [] } });
    expect(ann.cookie).not.toBe(old);
    expect(await ended).toBe(4002);
    const again = await ann.socket();
    clients.push(again);
    expect((await again.done({ type: 'list-my-games' })).games?.map((one) => one.game)).toEqual([game]);
    ann.cookie = old;
    expect(await ann.refusal('me')).toBe('NOBODY');
  });

  test('is made without being a guest before, and named by its login until it is renamed', async () => {
    await start();
    expect((await browser().done('signUp', { login: 'bob', password: PASSWORD })).person.name).toBe('bob');
    const named = await browser().done('signUp', { login: 'cid', password: PASSWORD, name: 'Cid' });
    expect(named.person.name).toBe('Cid');
  });

  test('is not called by its login where computers are called so', async () => {
    await start();
    const { person } = await browser().done('signUp', { login: 'champion', password: PASSWORD });
    expect(person.name).toBe('Guest');
    expect(await browser().refusal('signUp', { login: 'x-y-z', password: PASSWORD, name: '\u3164' })).toBe(
      'UNREADABLE',
    );
  });

  test('has a login of its own, in any case of letters', async () => {
    await start();
    const ann = await signedUp('ann');
    expect(await browser().refusal('signUp', { login: 'ANN', password: PASSWORD })).toBe('LOGIN_TAKEN');
    expect(await ann.refusal('signUp', { login: 'other', password: PASSWORD })).toBe('SIGNED_IN_ALREADY');
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => browser().ask('signUp', { login: 'bob', password: PASSWORD })),
    );
    expect(tries.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  });

  test.each([
    { login: 'ab', password: PASSWORD },
    { login: 'a b c', password: PASSWORD },
    { login: 'x'.repeat(33), password: PASSWORD },
    { login: 'ann', password: 'short' },
    { login: 'ann', password: 'x'.repeat(201) },
    { login: 'ann' },
    { login: 'ann', password: PASSWORD, admin: true },
    { login: { $ne: '' }, password: PASSWORD },
  ])('is not made of %j', async (body) => {
    await start();
    expect(await browser().refusal('signUp', body)).toBe('UNREADABLE');
  });

  test('is signed in to with the password, in one or another way of writing its letters', async () => {
    await start();
    const password = 'caf\u00e9 au lait';
    await browser().done('signUp', { login: 'zoe', password });
    const { account } = await browser().done('signIn', { login: 'Zoe', password: password.normalize('NFD') });
    expect(account?.login).toBe('zoe');
  });
});

describe('who signs in', () => {
  test('as a guest brings the games along, and goes on playing them', async () => {
    await start({ store: await openStore(join(folder, '2.db')) });
    const bob = await signedUp('bob');
    const { person } = await bob.done('me');
    bob.cookie = '';
    await bob.done('guest', { name: 'Guest of Bob' });
    const eve = browser();
    await eve.done('guest', {});
    const [before, other] = [await bob.socket(), await eve.socket()];
    clients.push(before, other);
    const game = await beginGame([before, other]);
    const random = numbersFrom(3);
    await step([before, other], game, random);
    const reseated = other.until(() => JSON.stringify(other.seats.get(game)).includes('"bob"'));
    const guest = before.person;
    await bob.done('signIn', { login: 'bob', password: PASSWORD });
    await reseated;
    expect(await before.closed()).toBe(4002);
    const after = await bob.socket();
    clients.push(after);
    expect(after.person).toBe(person.id);
    await after.watch(game);
    expect(after.view(game).viewer).toBe(0);
    for (let turn = 0; turn < 4; turn++) expect(await step([after, other], game, random)).toBe(true);
    expect((await truth(server.store, game)).turnsTaken.every((turns) => turns >= 2)).toBe(true);
    expect(await server.store.people.person(guest)).toBeNull();
    expect((await server.store.games.game(game))?.host).toBe(person.id);
  });

  test('from one account to another leaves the games of the first where they are', async () => {
    await start();
    const [ann, bob] = [await signedUp('ann'), await signedUp('bob')];
    const socket = await ann.socket();
    clients.push(socket);
    await socket.done(newGame());
    const { person } = await ann.done('me');
    await ann.done('signIn', { login: 'bob', password: PASSWORD });
    expect((await ann.done('me')).person).toEqual((await bob.done('me')).person);
    expect(await server.store.games.gamesOf(person.id, 10)).toHaveLength(1);
    expect(await server.store.people.person(person.id)).not.toBeNull();
  });

  test('gets a new session each time, and the one before is void', async () => {
    await start();
    const ann = await signedUp('ann');
    const old = ann.cookie;
    await ann.done('signIn', { login: 'ann', password: PASSWORD });
    expect(ann.cookie).not.toBe(old);
    ann.cookie = old;
    expect(await ann.refusal('me')).toBe('NOBODY');
  });

  test('cannot bring a session of their own choice', async () => {
    await start();
    await signedUp('ann');
    const eve = browser();
    const planted = `lexiko_session=${'e'.repeat(43)}`;
    eve.cookie = planted;
    await eve.done('signIn', { login: 'ann', password: PASSWORD });
    expect(eve.cookie).not.toBe(planted);
    eve.cookie = planted;
    expect(await eve.refusal('me')).toBe('NOBODY');
  });

  test('with a wrong password or an unknown login gets the same answer', async () => {
    await start();
    await signedUp('ann');
    const wrong = await browser().ask('signIn', { login: 'ann', password: 'wrong horse' });
    const unknown = await browser().ask('signIn', { login: 'nobody', password: 'wrong horse' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } });
    expect(unknown).toEqual(wrong);
  });

  test('by guessing is soon stopped, without shutting out the owner elsewhere', async () => {
    const limits = { ...WIDE_LIMITS, accounts: USUAL_LIMITS.accounts };
    const nowMs = Date.now(); // hashing passwords takes long on a busy machine, and the wait must not be over
    await start({ limits, origins: { allowed: [], behindProxy: true }, now: () => nowMs });
    await signedUp('ann');
    const eve = browser();
    const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (let guess = 0; guess < 10; guess++) {
      const body = { login: 'ann', password: `guess number ${guess}` };
      statuses.push((await eve.ask('signIn', body, from('192.0.2.1'))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 401), 429, 429]);
    const unknown: number[] = [];
    for (let guess = 0; guess < 10; guess++) {
      const body = { login: 'nobody', password: `guess number ${guess}` };
      unknown.push((await eve.ask('signIn', body, from('192.0.2.1'))).status);
    }
    expect(unknown).toEqual(statuses);
    const right = { login: 'ann', password: PASSWORD };
    expect((await browser().ask('signIn', right, from('192.0.2.1'))).status).toBe(429);
    expect((await browser().ask('signIn', right, from('192.0.2.2'))).status).toBe(200);
  });

  test('is stopped in each way: from one address, and to one account from everywhere', async () => {
    const few = { burst: 2, perSecond: 0.001 };
    await start({
      limits: { ...WIDE_LIMITS, accounts: { ...WIDE_LIMITS.accounts, perAddress: few } },
    });
    const eve = browser();
    for (const login of ['one', 'two'])
      expect(await eve.refusal('signIn', { login, password: PASSWORD })).toBe('WRONG_CREDENTIALS');
    expect(await eve.refusal('signIn', { login: 'three', password: PASSWORD })).toBe('TOO_MANY_MESSAGES');
    await server.close();
    await start({
      limits: { ...WIDE_LIMITS, accounts: { ...WIDE_LIMITS.accounts, perLogin: few } },
      origins: { allowed: [], behindProxy: true },
    });
    const statuses: number[] = [];
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      const body = { login: 'ann', password: PASSWORD };
      statuses.push((await browser().ask('signIn', body, { 'x-forwarded-for': address })).status);
    }
    expect(statuses).toEqual([401, 401, 429]);
  });

  test('comes from a page of this server', async () => {
    await start();
    await signedUp('ann');
    const evil = { origin: 'https://evil.example' };
    for (const name of [
      'signIn',
      'signUp',
      'signOut',
      'password',
      'passkeySignIn',
      'revokeSession',
    ] as const) {
      const { status, body } = await browser().ask(name, {}, evil);
      expect([status, body]).toEqual([403, { code: 'WRONG_ORIGIN' }]);
    }
  });
});

describe('sessions', () => {
  test('are listed by what they are, and ended one by one with their sockets', async () => {
    await start({ store: await openStore(join(folder, '3.db')) });
    const desk = await signedUp('ann');
    const phone = new Browser(server.port, {
      userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Safari',
    });
    await phone.done('signIn', { login: 'ann', password: PASSWORD });
    const socket = await phone.socket();
    clients.push(socket);
    const { sessions } = await desk.done('sessions');
    expect(sessions.map(({ client, current }) => `${client} ${String(current)}`).sort()).toEqual([
      'Chrome, Android false',
      'Firefox, Linux true',
    ]);
    const lost = sessions.find(({ current }) => !current)?.id ?? '';
    expect(JSON.stringify(sessions)).not.toContain(phone.cookie.split('=')[1]);
    const { sessions: left } = await desk.done('revokeSession', { session: lost });
    expect(left).toHaveLength(1);
    expect(await socket.closed()).toBe(4002);
    expect(await phone.refusal('me')).toBe('NOBODY');
    expect(await desk.refusal('revokeSession', { session: lost })).toBe('NOT_FOUND');
  });

  test('end their sockets at other processes too', async () => {
    const parts = { store: memoryStore(), bus: new LocalBus() };
    await start(parts);
    const other = await startTestServer(parts);
    const desk = await signedUp('ann');
    const phone = new Browser(other.port);
    await phone.done('signIn', { login: 'ann', password: PASSWORD });
    const socket = await phone.socket();
    clients.push(socket);
    await desk.done('revokeSession', { session: 'others' });
    expect(await socket.closed()).toBe(4002);
    await other.close();
  });

  test('of others cannot be ended', async () => {
    await start();
    const [ann, eve] = [await signedUp('ann'), await signedUp('eve')];
    const { sessions } = await ann.done('sessions');
    expect(await eve.refusal('revokeSession', { session: sessions[0]?.id })).toBe('NOT_FOUND');
    await eve.done('revokeSession', { session: 'others' });
    expect((await ann.done('me')).account?.login).toBe('ann');
  });

  test('end by signing out, and the cookie is taken back', async () => {
    await start();
    const ann = await signedUp('ann');
    const socket = await ann.socket();
    clients.push(socket);
    const kept = ann.cookie;
    await ann.done('signOut', {});
    expect(ann.cookie).toBe('');
    expect(await socket.closed()).toBe(4002);
    ann.cookie = kept;
    expect(await ann.refusal('me')).toBe('NOBODY');
    expect(await ann.refusal('sessions')).toBe('NOBODY');
  });

  test('all end with a new password, but for the one that sets it', async () => {
    await start();
    const ann = await signedUp('ann');
    const other = browser();
    await other.done('signIn', { login: 'ann', password: PASSWORD });
    const wrong = { password: 'new horse', proof: { kind: 'password', password: 'wrong horse' } };
    expect(await ann.refusal('password', wrong)).toBe('WRONG_CREDENTIALS');
    const old = ann.cookie;
    await ann.done('password', {
      password: 'new horse',
      proof: { kind: 'password', password: PASSWORD },
    });
    expect(ann.cookie).not.toBe(old);
    expect((await ann.done('me')).account?.login).toBe('ann');
    expect(await other.refusal('me')).toBe('NOBODY');
    expect(await other.refusal('signIn', { login: 'ann', password: PASSWORD })).toBe('WRONG_CREDENTIALS');
    await other.done('signIn', { login: 'ann', password: 'new horse' });
  });

  test('of guests have no password to set', async () => {
    await start();
    const guest = browser();
    await guest.done('guest', {});
    const body = { password: PASSWORD, proof: { kind: 'password', password: PASSWORD } };
    expect(await guest.refusal('password', body)).toBe('GUESTS_CANNOT');
  });
});
