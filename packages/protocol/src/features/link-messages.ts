/** Short links to games and positions: the server keeps the text of a long link for some time. */

import * as z from 'zod/mini';
import { described } from '../fields.ts';

/** Fits into a message; longer games have long links only. */
export const LONGEST_LINK = 15_000;

export const linkText: z.ZodMiniType<string> = z
  .string()
  .check(z.minLength(1), z.maxLength(LONGEST_LINK), z.regex(/^[A-Za-z0-9_-]+$/));
export const linkId: z.ZodMiniType<string> = z.string().check(z.regex(/^[A-Za-z0-9_-]{12}$/));
export const linkKey: z.ZodMiniType<string> = z.string().check(z.maxLength(80));

export const NewLink = z.strictObject({
  id: described(z.string(), 'The page opens `/s/` with it.'),
  key: described(z.string(), 'Deletes the link; shown this once.'),
  expiresMs: z.number(),
});
export type NewLink = z.infer<typeof NewLink>;

export const SharedLink = z.strictObject({
  text: described(z.string(), 'What a long link holds: deflated, in base64url.'),
  expiresMs: z.number(),
});
export type SharedLink = z.infer<typeof SharedLink>;
