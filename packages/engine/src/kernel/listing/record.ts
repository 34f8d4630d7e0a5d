/** What happens to a play that a walk has found: it is listed, or offered as the best. */

import { offerPlay } from './candidate.ts';
import { CELL, cellAt, hasHook } from '../board/cells.ts';
import { setWord, word } from '../heap.ts';
import {
  AT_MOVES,
  BEST_ONLY,
  BEST_PLAY,
  BONUS,
  DRAFT_PLAY,
  LANE,
  MOVE_CAPACITY,
  MOVE_COUNT,
  OPENING_TILES,
  PLANE,
  RACK_TILES,
  TILES_ON_BOARD,
} from '../memory-map.ts';
import { openingCostOf } from '../board/opening.ts';
import { equityOf, positionOf, setLaneOf, setTileCountOf, setTileOf, setWorthOf, tileOf } from '../play.ts';
import { leaveOf, tilesLeft } from '../rack/rack.ts';
import { cellOf, entryBefore, letterOfEntry, tileLaid } from './trail.ts';

/**
 * `trail` spells a word with `rack` left; `blanks` says which of its tiles, from the last back, are blanks. Scores
 * the play, unless the other plane has it too. A listed play is four words: lane | plane << 5 | blanks << 6, trail
 * entry, score, equity in thousandths.
 */
export function record(rack: i32, trail: i32, blanks: i32, points: i32, factor: i32, side: i32): void {
  const placed = word(RACK_TILES) - tilesLeft(rack);
  const plane = word(PLANE);
  // A single tile that forms words both ways was already met across.
  if (placed === 1 && plane === 1 && hasHook(cellOf(trail))) return;
  const score = points * factor + side + word(BONUS + (placed << 2));
  let equity = score * 1000 + leaveOf(rack);
  if (word(TILES_ON_BOARD) === 0) {
    if (placed < word(OPENING_TILES)) return;
    equity -= openingCost(trail);
  }
  if (word(BEST_ONLY) !== 0) {
    if (equity >= equityOf(BEST_PLAY)) offerTrail(rack, trail, blanks, score, equity);
    return;
  }
  const count = word(MOVE_COUNT);
  setWord(MOVE_COUNT, count + 1);
  if (count >= word(MOVE_CAPACITY)) return;
  const at = word(AT_MOVES) + (count << 4);
  setWord(at, word(LANE) | (plane << 5) | (blanks << 6));
  setWord(at + 4, trail);
  setWord(at + 8, score);
  setWord(at + 12, equity);
}

/** The `blanks` of a listed play, as `tileLaid` needs them. */
export function blanksOf(move: i32): i32 {
  return word(move) >>> 6;
}

function openingCost(trail: i32): i32 {
  let cost = 0;
  for (let entry = trail; entry !== 0; entry = entryBefore(entry)) {
    cost += openingCostOf(cellOf(entry), letterOfEntry(entry));
  }
  return cost;
}

/** Writes the trail as a draft, its tiles in order of position, and offers it. */
function offerTrail(rack: i32, trail: i32, blanks: i32, score: i32, equity: i32): void {
  const first = cellAt(word(PLANE), word(LANE), 0);
  let count = 0;
  for (let entry = trail; entry !== 0; entry = entryBefore(entry)) {
    const position = ((cellOf(entry) - first) / CELL) | 0;
    let at = count++;
    for (; at > 0 && positionOf(DRAFT_PLAY, at - 1) > position; at--) {
      setTileOf(DRAFT_PLAY, at, positionOf(DRAFT_PLAY, at - 1), tileOf(DRAFT_PLAY, at - 1));
    }
    setTileOf(DRAFT_PLAY, at, position, tileLaid(entry, blanks));
    blanks >>= 1;
  }
  setLaneOf(DRAFT_PLAY, word(PLANE), word(LANE));
  setTileCountOf(DRAFT_PLAY, count);
  setWorthOf(DRAFT_PLAY, score, equity, rack);
  offerPlay();
}
