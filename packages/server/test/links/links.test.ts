/** Short links at a real server: made by anybody, read by everybody, deleted by their key, bounded and forgotten. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { Browser } from '../support/browser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const TEXT = 'q1YqLU4tUrJSKkktLlGyAgA';

let server: TestServer;
let nobody: Browser;

beforeEach(async () => {
  server = await startTestServer();
  nobody = new Browser(server.port);
});
afterEach(async () => server.close());

test('somebody without a session makes one; it opens the page, and its key deletes it', async () => {
  const { id, key, expiresMs } = await nobody.done('createLink', { text: TEXT });
  expect(id).toMatch(/^[\w-]{12}$/u);
  expect(await nobody.done('link', { id })).toEqual({ text: TEXT, expiresMs });
  const opened = await fetch(`http://127.0.0.1:${server.port}/s/${id}`, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `/#/s/${id}`]);
  expect(await nobody.refusal('deleteLink', { id, key: 'a guess' })).toBe('NOT_FOUND');
  await nobody.done('deleteLink', { id, key });
  expect(await nobody.refusal('link', { id })).toBe('NOT_FOUND');
});

test('it ends after half a year, and with the account of its maker', async () => {
  const { id, expiresMs } = await nobody.done('createLink', { text: TEXT });
  expect(await server.store.links.link(id, expiresMs - 1)).not.toBeNull();
  expect(await server.store.links.link(id, expiresMs)).toBeNull();
  await server.store.links.forgetExpired(expiresMs);
  expect(await server.store.links.link(id, 0)).toBeNull();
  const guest = new Browser(server.port);
  await guest.done('guest', { name: 'Ann' });
  const own = await guest.done('createLink', { text: TEXT });
  expect((await guest.ask('export')).text).toContain(own.id);
  await guest.done('delete', {});
  expect(await nobody.refusal('link', { id: own.id })).toBe('NOT_FOUND');
});

test('a network makes sixty at once, and texts have a bound', async () => {
  expect(await nobody.refusal('createLink', { text: 'x'.repeat(15_001) })).toBe('UNREADABLE');
  expect(await nobody.refusal('createLink', { text: '<script>' })).toBe('UNREADABLE');
  for (let made = 0; made < 60; made++) await nobody.done('createLink', { text: TEXT });
  expect(await nobody.refusal('createLink', { text: TEXT })).toBe('TOO_MANY_MESSAGES');
});
