/** Reads the word map (drawn in generation/word-map.ts): which letters make words, and which words. */

import { byte, word } from '../heap.ts';
import { WORD_MAP_HEADS } from '../memory-map.ts';

/** How many blanks the map can fill in. */
export const MOST_BLANKS = 2;

export function hasWordMap(): boolean {
  return word(WORD_MAP_HEADS) !== 0;
}

/** The table of words with this many letters. */
export function wordsOfLength(length: i32): i32 {
  return WORD_MAP_HEADS + (length << 5);
}

/** Whether letters with this key and `blanks` more letters may make a word of the table. A "no" is certain. */
export function mayMakeWord(table: i32, key: i32, blanks: i32): boolean {
  return wordBit(table, key, blanks) !== 0;
}

/** The same as 1 or 0. */
export function wordBit(table: i32, key: i32, blanks: i32): i32 {
  const set = table + (blanks << 3);
  return bitOf(word(set), word(set + 4), key);
}

/** The bit of a key in the bit set at `bits`; for many lookups, read `bitsOf` and `shiftOf` once. */
export function bitOf(bits: i32, shift: i32, key: i32): i32 {
  const bit = key >>> shift;
  return (word(bits + ((bit >>> 5) << 2)) >>> (bit & 31)) & 1;
}

/** The bit set of whole words. */
export function bitsOf(table: i32): i32 {
  return word(table);
}

export function shiftOf(table: i32): i32 {
  return word(table + 4);
}

/** Where groups with this key or a later one begin; others may come first. Continue with `nextGroup`. */
export function groupNear(table: i32, key: i32): i32 {
  return word(word(table + 24) + ((key >>> word(table + 28)) << 2));
}

/** `length` is that of the table's words. */
export function nextGroup(group: i32, length: i32): i32 {
  return (wordsOf(group) + wordCountOf(group) * length + 3) & -4;
}

export function keyOf(group: i32): i32 {
  return word(group);
}

/** 0 if there are no more groups. */
export function wordCountOf(group: i32): i32 {
  return byte(group + 4);
}

/** The address of the group's first word. */
export function wordsOf(group: i32): i32 {
  return group + 5;
}
