/**
 * The word map: from the letters of a word to all its anagrams. The key of a set of letters is the sum of numbers that
 * stand for them, so that the key of rack tiles and board tiles together is one addition. Three bit sets answer most
 * questions first: whether letters may make a word, may with one more letter, may with two more (blanks). Different
 * letters can share a key; whoever takes a word from the map checks it letter by letter.
 *
 * There is a table for each length of words. Who asks knows the length; most are short, and tables of short words are
 * small enough to stay in the caches (measured: 4 % of the time of playouts). As kernel/rack/anagrams.ts reads one:
 *
 *     head    for each of the three bit sets, then for the index: address, and the shift that makes a key a place there
 *     index   by the upper bits of keys: the address of the first group of anagrams with such a key
 *     groups  in order of keys: key (four bytes), number of words, then their letters one word after the other, up to a
 *             multiple of four bytes; after the last group one with no words
 *
 * All tables are flat and every loop stays within its own: `!` says so, since a check would cost time.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { allWords, type WordGraph } from '@lexiko/words';
import { FREE, MAX_LETTER, MAX_SIDE } from '../kernel/memory-map.ts';
import type { NodeTable } from './node-table.ts';

export interface WordMap {
  /** By word length; copied to WORD_MAP_HEADS. */
  readonly heads: Int32Array;
  /** Copied to the address it was made for. */
  readonly words: Int32Array;
  /** By letter; 0 for the blank, which stands for no letter yet. */
  readonly hashes: Int32Array;
}

const HEAD_WORDS = 8;
const GROUP_HEAD_BYTES = 5;
/** The most that a byte can count. */
const MOST_ANAGRAMS = 255;
/**
 * The least room for each group of anagrams. Fewer bits answer "maybe" more often but stay in the cache: with 24
 * instead of 8, playouts take 7 % longer, with 6 one percent.
 */
const BITS_PER_GROUP = [8, 25, 50] as const;

/** Words of one length; those with the same key are adjacent in `letters`. */
interface Groups {
  readonly length: number;
  readonly count: number;
  readonly keys: Int32Array;
  /** Index of each group's first letter; one more entry than groups. */
  readonly offsets: Int32Array;
  readonly wordCounts: Int32Array;
  readonly letters: Uint8Array;
}

/** How many numbers a map's heads and hashes are. */
export const WORD_MAP_HEAD: { readonly heads: number; readonly hashes: number } = {
  heads: (MAX_SIDE + 1) * HEAD_WORDS,
  hashes: MAX_LETTER + 1,
};

/** Where the map stands in the kernel's memory: after the nodes. */
export function wordMapAddress({ words }: NodeTable): number {
  return FREE + words.byteLength;
}

/** For a generator that walks these nodes. */
export function makeWordMapAfter(nodes: NodeTable, graph: WordGraph): WordMap {
  return makeWordMap(graph, wordMapAddress(nodes));
}

/** `address` is where the tables will be in the kernel's memory. */
export function makeWordMap(graph: WordGraph, address: number): WordMap {
  const hashes = letterHashes();
  const lists = readWords(graph, hashes);
  const heads = new Int32Array((MAX_SIDE + 1) * HEAD_WORDS);
  const tables: Int32Array[] = [];
  let at = address;
  for (const [length, list] of lists.entries()) {
    const { head, words } = makeTable(groupAnagrams(length, list), hashes, at);
    heads.set(head, length * HEAD_WORDS);
    tables.push(words);
    at += words.byteLength;
  }
  const words = new Int32Array((at - address) / 4);
  let end = 0;
  for (const table of tables) {
    words.set(table, end);
    end += table.length;
  }
  return { heads, words, hashes };
}

/** The table for one length, to be placed at `address`. */
function makeTable(
  groups: Groups,
  hashes: Int32Array,
  address: number,
): { head: Int32Array; words: Int32Array } {
  const sets = BITS_PER_GROUP.map((bits, missing) => makeBitSet(groups, hashes, missing, bits));
  const lists = listGroups(groups);
  const index = makeIndex(groups, lists.offsets);
  const parts = [...sets, index];
  const head = new Int32Array(HEAD_WORDS);
  const words = new Int32Array(parts.reduce((size, part) => size + part.words.length, lists.words.length));
  let at = 0;
  for (const [place, part] of parts.entries()) {
    head[2 * place] = address + 4 * at;
    head[2 * place + 1] = part.shift;
    words.set(part.words, at);
    at += part.words.length;
  }
  // The index counts from the start of the groups.
  for (let i = at - index.words.length; i < at; i++) words[i]! += address + 4 * at;
  words.set(lists.words, at);
  return { head, words };
}

/** Hashes without visible order: the finaliser of MurmurHash3 over the letters' numbers. */
function letterHashes(): Int32Array {
  return Int32Array.from({ length: MAX_LETTER + 1 }, (_, letter) => {
    let hash = Math.imul(letter, 0x9e3779b9);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return hash ^ (hash >>> 16);
  });
}

