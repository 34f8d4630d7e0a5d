/** That whoever asks for something grave is the owner, and not somebody at an open page. */

import * as z from 'zod/mini';
import { described, json } from './fields.ts';

export const password: z.ZodMiniType<string, string> = described(
  z.string().check(z.minLength(8), z.maxLength(200)),
  '8 to 200 characters.',
);
export const secret: z.ZodMiniType<string, string> = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
export const response: typeof json = described(
  json,
  'What `navigator.credentials` gave, as JSON (`PublicKeyCredential.toJSON()`).',
);

export const Proof = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('password'), password }),
  z.strictObject({ kind: z.literal('passkey'), ceremony: secret, response }),
]);
export type Proof = z.infer<typeof Proof>;
