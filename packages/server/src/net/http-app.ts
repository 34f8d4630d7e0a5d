/** What is asked by plain requests: coming in as a guest, the page, and how the server is doing. */

import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { secureHeaders } from 'hono/secure-headers';
import { Person } from '@lexiko/protocol';
import { admitGuest, personBehind } from '../people/sessions.ts';
import { SESSION_MS, type GameStore } from '../store/game-store.ts';
import type { Now } from '../game/ports.ts';
import type { Metrics } from './metrics.ts';
import type { Origins } from './origins.ts';
import type { RateLimit } from './rate-limit.ts';
import { PLAIN_PAGE, type WebFile } from './web-files.ts';

export const SESSION_COOKIE = 'lexiko_session';

export interface HttpParts {
  readonly store: GameStore;
  readonly now: Now;
  readonly metrics: Metrics;
  readonly origins: Origins;
  /** By address. */
  readonly limit: RateLimit;
  readonly files: ReadonlyMap<string, WebFile> | null;
  readonly isClosing: () => boolean;
  readonly onError: (error: unknown) => void;
}

interface Environment {
  readonly Bindings: HttpBindings;
}

export function makeHttpApp(parts: HttpParts): Hono<Environment> {
  const { store, now, metrics, origins, limit, files } = parts;
  const app = new Hono<Environment>();
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        workerSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer', // a private game's address is its key
    }),
  );
  app.use('/api/*', bodyLimit({ maxSize: 4096 }));
  app.use('/api/*', async (context, next) => {
    if (!origins.allows(context.req.header('origin'), context.req.header('host')))
      return context.json({ code: 'WRONG_ORIGIN' }, 403);
    const { remoteAddress } = context.env.incoming.socket;
    if (!limit.take(origins.address(remoteAddress, context.req.header('x-forwarded-for'))))
      return context.json({ code: 'TOO_MANY_MESSAGES' }, 429);
    context.header('cache-control', 'no-store');
    return next();
  });
  app.post('/api/guest', async (context) => {
    const known = await personBehind(store, getCookie(context, SESSION_COOKIE), now());
    if (known !== null) return context.json({ person: known });
    const name = await wantedName(context);
    if (name === null) return context.json({ code: 'UNREADABLE', path: 'name' }, 400);
    const { person, token } = await admitGuest(store, name, now());
    setCookie(context, SESSION_COOKIE, token, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      secure: origins.isSecure(context.req.header('x-forwarded-proto')),
      maxAge: SESSION_MS / 1000,
    });
    return context.json({ person }, 201);
  });
  app.get('/api/me', async (context) => {
    const person = await personBehind(store, getCookie(context, SESSION_COOKIE), now());
    return person === null ? context.json({ code: 'NOBODY' }, 401) : context.json({ person });
  });
  app.get('/health', (context) => context.json({ alive: true }));
  app.get('/ready', async (context) => {
    if (parts.isClosing()) return context.json({ ready: false }, 503);
    try {
      await store.ping();
      return context.json({ ready: true });
    } catch {
      return context.json({ ready: false }, 503);
    }
  });
  app.get('/metrics', async (context) =>
    context.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  );
  app.get('*', (context) => answerWithFile(context, files));
  app.onError((error, context) => {
    parts.onError(error);
    return context.json({ code: 'SERVER_BUSY' }, 500);
  });
  return app;
}

function answerWithFile(
  context: Context,
  files: ReadonlyMap<string, WebFile> | null,
): Response | Promise<Response> {
  const { path } = context.req;
  if (files === null) return path === '/' ? context.html(PLAIN_PAGE) : context.notFound();
  // Addresses of games and pages are the page's own affair; only names with an ending are files.
  const file = files.get(path) ?? (/\.[a-z0-9]+$/i.test(path) ? undefined : files.get('/'));
  if (file === undefined) return context.notFound();
  const headers = {
    'content-type': file.type,
    etag: file.etag,
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  return context.req.header('if-none-match') === file.etag
    ? context.body(null, 304, headers)
    : context.body(file.body, 200, headers);
}

/** The name given, else a name; `null`: not one that can be taken. */
async function wantedName(context: Context): Promise<string | null> {
  const text = await context.req.text();
  if (text === '') return 'Guest';
  try {
    const name: unknown = (JSON.parse(text) as { readonly name?: unknown } | null)?.name ?? 'Guest';
    const read = Person.safeParse({ id: 'x', name });
    return read.success ? read.data.name : null;
  } catch {
    return null;
  }
}
