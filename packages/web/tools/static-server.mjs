/** Serves a folder of built files and the lexica for tests and tools, under the page's strict content policy. */

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { ensureLexicon } from '../../../scripts/build/lexica.mjs';

/** Scripts, styles and data from here only; nothing inline. WebAssembly is compiled by the worker. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const LEXICON_FILE =
  /^\/lexica\/(?<id>[a-z0-9-]+)\/(?<checksum>[0-9a-f]{64})\/(?<file>graph\.kwg|graph\.high|columns\.bin)$/u;

/**
 * A file of a lexicon, which is built first if need be; `null` if the address is none or names another list.
 * @param {string} pathname
 */
async function lexiconPath(pathname) {
  const { id = '', checksum, file = '' } = LEXICON_FILE.exec(pathname)?.groups ?? {};
  if (id === '') return null;
  const folder = await ensureLexicon(id);
  const record = JSON.parse(readFileSync(join(folder, 'lexicon.json'), 'utf8'));
  return record.checksum === checksum ? join(folder, file) : null;
}

/**
 * @param {string} folder
 * @param {(pathname: string) => boolean} isWithheld
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function respond(folder, isWithheld, request, response) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (isWithheld(pathname)) {
    response.destroy();
    return;
  }
  const ofLexicon = await lexiconPath(pathname).catch(() => null);
  const path = ofLexicon ?? join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
  const isOurs = ofLexicon !== null || path.startsWith(folder);
  const isThere = isOurs && existsSync(path) && statSync(path).isFile();
  response.writeHead(isThere ? 200 : 404, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    ...(isThere ? { 'content-length': statSync(path).size } : {}),
  });
  if (isThere) createReadStream(path).pipe(response);
  else response.end();
}

/**
 * @param {string} folder
 * @param {(pathname: string) => boolean} isWithheld whose requests end without an answer
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} on a free port of this machine
 */
export async function serveFolder(folder, isWithheld = () => false) {
  const server = createServer((request, response) => void respond(folder, isWithheld, request, response));
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
