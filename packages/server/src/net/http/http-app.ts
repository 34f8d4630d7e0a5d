/** The HTTP app: requests of the protocol, the page, health, readiness and metrics. */

import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context, type HonoRequest, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { LARGEST_MESSAGE, REQUESTS, type RequestName } from '@lexiko/protocol';
import { EMBED_COST, LIST_COST, METRICS_COST, REQUEST_COSTS } from '../costs.ts';
import { addListFiles, isListPath } from './list-files.ts';
import { mayReadMetrics } from '../metrics-access.ts';
import type { Metrics } from '../metrics.ts';
import type { WordLists } from '../../ports.ts';
import type { UnsentBytes } from '../outgoing.ts';
import type { RateLimit } from '../../rate-limit.ts';
import { boundUnread } from './unread-answers.ts';
import { Readiness } from '../readiness.ts';
import { addRequests, refused, type Environment, type RouteParts } from './request-routes.ts';
import { PLAIN_PAGE, type WebFile } from './web-files.ts';

const HSTS_SECONDS = 180 * 24 * 60 * 60;
/** By which a proxy says for whom it asks. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

export interface HttpParts extends RouteParts {
  readonly unsubscribe: (device: string) => Promise<void>;
  readonly store: RouteParts['store'] & { beat(): Promise<void> };
  readonly metrics: Metrics;
  /** By network. */
  readonly limit: RateLimit;
  /** The same for what lies ready: files, and how the server is doing. */
  readonly fileLimit: RateLimit;
  readonly unsent: UnsentBytes;
  readonly files: ReadonlyMap<string, WebFile> | null;
  readonly lists: WordLists;
  /** With which the metrics are read from elsewhere; `null`: not at all. */
  readonly metricsToken: string | null;
  /** Whether browsers are to insist on TLS for all names below this one too. */
  readonly hstsSubdomains: boolean;
  /** Adds the API for programs, which has its own ways to know callers and to refuse. */
  readonly addApi: (app: Hono<Environment>) => void;
  /** Adds pages for frames on other sites: what comes before all headers, and what answers. */
  readonly embed: {
    readonly open: (app: Hono<Environment>) => void;
    readonly add: (app: Hono<Environment>) => void;
  };
  readonly isClosing: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** What is made for each request, as opposed to files. */
const MADE_ANSWERS = /^\/(?:api|embed\/(?:game|puzzle|position)|oembed|metrics)\b/u;

/** Pages that read a game. */
const EMBED_PAGES = /^\/(?:embed\/(?:game|puzzle|position)\b|oembed$)/u;

const COST_BY_PATH: ReadonlyMap<string, number> = new Map(
  Object.entries(REQUEST_COSTS).map(([name, cost]) => [REQUESTS[name as RequestName].path, cost]),
);

const LARGEST_BY_PATH: ReadonlyMap<string, number> = new Map(
  Object.values(REQUESTS).flatMap((request) =>
    'largest' in request ? [[request.path, request.largest] as const] : [],
  ),
);

/** The bytes of a body that the price of a request covers; every further part of this size costs as much again. */
const PAID_BYTES = 128 * 1024;

/** A body that does not say how large it is costs as if it were as large as it may be. */
function requestCost(request: Pick<HonoRequest, 'path' | 'header'>): number {
  const { path } = request;
  const most = LARGEST_BY_PATH.get(path) ?? LARGEST_MESSAGE;
  const said = Number(
    request.header('content-length') ?? (request.header('transfer-encoding') === undefined ? 0 : most),
  );
  return (COST_BY_PATH.get(path) ?? 1) * Math.max(1, Math.ceil(Math.min(said, most) / PAID_BYTES));
}

/** Ends mails of alerts: mail programs send a form here for their user (RFC 8058). */
const UNSUBSCRIBE = '/api/unsubscribe/:device';

