/** The store of webhooks: one for an account. Its alerts are rows of the same queue as those of browsers. */

import type { HourlyBound } from './alert-store.ts';

export interface WebhookRecord {
  /** Stands in the queue where browsers have their device. */
  readonly id: string;
  readonly person: string;
  readonly url: string;
  /** Signs what is sent, so that it is stored as it is. */
  readonly secret: string;
  readonly language: string;
  readonly createdMs: number;
  readonly failingMs: number | null;
  readonly stoppedMs: number | null;
}

export interface WebhookStore {
  /** Replaces the one of the person; what waits for that one is dropped. `false`: no account. */
  set(webhook: WebhookRecord): Promise<boolean>;
  of(person: string): Promise<WebhookRecord | null>;
  /** `null`: removed or stopped. */
  live(id: string): Promise<WebhookRecord | null>;
  remove(person: string): Promise<void>;
  /** Counts one more message. `false`: it has had enough for this hour. */
  countSent(id: string, bound: HourlyBound): Promise<boolean>;
  /** Notes that it answers; `null`, or that it has not since then. */
  noteFailure(id: string, failingMs: number | null): Promise<void>;
  /** Sends nothing there any more. */
  stop(id: string, atMs: number): Promise<void>;
}
