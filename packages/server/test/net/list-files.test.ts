/** The files of word lists over HTTP: packed or not, kept for ever, and asked for again while a list is built. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { addListFiles } from '../../src/net/http/list-files.ts';
import type { Environment } from '../../src/net/http/request-routes.ts';
import type { WordLists } from '../../src/ports.ts';
import { newGuest } from '../support/socket-client.ts';
import { startTestServer } from '../support/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-lists-'));
const graph = Buffer.from('a graph '.repeat(1000));
writeFileSync(join(folder, 'graph.kwg.gz'), gzipSync(graph));
writeFileSync(join(folder, 'columns.bin'), 'columns');
const SUM = 'ab'.repeat(32);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const offer = { id: 'mine', name: 'Mine', version: '1', language: 'german', words: 3, checksum: SUM };
let asked = 0;
const lists: WordLists = {
  offered: () => [offer],
  find(id, checksum, file) {
    asked++;
    if (id === 'slow') return new Promise(() => {});
    if (id !== 'mine' || checksum !== SUM || file === 'graph.high') return Promise.resolve(null);
    return Promise.resolve(
      file === 'graph.kwg'
        ? { path: join(folder, 'graph.kwg.gz'), isPacked: true }
        : { path: join(folder, file), isPacked: false },
    );
  },
};

describe('a file of a word list', () => {
  const app = new Hono<Environment>();
  addListFiles(app, lists, 10);
  const get = (path: string, encoding = 'gzip'): Promise<Response> =>
    Promise.resolve(app.request(`/lexica/${path}`, { headers: { 'accept-encoding': encoding } }));

  test('comes packed to whoever can unpack it, and plain to others', async () => {
    const packed = await get(`mine/${SUM}/graph.kwg`);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer()))).toEqual(graph);
    const plain = await get(`mine/${SUM}/graph.kwg`, 'identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await plain.arrayBuffer())).toEqual(graph);
    expect(await (await get(`mine/${SUM}/columns.bin`)).text()).toBe('columns');
  });

  test('never changes, so that browsers keep it', async () => {
    const answer = await get(`mine/${SUM}/columns.bin`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-length')).toBe('7');
  });

  test('is not there under another id, checksum or name', async () => {
    for (const path of [
      `other/${SUM}/graph.kwg`,
      `mine/${'cd'.repeat(32)}/graph.kwg`,
      `mine/${SUM}/graph.high`,
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('is not looked for under names that no list has', async () => {
    const before = asked;
    for (const path of [`mine/${SUM}/lexicon.json`, 'mine/..%2f..%2fx/graph.kwg', `mine/${SUM}x/graph.kwg`])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect(asked).toBe(before);
  });

  test('is to be asked for again while it is being built', async () => {
    const answer = await get(`slow/${SUM}/graph.kwg`);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('A server says which dictionaries it offers, and sends their files', async () => {
  const server = await startTestServer({ lists });
  try {
    const { cookie } = await newGuest(server.port);
    const address = `http://127.0.0.1:${server.port}`;
    const answer = await fetch(`${address}/api/dictionaries`, { headers: { cookie } });
    expect(await answer.json()).toEqual({ dictionaries: [offer] });
    const file = await fetch(`${address}/lexica/mine/${SUM}/graph.kwg`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(graph);
  } finally {
    await server.close();
  }
});
