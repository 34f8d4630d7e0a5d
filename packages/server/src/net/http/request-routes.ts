/** HTTP routes of the protocol: parse the body, call the handler, and send JSON, status and cookies. */

import type { HttpBindings } from '@hono/node-server';
import {
  REQUEST_REFUSALS,
  REQUESTS,
  type RequestAnswer,
  type RequestBody,
  type RequestName,
} from '@lexiko/protocol';
import { err, ok, type Result } from '@lexiko/rules';
import type { Context, Hono } from 'hono';
import type { Now } from '../../ports.ts';
import type { Answered, RequestContext, RequestRefusal } from '../../people/request-context.ts';
import { TooBusy } from '../../people/passwords.ts';
import { clientName, personBehind } from '../../people/sessions.ts';
import type { PeopleStores } from '../../people/people-stores.ts';
import { DEVICE_COOKIE, giveCookie, readCookie, renewCookies, SESSION_COOKIE } from './cookies.ts';
import type { Origins } from './origins.ts';

export interface Environment {
  readonly Bindings: HttpBindings;
}

/** What answers each request. */
export type RequestHandlers = {
  readonly [Name in RequestName]: (
    request: RequestContext,
    body: RequestBody<Name>,
  ) => Promise<Result<Answered<RequestAnswer<Name>>, RequestRefusal>>;
};

export interface RouteParts {
  readonly store: Pick<PeopleStores, 'people'>;
  readonly now: Now;
  readonly origins: Origins;
  readonly handlers: RequestHandlers;
}

/** The same, called by a name that is known only when a request comes: its schema has read the body. */
type AnyRequestHandlers = Readonly<
  Record<
    RequestName,
    (request: RequestContext, body: unknown) => Promise<Result<Answered<object | null>, RequestRefusal>>
  >
>;

export function addRequests(app: Hono<Environment>, parts: RouteParts): void {
  const handlers = parts.handlers as AnyRequestHandlers;
  for (const name of Object.keys(REQUESTS) as RequestName[]) {
    const { method, path } = REQUESTS[name];
    app.on(method, path, async (context) => {
      const body = await readBody(context, name);
      if (!body.ok) return refused(context, body.error);
      try {
        const result = await handlers[name](await contextOf(context, parts), body.value);
        if (!result.ok) return refused(context, result.error);
        giveCookies(context, parts.origins, result.value);
        const { file, body: answer, status = 200 } = result.value;
        return file === undefined
          ? context.json(answer, status)
          : context.body(typeof file.text === 'string' ? file.text : streamOf(file.text), status, {
              'content-type': file.type,
              'content-disposition': `attachment; filename="${file.name}"`,
            });
      } catch (error) {
        if (error instanceof TooBusy) return refused(context, { code: 'SERVER_BUSY' });
        throw error;
      }
    });
  }
}

async function readBody(
  context: Context<Environment>,
  name: RequestName,
): Promise<Result<unknown, RequestRefusal>> {
  const schema = REQUESTS[name].body;
  if (schema === null) return ok(null);
  try {
    const read = schema.safeParse(await given(context));
    if (read.success) return ok(read.data);
    const path = read.error.issues[0]?.path.join('.') ?? '';
    return err(path === '' ? { code: 'UNREADABLE' } : { code: 'UNREADABLE', path });
  } catch {
    return err({ code: 'UNREADABLE' });
  }
}

function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** What was sent: in the address with GET, in the body otherwise. */
async function given(context: Context<Environment>): Promise<unknown> {
  if (context.req.method === 'GET') return context.req.query();
  const text = await context.req.text();
  return text === '' ? {} : (JSON.parse(text) as unknown);
}

async function contextOf(
  context: Context<Environment>,
  { store, now, origins }: RouteParts,
): Promise<RequestContext> {
  const { remoteAddress } = context.env.incoming.socket;
  const isSecure = origins.isSecure(context.req.header('x-forwarded-proto'));
  const cookies = context.req.header('cookie');
  return {
    known: await personBehind(store, readCookie(cookies, SESSION_COOKIE, isSecure), now()),
    device: readCookie(cookies, DEVICE_COOKIE, isSecure) ?? null,
    address: origins.network(remoteAddress, context.req.header('x-forwarded-for')),
    client: clientName(context.req.header('user-agent')),
    origin: origins.passkeyOrigin(context.req.header('origin')),
  };
}

export function refused(context: Context, refusal: RequestRefusal): Response {
  return context.json(refusal, REQUEST_REFUSALS[refusal.code].status);
}

/** What is not given anew stays as it is. */
function giveCookies(
  context: Context<Environment>,
  origins: Origins,
  { token, device }: Pick<Answered<unknown>, 'token' | 'device'>,
): void {
  const isSecure = origins.isSecure(context.req.header('x-forwarded-proto'));
  if (token === undefined) return renewCookies(context, isSecure);
  giveCookie(context, SESSION_COOKIE, token, isSecure);
  if (device !== undefined) giveCookie(context, DEVICE_COOKIE, device, isSecure);
}
