/** Makes, opens and deletes short links. They work for everybody, with or without a session. */

import { randomBytes } from 'node:crypto';
import type { RequestAnswer, RequestBody } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import { deny, type Answer, type RequestContext } from '../people/request-context.ts';
import { hashOf, newToken } from '../people/sessions.ts';
import type { Now } from '../ports.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { LinkStore } from './link-store.ts';

const LIFE_MS = 180 * 24 * 60 * 60_000;
/** Of one person at a time. */
const MOST_LINKS = 200;

export interface LinkParts {
  readonly store: { readonly links: LinkStore };
  readonly now: Now;
  /** New links of a network. */
  readonly perNetwork: RateLimit;
  readonly onLimit: (limit: string) => void;
}

export class Links {
  readonly #parts: LinkParts;

  constructor(parts: LinkParts) {
    this.#parts = parts;
  }

  async create(
    { known, address }: RequestContext,
    { text }: RequestBody<'createLink'>,
  ): Answer<RequestAnswer<'createLink'>> {
    const { store, now, perNetwork, onLimit } = this.#parts;
    if (!perNetwork.take(address)) {
      onLimit('links');
      return deny('TOO_MANY_MESSAGES');
    }
    const id = randomBytes(9).toString('base64url');
    const key = newToken();
    const expiresMs = now() + LIFE_MS;
    const person = known?.person.id ?? null;
    const isAdded = await store.links.add({ id, keyHash: hashOf(key), person, text, expiresMs }, MOST_LINKS);
    return isAdded ? ok({ body: { id, key, expiresMs }, status: 201 }) : deny('TOO_MANY_MESSAGES');
  }

  async read(_: RequestContext, { id }: RequestBody<'link'>): Answer<RequestAnswer<'link'>> {
    const { store, now } = this.#parts;
    const link = await store.links.link(id, now());
    return link === null ? deny('NOT_FOUND') : ok({ body: { text: link.text, expiresMs: link.expiresMs } });
  }

  async remove(
    _: RequestContext,
    { id, key }: RequestBody<'deleteLink'>,
  ): Answer<RequestAnswer<'deleteLink'>> {
    return (await this.#parts.store.links.remove(id, hashOf(key))) ? ok({ body: {} }) : deny('NOT_FOUND');
  }
}
