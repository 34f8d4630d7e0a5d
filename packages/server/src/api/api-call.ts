/** A request to the API once its token, address and body have been read, and what it may be answered with. */

import type { ApiBody, ApiQuery, ApiRouteName } from '@lexiko/protocol/api';
import type { Result } from '@lexiko/rules';
import type { Caller } from '../caller.ts';
import type { PersonRecord } from '../people/person.ts';
import type { TokenRecord } from '../tokens/token-store.ts';
import type { ApiRefusal } from './problems.ts';

/** The routes that need a token: all but the document itself. */
export type ApiCallName = Exclude<ApiRouteName, 'openapi'>;

export interface ApiCall<Name extends ApiCallName> {
  readonly person: PersonRecord;
  readonly token: TokenRecord;
  /** For commands: who sends them, and under which id they are done once. */
  readonly caller: Caller;
  /** The game in the address; empty where there is none. */
  readonly game: string;
  readonly query: ApiQuery<Name>;
  readonly body: ApiBody<Name>;
}

export type ApiAnswer =
  | { readonly json: object }
  | { readonly text: string }
  | { readonly lines: ReadableStream<Uint8Array> };

export type ApiHandlers = {
  readonly [Name in ApiCallName]: (call: ApiCall<Name>) => Promise<Result<ApiAnswer, ApiRefusal>>;
};
