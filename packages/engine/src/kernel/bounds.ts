/**
 * Upper bounds without the lexicon, after the "shadow playing" of wolges, but closed in form. A stretch with word factor
 * W is worth at most
 *
 *     W · (tiles covered + dear letters on squares that take any + best letter of each other square) + beside + bonus
 *
 * where the dearest letters go to the largest factors: with c(j) squares of factor j or more that is the sum over j of
 * the c(j) largest values. What does not depend on the rack stands in the lane's shape (lanes.ts).
 */

import { laneCount, laneLength } from './board.ts';
import { allowedAt, CELL, cellAt, crossFactorAt, letterFactorAt } from './cells.ts';
import { byte, setByte, setWord, word } from './heap.ts';
import { HEAD_BYTES, restrictedIn, shapeLane, shapeOf, STRETCH_BYTES } from './lanes.ts';
import {
  BEST_PLAY,
  CHANGED_LANES,
  LONGEST_PLAY,
  MAX_SIDE,
  OPENING_DOWN,
  RACK_SIZE,
  RACK_TILES,
  RESTRICTED_SUMS,
  TILES_ON_BOARD,
  TOP_VALUES,
  VALUES,
} from './memory-map.ts';
import { equityOf } from './play.ts';
import { fullRack, playableFrom } from './rack.ts';
import { bestLeave, bestWordLeave, letterByValue, NOTHING } from './ranking.ts';
import { addSlot, clearSlots, setCovered, setReliance } from './slots.ts';

/** Fills the heap with every slot that may hold a play at least as good as the best known. */
export function boundBoard(): void {
  clearSlots();
  makeShapesLongEnough();
  const planes = word(TILES_ON_BOARD) === 0 && word(OPENING_DOWN) === 0 ? 1 : 2;
  for (let plane = 0; plane < planes; plane++) {
    const lanes = laneCount(plane);
    for (let lane = 0; lane < lanes; lane++) {
      const changed = CHANGED_LANES + plane * MAX_SIDE + lane;
      if (byte(changed) !== 0) shapeLane(plane, lane);
      setByte(changed, 0);
      if (word(shapeOf(plane, lane)) !== 0) boundLane(plane, lane);
    }
  }
}

/** Shapes are made for the usual rack; a larger one makes them all anew. */
function makeShapesLongEnough(): void {
  const longest = word(RACK_TILES) > word(RACK_SIZE) ? word(RACK_TILES) : word(RACK_SIZE);
  if (longest <= word(LONGEST_PLAY)) return;
  setWord(LONGEST_PLAY, longest);
  for (let lane = 0; lane < 2 * MAX_SIDE; lane++) setByte(CHANGED_LANES + lane, 1);
}

function boundLane(plane: i32, lane: i32): void {
  const tiles = word(RACK_TILES);
  const restricted = restrictedIn(plane, lane);
  const dead = restricted === 0 ? 0 : sumRestricted(cellAt(plane, lane, 0), laneLength(plane), restricted);
  for (let head = shapeOf(plane, lane); word(head) !== 0;) {
    const end = head + HEAD_BYTES + byte(head + 3) * STRETCH_BYTES;
    if (byte(head) <= tiles) boundHead(head, end, plane, lane, restricted, dead);
    head = end;
  }
}

/**
 * Adds a slot for the stretches under a head, if one of them can hold a good play: none over one of the `dead` squares,
 * where no tile of the rack fits.
 */
function boundHead(head: i32, end: i32, plane: i32, lane: i32, restricted: i32, dead: i32): void {
  const newTiles = byte(head);
  const covered = byte(head + 1);
  const leave = covered === 0 ? bestWordLeave(newTiles) : bestLeave(newTiles);
  if (leave === NOTHING) return;
  let starts = 0;
  let bound = 0;
  for (let stretch = head + HEAD_BYTES; stretch < end; stretch += STRETCH_BYTES) {
    const start = 1 << byte(stretch + 12);
    const squares = (1 << byte(stretch + 13)) - start;
    if ((squares & dead) !== 0) continue;
    starts |= start;
    let score = stretchBound(stretch);
    if ((squares & restricted) !== 0) score += restrictedBound(stretch);
    if (score > bound) bound = score;
  }
  const equity = bound * 1000 + leave;
  if (starts === 0 || equity < equityOf(BEST_PLAY)) return;
  const slot = addSlot(equity, bound, plane, lane, newTiles, starts);
  setReliance(slot, byte(head + 4), word(TOP_VALUES + byte(head + 5)));
  if (covered !== 0) setCovered(slot, byte(head + 2), covered, word(head + 8));
}

/** The most that a play on the stretch can score, but for the squares that do not take every letter. */
function stretchBound(stretch: i32): i32 {
  const counts = word(stretch);
  const dear =
    word(TOP_VALUES + (counts & 255)) +
    word(TOP_VALUES + ((counts >>> 8) & 255)) +
    word(TOP_VALUES + ((counts >>> 16) & 255)) +
    word(TOP_VALUES + (counts >>> 24));
  return dear * word(stretch + 8) + word(stretch + 4);
}

/** The most that the squares which do not take every letter can add. */
function restrictedBound(stretch: i32): i32 {
  const from = RESTRICTED_SUMS + (byte(stretch + 12) << 3);
  const to = RESTRICTED_SUMS + (byte(stretch + 13) << 3);
  return (word(to) - word(from)) * word(stretch + 8) + word(to + 4) - word(from + 4);
}

/**
 * For each position, over the restricted squares before it: the best letters times their letter factors, and the points
 * these make in crossing words. Answers with the squares (bits) where no tile fits.
 */
function sumRestricted(first: i32, length: i32, restricted: i32): i32 {
  let main = 0;
  let side = 0;
  let dead = 0;
  for (let position = 0; position <= length; position++) {
    setWord(RESTRICTED_SUMS + (position << 3), main);
    setWord(RESTRICTED_SUMS + 4 + (position << 3), side);
    if ((restricted & (1 << position)) === 0) continue;
    const cell = first + position * CELL;
    const value = bestValueFor(cell);
    if (value < 0) dead |= 1 << position;
    main += value * letterFactorAt(cell);
    side += value * crossFactorAt(cell);
  }
  return dead;
}

/** The value of the dearest tile that may stand on the square; -1 if none may. */
function bestValueFor(cell: i32): i32 {
  const low = allowedAt(cell, 0);
  const high = allowedAt(cell, 1);
  for (let i = 0; ; i++) {
    const letter = letterByValue(i);
    if (letter === 0) break;
    if (((letter < 32 ? low : high) & (1 << (letter & 31))) !== 0) return word(VALUES + (letter << 2));
  }
  return ((low & playableFrom(fullRack(), 0)) | (high & playableFrom(fullRack(), 1))) !== 0 ? 0 : -1;
}
