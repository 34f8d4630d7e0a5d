/** Part of speech and base forms of words: BOATS is a noun and a verb, plural and third person of BOAT. */

import type { NumberClass } from './number-class.ts';

/** How a form relates to its base form: plural, third person singular, past, -ing, comparative, superlative. */
export const RELATIONS = ['pl', '3sg', 'past', 'ing', 'comp', 'sup'] as const;

export type Relation = (typeof RELATIONS)[number];

export interface Lemma {
  /** Upper case. */
  readonly word: string;
  readonly relation: Relation;
}

export interface WordForms {
  /**
   * Letters: n noun, v verb, a adjective, r adverb, i interjection, p preposition, c conjunction, o pronoun,
   * d determiner, t the particle TO; empty if unknown.
   */
  readonly partsOfSpeech: string;
  readonly lemmas: readonly Lemma[];
}

/** One kind of word form, shared by all words with the same pattern. */
export interface FormPattern {
  readonly partsOfSpeech: string;
  readonly numberClass: NumberClass;
  readonly lemmas: readonly LemmaPattern[];
}

/** From the word to its base form: remove `cut` letters at the end, append `add`. */
interface LemmaPattern {
  readonly relation: Relation;
  readonly cut: number;
  readonly add: string;
}

/** `MICE` with (4, `MOUSE`) and with (3, `OUSE`) are both MOUSE; the pattern keeps the longest common beginning. */
export function lemmaPattern(word: string, lemma: Lemma): LemmaPattern {
  let common = 0;
  while (common < word.length && word[common] === lemma.word[common]) common++;
  return { relation: lemma.relation, cut: word.length - common, add: lemma.word.slice(common) };
}

export function applyPattern(word: string, pattern: FormPattern): WordForms {
  return {
    partsOfSpeech: pattern.partsOfSpeech,
    lemmas: pattern.lemmas.map(({ relation, cut, add }) => ({
      word: word.slice(0, word.length - cut) + add,
      relation,
    })),
  };
}

/** `nv PVn pl-1,3sg-1`: parts of speech, number class (`-` if empty), then the lemma patterns. */
export function formatFormPattern({ partsOfSpeech, numberClass, lemmas }: FormPattern): string {
  const paths = lemmas.map(({ relation, cut, add }) => `${relation}-${cut}${add.toLowerCase()}`);
  return `${partsOfSpeech || '-'} ${numberClass || '-'} ${paths.join(',') || '-'}`;
}

/** Throws if malformed: form patterns come from our own data files. */
export function parseFormPattern(line: string): FormPattern {
  const [partsOfSpeech, numberClass, paths] = line.split(' ').map((part) => (part === '-' ? '' : part));
  if (partsOfSpeech === undefined || numberClass === undefined || paths === undefined) {
    throw new Error(`malformed word form: ${line}`);
  }
  return {
    partsOfSpeech,
    numberClass: numberClass as NumberClass, // written by formatFormPattern
    lemmas: paths === '' ? [] : paths.split(',').map(parseLemmaPattern),
  };
}

function parseLemmaPattern(path: string): LemmaPattern {
  const [, name, cut, add] = /^(\w+)-(\d+)(.*)$/u.exec(path) ?? [];
  const relation = RELATIONS.find((known) => known === name);
  if (relation === undefined) throw new Error(`malformed lemma: ${path}`);
  return { relation, cut: Number(cut), add: (add ?? '').toUpperCase() };
}
