/** HTTP requests to the server by name, typed by the protocol. */

import {
  REQUESTS,
  type RequestAnswer,
  type RequestBody,
  type RequestName,
  type RequestRefusalCode,
  REQUEST_REFUSALS,
} from '@lexiko/protocol';
import { err, ok, type Result } from '@lexiko/rules';

/** `UNREACHABLE`: the server cannot be reached. */
export type RequestFailure = RequestRefusalCode | 'UNREACHABLE';

/** The timeout of a request. */
const PATIENCE_MS = 30_000;

function isRefusal(code: unknown): code is RequestRefusalCode {
  return typeof code === 'string' && Object.hasOwn(REQUEST_REFUSALS, code);
}

/** What all requests of the page share: the session, which somebody may end. */
class SessionEnd {
  /** Unanswered reads. */
  readonly reads: Set<AbortController> = new Set();
  /** Resolves if the session continues after all; `null` unless it is being ended. */
  leaving: Promise<void> | null = null;
}

export class Requests {
  /**
   * Sends changes one after the other. Signing in ends the old session and its socket: a page that reconnected before
   * the new session arrived would become a guest, and stay one.
   */
  #before: Promise<unknown> = Promise.resolve();
  readonly #end: SessionEnd;

  constructor(end: SessionEnd = new SessionEnd()) {
    this.#end = end;
  }

  /** For changes that neither wait for those of others nor hold them up; the session ends for both. */
  beside(): Requests {
    return new Requests(this.#end);
  }

  /** Never rejects. */
  request<Name extends RequestName>(
    name: Name,
    body: RequestBody<Name>,
  ): Promise<Result<RequestAnswer<Name>, RequestFailure>> {
    if (REQUESTS[name].method !== 'GET') {
      const asked = this.#before.then(() => this.#send(name, body));
      this.#before = asked;
      return asked;
    }
    const { leaving } = this.#end;
    return leaving === null ? this.#send(name, body) : leaving.then(() => this.#send(name, body));
  }

  /**
   * Asks to end the session, and reads nothing meanwhile: the server would refuse what it answers afterwards, and the
   * browser reports that. Aborts reads under way; later ones wait, and are sent only if the session goes on.
   */
  endSession<T>(ask: () => Promise<Result<T, RequestFailure>>): Promise<Result<T, RequestFailure>> {
    this.close();
    const answer = ask();
    this.#end.leaving = new Promise((stay) => {
      void answer.then(({ ok: isGone }) => {
        if (isGone) return; // and the page with it
        this.#end.leaving = null;
        stay();
      });
    });
    return answer;
  }

  /** Aborts all reads. */
  close(): void {
    for (const read of this.#end.reads) read.abort();
  }

  async #send<Name extends RequestName>(
    name: Name,
    body: RequestBody<Name>,
  ): Promise<Result<RequestAnswer<Name>, RequestFailure>> {
    const { method, path, answer: schema } = REQUESTS[name];
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    if (method === 'GET') this.#end.reads.add(patience);
    try {
      const query =
        method === 'GET' && body !== null ? `?${new URLSearchParams(body as Record<string, string>)}` : '';
      const response = await fetch(`${path}${query}`, {
        method,
        signal: patience.signal,
        ...(method === 'GET'
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
      });
      const json: unknown = await response.json();
      if (!response.ok) {
        const { code } = json as { readonly code?: unknown };
        return err(isRefusal(code) ? code : 'SERVER_BUSY');
      }
      const read = schema?.safeParse(json);
      // The schema of this very name has read it, which the compiler cannot see through a computed key.
      return read?.success === true ? ok(read.data as RequestAnswer<Name>) : err('SERVER_BUSY');
    } catch {
      return err('UNREACHABLE');
    } finally {
      clearTimeout(timer);
      this.#end.reads.delete(patience);
    }
  }
}

/** Those of the page. */
export function openRequests(): Requests {
  return new Requests();
}
