/** Personal tokens: their owner creates, lists and revokes them in the page, and programs use the API with them. */

import { TOKEN_SCOPES, type ApiToken, type RequestAnswer, type RequestBody } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { Accounts } from '../people/accounts.ts';
import type { AccountStore } from '../people/account-store.ts';
import { deny, type Answer, type RequestContext } from '../people/request-context.ts';
import { hashOf, isToken, newPersonId, newToken } from '../people/sessions.ts';
import type { Now } from '../ports.ts';
import type { TokenOwner, TokenRecord, TokenStore } from './token-store.ts';

/** Begins every token, so that programs which look for leaked secrets can recognize one. */
const PREFIX = 'lexiko_';

/** More than anybody has programs. */
const MOST_TOKENS = 20;

export interface TokenParts {
  readonly store: { readonly tokens: TokenStore; readonly accounts: AccountStore };
  readonly accounts: Accounts;
  readonly now: Now;
  /** Called after a token of a person was revoked. */
  readonly onRevoked: (person: string) => void;
}

export class Tokens {
  readonly #parts: TokenParts;

  constructor(parts: TokenParts) {
    this.#parts = parts;
  }

  async list({ known }: RequestContext): Answer<RequestAnswer<'tokens'>> {
    if (known === null) return deny('NOBODY');
    return ok({ body: { tokens: await this.#shown(known.person.id) } });
  }

  async create(
    request: RequestContext,
    { name, scopes, proof }: RequestBody<'createToken'>,
  ): Answer<RequestAnswer<'createToken'>> {
    const { store, accounts, now } = this.#parts;
    const owner = await accounts.owner(request, proof);
    if (!owner.ok) return owner;
    const { person } = owner.value.account;
    const secret = `${PREFIX}${newToken()}`;
    const token: TokenRecord = {
      id: newPersonId(),
      tokenHash: hashOf(secret),
      person,
      name,
      scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
      createdMs: now(),
      usedMs: null,
    };
    switch (await store.tokens.add(token, MOST_TOKENS)) {
      case 'added':
        return ok({ body: { secret, tokens: await this.#shown(person) }, status: 201 });
      case 'too-many':
        return deny('TOO_MANY_TOKENS');
      case 'no-account':
        return deny('GUESTS_CANNOT');
    }
  }

  async revoke(
    { known }: RequestContext,
    { token }: RequestBody<'revokeToken'>,
  ): Answer<RequestAnswer<'revokeToken'>> {
    if (known === null) return deny('NOBODY');
    const { id } = known.person;
    if (!(await this.#parts.store.tokens.revoke(id, token))) return deny('NOT_FOUND');
    this.#parts.onRevoked(id);
    return ok({ body: { tokens: await this.#shown(id) } });
  }

  /** The owner of the token in an `authorization` header; `null`: there is none, or it was revoked. */
  async ownerOf(authorization: string | undefined): Promise<TokenOwner | null> {
    const secret = /^Bearer (\S+)$/iu.exec(authorization ?? '')?.[1];
    if (secret === undefined || !secret.startsWith(PREFIX) || !isToken(secret.slice(PREFIX.length)))
      return null;
    return this.#parts.store.tokens.use(hashOf(secret), this.#parts.now());
  }

  /** Those of the tokens that have not been revoked. */
  async liveAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#parts.store.tokens.liveAmong(ids);
  }

  async #shown(person: string): Promise<ApiToken[]> {
    const tokens = await this.#parts.store.tokens.of(person);
    return tokens.map(({ id, name, scopes, createdMs, usedMs }) => ({
      id,
      name,
      scopes: [...scopes],
      createdMs,
      usedMs,
    }));
  }
}
