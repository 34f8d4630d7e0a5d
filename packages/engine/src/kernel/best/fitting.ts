/** Fits a word of the word map into a slot: whether it fits, what it scores, which of its tiles are blanks. */

import { offerPlay } from '../listing/candidate.ts';
import {
  allowedAt,
  CELL,
  cellAt,
  crossFactorAt,
  isTile,
  letterAt,
  letterFactorAt,
  pointsAt,
  sidePointsAt,
  wordFactorAt,
} from '../board/cells.ts';
import { byte, lowestBit, setByte, word } from '../heap.ts';
import { BEST_PLAY, BONUS, DRAFT_PLAY, LETTER_COUNTS, RACK, VALUES } from '../memory-map.ts';
import { openingCostOf } from '../board/opening.ts';
import { BLANK, equityOf, setLaneOf, setTileCountOf, setTileOf, setWorthOf } from '../play.ts';
import { blanksLeft, EMPTY_RACK, fullRack, leaveOf, stepOf } from '../rack/rack.ts';
import { coversTiles, firstCoveredOf, laneOfSlot, newTilesOf, planeOfSlot, wordLengthOf } from './slots.ts';

/** Tries the word at each of the starts. `rack` is what would be left. */
export function tryWord(slot: i32, rack: i32, letters: i32, starts: i32): void {
  const lane = cellAt(planeOfSlot(slot), laneOfSlot(slot), 0);
  const length = wordLengthOf(slot);
  const covered = coversTiles(slot) ? firstCoveredOf(slot) : -1;
  for (; starts !== 0; starts &= starts - 1) {
    const start = lowestBit(starts);
    // Most words fail at the first tile that they would have to cover.
    if (covered >= 0 && byte(letters + covered - start) !== letterAt(lane + covered * CELL)) continue;
    const first = lane + start * CELL;
    if (fits(first, letters, length)) weigh(slot, rack, letters, start, first);
  }
}

function fits(cell: i32, letters: i32, length: i32): boolean {
  for (let i = 0; i < length; i++) {
    const letter = byte(letters + i);
    if (isTile(cell)) {
      if (letterAt(cell) !== letter) return false;
    } else if ((allowedAt(cell, letter >> 5) & (1 << (letter & 31))) === 0) {
      return false;
    }
    cell += CELL;
  }
  return true;
}

/** Scores the word as if no tile were a blank; if that is good enough, looks closer. */
function weigh(slot: i32, rack: i32, letters: i32, start: i32, first: i32): void {
  const length = wordLengthOf(slot);
  let points = 0;
  let side = 0;
  let factor = 1;
  for (let i = 0; i < length; i++) {
    const cell = first + i * CELL;
    if (isTile(cell)) {
      points += pointsAt(cell);
    } else {
      const value = word(VALUES + (byte(letters + i) << 2));
      points += value * letterFactorAt(cell);
      side += value * crossFactorAt(cell) + sidePointsAt(cell);
      factor *= wordFactorAt(cell);
    }
  }
  const score = points * factor + side + word(BONUS + (newTilesOf(slot) << 2));
  if (score * 1000 + leaveOf(rack) < equityOf(BEST_PLAY)) return;
  const blanks = chooseBlanks(rack, letters, first, length, factor);
  if (blanks >= 0) propose(slot, rack, letters, start, first, blanks, score, factor);
}

/**
 * The places in the word (as bits) that take blanks: where they cost least, the later on a tie. -1 if the new tiles
 * are not those taken from the rack: the map may answer with other letters of the same key.
 */
function chooseBlanks(rack: i32, letters: i32, first: i32, length: i32, factor: i32): i32 {
  let missing = blanksLeft(fullRack()) - blanksLeft(rack);
  let blanks = 0;
  countNewLetters(letters, first, length);
  for (let i = 0; i < length; i++) {
    const letter = byte(letters + i);
    const wanted = byte(LETTER_COUNTS + letter);
    if (wanted === 0 || isTile(first + i * CELL)) continue;
    setByte(LETTER_COUNTS + letter, 0);
    for (let lacking = wanted - copiesPlayed(letter, rack); lacking > 0; lacking--) {
      blanks |= 1 << cheapestPlace(letter, blanks, letters, first, length, factor);
      missing--;
    }
  }
  return missing === 0 ? blanks : -1;
}

function countNewLetters(letters: i32, first: i32, length: i32): void {
  for (let i = 0; i < length; i++) setByte(LETTER_COUNTS + byte(letters + i), 0);
  for (let i = 0; i < length; i++) {
    const count = LETTER_COUNTS + byte(letters + i);
    if (!isTile(first + i * CELL)) setByte(count, byte(count) + 1);
  }
}

/** How many tiles of the letter are on the full rack but not on `rack`. */
function copiesPlayed(letter: i32, rack: i32): i32 {
  const copies = byte(RACK + letter);
  if (copies === 0) return 0;
  const left = (((rack - EMPTY_RACK) / stepOf(letter)) | 0) % (copies + 1);
  return copies - left;
}

function cheapestPlace(letter: i32, taken: i32, letters: i32, first: i32, length: i32, factor: i32): i32 {
  let place = 0;
  let cheapest = 1 << 30;
  for (let i = 0; i < length; i++) {
    const cell = first + i * CELL;
    if (byte(letters + i) !== letter || isTile(cell) || (taken & (1 << i)) !== 0) continue;
    const cost = letterFactorAt(cell) * factor + crossFactorAt(cell);
    if (cost <= cheapest) {
      cheapest = cost;
      place = i;
    }
  }
  return place;
}

/** Writes the play as a draft and offers it. `score` still counts blanks as letters. */
function propose(
  slot: i32,
  rack: i32,
  letters: i32,
  start: i32,
  first: i32,
  blanks: i32,
  score: i32,
  factor: i32,
): void {
  const length = wordLengthOf(slot);
  let count = 0;
  let cost = 0;
  for (let i = 0; i < length; i++) {
    const cell = first + i * CELL;
    if (isTile(cell)) continue;
    const letter = byte(letters + i);
    const isBlank = (blanks & (1 << i)) !== 0;
    if (isBlank)
      score -= word(VALUES + (letter << 2)) * (letterFactorAt(cell) * factor + crossFactorAt(cell));
    cost += openingCostOf(cell, letter);
    setTileOf(DRAFT_PLAY, count++, start + i, isBlank ? letter | BLANK : letter);
  }
  setLaneOf(DRAFT_PLAY, planeOfSlot(slot), laneOfSlot(slot));
  setTileCountOf(DRAFT_PLAY, count);
  setWorthOf(DRAFT_PLAY, score, score * 1000 + leaveOf(rack) - cost, rack);
  offerPlay();
}
