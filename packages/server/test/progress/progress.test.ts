/** Copies of what was learnt, at a real server: whose they are, how large they get, and what an export shows of them. */

import { gzipSync } from 'node:zlib';
import { LONGEST_PIECE } from '@lexiko/protocol';
import { afterEach, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../../src/net/limits.ts';
import { Browser } from '../support/browser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;

afterEach(() => server.close());

const PASSWORD = 'correct horse';

async function owner(login: string): Promise<readonly [Browser, string]> {
  const browser = new Browser(server.port);
  const { person } = await browser.done('signUp', { login, password: PASSWORD });
  return [browser, person.id];
}

function packed(content: unknown): string {
  return gzipSync(JSON.stringify(content)).toString('base64');
}

test('a copy belongs to an account: no guest has one, and nobody reads that of another', async () => {
  server = await startTestServer();
  const [ann, account] = await owner('ann');
  const [bob] = await owner('bob');
  const { id: copy } = await ann.done('progressBegin', { account, form: 'plain', lock: null });
  await ann.done('progressPut', { account, copy, pieces: [{ key: 'lessons', after: 0, body: packed({}) }] });
  expect(await bob.refusal('progress', { account, after: '0' })).toBe('NOBODY');
  expect(await bob.refusal('progressPut', { account, copy, pieces: [] })).toBe('NOBODY');
  expect(await bob.refusal('progressEnd', { account })).toBe('NOBODY');
  expect(await new Browser(server.port).refusal('progress', { account, after: '0' })).toBe('NOBODY');
  const guest = new Browser(server.port);
  const { person } = await guest.done('guest', { name: 'Guest' });
  expect(await guest.refusal('progressBegin', { account: person.id, form: 'plain', lock: null })).toBe(
    'GUESTS_CANNOT',
  );
  expect((await ann.done('progress', { account, after: '0' })).pieces).toHaveLength(1);
});

test('a sealed copy needs a lock and a plain one has none', async () => {
  server = await startTestServer();
  const [ann, account] = await owner('ann');
  expect(await ann.refusal('progressBegin', { account, form: 'sealed', lock: null })).toBe('UNREADABLE');
  expect(await ann.refusal('progressBegin', { account, form: 'plain', lock: 'lock' })).toBe('UNREADABLE');
  await ann.done('progressBegin', { account, form: 'sealed', lock: 'lock' });
  const { copy } = await ann.done('progress', { account, after: '0' });
  expect(copy).toMatchObject({ form: 'sealed', lock: 'lock', seq: 0, bytes: 0 });
});

test('another passphrase is another lock for its owner alone, and a device that has not heard of it is told', async () => {
  server = await startTestServer();
  const [ann, account] = await owner('ann');
  const [bob] = await owner('bob');
  const { id: copy } = await ann.done('progressBegin', { account, form: 'sealed', lock: 'old' });
  const pieces = [{ key: 'k', after: 0, body: 'c2VhbGVk' }];
  await ann.done('progressPut', { account, copy, pieces });
  const next = { account, copy, seq: 1, form: 'sealed', lock: 'new' } as const;
  expect(await bob.refusal('progressChange', next)).toBe('NOBODY');
  expect(await ann.refusal('progressChange', { ...next, lock: null })).toBe('UNREADABLE');
  expect(await ann.refusal('progressChange', { ...next, form: 'plain' })).toBe('UNREADABLE');
  const { copy: now, changed } = await ann.done('progressChange', next);
  expect({ changed, now }).toMatchObject({ changed: true, now: { lock: 'new', seq: 1 } });
  expect(now?.id).not.toBe(copy);
  expect(await ann.done('progressChange', { ...next, lock: 'third' })).toEqual({ changed: false, copy: now });
  expect(await ann.refusal('progressPut', { account, copy, pieces: [] })).toBe('NOT_FOUND');
  expect((await ann.done('progress', { account, after: '0' })).pieces).toHaveLength(1);
});

test('what is large comes in pieces of bounded size, and goes out in answers of bounded size', async () => {
  server = await startTestServer();
  const [ann, account] = await owner('ann');
  const { id: copy } = await ann.done('progressBegin', { account, form: 'plain', lock: null });
  const put = (pieces: readonly object[]) => ({ account, copy, pieces });
  const body = 'x'.repeat(LONGEST_PIECE);
  for (let at = 0; at < 6; at++) {
    const { status } = await ann.ask('progressPut', put([{ key: `large/${at}`, after: 0, body }]));
    expect(status).toBe(200);
  }
  expect(await ann.refusal('progressPut', put([{ key: 'k', after: 0, body: `${body}x` }]))).toBe(
    'UNREADABLE',
  );
  const two = [
    { key: 'a', after: 0, body },
    { key: 'b', after: 0, body },
  ];
  expect(await ann.refusal('progressPut', put(two))).toBe('TOO_LARGE');
  // Every other request stays as small as it was.
  expect(await ann.refusal('createLink', { text: 'x'.repeat(20_000) })).toBe('TOO_LARGE');
  const keys: string[] = [];
  let after = 0;
  for (;;) {
    const { pieces, more } = await ann.done('progress', { account, after: String(after) });
    expect(pieces.length).toBeLessThanOrEqual(3);
    keys.push(...pieces.map(({ key }) => key));
    after = pieces.at(-1)?.seq ?? after;
    if (!more) break;
  }
  expect(keys).toEqual(['large/0', 'large/1', 'large/2', 'large/3', 'large/4', 'large/5']);
});

test('an account has so much room, and may send so much at a time', async () => {
  const progress = { bytes: 1000, pieces: 10, sent: { burst: 3000, perSecond: 1 } };
  server = await startTestServer({ limits: { ...USUAL_LIMITS, progress } });
  const [ann, account] = await owner('ann');
  const { id: copy, mostBytes } = await ann.done('progressBegin', { account, form: 'plain', lock: null });
  expect(mostBytes).toBe(1000);
  const put = (key: string, size: number) => ({
    account,
    copy,
    pieces: [{ key, after: 0, body: 'x'.repeat(size) }],
  });
  await ann.done('progressPut', put('a', 800));
  expect(await ann.refusal('progressPut', put('b', 800))).toBe('PROGRESS_FULL');
  await ann.done('progressPut', put('c', 100));
  expect(await ann.refusal('progressPut', put('d', 2500))).toBe('TOO_MANY_MESSAGES');
});

test('an export shows a plain copy readable and a sealed one as it lies here; turned off or deleted, it is gone', async () => {
  server = await startTestServer();
  const [ann, account] = await owner('ann');
  const begin = async (form: 'plain' | 'sealed', body: string): Promise<void> => {
    const lock = form === 'sealed' ? 'lock' : null;
    const { id: copy } = await ann.done('progressBegin', { account, form, lock });
    const { pieces } = await ann.done('progressPut', {
      account,
      copy,
      pieces: [{ key: 'lessons', after: 0, body }],
    });
    expect(pieces).toMatchObject([{ stored: true }]);
  };
  interface Exported {
    readonly progress: readonly object[];
    readonly progressCopy: object | null;
  }
  const exported = async (): Promise<Exported> => JSON.parse((await ann.ask('export')).text) as Exported;
  await begin('plain', packed({ 'clinic/herd': true }));
  expect((await exported()).progress).toEqual([{ key: 'lessons', content: { 'clinic/herd': true } }]);
  await ann.done('progressEnd', { account });
  expect(await exported()).toMatchObject({ progress: [], progressCopy: null });
  await begin('sealed', 'c2VhbGVk');
  expect((await exported()).progress).toEqual([{ key: 'lessons', body: 'c2VhbGVk' }]);
  await ann.done('delete', { proof: { kind: 'password', password: PASSWORD } });
  expect(await server.store.progress.copy(account)).toBeNull();
  expect(await server.store.progress.pieces(account, 0, 10)).toEqual([]);
});

test('a piece that no page of ours has packed does not spoil an export', async () => {
  server = await startTestServer();
  const [ann, account] = await owner('ann');
  const { id: copy } = await ann.done('progressBegin', { account, form: 'plain', lock: null });
  const bomb = gzipSync(Buffer.alloc(20_000_000)).toString('base64');
  const pieces = [
    { key: 'a', after: 0, body: 'AAAA' },
    { key: 'b', after: 0, body: bomb },
  ];
  await ann.done('progressPut', { account, copy, pieces });
  const { progress } = JSON.parse((await ann.ask('export')).text) as { readonly progress: readonly object[] };
  expect(progress).toEqual([
    { key: 'a', body: 'AAAA' },
    { key: 'b', body: bomb },
  ]);
});
