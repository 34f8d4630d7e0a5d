/** A webhook of a player: where the server sends turn alerts for a program, and what it sends there. */

import * as z from 'zod/mini';
import type { AlertKind } from './alert-messages.ts';
import { described } from '../fields.ts';

const LONGEST_ADDRESS = 1000;

/** Whether the address may be used is decided by the server. */
export const webhookUrl: z.ZodMiniType<string> = z
  .string()
  .check(z.minLength(1), z.maxLength(LONGEST_ADDRESS));

export const Webhook = z.strictObject({
  url: z.string(),
  createdMs: z.number(),
  failingMs: described(z.nullable(z.number()), 'Since when it has not answered; `null`: it answers.'),
  stoppedMs: described(
    z.nullable(z.number()),
    'When the server gave up, after three days of failures or an answer 410; `null`: it goes on.',
  ),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookAnswer = z.strictObject({ webhook: z.nullable(Webhook) });
export const NewWebhook = z.strictObject({
  webhook: z.nullable(Webhook),
  secret: described(z.string(), 'The key of its signatures. It is shown this once.'),
});

/** The header of the signature: `t=<seconds>,v1=<hex>`, an HMAC-SHA-256 of `<seconds>.<body>` with the secret. */
export const SIGNATURE_HEADER = 'lexiko-signature';

/** What is posted, as JSON. */
export interface WebhookMessage {
  /** The same if it is sent again. */
  readonly id: string;
  readonly kind: AlertKind | 'summary';
  /** `null` for a summary. */
  readonly game: string | null;
  readonly title: string;
  readonly body: string;
}
