/**
 * Sends one push: encrypted for the browser (RFC 8291), signed with the keys of the server (RFC 8292). Follows no
 * redirect, reads next to nothing of the answer, and gives up after a while.
 */

import { createHash } from 'node:crypto';
import type { PushMessage } from '@lexiko/protocol';
import webPush from 'web-push';
import type { AlertDeviceRecord, KeyPair } from './store/alert-store.ts';
import { post } from './alert-post.ts';
import { endpointOf, type EndpointRule } from './push-endpoints.ts';

/** How long the push service keeps an alert for a browser that is not connected. */
const KEEP_SECONDS = 24 * 60 * 60;

/** `gone`: the browser does not want alerts any more; `refused`: sending this again is no use; `failed`: later perhaps. */
export type PushResult = 'sent' | 'gone' | 'refused' | 'failed';

export interface PushServiceParts {
  readonly keys: KeyPair;
  /** Whom a push service may write to: `mailto:` or `https:`. */
  readonly contact: string;
  readonly endpoints: EndpointRule;
  readonly timeoutMs: number;
}

export class PushService {
  readonly #parts: PushServiceParts;

  constructor(parts: PushServiceParts) {
    this.#parts = parts;
  }

  async send(device: AlertDeviceRecord, message: PushMessage): Promise<PushResult> {
    const { keys, contact, endpoints, timeoutMs } = this.#parts;
    const url = endpointOf(device.endpoint, endpoints);
    if (url === null) return 'gone';
    const { endpoint, p256dh, auth } = device;
    let details: webPush.RequestDetails;
    try {
      details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject: contact, ...keys },
          contentEncoding: 'aes128gcm',
          TTL: KEEP_SECONDS,
          urgency: 'high',
          // What was not delivered yet is replaced.
          topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
        },
      );
    } catch {
      return 'gone'; // keys that are no point of the curve: no browser has them
    }
    const status = await post(url, details, { endpoints, timeoutMs });
    return resultOf(status);
  }
}

function resultOf(status: number | null): PushResult {
  if (status === null || status === 429 || status >= 500) return 'failed';
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'refused';
}

export function newKeys(): KeyPair {
  return webPush.generateVAPIDKeys();
}