export function makeHttpApp(parts: HttpParts): Hono<Environment> {
  const { store, metrics, origins, limit, fileLimit, files } = parts;
  const readiness = new Readiness(() => store.beat());
  const app = new Hono<Environment>();
  parts.embed.open(app);
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
      // Other services of the same domain need not have TLS.
      strictTransportSecurity: `max-age=${HSTS_SECONDS}${parts.hstsSubdomains ? '; includeSubDomains' : ''}`,
      referrerPolicy: 'no-referrer', // a private game's address is its key
    }),
  );
  app.use('*', async ({ env, req }, next) => {
    if (MADE_ANSWERS.test(req.path))
      boundUnread(env.outgoing, {
        network: origins.network(env.incoming.socket.remoteAddress, req.header('x-forwarded-for')),
        unsent: parts.unsent,
        onFull: () => metrics.refusals.inc({ limit: 'unread-answers' }),
      });
    await next();
  });
  parts.addApi(app);
  const atMost = (maxSize: number): MiddlewareHandler<Environment> =>
    bodyLimit({
      maxSize,
      onError: (context) => {
        // The rest of the body is not read, so nothing can follow it here: clients would lose their next request.
        context.header('connection', 'close');
        return refused(context, { code: 'TOO_LARGE' });
      },
    });
  const usual = atMost(LARGEST_MESSAGE);
  const larger = new Map([...LARGEST_BY_PATH].map(([path, most]) => [path, atMost(most)]));
  app.use('/api/*', async (context: Context<Environment, string>, next) =>
    (larger.get(context.req.path) ?? usual)(context, next),
  );
  const isTooMuch = (
    name: 'requests' | 'files',
    cost: number,
    { env, req }: { readonly env: HttpBindings; readonly req: Pick<HonoRequest, 'header'> },
  ): boolean => {
    const network = origins.network(env.incoming.socket.remoteAddress, req.header('x-forwarded-for'));
    if ((name === 'requests' ? limit : fileLimit).take(network, cost)) return false;
    metrics.refusals.inc({ limit: name });
    return true;
  };
  app.use('/api/*', async (context, next) => {
    if (!origins.allows(context.req.header('origin'), context.req.header('host')))
      return context.json({ code: 'WRONG_ORIGIN' }, 403);
    if (isTooMuch('requests', requestCost(context.req), context))
      return context.json({ code: 'TOO_MANY_MESSAGES' }, 429);
    context.header('cache-control', 'no-store');
    return next();
  });
  app.post(UNSUBSCRIBE, async (context) => {
    await parts.unsubscribe(context.req.param('device'));
    return context.text('');
  });
  addRequests(app, parts);
  app.use('*', async (context, next) => {
    const { path } = context.req;
    const cost = fileCost(path);
    return isTooMuch('files', cost, context) ? context.text('Too many requests', 429) : next();
  });
  app.get('/health', (context) => context.json({ alive: true }));
  app.get('/ready', async (context) => {
    if (parts.isClosing()) return context.json({ ready: false }, 503);
    const ready = await readiness.isReady();
    return context.json({ ready }, ready ? 200 : 503);
  });
  app.get('/metrics', async (context) => {
    const reader = {
      remoteAddress: context.env.incoming.socket.remoteAddress,
      authorization: context.req.header('authorization'),
      isForwarded: FORWARDED.some((name) => context.req.header(name) !== undefined),
    };
    if (!mayReadMetrics(reader, parts.metricsToken))
      return context.text('Only on this machine, or with the token (LEXIKO_METRICS_TOKEN).\n', 403);
    return context.body(await metrics.registry.metrics(), 200, {
      'content-type': metrics.registry.contentType,
    });
  });
  // A short link: the page reads what it holds.
  app.get('/s/:id{[A-Za-z0-9_-]{12}}', (context) => context.redirect(`/#/s/${context.req.param('id')}`, 302));
  addListFiles(app, parts.lists);
  parts.embed.add(app);
  // Its links are relative to the folder.
  app.get('/docs', (context) => context.redirect('/docs/', 308));
  app.get('*', (context) => answerWithFile(context, files));
  app.onError((error, context) => {
    parts.onError(error);
    return refused(context, { code: 'SERVER_BUSY' });
  });
  return app;
}

function fileCost(path: string): number {
  if (path === '/metrics') return METRICS_COST;
  if (isListPath(path)) return LIST_COST;
  return EMBED_PAGES.test(path) ? EMBED_COST : 1;
}

function answerWithFile(
  context: Context,
  files: ReadonlyMap<string, WebFile> | null,
): Response | Promise<Response> {
  const { path } = context.req;
  if (files === null) return path === '/' ? context.html(PLAIN_PAGE) : context.notFound();
  // Addresses of games and pages are the page's own affair; only names with an ending are files. What may be framed is
  // never the page itself.
  const isPage = !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/embed/');
  const file = files.get(path) ?? (isPage ? files.get('/') : undefined);
  if (file === undefined) return context.notFound();
  const headers = {
    'content-type': file.type,
    // Weak: packed or not, it means the same.
    etag: file.etag,
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (context.req.header('if-none-match') === file.etag) return context.body(null, 304, headers);
  if (file.gzip === null) return context.body(file.body, 200, headers);
  const isUnderstood = /\bgzip\b/u.test(context.req.header('accept-encoding') ?? '');
  const vary = { ...headers, vary: 'accept-encoding' };
  return isUnderstood
    ? context.body(file.gzip, 200, { ...vary, 'content-encoding': 'gzip' })
    : context.body(file.body, 200, vary);
}
