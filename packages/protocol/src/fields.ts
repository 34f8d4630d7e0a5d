/** The fields that messages share, and how a schema comes to its sentence in the documentation. */

import type { GameConfig } from '@lexiko/rules';
import { readActionRequest, readConfig, type ActionRequest, type Reader } from '@lexiko/rules/notation';
import * as z from 'zod/mini';

z.config({ jitless: true }); // no generated code, so that a page can forbid it (CSP)

/** What is said here goes into `docs/protocol.md`. */
export function described<T extends z.ZodMiniType>(schema: T, description: string): T {
  return schema.check(z.describe(description));
}

export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));
export const seat = z.int().check(z.minimum(0), z.maximum(3));
export const sequence = z.int().check(z.minimum(0), z.maximum(1_000_000));
/** Of what is there already; what may be given is said by `names.ts`. */
export const name = z.string().check(z.regex(/^(?!\s)[^\p{C}\p{Zl}\p{Zp}]{1,40}(?<!\s)$/u));
/** Of a game, or of a classroom from the time when these had six letters too. */
export const code = z.string().check(z.regex(/^[A-Z]{6}$/));
/** Of a classroom. */
export const CLASS_CODE_LENGTH = 10;
export const classCode = described(
  z.string().check(z.regex(/^(?:[A-Z]{6}|[A-Z]{10})$/)),
  'Ten letters; six where the classroom was made by an earlier version.',
);
export const json = z.record(z.string(), z.unknown());

/** What the rules know, checked by their own reader. It stays the JSON that it is, with a type. */
export function readByRules<T>(schema: z.ZodMiniType<object>, reader: Reader<T>): z.ZodMiniType<T, T> {
  const checked = schema.check(
    z.check(({ value, issues }) => {
      const read = reader(value, '');
      if (read.ok) return;
      const { path, expected } = read.error;
      issues.push({ code: 'custom', input: value, message: expected.code, path: path === '' ? [] : [path] });
    }),
  );
  return checked as unknown as z.ZodMiniType<T, T>; // nothing else passes the reader
}

export const action: z.ZodMiniType<ActionRequest, ActionRequest> = readByRules(json, readActionRequest);
export const config: z.ZodMiniType<GameConfig, GameConfig> = readByRules(json, readConfig);

export const Person = z.strictObject({
  id,
  name,
  bot: described(z.optional(z.literal(true)), 'A program plays in the name of this account.'),
});
export type Person = z.infer<typeof Person>;
