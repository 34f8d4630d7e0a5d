/** Personal tokens, with which programs use the API (`/api/v1`) in the name of an account. */

import * as z from 'zod/mini';
import { described } from './fields.ts';
import { givenName } from './names.ts';

/**
 * What a token allows. `read`: see what its owner may see. `play`: create games, take seats and move. `webhook`: set and
 * remove the webhook. `study`: read puzzles with their answers.
 */
export const TOKEN_SCOPES = ['read', 'play', 'webhook', 'study'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const tokenScopes = z
  .array(z.enum(TOKEN_SCOPES))
  .check(z.minLength(1), z.maxLength(TOKEN_SCOPES.length));

/** A token as its owner sees it in a list, without its secret. */
export const ApiToken = z.strictObject({
  id: described(z.string(), 'Can only be used to revoke it.'),
  name: givenName,
  scopes: tokenScopes,
  createdMs: z.number(),
  usedMs: described(z.nullable(z.number()), 'When it was last used, to a few minutes; `null`: not yet.'),
});
export type ApiToken = z.infer<typeof ApiToken>;
