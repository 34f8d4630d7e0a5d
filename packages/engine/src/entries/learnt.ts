/**
 * `@lexiko/engine/learnt`: what computers have learnt, by language, for a page: each language is fetched when it is
 * wanted.
 */

import type { LearntTables } from '../judgement/learnt-tables.ts';

export type { LearntTables } from '../judgement/learnt-tables.ts';

/** `id`: of the alphabet. Where nothing was learnt in it, chances to win are those of English games. */
export async function fetchLearnt(id: string): Promise<LearntTables> {
  switch (id) {
    case 'german':
      return (await import('../judgement/learnt/german/tables.ts')).GERMAN_TABLES;
    case 'french':
      return (await import('../judgement/learnt/french/tables.ts')).FRENCH_TABLES;
    case 'spanish':
      return (await import('../judgement/learnt/spanish/tables.ts')).SPANISH_TABLES;
    case 'dutch':
      return (await import('../judgement/learnt/dutch/tables.ts')).DUTCH_TABLES;
    case 'polish':
      return (await import('../judgement/learnt/polish/tables.ts')).POLISH_TABLES;
    default: {
      const { ENGLISH_TABLES } = await import('../judgement/learnt/english/tables.ts');
      return id === 'english' ? ENGLISH_TABLES : { ...ENGLISH_TABLES, leaves: null };
    }
  }
}
