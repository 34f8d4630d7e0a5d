/** What somebody typed into the word finder, and the search that it means. Plain values. */

import { foldText, type Language } from '@lexiko/languages';
import { needsLetters, type SearchKind, type WordSearch } from '@lexiko/words/questions';

export const LONGEST = 15;

/** How common a word has to be. */
export const COMMONNESS = ['any', 'known', 'everyday'] as const;
export type Commonness = (typeof COMMONNESS)[number];

/** The rarest level of each: what most readers know, and what everybody does. */
const LEVELS: Readonly<Record<Commonness, number | null>> = { any: null, known: 50, everyday: 20 };

/** The fields of the form, as typed. */
export interface WantedSearch {
  readonly kind: SearchKind;
  readonly letters: string;
  readonly min: number;
  readonly max: number;
  readonly with: string;
  readonly without: string;
  /** Places by probability; empty: no limit. */
  readonly likelyFrom: string;
  readonly likelyTo: string;
  readonly commonness: Commonness;
  readonly sort: WordSearch['sort'];
}

export const FIRST_SEARCH: WantedSearch = {
  kind: 'anagrams',
  letters: '',
  min: 2,
  max: LONGEST,
  with: '',
  without: '',
  likelyFrom: '',
  likelyTo: '',
  commonness: 'any',
  sort: 'alphabet',
};

function place(text: string): number | null {
  const number = Math.round(Number(text));
  return text.trim() === '' || !(number >= 1) ? null : number;
}

/** Fields that a kind does not show say nothing. */
export function searchOf(wanted: WantedSearch, language: Language): WordSearch {
  const from = place(wanted.likelyFrom);
  const to = place(wanted.likelyTo);
  return {
    kind: wanted.kind,
    letters: needsLetters(wanted.kind) ? foldText(language, wanted.letters) : '',
    min: Math.min(wanted.min, wanted.max),
    max: Math.max(wanted.min, wanted.max),
    with: foldText(language, wanted.with),
    without: foldText(language, wanted.without),
    likeliest: from === null && to === null ? null : { from: from ?? 1, to: to ?? Number.MAX_SAFE_INTEGER },
    maxLevel: LEVELS[wanted.commonness],
    sort: wanted.sort,
  };
}

/** The words in a text, in upper case, each once; whatever is no letter parts them. */
export function wordsIn(text: string, language: Language): readonly string[] {
  const words = foldText(language, text)
    .split(/[^\p{L}\p{M}·[\]]+/u)
    .filter((word) => word !== '');
  return [...new Set(words.map((word) => word.toUpperCase()))];
}
