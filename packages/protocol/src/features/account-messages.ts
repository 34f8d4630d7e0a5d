/** What people are told about their own account: how they sign in, and where they are signed in. */

import * as z from 'zod/mini';
import { described, id, json, name, Person } from '../fields.ts';
import { secret } from '../proof.ts';

export const login = described(
  z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{1,30}[A-Za-z0-9]$/)),
  'Nobody else sees it. Case makes no difference.',
);
export const handle = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1400}$/));

export const Passkey = z.strictObject({
  id: handle,
  label: name,
  createdMs: z.number(),
  usedMs: described(z.nullable(z.number()), '`null`: not used yet.'),
});
export type Passkey = z.infer<typeof Passkey>;

export const Account = z.strictObject({
  login,
  hasPassword: z.boolean(),
  passkeys: z.array(Passkey),
  createdMs: z.number(),
});
export type Account = z.infer<typeof Account>;

export const Me = z.strictObject({
  person: Person,
  account: described(z.nullable(Account), '`null` for a guest.'),
  pupilOf: described(z.optional(id), 'The class of whoever signed in by its card; absent for others.'),
});
export type Me = z.infer<typeof Me>;

/** The first half of a passkey ceremony. */
export const Ceremony = z.strictObject({
  ceremony: described(secret, 'Send it back with the response, once, within five minutes.'),
  options: described(
    json,
    'For `navigator.credentials.create` or `.get`, as JSON (`parseCreationOptionsFromJSON`).',
  ),
});
export type Ceremony = z.infer<typeof Ceremony>;

export const OwnSession = z.strictObject({
  id: described(
    z.string(),
    'Begins with `device-` for a browser that is signed out but remembered as the owner’s.',
  ),
  client: described(z.string(), 'The browser and system, in a few words; may be empty.'),
  createdMs: z.number(),
  seenMs: described(z.number(), 'When it was last used, to the hour.'),
  current: described(z.boolean(), 'Whether it is the session of this request.'),
});
export type OwnSession = z.infer<typeof OwnSession>;
