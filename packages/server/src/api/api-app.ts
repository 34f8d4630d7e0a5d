/**
 * The API over HTTP: knows callers by their token, counts what they ask, reads what they send, and answers with JSON,
 * a text or a stream. It never looks at cookies, so that any page may use it with a token (CORS).
 */

import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { LARGEST_MESSAGE } from '@lexiko/protocol';
import { API_ROUTES, openApiDocument, type ApiRoute } from '@lexiko/protocol/api';
import { err, ok, type Result } from '@lexiko/rules';
import type { Context, Hono, HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { API_COSTS } from '../net/costs.ts';
import type { Origins } from '../net/http/origins.ts';
import type { Environment } from '../net/http/request-routes.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { ApiAnswer, ApiCall, ApiCallName, ApiHandlers } from './api-call.ts';
import { problemResponse, type ApiRefusal } from './problems.ts';

const BASE = '/api/v1';
/** Commands of the API have ids of their own, apart from those of sockets. */
const COMMAND_PREFIX = 'api-';
const KEY = /^[A-Za-z0-9_-]{1,32}$/;
const GAME_ID = /^[A-Za-z0-9_-]{1,40}$/;
/** How long a browser need not ask again whether it may send a token, in seconds. */
const PREFLIGHT_SECONDS = 3600;

export interface ApiAppParts {
  readonly tokens: Tokens;
  readonly handlers: ApiHandlers;
  readonly origins: Origins;
  /** Requests by network, shared with those of pages. */
  readonly byNetwork: RateLimit;
  readonly byToken: RateLimit;
  readonly onLimit: (limit: string) => void;
  readonly onError: (error: unknown) => void;
}

/** A handler called by a name that is known only when a request comes: the schemas of its route have read the rest. */
type AnyHandler = (call: ApiCall<ApiCallName>) => Promise<Result<ApiAnswer, ApiRefusal>>;

export function addApi(app: Hono<Environment>, parts: ApiAppParts): void {
  app.use(`${BASE}/*`, async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    if (context.req.header('authorization') !== undefined) context.header('access-control-allow-origin', '*');
    context.header('access-control-expose-headers', 'retry-after');
  });
  app.use(`${BASE}/*`, async (context, next) => {
    const network = networkOf(context, parts);
    if (parts.byNetwork.take(network)) return next();
    parts.onLimit('requests');
    return problemResponse({ code: 'TOO_MANY_MESSAGES' }, parts.byNetwork.secondsUntil(network));
  });
  app.options(`${BASE}/*`, preflight);
  app.use(
    `${BASE}/*`,
    bodyLimit({ maxSize: LARGEST_MESSAGE, onError: () => problemResponse({ code: 'TOO_LARGE' }) }),
  );
  const document = openApiDocument();
  app.get(API_ROUTES.openapi.path, (context) => context.json(document));
  for (const [name, route] of Object.entries(API_ROUTES) as [ApiCallName, ApiRoute][])
    if (route.scope !== null)
      app.on(route.method, route.path.replace('{game}', ':game'), (context) =>
        answer(context, { name, route, parts }),
      );
  app.all(`${BASE}/*`, () => problemResponse({ code: 'NOT_FOUND' }));
}

/** A browser asks before it sends a token from a page of another site. */
function preflight(context: Context<Environment>): Response {
  const wanted = context.req.header('access-control-request-headers') ?? '';
  if (!/\bauthorization\b/iu.test(wanted)) return context.body(null, 204);
  return context.body(null, 204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    'access-control-max-age': String(PREFLIGHT_SECONDS),
  });
}

async function answer(
  context: Context<Environment>,
  {
    name,
    route,
    parts,
  }: { readonly name: ApiCallName; readonly route: ApiRoute; readonly parts: ApiAppParts },
): Promise<Response> {
  try {
    const owner = await parts.tokens.ownerOf(context.req.header('authorization'));
    if (owner === null) return problemResponse({ code: 'NOBODY' });
    const { token, person } = owner;
    const cost = API_COSTS[name] ?? 1;
    if (!parts.byToken.take(token.id, cost)) {
      parts.onLimit('token-requests');
      return problemResponse({ code: 'TOO_MANY_MESSAGES' }, parts.byToken.secondsUntil(token.id, cost));
    }
    // Anybody can have many accounts: what is dear is so for the network too. One is paid already.
    const network = networkOf(context, parts);
    if (!parts.byNetwork.take(network, cost - 1)) {
      parts.onLimit('requests');
      return problemResponse({ code: 'TOO_MANY_MESSAGES' }, parts.byNetwork.secondsUntil(network, cost));
    }
    const { scope } = route;
    if (scope !== null && !token.scopes.includes(scope)) {
      const refusal = { code: 'WRONG_SCOPE', scope };
      return problemResponse(refusal);
    }
    const read = await readCall(context, route);
    if (!read.ok) return problemResponse(read.error);
    const { key, ...given } = read.value;
    const caller = {
      person: person.id,
      command: `${COMMAND_PREFIX}${key}`,
      network,
    };
    const handle: AnyHandler = parts.handlers[name];
    const result = await handle({ person, token, caller, ...given } as ApiCall<ApiCallName>);
    return result.ok ? responseOf(result.value, route) : problemResponse(result.error);
  } catch (error) {
    parts.onError(error);
    return problemResponse({ code: 'SERVER_BUSY' });
  }
}

interface ReadCall {
  readonly key: string;
  readonly game: string;
  readonly query: unknown;
  readonly body: unknown;
}

async function readCall(
  context: Context<Environment>,
  { path, query, body }: ApiRoute,
): Promise<Result<ReadCall, ApiRefusal>> {
  const game = context.req.param('game') ?? '';
  if (path.includes('{game}') && !GAME_ID.test(game)) return err({ code: 'NO_SUCH_GAME' });
  const key = context.req.header('idempotency-key') ?? randomUUID().replaceAll('-', '');
  if (!KEY.test(key)) return unreadable('Idempotency-Key');
  const asked = parsed(query, context.req.query());
  if (!asked.ok) return asked;
  let sent: unknown = null;
  if (body !== null)
    try {
      const text = await context.req.text();
      sent = text === '' ? {} : (JSON.parse(text) as unknown);
    } catch {
      return unreadable('');
    }
  const given = parsed(body, sent);
  return given.ok ? ok({ key, game, query: asked.value, body: given.value }) : given;
}

function parsed(schema: ApiRoute['body'], value: unknown): Result<unknown, ApiRefusal> {
  if (schema === null) return ok(null);
  const read = schema.safeParse(value);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return unreadable([...(issue?.path ?? []), ...unknown].join('.'));
}

function unreadable(path: string): Result<never, ApiRefusal> {
  const refusal = path === '' ? { code: 'UNREADABLE' } : { code: 'UNREADABLE', path };
  return err(refusal);
}

function responseOf(result: ApiAnswer, { answer: spec }: ApiRoute): Response {
  if ('json' in result)
    return Response.json(result.json, { status: spec.kind === 'json' ? spec.status : 200 });
  if ('text' in result)
    return new Response(result.text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  return new Response(result.lines, {
    // Proxies must not collect lines before they pass them on.
    headers: { 'content-type': 'application/x-ndjson', 'x-accel-buffering': 'no' },
  });
}

function networkOf(
  { env, req }: { readonly env: HttpBindings; readonly req: Pick<HonoRequest, 'header'> },
  { origins }: ApiAppParts,
): string {
  return origins.network(env.incoming.socket.remoteAddress, req.header('x-forwarded-for'));
}
