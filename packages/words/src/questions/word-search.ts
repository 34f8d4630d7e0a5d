/** The word finder: one search with all its conditions, answered with the words of a lexicon in the order wanted. */

import { normalise, writeWord, type Alphabet } from '../alphabet.ts';
import { LONGEST_WORD } from '../graph/dawg-cells.ts';
import { isChosen, NO_LAYERS } from '../lexicon/authority.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { err, ok, type Result } from '../result.ts';
import { anagrams, wordsFromRack } from './from-rack.ts';
import { qWithoutU, vowelHeavy } from './letter-rules.ts';
import { parsePattern, wordsLike, type PatternFault } from './pattern.ts';
import { parseRack, rackSize, type Rack } from './rack.ts';
import { listWords } from './word-list.ts';
import { sortAnswers, type Sort } from './word-order.ts';

/**
 * `anagrams`: all letters, `?` is a blank. `within`: some of them. `stem`: all of them and one more. `hooks`: one letter
 * before or after them. `pattern`: `?` is one letter, `*` any number. `q` and `vowels` need no letters, nor does `all`.
 */
export const SEARCH_KINDS = [
  'anagrams',
  'within',
  'stem',
  'hooks',
  'pattern',
  'begins',
  'ends',
  'contains',
  'q',
  'vowels',
  'all',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Whether a search is for letters that somebody types. */
export function needsLetters(kind: SearchKind): boolean {
  return kind !== 'q' && kind !== 'vowels' && kind !== 'all';
}

export interface WordSearch {
  readonly kind: SearchKind;
  readonly letters: string;
  readonly min: number;
  readonly max: number;
  /** Letters that must occur, each as often as here. */
  readonly with: string;
  /** Letters that must not occur. */
  readonly without: string;
  /** Places by probability among all words of the same length, from 1; `null`: all. */
  readonly likeliest: { readonly from: number; readonly to: number } | null;
  /** Only words up to this level; `null`: all. */
  readonly maxLevel: number | null;
  readonly sort: Sort;
}

export type SearchFault = PatternFault;

/** `isHidden`: words to leave out. */
export function searchWords(
  lexicon: Lexicon,
  search: WordSearch,
  isHidden: (word: string) => boolean,
): Result<readonly string[], SearchFault> {
  const { alphabet } = lexicon;
  const found = candidates(lexicon, search);
  if (!found.ok) return found;
  const required = parseRack(alphabet, squeezed(search.with));
  if (!required.ok) return required;
  const barred = parseRack(alphabet, squeezed(search.without));
  if (!barred.ok) return barred;
  const isKept = keeps(lexicon, search, required.value, barred.value);
  const words = [...new Set(found.value)].filter((word) => isKept(word) && !isHidden(word));
  return ok(sortAnswers(lexicon, words, (word) => word, search.sort));
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/gu, '');
}

type Found = Result<Iterable<string>, SearchFault>;

/** The words that fit the letters, before the other conditions. */
function candidates(lexicon: Lexicon, { kind, letters, min, max }: WordSearch): Found {
  const text = squeezed(letters);
  if (needsLetters(kind) && text === '') return err({ code: 'empty' });
  switch (kind) {
    case 'anagrams':
      return fromRack(lexicon, text, (rack) => anagrams(lexicon, rack));
    case 'stem':
      return fromRack(lexicon, `${text}?`, (rack) => anagrams(lexicon, rack));
    case 'within':
      return fromRack(lexicon, text, (rack) =>
        wordsFromRack(lexicon, rack, { min, max: Math.min(max, rackSize(rack)) }),
      );
    case 'pattern':
      return liking(lexicon, text);
    case 'begins':
      return liking(lexicon, `${text}*`);
    case 'ends':
      return liking(lexicon, `*${text}`);
    case 'contains':
      return liking(lexicon, `*${text}*`);
    case 'hooks': {
      const front = liking(lexicon, `?${text}`);
      const back = liking(lexicon, `${text}?`);
      if (!front.ok) return front;
      return back.ok ? ok([...front.value, ...back.value]) : back;
    }
    case 'q':
      return ok(qWithoutU(lexicon));
    case 'vowels':
      return ok(vowelHeavy(lexicon));
    case 'all':
      return ok(listWords(lexicon, { min, max }));
  }
}

function fromRack(
  { alphabet }: Lexicon,
  text: string,
  wordsOf: (rack: Rack) => Iterable<{ readonly word: string }>,
): Found {
  const rack = parseRack(alphabet, text);
  if (!rack.ok) return rack;
  if (rackSize(rack.value) > LONGEST_WORD) return err({ code: 'too-long', most: LONGEST_WORD });
  return ok(Array.from(wordsOf(rack.value), ({ word }) => word));
}

function liking(lexicon: Lexicon, text: string): Found {
  const pattern = parsePattern(lexicon.alphabet, text);
  return pattern.ok ? ok(wordsLike(lexicon, pattern.value)) : pattern;
}

/** Whether a word meets the conditions beside the letters. */
function keeps(
  lexicon: Lexicon,
  { min, max, likeliest, maxLevel }: WordSearch,
  required: Rack,
  barred: Rack,
): (word: string) => boolean {
  const { alphabet } = lexicon;
  const isCommon = maxLevel === null ? null : isChosen(lexicon, { ...NO_LAYERS, maxLevel });
  const likely = new Map<number, ReadonlySet<string>>();
  const isLikely = (word: string, length: number): boolean => {
    if (likeliest === null) return true;
    const known = likely.get(length) ?? likeliestWords(lexicon, length, likeliest);
    likely.set(length, known);
    return known.has(word);
  };
  return (word) => {
    const letters = parseRack(alphabet, normalise(word));
    if (!letters.ok) return false;
    const counts = letters.value;
    const length = rackSize(counts);
    if (length < min || length > max) return false;
    for (let letter = 1; letter < counts.length; letter++) {
      const count = counts[letter] ?? 0;
      if (count < (required[letter] ?? 0) || (count > 0 && (barred[letter] ?? 0) > 0)) return false;
    }
    return (isCommon === null || isCommon(lexicon.rankOf(word))) && isLikely(word, length);
  };
}

/** The words of a length from one place to another, the likeliest draw first. */
function likeliestWords(
  lexicon: Lexicon,
  length: number,
  { from, to }: { readonly from: number; readonly to: number },
): ReadonlySet<string> {
  const words = new Set<string>();
  let place = 0;
  for (const word of listWords(lexicon, { min: length, max: length, sort: 'probability' })) {
    place++;
    if (place > to) break;
    if (place >= from) words.add(word);
  }
  return words;
}

/** The distinct sets of letters that words are made of, in the order of the words: what an anagram card shows. */
export function letterSets(
  { alphabet }: { readonly alphabet: Alphabet },
  words: Iterable<string>,
): readonly string[] {
  const sets = new Set<string>();
  for (const word of words) {
    const counts = parseRack(alphabet, word);
    if (!counts.ok) continue;
    const letters: number[] = [];
    for (let letter = 1; letter < counts.value.length; letter++)
      for (let left = counts.value[letter] ?? 0; left > 0; left--) letters.push(letter);
    // Two tiles beside each other are not to be read as the one tile that shows both.
    sets.add(writeWord(alphabet, Uint8Array.from(letters)));
  }
  return [...sets];
}
