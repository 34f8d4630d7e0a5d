/** The store of personal tokens. As with sessions, only a hash of the token is stored. */

import type { TokenScope } from '@lexiko/protocol';
import type { PersonRecord } from '../people/person.ts';

export interface TokenRecord {
  /** Public: it can only be used to revoke the token. */
  readonly id: string;
  readonly tokenHash: string;
  readonly person: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly createdMs: number;
  /** `null`: not used yet. */
  readonly usedMs: number | null;
}

/** A token with its owner. */
export interface TokenOwner {
  readonly token: TokenRecord;
  readonly person: PersonRecord;
}

export interface TokenStore {
  /** Adds a token, unless the account has `most` already or is gone. */
  add(token: TokenRecord, most: number): Promise<'added' | 'too-many' | 'no-account'>;
  /** Newest first. */
  of(person: string): Promise<readonly TokenRecord[]>;
  /** The owner of a token; notes from time to time that it was used. `null`: unknown or revoked. */
  use(tokenHash: string, atMs: number): Promise<TokenOwner | null>;
  /** Those of the tokens that have not been revoked. */
  liveAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether the person had such a token. */
  revoke(person: string, id: string): Promise<boolean>;
}
