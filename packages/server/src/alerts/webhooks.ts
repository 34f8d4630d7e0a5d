/** A person sets, sees and removes their webhook, in the page or through the API. */

import { randomBytes } from 'node:crypto';
import type { RequestAnswer, RequestBody, Webhook } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import { deny, type Answer, type RequestContext } from '../people/request-context.ts';
import type { Now } from '../ports.ts';
import { endpointOf, type EndpointRule } from './push-endpoints.ts';
import type { WebhookRecord, WebhookStore } from './store/webhook-store.ts';

export interface WebhookParts {
  readonly store: { readonly webhooks: WebhookStore };
  readonly now: Now;
  /** Where webhooks may lead; `null`: this server sends no alerts. */
  readonly endpoints: EndpointRule | null;
}

export class Webhooks {
  readonly #parts: WebhookParts;

  constructor(parts: WebhookParts) {
    this.#parts = parts;
  }

  async show({ known }: RequestContext): Answer<RequestAnswer<'webhook'>> {
    if (known === null) return deny('NOBODY');
    const webhook = await this.#parts.store.webhooks.of(known.person.id);
    return ok({ body: { webhook: webhook === null ? null : shown(webhook) } });
  }

  async set(
    { known }: RequestContext,
    { url, language }: RequestBody<'setWebhook'>,
  ): Answer<RequestAnswer<'setWebhook'>> {
    if (known === null) return deny('NOBODY');
    const { store, now, endpoints } = this.#parts;
    if (endpoints === null || endpointOf(url, endpoints) === null) return deny('BAD_ENDPOINT');
    const webhook: WebhookRecord = {
      id: `hook-${randomBytes(12).toString('base64url')}`,
      person: known.person.id,
      url,
      secret: randomBytes(24).toString('base64url'),
      language: language ?? 'en',
      createdMs: now(),
      failingMs: null,
      stoppedMs: null,
    };
    if (!(await store.webhooks.set(webhook))) return deny('GUESTS_CANNOT');
    return ok({ body: { webhook: shown(webhook), secret: webhook.secret }, status: 201 });
  }

  async remove({ known }: RequestContext): Answer<RequestAnswer<'removeWebhook'>> {
    if (known === null) return deny('NOBODY');
    await this.#parts.store.webhooks.remove(known.person.id);
    return ok({ body: { webhook: null } });
  }
}

function shown({ url, createdMs, failingMs, stoppedMs }: WebhookRecord): Webhook {
  return { url, createdMs, failingMs, stoppedMs };
}