/** Words of one length, one after the other, and their keys. */
interface WordList {
  readonly letters: number[];
  readonly keys: number[];
}

/** The words that fit a board, by length. */
function readWords(graph: WordGraph, hashes: Int32Array): readonly WordList[] {
  const lists = Array.from({ length: MAX_SIDE + 1 }, (): WordList => ({ letters: [], keys: [] }));
  for (const word of allWords(graph)) {
    if (word.length < 2 || word.length > MAX_SIDE) continue;
    const { letters, keys } = itemAt(lists, word.length);
    let key = 0;
    for (let at = 0; at < word.length; at++) {
      letters.push(word.letters[at]!);
      key = (key + hashes[word.letters[at]!]!) | 0;
    }
    keys.push(key);
  }
  return lists;
}

/** More words than any lexicon has; a key and such an index fit into a float together. */
const INDEX_LIMIT = 2 ** 21;

function groupAnagrams(length: number, { letters, keys }: WordList): Groups {
  if (keys.length > INDEX_LIMIT) throw new RangeError(`a word map of ${keys.length} words`);
  const sorted = Float64Array.from(keys, (key, index) => (key >>> 0) * INDEX_LIMIT + index).sort();
  const groups = {
    length,
    count: 0,
    keys: new Int32Array(keys.length),
    offsets: new Int32Array(keys.length + 1),
    wordCounts: new Int32Array(keys.length),
    letters: new Uint8Array(letters.length),
  };
  let offset = 0;
  for (const packed of sorted) {
    const word = packed % INDEX_LIMIT;
    const last = groups.count - 1;
    const joins = last >= 0 && groups.keys[last] === keys[word];
    if (joins && groups.wordCounts[last]! < MOST_ANAGRAMS) {
      groups.wordCounts[last]!++;
    } else {
      groups.keys[groups.count] = keys[word]!;
      groups.offsets[groups.count] = offset;
      groups.wordCounts[groups.count++] = 1;
    }
    for (let i = 0; i < length; i++) groups.letters[offset++] = letters[word * length + i]!;
  }
  groups.offsets[groups.count] = offset;
  return groups;
}

interface Part {
  readonly words: Int32Array;
  readonly shift: number;
}

/** The keys of all words with `missing` letters removed. */
function makeBitSet(groups: Groups, hashes: Int32Array, missing: number, bitsPerGroup: number): Part {
  const shift = shiftFor(groups.count * bitsPerGroup);
  const words = new Int32Array(2 ** (32 - shift - 5));
  const enter = (key: number): void => {
    const bit = key >>> shift;
    words[bit >>> 5]! |= 1 << (bit & 31);
  };
  const { letters } = groups;
  for (let group = 0; group < groups.count; group++) {
    const key = groups.keys[group]!;
    if (missing === 0) {
      enter(key);
      continue;
    }
    // Words of a group have the same letters, or by chance the same key: all of them are considered.
    const { length } = groups;
    const end = groups.offsets[group]! + groups.wordCounts[group]! * length;
    for (let start = groups.offsets[group]!; start < end; start += length) {
      for (let i = start; i < start + length; i++) {
        const without = key - hashes[letters[i]!]!;
        if (missing === 1) enter(without);
        else for (let j = i + 1; j < start + length; j++) enter(without - hashes[letters[j]!]!);
      }
    }
  }
  return { words, shift };
}

/** By the upper bits of keys: the start of the first group with such a key, or of a later one. */
function makeIndex(groups: Groups, offsets: Int32Array): Part {
  const shift = shiftFor(groups.count);
  const words = new Int32Array(2 ** (32 - shift));
  let group = 0;
  for (let place = 0; place < words.length; place++) {
    while (group < groups.count && groups.keys[group]! >>> shift < place) group++;
    words[place] = offsets[group]!;
  }
  return { words, shift };
}

/** The groups as bytes, and the start of each; one more entry than groups. */
function listGroups(groups: Groups): { words: Int32Array; offsets: Int32Array } {
  const offsets = new Int32Array(groups.count + 1);
  for (let group = 0; group < groups.count; group++) {
    const size = GROUP_HEAD_BYTES + groups.offsets[group + 1]! - groups.offsets[group]!;
    offsets[group + 1] = offsets[group]! + ((size + 3) & -4);
  }
  const words = new Int32Array(offsets[groups.count]! / 4 + 2);
  const bytes = new Uint8Array(words.buffer);
  for (let group = 0; group < groups.count; group++) {
    const at = offsets[group]!;
    words[at / 4] = groups.keys[group]!;
    bytes[at + 4] = groups.wordCounts[group]!;
    bytes.set(
      groups.letters.subarray(groups.offsets[group], groups.offsets[group + 1]),
      at + GROUP_HEAD_BYTES,
    );
  }
  return { words, offsets };
}

/** A key shifted right by this has at least `size` values, and at least 64. */
function shiftFor(size: number): number {
  return 32 - Math.max(6, Math.ceil(Math.log2(size)));
}
