/**
 * What the endgame search knows of positions it has met: bounds of their value from there on, how deep that was
 * searched, and the best play. Two entries share a place: the deeper search stays, the other gives way.
 *
 *     an entry, 16 bytes:  0 key (two words)   8 value << 16 | depth << 8 | search << 2 | kind of bound
 *                         12 best play (0: none, 1: a pass)
 *
 * Keys differ from search to search, so that nothing of an earlier one is ever found; its entries give way first.
 */

import { AT_KNOWN, KNOWN_CAPACITY, SEARCH } from '../memory-map.ts';
import { setWord, word } from '../heap.ts';

const KNOWN_BYTES = 16;

export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

/** The depth of what holds to the end of the game. */
export const PROVEN = 255;

/** The entry of a position; 0 if it is not known. */
export function knownOf(key: i32, other: i32): i32 {
  const first = placeOf(key);
  if (word(first) === key && word(first + 4) === other && (word(first + 8) & 3) !== 0) return first;
  const second = first + KNOWN_BYTES;
  return word(second) === key && word(second + 4) === other && (word(second + 8) & 3) !== 0 ? second : 0;
}

export function knownValue(entry: i32): i32 {
  return word(entry + 8) >> 16;
}

export function knownDepth(entry: i32): i32 {
  return (word(entry + 8) >>> 8) & 255;
}

export function knownKind(entry: i32): i32 {
  return word(entry + 8) & 3;
}

export function knownPlay(entry: i32): i32 {
  return word(entry + 12);
}

export function remember(key: i32, other: i32, value: i32, depth: i32, kind: i32, play: i32): void {
  const first = placeOf(key);
  const isSame = word(first) === key && word(first + 4) === other;
  const stamp = (word(SEARCH) & 63) << 2;
  const isOld = (word(first + 8) & 252) !== stamp;
  const entry = isSame || isOld || depth >= knownDepth(first) ? first : first + KNOWN_BYTES;
  if (entry === first && !isSame) {
    for (let i = 0; i < KNOWN_BYTES; i += 4) setWord(first + KNOWN_BYTES + i, word(first + i));
  }
  setWord(entry, key);
  setWord(entry + 4, other);
  setWord(entry + 8, (value << 16) | (depth << 8) | stamp | kind);
  setWord(entry + 12, play);
}

function placeOf(key: i32): i32 {
  return word(AT_KNOWN) + (key & (word(KNOWN_CAPACITY) - 2)) * KNOWN_BYTES;
}
