/**
 * Classifies plurals in any English word list from the list alone: a plural is a word whose singular is also listed. It
 * is also a verb form if the list has the other forms of the verb, and also a singular if the list has its own plural.
 * `plural-overrides.json` lists exceptions.
 */

import { IRREGULAR_ENDINGS, isIrregularVerb } from './irregular-forms.ts';
import type { NumberClass } from './number-class.ts';

/** Manual corrections of the rules below; lower case. */
export interface PluralOverrides {
  /** Words with a singular reading although they look like plurals. */
  readonly singular: readonly string[];
  /** Plurals only that the rules do not detect. */
  readonly plural: readonly string[];
  /** Verbs that the list does not identify. */
  readonly verbs: readonly string[];
}

/** Returns the class of any word of the list (upper case) that `has` knows. */
export function pluralClassifier(
  has: (word: string) => boolean,
  overrides: PluralOverrides,
): (word: string) => NumberClass {
  const upper = (words: readonly string[]): Set<string> => new Set(words.map((word) => word.toUpperCase()));
  const singular = upper(overrides.singular);
  const plural = upper(overrides.plural);
  const verbs = upper(overrides.verbs);
  const isVerb = (base: string): boolean =>
    verbs.has(base) || isIrregularVerb(base) || verbForms(base).some((forms) => forms.every(has));

  return (word) => {
    if (singular.has(word)) return 'PS';
    if (plural.has(word)) return 'P';
    // TOWARDS and the like are not nouns at all.
    if (word.endsWith('WARDS')) return '';
    const bases = regularSingulars(word).filter(has);
    if (bases.length === 0) {
      if (!irregularSingulars(word).some(has)) return '';
      return has(`${word}S`) || has(`${word}E`) ? 'PS' : 'P';
    }
    if (has(`${word}ES`)) return 'PS';
    return bases.some(isVerb) ? 'PVn' : 'P';
  };
}

/** What must be listed for a base form to be a verb, in any of several spellings: CATTED and CATTING, but no CRIMED. */
function verbForms(base: string): string[][] {
  const last = base.at(-1) ?? '';
  const forms = [[`${base}ED`, `${base}ING`]];
  if (last === 'E') forms.push([`${base}D`, `${base.slice(0, -1)}ING`], [`${base}D`, `${base}ING`]);
  if (last === 'Y') forms.push([`${base.slice(0, -1)}IED`, `${base}ING`]);
  if (last === 'C') forms.push([`${base}KED`, `${base}KING`]);
  if (/[AEIOU][^AEIOUWXY]$/u.test(base)) forms.push([`${base}${last}ED`, `${base}${last}ING`]);
  return forms;
}

/** Words whose regular plural (or third person) this can be: -S, -ES, -IES, -VES. */
function regularSingulars(word: string): string[] {
  if (!word.endsWith('S') || word.endsWith('SS')) return [];
  const found = word.length > 2 ? [word.slice(0, -1)] : [];
  if (word.endsWith('ES')) {
    const stem = word.slice(0, -2);
    if (/(?:[SXZO]|[CS]H)$/u.test(stem)) found.push(stem);
    // QUIZZES, GASSES: the consonant is doubled before -ES.
    if (/([SZ])\1$/u.test(stem)) found.push(stem.slice(0, -1));
  }
  if (word.endsWith('IES')) found.push(`${word.slice(0, -3)}Y`);
  if (word.endsWith('VES')) found.push(`${word.slice(0, -3)}F`, `${word.slice(0, -3)}FE`);
  return found;
}

/** Shorter words match by chance too often: ERA is not the plural of US. */
const SHORTEST_IRREGULAR = 4;

function irregularSingulars(word: string): string[] {
  if (word.length < SHORTEST_IRREGULAR) return [];
  return IRREGULAR_ENDINGS.filter(([ending]) => word.endsWith(ending)).flatMap(([ending, singulars]) => {
    const stem = word.slice(0, word.length - ending.length);
    return singulars.map((end) => stem + end).filter((base) => base.length > 1 && base !== word);
  });
}
