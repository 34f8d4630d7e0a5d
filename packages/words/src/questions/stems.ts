/** Bingo stems: letters that make words with many different further letters (SATINE with all but J, Q and Y). */

import { writeWord } from '../alphabet.ts';
import { WordCursor } from '../graph/graph-walk.ts';
import { wordsFromRack, type RackWord } from './from-rack.ts';
import { rackSize, type Rack } from './rack.ts';
import { inOrder } from './word-order.ts';
import type { WordSource } from './word-source.ts';

export interface Stem {
  /** The letters of the stem in the order of the alphabet. */
  readonly letters: string;
  /** Each letter that makes at least one word with the stem. */
  readonly partners: readonly string[];
  /** How many tiles in the bag after drawing the stem are partners: the value of the stem. */
  readonly tiles: number;
}

/** The `most` best stems of `size` letters (6 for words of 7): most helpful tiles first, then most helpful letters. */
export function bestStems(source: WordSource, size: number, most: number): Stem[] {
  const { alphabet } = source;
  const base = alphabet.size + 1;
  const keys = stemKeys(source, size);
  const starts = new Uint32Array(keys.length + 1);
  const ranking = new Float64Array(keys.length);
  const counts = new Uint8Array(base);
  let found = 0;
  for (let from = 0; from < keys.length; found++) {
    const stem = Math.floor((keys[from] ?? 0) / base);
    countDigits(stem, base, counts);
    starts[found] = from;
    let tiles = 0;
    let partners = 0;
    for (let previous = 0; from < keys.length; from++) {
      const partner = (keys[from] ?? 0) - stem * base;
      if (partner >= base) break;
      if (partner === previous) continue;
      previous = partner;
      partners++;
      tiles += Math.max(0, (alphabet.counts[partner] ?? 0) - (counts[partner] ?? 0));
    }
    ranking[found] = MOST_WORTH - (tiles * base + partners);
  }
  starts[found] = keys.length;
  const best: Stem[] = [];
  for (const place of inOrder(ranking.subarray(0, found))) {
    if (best.length === most) break;
    const group = keys.subarray(starts[place], starts[place + 1]);
    const partners = [...new Set(Array.from(group, (key) => key % base))];
    best.push({
      letters: spellDigits(source, Math.floor((group[0] ?? 0) / base)),
      partners: partners.map((letter) => alphabet.letters[letter] ?? ''),
      tiles: Math.floor((MOST_WORTH - (ranking[place] ?? 0)) / base),
    });
  }
  return best;
}

/** More than any number of tiles times letters, so that sorting keys rise from the best stem. */
const MOST_WORTH = 255 * 63 * 64;

/** Words made of all the letters and one more, by that letter. */
export function stemWords(source: WordSource, rack: Rack): Map<string, RackWord[]> {
  const withBlank = Uint8Array.from(rack);
  withBlank[0] = 1;
  const size = rackSize(withBlank);
  const byLetter = new Map<string, RackWord[]>();
  for (const found of wordsFromRack(source, withBlank, { min: size, max: size })) {
    const letter = /\p{Ll}.*\p{Ll}|\p{Ll}/u.exec(found.spelling)?.[0].toUpperCase() ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), found]);
  }
  return byLetter;
}

/** For every word of `size + 1` letters and each of its letters: the sorted other letters as digits, then that letter. Sorted. */
function stemKeys({ graph, alphabet }: WordSource, size: number): Float64Array {
  const base = alphabet.size + 1;
  if (base ** (size + 1) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError('stems of that many letters cannot be numbered');
  }
  const length = size + 1;
  let keys = new Float64Array(1 << 16);
  let count = 0;
  const sorted = new Uint8Array(length);
  const cursor = new WordCursor(graph, length);
  while (cursor.next()) {
    if (cursor.length !== length) continue;
    insertSorted(cursor.letters, sorted);
    if (count + length > keys.length) {
      const longer = new Float64Array(keys.length * 2);
      longer.set(keys);
      keys = longer;
    }
    for (let out = 0; out < length; out++) {
      if (out > 0 && sorted[out] === sorted[out - 1]) continue;
      let key = 0;
      for (let at = 0; at < length; at++) if (at !== out) key = key * base + (sorted[at] ?? 0);
      keys[count++] = key * base + (sorted[out] ?? 0);
    }
  }
  return keys.subarray(0, count).sort();
}

/** Fills `sorted` with as many letters as it holds, in rising order; for a handful this beats the built-in sort. */
function insertSorted(letters: Uint8Array, sorted: Uint8Array): void {
  for (let count = 0; count < sorted.length; count++) {
    const letter = letters[count] ?? 0;
    let at = count;
    for (; at > 0 && (sorted[at - 1] ?? 0) > letter; at--) sorted[at] = sorted[at - 1] ?? 0;
    sorted[at] = letter;
  }
}

function countDigits(number: number, base: number, counts: Uint8Array): void {
  counts.fill(0);
  for (let rest = number; rest > 0;) {
    const others = Math.floor(rest / base);
    const digit = rest - others * base;
    counts[digit] = (counts[digit] ?? 0) + 1;
    rest = others;
  }
}

function spellDigits({ alphabet }: WordSource, number: number): string {
  const base = alphabet.size + 1;
  const letters: number[] = [];
  for (let rest = number; rest > 0; rest = Math.floor(rest / base)) letters.unshift(rest % base);
  return writeWord(alphabet, letters);
}
