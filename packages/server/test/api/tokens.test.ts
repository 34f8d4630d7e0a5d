/** Personal tokens: made and revoked by their owner, shown once, bounded, and no use to anybody else. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../../src/net/limits.ts';
import { ApiClient, PASSWORD, signUpProgram } from '../support/api-client.ts';
import { Browser } from '../support/browser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { WIDE_LIMITS } from '../support/wide-limits.ts';

const PROOF = { kind: 'password', password: PASSWORD } as const;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => server.close());

describe('a personal token', () => {
  test('is shown once, kept as a hash, listed by its name, and speaks for its owner', async () => {
    const { api, browser, person } = await signUpProgram(server.port, 'ann', ['read']);
    expect(api.token).toMatch(/^lexiko_[A-Za-z0-9_-]{43}$/u);
    const [kept] = await server.store.tokens.of(person);
    expect(JSON.stringify(kept)).not.toContain(api.token?.slice('lexiko_'.length));
    const before = await browser.done('tokens');
    expect(before.tokens).toMatchObject([{ name: 'Program of ann', scopes: ['read'], usedMs: null }]);
    expect((await api.get('/account')).body).toMatchObject({ person: { id: person }, scopes: ['read'] });
    const after = await browser.done('tokens');
    expect(after.tokens[0]?.usedMs).toBeGreaterThan(0);
    expect(JSON.stringify(after)).not.toContain(api.token);
  });

  test('needs an account and its password', async () => {
    const guest = new Browser(server.port);
    await guest.done('guest', { name: 'Guest' });
    const wanted = { name: 'Mine', scopes: ['read'], proof: PROOF };
    expect(await guest.refusal('createToken', wanted)).toBe('GUESTS_CANNOT');
    const { browser } = await signUpProgram(server.port, 'ann');
    const wrong = { ...wanted, proof: { kind: 'password', password: 'not the horse' } };
    expect(await browser.refusal('createToken', wrong)).toBe('WRONG_CREDENTIALS');
    expect(await browser.refusal('createToken', { ...wanted, scopes: ['everything'] })).toBe('UNREADABLE');
    expect(await browser.refusal('createToken', { ...wanted, scopes: [] })).toBe('UNREADABLE');
  });

  test('is one of twenty at most', async () => {
    const { browser, person } = await signUpProgram(server.port, 'ann');
    const token = { person, name: 'Another', scopes: ['read'], createdMs: 1, usedMs: null } as const;
    for (let count = 1; count < 20; count++)
      await server.store.tokens.add({ ...token, id: `token${count}`, tokenHash: `hash${count}` }, 20);
    expect(await browser.refusal('createToken', { name: 'One more', scopes: ['read'], proof: PROOF })).toBe(
      'TOO_MANY_TOKENS',
    );
    expect((await browser.done('tokens')).tokens).toHaveLength(20);
  });

  test('is revoked by its owner alone, and then good for nothing', async () => {
    const ann = await signUpProgram(server.port, 'ann');
    const bob = await signUpProgram(server.port, 'bob');
    const [token] = (await ann.browser.done('tokens')).tokens;
    const id = token?.id ?? expect.fail('there is no token');
    expect(await bob.browser.refusal('revokeToken', { token: id })).toBe('NOT_FOUND');
    expect((await ann.api.get('/account')).status).toBe(200);
    expect(await ann.browser.done('revokeToken', { token: id })).toEqual({ tokens: [] });
    const refused = await ann.api.get('/account');
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(refused.body).toMatchObject({ code: 'NOBODY', status: 401, type: 'urn:lexiko:problem:NOBODY' });
  });

  test('is named in the export, without its secret, and goes with the account', async () => {
    const { api, browser, person } = await signUpProgram(server.port, 'ann');
    const { text } = await browser.ask('export');
    expect(JSON.parse(text)).toMatchObject({
      tokens: [{ name: 'Program of ann', scopes: ['read', 'play'] }],
    });
    const [kept] = await server.store.tokens.of(person);
    expect(text).not.toContain(kept?.tokenHash);
    await browser.done('delete', { proof: PROOF });
    expect(await server.store.tokens.of(person)).toEqual([]);
    expect((await api.get('/account')).status).toBe(401);
  });
});

describe('the API', () => {
  test('knows nobody by a cookie, a session token or a made-up token', async () => {
    const { browser } = await signUpProgram(server.port, 'ann');
    const session = browser.cookie.split('=')[1] ?? '';
    const tries = [
      { cookie: browser.cookie },
      { authorization: `Bearer ${session}` },
      { authorization: `Bearer lexiko_${session}` },
      { authorization: 'Bearer lexiko_' },
      { authorization: 'Basic YW5uOmNvcnJlY3QgaG9yc2U=' },
    ];
    const nobody = new ApiClient(server.port, null);
    for (const headers of tries) expect((await nobody.get('/account', headers)).status).toBe(401);
  });

  test('answers a token that asks too much with the time to wait, and others as before', async () => {
    await server.close();
    const api = { ...USUAL_LIMITS.api, requests: { burst: 5, perSecond: 0.1 } };
    server = await startTestServer({ limits: { ...WIDE_LIMITS, api } });
    const ann = await signUpProgram(server.port, 'ann');
    const bob = await signUpProgram(server.port, 'bob');
    for (let count = 0; count < 5; count++) expect((await ann.api.get('/account')).status).toBe(200);
    const refused = await ann.api.get('/account');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_MESSAGES' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10);
    expect((await bob.api.get('/account')).status).toBe(200);
  });

  test('counts what is dear for the network too, however many tokens it has', async () => {
    await server.close();
    server = await startTestServer({ limits: { ...WIDE_LIMITS, requests: { burst: 30, perSecond: 0.1 } } });
    const ann = await signUpProgram(server.port, 'ann');
    const bob = await signUpProgram(server.port, 'bob');
    const answers: Awaited<ReturnType<typeof ann.api.get>>[] = [];
    for (let count = 0; count < 4; count++)
      for (const { api, person } of [ann, bob]) answers.push(await api.get(`/people?person=${person}`));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(6);
    const refused = answers.at(-1);
    expect(refused?.body).toMatchObject({ code: 'TOO_MANY_MESSAGES' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(9);
  });

  test('lets pages of other sites use a token, and nothing without one', async () => {
    const { api } = await signUpProgram(server.port, 'ann');
    const address = `http://127.0.0.1:${server.port}/api/v1/account`;
    const origin = 'https://elsewhere.example';
    const ask = { origin, 'access-control-request-method': 'GET' };
    const allowed = await fetch(address, {
      method: 'OPTIONS',
      headers: { ...ask, 'access-control-request-headers': 'authorization' },
    });
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('*');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    const without = await fetch(address, { method: 'OPTIONS', headers: ask });
    expect(without.headers.get('access-control-allow-origin')).toBeNull();
    expect((await api.get('/account', { origin })).headers.get('access-control-allow-origin')).toBe('*');
    const nobody = await new ApiClient(server.port, null).get('/account', { origin });
    expect(nobody.headers.get('access-control-allow-origin')).toBeNull();
    const page = await fetch(`http://127.0.0.1:${server.port}/api/me`, {
      headers: { origin, authorization: `Bearer ${api.token}` },
    });
    expect(page.status).toBe(403);
  });

  test('says what it does not know, in its own form', async () => {
    const { api } = await signUpProgram(server.port, 'ann');
    const refused = await api.get('/nowhere');
    expect(refused.status).toBe(404);
    expect(refused.body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await api.get('/games?after=yesterday')).body).toMatchObject({
      code: 'UNREADABLE',
      path: 'after',
    });
    expect((await api.get('/games?before=1')).body).toMatchObject({ code: 'UNREADABLE' });
  });
});
