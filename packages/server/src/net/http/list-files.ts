/** The files of word lists: packed, by a name that says what is in them, so that browsers keep them for ever. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type { Hono } from 'hono';
import { LIST_FILES, type StoredFile, type WordLists } from '../../ports.ts';
import type { Environment } from './request-routes.ts';

const FOLDER = '/lexica/';
/** A list that has to be built first is waited for so long: a silent connection is cut after thirty seconds. */
const LONGEST_WAIT_MS = 15_000;
const RETRY_SECONDS = 3;

export function isListPath(path: string): boolean {
  return path.startsWith(FOLDER);
}

/** `GET /lexica/{id}/{checksum}/{file}`. 404: there is no such list here; 503: it is being built, ask again. */
export function addListFiles(
  app: Hono<Environment>,
  lists: WordLists,
  waitMs: number = LONGEST_WAIT_MS,
): void {
  app.get(`${FOLDER}:id/:checksum/:file`, async (context) => {
    const { id, checksum, file: name } = context.req.param();
    const file = LIST_FILES.find((one) => one === name);
    if (file === undefined || !/^[0-9a-f]{64}$/u.test(checksum)) return context.notFound();
    const found = await withinTime(lists.find(id, checksum, file), waitMs);
    if (found === null) return context.notFound();
    if (found === 'later')
      return context.text('This word list is being built.\n', 503, { 'retry-after': String(RETRY_SECONDS) });
    const isUnderstood = /\bgzip\b/u.test(context.req.header('accept-encoding') ?? '');
    const headers = {
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    };
    if (found.isPacked && !isUnderstood) return context.body(streamOf(unpacked(found.path)), 200, headers);
    const { size } = await stat(found.path);
    return context.body(streamOf(createReadStream(found.path)), 200, {
      ...headers,
      'content-length': String(size),
      ...(found.isPacked ? { 'content-encoding': 'gzip' } : {}),
    });
  });
}

async function withinTime(
  finding: Promise<StoredFile | null>,
  waitMs: number,
): Promise<StoredFile | 'later' | null> {
  const patience = new AbortController();
  try {
    return await Promise.race([
      finding,
      sleep(waitMs, 'later' as const, { signal: patience.signal, ref: false }),
    ]);
  } finally {
    patience.abort();
  }
}

/** Whichever end breaks, both are closed. */
function unpacked(path: string): Readable {
  return pipeline(createReadStream(path), createGunzip(), () => {});
}

function streamOf(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>; // the same thing by two names
}
