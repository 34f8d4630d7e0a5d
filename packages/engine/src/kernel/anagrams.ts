/** Reads the word map (drawn in src/word-map.ts): which letters make words, and which words. */

import { byte, word } from './heap.ts';
import { WORD_MAP_HEAD } from './memory-map.ts';

/** How many blanks the map can fill in. */
export const MOST_BLANKS = 2;

/** Whether letters with this key and `blanks` further letters may make a word. A "no" is certain. */
export function mayMakeWord(key: i32, blanks: i32): boolean {
  return wordBit(key, blanks) !== 0;
}

/** The same as 1 or 0. */
export function wordBit(key: i32, blanks: i32): i32 {
  const head = WORD_MAP_HEAD + (blanks << 3);
  const bit = key >>> word(head + 4);
  return (word(word(head) + ((bit >>> 5) << 2)) >>> (bit & 31)) & 1;
}

export function hasWordMap(): boolean {
  return word(WORD_MAP_HEAD) !== 0;
}

/** Where groups with this key or a later one begin; there may be others before. Go on with `nextGroup`. */
export function groupNear(key: i32): i32 {
  return word(word(WORD_MAP_HEAD + 24) + ((key >>> word(WORD_MAP_HEAD + 28)) << 2));
}

export function nextGroup(group: i32): i32 {
  return (wordsOf(group) + wordCountOf(group) * wordLengthIn(group) + 3) & -4;
}

export function keyOf(group: i32): i32 {
  return word(group);
}

/** 0: there are no more groups. */
export function wordCountOf(group: i32): i32 {
  return byte(group + 4);
}

export function wordLengthIn(group: i32): i32 {
  return byte(group + 5);
}

/** The address of the group's first word. */
export function wordsOf(group: i32): i32 {
  return group + 6;
}
