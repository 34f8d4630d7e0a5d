/**
 * Turn alerts by Web Push: where they are sent, which kinds somebody wants, and what a push says. Devices are added by
 * request, because they belong to the session of a browser.
 */

import * as z from 'zod/mini';
import { described, id } from '../fields.ts';

/** What alerts are about; each can be turned off. */
export const ALERT_KINDS = ['turn', 'answer', 'over', 'invitation', 'chat'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

const MINUTES_A_DAY = 24 * 60;
const minute = z.int().check(z.minimum(0), z.maximum(MINUTES_A_DAY - 1));

export const QuietHours = z.strictObject({
  from: described(minute, 'The first minute of the day without alerts.'),
  until: described(minute, 'The first minute with alerts again; may be earlier than `from`.'),
  timeZone: described(
    z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,60}$/)),
    'In which these minutes are meant, as `Europe/Berlin`.',
  ),
});
export type QuietHours = z.infer<typeof QuietHours>;

export const AlertSettings = z.strictObject({
  kinds: z.strictObject({
    turn: z.boolean(),
    answer: described(z.boolean(), 'A play to accept or challenge, a vote, scores to confirm, an offer.'),
    over: z.boolean(),
    invitation: described(z.boolean(), 'Invitations, rematches, and games that begin.'),
    chat: z.boolean(),
  }),
  quiet: described(
    z.nullable(QuietHours),
    'Nothing is sent then; one summary follows. `null`: no such hours.',
  ),
});
export type AlertSettings = z.infer<typeof AlertSettings>;

export const USUAL_ALERTS: AlertSettings = {
  kinds: { turn: true, answer: true, over: true, invitation: true, chat: false },
  quiet: null,
};

const AlertDevice = z.strictObject({
  id,
  client: described(z.string(), 'The browser and system, in a few words; may be empty.'),
  createdMs: z.number(),
  current: described(z.boolean(), 'Whether it was added in this session.'),
});
export type AlertDevice = z.infer<typeof AlertDevice>;

export const Alerts = z.strictObject({
  key: described(
    z.nullable(z.string()),
    'The public VAPID key, for `pushManager.subscribe`; `null`: this server sends no alerts.',
  ),
  settings: AlertSettings,
  devices: z.array(AlertDevice),
  muted: described(z.array(id), 'Games without alerts.'),
});
export type Alerts = z.infer<typeof Alerts>;

const LONGEST_ENDPOINT = 1000;

/** A subscription of a browser. Whether its address may be used is decided by the server. */
export const PushSubscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(LONGEST_ENDPOINT)),
  keys: z.strictObject({
    p256dh: described(z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/)), '65 bytes in base64url.'),
    auth: described(z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(?:==)?$/)), '16 bytes in base64url.'),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** The language of the page, in which alerts are written. */
export const alertLanguage: z.ZodMiniType<string> = z.string().check(z.regex(/^[a-z]{2}$/));

/** What a push says, encrypted for the browser. Its service worker shows it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A later alert with the same tag replaces this one. */
  readonly tag: string;
  /** The same if an alert is sent twice. */
  readonly id: string;
  /** The game to open; `null`: the list of games. */
  readonly game: string | null;
}
