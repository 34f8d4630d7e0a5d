/** Which classes of words are known in a language, in the lists that come with Lexiko and those that borrow from them. */

import type { LanguageId } from './languages.ts';

export const WORD_CLASSES = ['plurals', 'foreign', 'school'] as const;

/** Plurals; words from other languages; words unfit for school. */
export type WordClass = (typeof WORD_CLASSES)[number];

/**
 * The foreign words of English come from a list of ours. Nobody has marked those of the other languages. The Polish
 * dictionary does not tell plurals from other cases. There is no Catalan list at all.
 */
const MARKED: readonly LanguageId[] = ['english', 'german', 'french', 'spanish', 'dutch'];
const KNOWN: Readonly<Record<WordClass, readonly LanguageId[]>> = {
  plurals: MARKED,
  foreign: ['english'],
  school: [...MARKED, 'polish'],
};

export function knowsClass(language: LanguageId, wordClass: WordClass): boolean {
  return KNOWN[wordClass].includes(language);
}
