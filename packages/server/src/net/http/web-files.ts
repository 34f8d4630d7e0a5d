/** The files of the page. All are read once at the start: no path of a request ever reaches the file system. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
};

export interface WebFile {
  readonly body: Uint8Array<ArrayBuffer>;
  /** The same, smaller; `null` where that saves next to nothing. */
  readonly gzip: Uint8Array<ArrayBuffer> | null;
  readonly type: string;
  readonly etag: string;
  /** Whether its name says what is in it, so that it never changes. */
  readonly isHashed: boolean;
}

/** By path of the address; that of a folder is its `index.html`. */
export function readWebFiles(folder: string): ReadonlyMap<string, WebFile> {
  const files = new Map<string, WebFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    const body = new Uint8Array(readFileSync(path));
    const address = `/${name.split(sep).join('/')}`;
    files.set(address, {
      body,
      gzip: smaller(body),
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      isHashed: address.startsWith('/assets/'),
    });
  }
  for (const [address, file] of files)
    if (address.endsWith('/index.html')) files.set(address.slice(0, -'index.html'.length), file);
  return files;
}

function smaller(body: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const packed = new Uint8Array(gzipSync(body));
  return packed.length < body.length * 0.9 ? packed : null;
}

/** What a server without a page says. */
export const PLAIN_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Lexiko</title>
<h1>Lexiko</h1>
<p>This is a Lexiko server. It was started without a page; clients speak with it as docs/protocol.md says:</p>
<ol>
<li><code>POST /api/guest</code> gives a session cookie.</li>
<li>A WebSocket to <code>/socket</code> with that cookie carries everything else.</li>
</ol>
</html>
`;
