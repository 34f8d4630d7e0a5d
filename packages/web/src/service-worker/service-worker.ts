/**
 * Keeps the page in the browser, so that it opens without a network. Every version has a cache of its own, filled whole
 * before it is used; a page that is open keeps its own version until it is loaded anew. Of games it only shows alerts.
 */

import { handleAlerts } from './alerts.ts';
import { keepFiles } from './kept-files.ts';

// Only the worker's own library is here, but the global scope of this file is typed as that of any worker.
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Written in by the build: all files of the page, and a name for just these. */
declare const PAGE_FILES: readonly string[];
declare const PAGE_VERSION: string;

const PREFIX = 'lexiko-';
const CACHE = `${PREFIX}${PAGE_VERSION}`;
/** A second window may still run the version before; what it has not fetched yet must be there. */
const KEPT_VERSIONS = 2;

const PATIENCE_MS = 60_000;

async function fill(): Promise<void> {
  await keepFiles(PAGE_FILES, await caches.open(CACHE), {
    fetch: (path, signal) => fetch(path, { cache: 'no-cache', signal }),
    // What bears its content in its name is taken from an earlier version where that has it.
    known: async (path) => (path.startsWith('/assets/') ? caches.match(path) : undefined),
    patienceMs: PATIENCE_MS,
  });
}

async function forgetOldVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  // In the order of their making; ours is the last.
  const old = names.filter((name) => name !== CACHE);
  await Promise.all(
    old.slice(0, Math.max(0, old.length - (KEPT_VERSIONS - 1))).map((name) => caches.delete(name)),
  );
}

/** From this version, from the one before for a window that still runs it, else from the network. */
async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}

handleAlerts(worker);
worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => worker.clients.claim()));
});
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOfPage = pathname.startsWith('/assets/') || PAGE_FILES.includes(pathname);
  if (request.method === 'GET' && origin === worker.location.origin && isOfPage)
    event.respondWith(answer(request, pathname));
});
