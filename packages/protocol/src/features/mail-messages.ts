/** An e-mail address of an account: for alerts, and for a code when the password is lost. */

import * as z from 'zod/mini';
import { alertLanguage } from './alert-messages.ts';
import { described } from '../fields.ts';
import { Proof } from '../proof.ts';

/** What the server knows of the sender's address. */
export const MailState = z.strictObject({
  available: described(z.boolean(), 'Whether this server sends mail.'),
  address: z.nullable(z.strictObject({ address: z.string(), confirmed: z.boolean() })),
  alerts: described(
    z.boolean(),
    'Whether alerts are sent there too, of the kinds that are set for all devices.',
  ),
});
export type MailState = z.infer<typeof MailState>;

const nothing = z.strictObject({});
const code = described(
  z.string().check(z.minLength(1), z.maxLength(40)),
  'Case and hyphens make no difference.',
);

export const MAIL_REQUESTS = {
  mail: {
    method: 'GET',
    path: '/api/mail',
    body: null,
    answer: MailState,
    about: 'The e-mail address of the sender, if the operator has set up mail.',
  },
  mailSet: {
    method: 'POST',
    path: '/api/mail/set',
    body: z.strictObject({
      address: z.string().check(z.minLength(3), z.maxLength(200)),
      language: alertLanguage,
      proof: Proof,
    }),
    answer: MailState,
    about: 'Sets an address and sends a code to it. Nothing else is sent there until the code comes back.',
  },
  mailConfirm: {
    method: 'POST',
    path: '/api/mail/confirm',
    body: z.strictObject({ code }),
    answer: MailState,
    about: 'Confirms the address with the code.',
  },
  mailRemove: {
    method: 'POST',
    path: '/api/mail/remove',
    body: nothing,
    answer: MailState,
    about: 'Forgets the address.',
  },
  mailAlerts: {
    method: 'POST',
    path: '/api/mail/alerts',
    body: z.strictObject({ on: z.boolean() }),
    answer: MailState,
    about: 'Sends alerts to the confirmed address, or ends that. Each mail has a header that ends them too.',
  },
  mailRecover: {
    method: 'POST',
    path: '/api/mail/recover',
    body: z.strictObject({ login: z.string().check(z.minLength(1), z.maxLength(32)) }),
    answer: nothing,
    about:
      'Sends a code for a new password (`recover`) to the confirmed address of an account. The answer is the same whether there is one.',
  },
} as const;

export const MAIL_REFUSALS = {
  BAD_ADDRESS: { status: 400, meaning: 'This is no e-mail address.' },
  NO_MAIL_HERE: { status: 409, meaning: 'This server sends no mail.' },
} as const;
