/** What is known about a request besides its body, and the two ways to answer it. */

import type { RequestRefusalCode } from '@lexiko/protocol';
import { err, type Result } from '@lexiko/rules';
import type { Known } from './sessions.ts';

export interface RequestContext {
  /** The caller; `null` without a session. */
  readonly known: Known | null;
  /** The address that limits apply to. */
  readonly address: string;
  /** The device token that the browser sent, unchecked; `null`: none. */
  readonly device: string | null;
  /** A short name of the browser, from its user agent. */
  readonly client: string;
  /** The origin of the page, such as `https://example.org`, if passkeys work there; otherwise `null`. */
  readonly origin: string | null;
}

export interface RequestRefusal {
  readonly code: RequestRefusalCode;
  /** The field that could not be read. */
  readonly path?: string;
}

/** An answer with the new session of the browser: a token, or `null` to end it. */
export interface Answered<T> {
  readonly body: T;
  readonly token?: string | null;
  /** The new device token of the browser. */
  readonly device?: string;
  /** Sent as a download instead of the body. */
  readonly file?: {
    readonly name: string;
    readonly type: string;
    readonly text: string | AsyncIterable<string>;
  };
  /** Set if something was created. */
  readonly status?: 201;
}

/** The answer to every request. */
export type Answer<T> = Promise<Result<Answered<T>, RequestRefusal>>;

export function deny(code: RequestRefusalCode): Result<never, RequestRefusal> {
  return err({ code });
}
