/** What becomes of a play that a walk has found: it is listed, or it is kept if it is the best so far. */

import { hasHook, openingCostAt } from './cells.ts';
import { setWord, word } from './heap.ts';
import {
  AT_MOVES,
  BONUS,
  COSTLY_LETTERS,
  LANE,
  MOVE_CAPACITY,
  MOVE_COUNT,
  OPENING_TILES,
  PLANE,
  RACK_TILES,
  TILES_ON_BOARD,
} from './memory-map.ts';
import { leaveOf, tilesLeft } from './rack.ts';
import { cellOf, entryBefore, tileOfEntry } from './trail.ts';

/** A listed play: lane | plane << 5 | rack state left << 8, trail entry, score, equity in thousandths. */
export const MOVE_BYTES = 16;

/** `trail` spells a word: scores the play and lists it, unless the other plane has it too. */
export function record(rack: i32, trail: i32, points: i32, factor: i32, side: i32): void {
  const placed = word(RACK_TILES) - tilesLeft(rack);
  const plane = word(PLANE);
  // A single tile that makes words both ways was met across already.
  if (placed === 1 && plane === 1 && hasHook(cellOf(trail))) return;
  const score = points * factor + side + word(BONUS + (placed << 2));
  let equity = score * 1000 + leaveOf(rack);
  if (word(TILES_ON_BOARD) === 0) {
    if (placed < word(OPENING_TILES)) return;
    equity -= openingCost(trail);
  }
  const count = word(MOVE_COUNT);
  setWord(MOVE_COUNT, count + 1);
  if (count >= word(MOVE_CAPACITY)) return;
  const at = word(AT_MOVES) + (count << 4);
  setWord(at, word(LANE) | (plane << 5) | (rack << 8));
  setWord(at + 4, trail);
  setWord(at + 8, score);
  setWord(at + 12, equity);
}

/** What costly letters on their squares take off the first play, in thousandths. */
function openingCost(trail: i32): i32 {
  let cost = 0;
  for (let entry = trail; entry !== 0; entry = entryBefore(entry)) {
    const letter = tileOfEntry(entry) & 63;
    const costly = (word(COSTLY_LETTERS + ((letter >> 5) << 2)) & (1 << (letter & 31))) !== 0;
    if (costly) cost += openingCostAt(cellOf(entry));
  }
  return cost;
}
