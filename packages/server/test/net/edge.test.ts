/** What the server tells and believes at its edge: cookies over TLS, addresses for passkeys, readiness, metrics. */

import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { mayReadMetrics } from '../../src/net/metrics-access.ts';
import { migrate } from '../../src/database/migrations.ts';
import { SqlServerStore } from '../../src/store/sql-server-store.ts';
import { openSqlite } from '../../src/database/sqlite.ts';
import { Browser } from '../support/browser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-edge-'));
let server: TestServer;

afterEach(() => server.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TLS = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
const PROXIED = { origins: { allowed: ['https://play.example.org'], behindProxy: true } };

/** A request as any program can send it, with any `Host`. */
async function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<{
  readonly status: number;
  readonly cookies: readonly string[];
  readonly hsts: string;
  readonly text: string;
}> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (data: Buffer) => (text += data.toString('utf8')));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cookies: response.headers['set-cookie'] ?? [],
          hsts: String(response.headers['strict-transport-security']),
          text,
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('cookies over TLS', () => {
  test('have names that no other site of the domain can set', async () => {
    server = await startTestServer(PROXIED);
    const { cookies } = await ask('/api/guest', { method: 'POST', headers: TLS });
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^__Host-lexiko_session=[\w-]{43};.*Path=\/;.*Secure/);
    expect(cookies[0]).not.toMatch(/Domain/i);
    const [pair = ''] = cookies[0]?.split(';') ?? [];
    expect((await ask('/api/me', { headers: { ...TLS, cookie: pair } })).status).toBe(200);
    // What a sibling of the domain has planted does not come before it.
    const other = await ask('/api/guest', { method: 'POST', headers: TLS });
    const planted = other.cookies[0]?.split(';')[0]?.replace('__Host-', '') ?? '';
    const me = async (cookie: string): Promise<string> =>
      (await ask('/api/me', { headers: { ...TLS, cookie } })).text;
    expect(await me(`${planted}; ${pair}`)).toBe(await me(pair));
  });

  test('from before are read and renamed, so that nobody is signed out', async () => {
    server = await startTestServer(PROXIED);
    const plain = await ask('/api/guest', { method: 'POST' });
    const [old = ''] = plain.cookies[0]?.split(';') ?? [];
    expect(old).toMatch(/^lexiko_session=/);
    const { status, cookies } = await ask('/api/me', { headers: { ...TLS, cookie: old } });
    expect(status).toBe(200);
    expect(cookies[0]?.split(';')[0]).toBe(`__Host-${old}`);
    expect(cookies[1]).toMatch(/^lexiko_session=;.*Max-Age=0/);
    const renamed = await ask('/api/me', { headers: { ...TLS, cookie: `__Host-${old}` } });
    expect([renamed.status, renamed.cookies]).toEqual([200, []]);
    const out = await ask('/api/sign-out', { method: 'POST', headers: { ...TLS, cookie: `__Host-${old}` } });
    expect(out.cookies[0]).toMatch(/^__Host-lexiko_session=;.*Max-Age=0/);
  });
});

describe('passkeys', () => {
  const begin = async (origin: string, host: string): Promise<string> => {
    const headers = { origin, host, ...TLS };
    const { status, text } = await ask('/api/passkeys/sign-in', { method: 'POST', headers });
    return status === 200 ? 'begun' : (JSON.parse(text) as { readonly code: string }).code;
  };

  test('are for the address that the server was told, whatever `Host` says', async () => {
    server = await startTestServer(PROXIED);
    expect(await begin('https://play.example.org', 'play.example.org')).toBe('begun');
    expect(await begin('https://evil.example', 'evil.example')).toBe('NO_PASSKEYS_HERE');
    expect(await begin('http://localhost:1', 'localhost:1')).toBe('NO_PASSKEYS_HERE');
  });

  test('are for localhost where nothing else was told', async () => {
    server = await startTestServer();
    expect(await begin(`http://localhost:${server.port}`, `localhost:${server.port}`)).toBe('begun');
    expect(await begin('https://evil.example', 'evil.example')).toBe('NO_PASSKEYS_HERE');
    // Passwords need no name.
    expect(
      (await new Browser(server.port).done('signUp', { login: 'ann', password: 'correct horse' })).account
        ?.login,
    ).toBe('ann');
  });
});

describe('the server', () => {
  test('is ready only while a write comes through', async () => {
    const db = openSqlite(join(folder, 'full.db'));
    await migrate(db);
    server = await startTestServer({ store: new SqlServerStore(db, 'sqlite') });
    expect(await ask('/ready')).toMatchObject({ status: 200, text: '{"ready":true}' });
    await sql`pragma query_only = on`.execute(db);
    await sql`select 1`.execute(db); // reading still works
    await expect.poll(async () => (await ask('/ready')).status).toBe(503);
    expect((await ask('/health')).status).toBe(200);
    await sql`pragma query_only = off`.execute(db);
    await expect.poll(async () => (await ask('/ready')).status).toBe(200);
  });

  test('tries that no more often than a few probes need', async () => {
    const db = openSqlite(join(folder, 'probed.db'));
    await migrate(db);
    const store = new SqlServerStore(db, 'sqlite');
    let beats = 0;
    const beat = store.beat.bind(store);
    store.beat = async () => {
      beats++;
      await beat();
    };
    server = await startTestServer({ store });
    const sinceMs = performance.now();
    await Promise.all(Array.from({ length: 50 }, () => ask('/ready')));
    // Every two seconds at most: a busy machine may take longer over so many.
    expect(beats).toBeLessThanOrEqual(1 + Math.floor((performance.now() - sinceMs) / 2000));
  });

  test('speaks for its own name only, unless its subdomains are meant too', async () => {
    server = await startTestServer();
    expect((await ask('/health')).hsts).toBe('max-age=15552000');
    await server.close();
    server = await startTestServer({ hstsSubdomains: true });
    expect((await ask('/health')).hsts).toBe('max-age=15552000; includeSubDomains');
  });

  test('tells its metrics to this machine, and to whoever has the token', async () => {
    server = await startTestServer({ ...PROXIED, metricsToken: 'a long enough token' });
    const metrics = async (headers: Readonly<Record<string, string>>): Promise<number> =>
      (await ask('/metrics', { headers })).status;
    expect(await metrics({})).toBe(200);
    expect(await metrics({ 'x-forwarded-for': '192.0.2.1' })).toBe(403);
    // A proxy on this machine asks for somebody, whoever that says to be.
    expect(await metrics({ 'x-forwarded-for': '127.0.0.1' })).toBe(403);
    expect(await metrics({ ...TLS, authorization: 'Bearer a long enough token' })).toBe(200);
    expect(await metrics({ ...TLS, authorization: 'Bearer another token' })).toBe(403);
  });

  test.each([
    ['127.0.0.1', true],
    ['::ffff:127.0.0.1', true],
    ['::1', true],
    ['192.0.2.1', false],
    ['2001:db8::1', false],
    ['10.0.0.1', false],
    [undefined, false],
  ])('takes %s for this machine: %s', async (remoteAddress, expected) => {
    server = await startTestServer();
    const reader = { remoteAddress, authorization: undefined, isForwarded: false };
    expect(mayReadMetrics(reader, null)).toBe(expected);
    expect(mayReadMetrics({ ...reader, authorization: 'Bearer null' }, null)).toBe(expected);
  });
});
