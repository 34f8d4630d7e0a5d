/** Posts alerts to webhooks, signed with their secrets, by the same rules for addresses as Web Push. */

import { createHmac } from 'node:crypto';
import { SIGNATURE_HEADER, type WebhookMessage } from '@lexiko/protocol';
import { post } from './alert-post.ts';
import type { PushResult } from './push-service.ts';
import { endpointOf, type EndpointRule } from './push-endpoints.ts';
import type { WebhookRecord } from './store/webhook-store.ts';

export interface WebhookServiceParts {
  readonly endpoints: EndpointRule;
  readonly timeoutMs: number;
  readonly now: () => number;
}

/** `t=<seconds>,v1=<hex>`: the time is signed too, so that nobody can send an old message again. */
export function signatureOf(secret: string, body: string, atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

export class WebhookService {
  readonly #parts: WebhookServiceParts;

  constructor(parts: WebhookServiceParts) {
    this.#parts = parts;
  }

  async send({ url: address, secret }: WebhookRecord, message: WebhookMessage): Promise<PushResult> {
    const { endpoints, now } = this.#parts;
    const url = endpointOf(address, endpoints);
    if (url === null) return 'gone';
    const body = JSON.stringify(message);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Lexiko',
      [SIGNATURE_HEADER]: signatureOf(secret, body, now()),
    };
    const status = await post(url, { headers, body }, this.#parts);
    if (status !== null && status >= 200 && status < 300) return 'sent';
    return status === 410 ? 'gone' : 'failed';
  }
}
