/**
 * The word graph as generation reads it. A node is the address of
 *
 *     letters that go on (bit n: letter n; bit 0: the separator), those of them that end a word,
 *     where letters above 31 exist the same two words for letters 32 to 63 (bit n: letter 32 + n),
 *     then two words for each letter that goes on, in order: the child's address (0 where nothing follows),
 *     and once more the child's first word, so that a child without a fitting letter need not be visited.
 *
 * Node 0 is nowhere. Paths from the GADDAG's root spell a word's beginning backwards, the separator, then the rest.
 */

import { bitCount, word } from '../heap.ts';
import { WIDE } from '../memory-map.ts';

export function lettersFrom(node: i32, half: i32): i32 {
  return word(node + (half << 3));
}

export function endingsFrom(node: i32, half: i32): i32 {
  return word(node + 4 + (half << 3));
}

/** Where the arcs to the children start. */
export function arcsOf(node: i32, wide: i32): i32 {
  return node + 8 + (wide << 3);
}

/** The arc after `count` others. */
export function arcAfter(arcs: i32, count: i32): i32 {
  return arcs + (count << 3);
}

export function childBehind(arc: i32): i32 {
  return word(arc);
}

/** What `lettersFrom(childBehind(arc), 0)` would return. */
export function lettersBehind(arc: i32): i32 {
  return word(arc + 4);
}

export function hasSeparator(letters: i32): boolean {
  return (letters & 1) !== 0;
}

/** The node after the separator; 0 if no word continues to the right. */
export function afterSeparator(node: i32): i32 {
  return hasSeparator(lettersFrom(node, 0)) ? childBehind(arcsOf(node, word(WIDE))) : 0;
}

/** The node after `letter`; 0 if there is none. `endsWith` says whether a word ends with it. */
export function follow(node: i32, letter: i32): i32 {
  const wide = word(WIDE);
  const half = letter >> 5;
  if (half > wide) return 0;
  const bit = 1 << (letter & 31);
  const letters = lettersFrom(node, half);
  if ((letters & bit) === 0) return 0;
  const before = bitCount(letters & (bit - 1)) + (half === 0 ? 0 : bitCount(lettersFrom(node, 0)));
  return childBehind(arcAfter(arcsOf(node, wide), before));
}

export function endsWith(node: i32, letter: i32): boolean {
  return letter >> 5 <= word(WIDE) && (endingsFrom(node, letter >> 5) & (1 << (letter & 31))) !== 0;
}
