/** `@lexiko/engine/all-learnt`: what computers have learnt in all languages, for what runs where it is installed. */

import type { LearntTables } from '../judgement/learnt-tables.ts';
import { DUTCH_TABLES } from '../judgement/learnt/dutch/tables.ts';
import { ENGLISH_TABLES } from '../judgement/learnt/english/tables.ts';
import { FRENCH_TABLES } from '../judgement/learnt/french/tables.ts';
import { GERMAN_TABLES } from '../judgement/learnt/german/tables.ts';
import { POLISH_TABLES } from '../judgement/learnt/polish/tables.ts';
import { SPANISH_TABLES } from '../judgement/learnt/spanish/tables.ts';

const BY_ALPHABET: ReadonlyMap<string, LearntTables> = new Map([
  ['english', ENGLISH_TABLES],
  ['german', GERMAN_TABLES],
  ['french', FRENCH_TABLES],
  ['spanish', SPANISH_TABLES],
  ['dutch', DUTCH_TABLES],
  ['polish', POLISH_TABLES],
]);

/** `id`: of the alphabet. Where nothing was learnt in it, chances to win are those of English games. */
export function learntTables(id: string): LearntTables {
  return BY_ALPHABET.get(id) ?? { ...ENGLISH_TABLES, leaves: null };
}
