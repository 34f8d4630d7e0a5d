/** What a server must never do: tell secrets, believe too much, run text as code. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { LARGEST_MESSAGE, REQUESTS } from '@lexiko/protocol';
import { Passwords } from '../../src/people/passwords.ts';
import { memoryStore } from '../support/memory-store.ts';
import { Browser } from '../support/browser.ts';
import { newGame } from '../support/test-service.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

const PASSWORD = 'correct horse';

describe('the log', () => {
  test('has neither names nor passwords, tokens nor games in it, also when things go wrong', async () => {
    let log = '';
    const store = memoryStore();
    const written = pino({ level: 'trace' }, { write: (line: string) => void (log += line) });
    server = await startTestServer({ store, log: written });
    const ann = new Browser(server.port);
    await ann.done('guest', { name: 'Ann the Guest' });
    const tokens = [ann.cookie];
    await ann.done('signUp', { login: 'ann.login', password: PASSWORD });
    tokens.push(ann.cookie);
    await new Browser(server.port).ask('signIn', { login: 'ann.login', password: 'wrong horse' });
    const client = await ann.socket();
    const { game, code } = await client.done(newGame());
    const bob = new Browser(server.port);
    await bob.done('guest', { name: 'Bob' });
    const guest = await bob.socket();
    await guest.done({ type: 'take-seat', game, seat: 1 });
    const { message } = await guest.done({ type: 'say', game, to: 'table', text: 'Boo!' });
    await client.done({ type: 'report', game, message, reason: 'Too loud.' });
    const { ceremony } = await ann.done('passkeySignIn', {});
    store.accounts.accountByLogin = () => Promise.reject(new Error('the database is away'));
    const failed = await new Browser(server.port).ask('signIn', { login: 'ann.login', password: PASSWORD });
    expect([failed.status, failed.body]).toEqual([503, { code: 'SERVER_BUSY' }]);
    for (const socket of [client, guest]) socket.close();
    expect(log).toContain('somebody was reported');
    expect(log).toContain('the database is away');
    for (const secret of [
      ...tokens.map((cookie) => cookie.split('=')[1] ?? 'x'),
      PASSWORD,
      'wrong horse',
      'ann.login',
      'Ann the Guest',
      ceremony,
      game,
      code,
    ])
      expect(log.includes(secret), secret).toBe(false);
  });
});

describe('addresses', () => {
  test('of requests take nothing that opens a door', () => {
    for (const { method, body } of Object.values(REQUESTS)) {
      if (method !== 'GET' || body === null) continue;
      const fields = Object.keys(body.def.shape);
      // The id of a short link is an address already, and that of a study opens it only for those who take part; `account`
      // is the id of one's own account, which nobody signs in by.
      const known = [
        'account',
        'after',
        'before',
        'opponents',
        'person',
        'game',
        'form',
        'report',
        'state',
        'id',
        'study',
      ];
      expect(known).toEqual(expect.arrayContaining(fields));
    }
  });
});

describe('what comes in', () => {
  test('is not read beyond the size of the largest message', async () => {
    server = await startTestServer();
    const eve = new Browser(server.port);
    const response = await fetch(`${eve.origin}/api/guest`, {
      method: 'POST',
      headers: { origin: eve.origin },
      body: JSON.stringify({ name: 'x'.repeat(LARGEST_MESSAGE) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ code: 'TOO_LARGE' });
  });

  test('is text and never code, whatever it looks like', async () => {
    server = await startTestServer();
    const name = "Robert'); drop table person;--";
    const bob = new Browser(server.port);
    expect((await bob.done('guest', { name })).person.name).toBe(name);
    expect((await bob.done('me')).person.name).toBe(name);
    for (const login of ["' or 1=1 --", 'x" or ""="', '../../x', '__proto__', 'constructor'])
      expect((await bob.ask('signIn', { login, password: PASSWORD })).status).toBeLessThan(500);
    expect((await bob.ask('profile', { person: "x' or 'a'='a" })).status).toBe(400);
  });

  test('by GET changes nothing: pictures in foreign pages do no harm', async () => {
    server = await startTestServer();
    const ann = new Browser(server.port);
    await ann.done('signUp', { login: 'ann', password: PASSWORD });
    for (const { method, path } of Object.values(REQUESTS)) {
      if (method === 'GET') continue;
      const response = await fetch(`${ann.origin}${path}`, { headers: { cookie: ann.cookie } });
      expect(response.status).toBe(404);
    }
    expect((await ann.done('me')).account?.login).toBe('ann');
  });
});

describe('the cookie', () => {
  test('cannot be read by scripts, is not sent along from foreign pages, and insists on TLS where there is', async () => {
    server = await startTestServer({ origins: { allowed: [], behindProxy: true } });
    const origin = `http://localhost:${server.port}`;
    const cookieBy = async (protocol: string): Promise<string> => {
      const headers = { 'x-forwarded-proto': protocol };
      const response = await fetch(`${origin}/api/guest`, { method: 'POST', headers });
      return response.headers.getSetCookie()[0] ?? '';
    };
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure'])
      expect(await cookieBy('https')).toContain(part);
    expect(await cookieBy('http')).not.toContain('Secure');
  });
});

describe('passwords', () => {
  test('are kept by argon2id, salted, and compared with as much work where there is no account', async () => {
    const passwords = new Passwords();
    const [one, two] = [await passwords.hash(PASSWORD), await passwords.hash(PASSWORD)];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.isRight(one, PASSWORD)).toBe(true);
    expect(await passwords.isRight(one, 'wrong horse')).toBe(false);
    expect(await passwords.isRight(null, PASSWORD)).toBe(false);
    // What stands in for the hash of nobody costs the same.
    const source = readFileSync(new URL('../../src/people/passwords.ts', import.meta.url), 'utf8');
    expect(source).toContain('m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}');
  });

  test('are not computed for more people at once than the machine can take', async () => {
    const passwords = new Passwords();
    const tries = await Promise.allSettled(Array.from({ length: 300 }, () => passwords.isRight('', 'x')));
    const busy = tries.filter((one) => one.status === 'rejected' && String(one.reason).includes('TooBusy'));
    expect(busy).toHaveLength(300 - 2 - 256);
  });
});

describe('the sources', () => {
  const folder = fileURLToPath(new URL('../../src', import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

  test('put no value into the text of a query', () => {
    const suspects = [
      /\bsql\s*\.\s*(?:raw|lit|literal|val)\b/,
      /\.(?:exec|prepare|query)\(\s*`[^`]*\$\{(?!CHANNEL)/,
      /\.(?:exec|prepare|query)\([^)\n]*['"]\s*\+/,
    ];
    expect(sources.length).toBeGreaterThan(50);
    const found = sources.filter(({ text }) => suspects.some((suspect) => suspect.test(text)));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
