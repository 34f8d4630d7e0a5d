/** What is known about a request besides its body, and the two ways to answer it. */

import type { RequestRefusalCode } from '@lexiko/protocol';
import { err, type Result } from '@lexiko/rules';
import type { Known } from './sessions.ts';

export interface RequestContext {
  /** Who asks; `null` without a session. */
  readonly known: Known | null;
  /** Where limits apply. */
  readonly address: string;
  /** The token by which the browser is known as a device, as it says; `null` where it has none. */
  readonly device: string | null;
  /** What the browser says it is, in a few words. */
  readonly client: string;
  /** The page that asks, as `https://example.org`, if passkeys work there; else `null`. */
  readonly origin: string | null;
}

export interface RequestRefusal {
  readonly code: RequestRefusalCode;
  /** The field that could not be read. */
  readonly path?: string;
}

/** An answer, and the session that the browser has from now on: a token, or `null` for none any more. */
export interface Answered<T> {
  readonly body: T;
  readonly token?: string | null;
  /** The token by which the browser is known as a device from now on. */
  readonly device?: string;
  /** Sent instead of the body, to be kept as a file. */
  readonly file?: {
    readonly name: string;
    readonly type: string;
    readonly text: string | AsyncIterable<string>;
  };
  /** Where something new was made. */
  readonly status?: 201;
}

/** How every request is answered. */
export type Answer<T> = Promise<Result<Answered<T>, RequestRefusal>>;

export function deny(code: RequestRefusalCode): Result<never, RequestRefusal> {
  return err({ code });
}
