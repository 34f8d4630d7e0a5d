/**
 * The tiles of a walk as a tree: each tile placed is an entry that knows the one placed before it. A play is then one
 * number, and no strip of letters is copied while walking. An entry is named by its address; 0 is the empty trail.
 *
 *     an entry, 8 bytes:  0 entry before   4 cell | tile << 24
 */

import { setWord, word } from '../heap.ts';
import { AT_TRAIL, BEST_ONLY, TRAIL_END, TRAIL_TOP } from '../memory-map.ts';
import { BLANK } from '../play.ts';

const ENTRY_BYTES = 8;

export function clearTrail(): void {
  setWord(TRAIL_TOP, word(AT_TRAIL));
}

/**
 * Adds a tile after the entry `before`. When the room ends, entries overwrite each other while the top still rises,
 * so that the host sees how much the walk needs and repeats it. Such an entry has none before it, since that might be
 * itself. A search for the best play writes down what it finds at once, so there the trail is a stack and always has
 * room.
 */
export function pushTile(before: i32, cell: i32, tile: i32): i32 {
  if (word(BEST_ONLY) !== 0) {
    const next = before === 0 ? word(AT_TRAIL) : before + ENTRY_BYTES;
    setWord(next, before);
    setWord(next + 4, cell | (tile << 24));
    return next;
  }
  const top = word(TRAIL_TOP);
  const end = word(TRAIL_END);
  const entry = top < end ? top : end;
  setWord(TRAIL_TOP, top + ENTRY_BYTES);
  setWord(entry, top < end ? before : 0);
  setWord(entry + 4, cell | (tile << 24));
  return entry;
}

export function entryBefore(entry: i32): i32 {
  return word(entry);
}

export function cellOf(entry: i32): i32 {
  return word(entry + 4) & 0xffffff;
}

export function tileOfEntry(entry: i32): i32 {
  return word(entry + 4) >>> 24;
}

export function letterOfEntry(entry: i32): i32 {
  return (word(entry + 4) >>> 24) & (BLANK - 1);
}

/** The tile as the play has it, whatever the walk used: a blank if the lowest bit of `blanks` is set. */
export function tileLaid(entry: i32, blanks: i32): i32 {
  return letterOfEntry(entry) | ((blanks & 1) === 0 ? 0 : BLANK);
}
