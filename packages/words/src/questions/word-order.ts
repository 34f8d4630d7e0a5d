/** The sort orders of word lists, as numeric keys. */

import { wordAt } from '../graph/word-ranks.ts';
import { LONGEST_WORD } from '../graph/dawg-cells.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { DrawSeries } from './draw-series.ts';
import { DrawCounter } from './probability.ts';

/** Points: most first; length: longest first; probability: likeliest draw first; commonness: commonest first. */
export const SORTS = ['alphabet', 'points', 'length', 'probability', 'commonness'] as const;

export type Sort = (typeof SORTS)[number];

/** The key of a word, never negative; of two words the one with the smaller key comes first. */
type SortKey = (letters: Uint8Array, length: number, rank: number) => number;

export function sortKeyFor(lexicon: Lexicon, sort: Sort): SortKey {
  switch (sort) {
    case 'alphabet':
      return (_letters, _length, rank) => rank;
    case 'length':
      return (_letters, length) => LONGEST_WORD - length;
    case 'points': {
      const { points } = lexicon.alphabet;
      return (letters, length) => MOST_POINTS - pointsOf(points, letters, length);
    }
    case 'probability': {
      const counter = new DrawCounter(lexicon.alphabet);
      const draws = Float64Array.from({ length: LONGEST_WORD + 1 }, (_, length) => counter.draws(length));
      const series = new DrawSeries(lexicon.alphabet);
      // Impossible words come last: dividing by 0 gives Infinity.
      return (letters, length) => (draws[length] ?? 0) / series.waysToSpell(letters, length);
    }
    case 'commonness': {
      const { levels, frequencies } = lexicon.columns;
      return (_letters, _length, rank) =>
        (levels[rank] || UNKNOWN_LEVEL) * 256 + 255 - (frequencies[rank] ?? 0);
    }
  }
}

/** More than any word of 63 letters can have. */
const MOST_POINTS = 63 * 255;

/** Words of unknown level come last. */
const UNKNOWN_LEVEL = 99;

function pointsOf(points: Uint8Array, letters: Uint8Array, length: number): number {
  let sum = 0;
  for (let at = 0; at < length; at++) sum += points[letters[at] ?? 0] ?? 0;
  return sum;
}

/**
 * The indexes of the keys in rising order, as a stable sort. A lazy radix sort: distributes the keys by their leading
 * bits, which rise with non-negative numbers, and sorts a bucket only when it is reached, so the first hundred of
 * 280,000 need one pass.
 */
export function inOrder(keys: Float64Array): Generator<number, void, void> {
  const order = new Uint32Array(keys.length);
  for (let place = 0; place < order.length; place++) order[place] = place;
  return inOrderWithin(keys, order, 3);
}

const DIGITS = 1 << 16;

/** Buckets up to this size are sorted by comparison. */
const SMALL_PILE = 4096;

/** `digit`: which quarter of the 64 bits to distribute by, 3 the leading one. `order` holds the indexes. */
function* inOrderWithin(
  keys: Float64Array,
  order: Uint32Array,
  digit: number,
): Generator<number, void, void> {
  const quarters = new Uint16Array(keys.buffer, keys.byteOffset, keys.length * 4);
  // Skips quarters that are equal in all keys; integers have two or three of them at the end.
  let offset = IS_LITTLE_ENDIAN ? digit : 3 - digit;
  while (digit >= 0 && isSame(quarters, order, offset)) {
    digit--;
    offset = IS_LITTLE_ENDIAN ? digit : 3 - digit;
  }
  if (digit < 0) {
    yield* order;
    return;
  }
  if (order.length <= SMALL_PILE) {
    yield* order.sort((a, b) => compareKeys(keys[a] ?? 0, keys[b] ?? 0) || a - b);
    return;
  }
  const ends = new Uint32Array(DIGITS);
  for (const place of order) {
    const value = quarters[place * 4 + offset] ?? 0;
    ends[value] = (ends[value] ?? 0) + 1;
  }
  for (let value = 1; value < DIGITS; value++) ends[value] = (ends[value] ?? 0) + (ends[value - 1] ?? 0);
  const dealt = new Uint32Array(order.length);
  const nexts = Uint32Array.from(ends);
  for (let i = order.length - 1; i >= 0; i--) {
    const place = order[i] ?? 0;
    const value = quarters[place * 4 + offset] ?? 0;
    const target = (nexts[value] ?? 0) - 1;
    nexts[value] = target;
    dealt[target] = place;
  }
  for (let start = 0, value = 0; value < DIGITS; value++) {
    const end = ends[value] ?? 0;
    if (end > start) yield* inOrderWithin(keys, dealt.subarray(start, end), digit - 1);
    start = end;
  }
}

function isSame(quarters: Uint16Array, order: Uint32Array, offset: number): boolean {
  const value = quarters[(order[0] ?? 0) * 4 + offset];
  for (let i = 1; i < order.length; i++) if (quarters[(order[i] ?? 0) * 4 + offset] !== value) return false;
  return true;
}

const IS_LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** Does not subtract, because impossible words have the key Infinity. */
function compareKeys(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Sorts results about words of the lexicon, stably. */
export function sortAnswers<T>(
  lexicon: Lexicon,
  answers: readonly T[],
  wordOf: (answer: T) => string,
  sort: Sort,
): readonly T[] {
  const keyOf = sortKeyFor(lexicon, sort);
  const letters = new Uint8Array(LONGEST_WORD + 1);
  const keys = new Float64Array(answers.length);
  for (const [place, answer] of answers.entries()) {
    const rank = lexicon.rankOf(wordOf(answer));
    keys[place] =
      rank < 0 ? Infinity : keyOf(letters, wordAt(lexicon.graph, lexicon.ranks, rank, letters), rank);
  }
  return Array.from(inOrder(keys), (place) => answers[place]).filter((answer) => answer !== undefined);
}
