/** What a definition is: the entries a word leads to, directly or as a form of another word. Plain values only. */

import { type Relation, RELATIONS } from '../lexicon/word-forms.ts';

export const PARTS_OF_SPEECH = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'preposition',
  'conjunction',
  'interjection',
  'determiner',
  'unstated',
] as const;

/** `unstated`: the source gives a text but no part of speech. */
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/**
 * How a word relates to its lemma: the lexicon's relations, the adverb in -LY and the noun in -NESS of an adjective.
 */
export type Form = Relation | 'ly' | 'ness';

export const FORMS: readonly Form[] = [...RELATIONS, 'ly', 'ness'];

export const SOURCES = ['lexiko', 'wordnet', 'webster'] as const;

/** The source of a text: our own, WordNet 3.1, or Webster's Unabridged of 1913. */
export type Source = (typeof SOURCES)[number];

/** The senses of one lemma as one part of speech. */
export interface Entry {
  /** Upper case. The word itself, or the word of which it is a form. */
  readonly lemma: string;
  /** `itself`: the word asked for is the lemma. */
  readonly relation: 'itself' | Form;
  readonly partOfSpeech: PartOfSpeech;
  /** Upper case. The word whose text this is if a dictionary only says "see …"; else null. */
  readonly sameAs: string | null;
  readonly source: Source;
  /** The most useful first; never empty. */
  readonly senses: readonly string[];
}

/** What a school hides: 0 nothing, 1 words of tier 1, 2 words of both tiers; 1 and 2 also hide unfit senses. */
export type SchoolLevel = 0 | 1 | 2;

export type Definition =
  | { readonly kind: 'defined'; readonly word: string; readonly entries: readonly Entry[] }
  /** No source defines the word or a word of which it is a form. */
  | { readonly kind: 'none'; readonly word: string }
  /** There is a definition, but the school level hides it. */
  | { readonly kind: 'hidden'; readonly word: string };

/** The parts of speech of a lemma with such a form: AXES as a plural means the noun AXIS, never a verb. */
export function partsOfSpeechOf(form: Form): readonly PartOfSpeech[] {
  switch (form) {
    case 'pl':
      return ['noun'];
    case '3sg':
    case 'past':
    case 'ing':
      return ['verb'];
    case 'comp':
    case 'sup':
      return ['adjective', 'adverb'];
    case 'ly':
    case 'ness':
      return ['adjective'];
  }
}

const LETTERS: Readonly<Record<string, PartOfSpeech>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  r: 'adverb',
  o: 'pronoun',
  p: 'preposition',
  c: 'conjunction',
  i: 'interjection',
  d: 'determiner',
};

/** Parses the letters that the tables use for parts of speech; skips all other letters. */
export function partsOfSpeechFrom(letters: string): PartOfSpeech[] {
  return [...letters].flatMap((letter) => LETTERS[letter] ?? []);
}
