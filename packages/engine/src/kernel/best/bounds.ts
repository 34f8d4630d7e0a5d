/**
 * Upper bounds without the lexicon, after the "shadow playing" of wolges, but closed in form. A stretch with word factor
 * W is worth at most
 *
 *     W · (tiles covered + dear letters on squares that take any + best letter of each other square) + beside + bonus
 *
 * where the dearest letters go to the largest factors: with c(j) squares of factor j or more that is the sum over j of
 * the c(j) largest values. What does not depend on the rack is a difference of the lane's sums (board/lanes.ts).
 *
 * Stretches that cover the same tiles (or none) are gone through together and noted by their number of new tiles:
 *
 *     a note, 16 bytes:  0 most points   4 first positions, as bits (0: nothing is noted)   8 least word factor
 *                       12 least count of squares that take any letter, times 4
 */

import { laneCount, laneLength } from '../board/board.ts';
import { allowedAt, CELL, cellAt, crossFactorAt, letterFactorAt, wordFactorAt } from '../board/cells.ts';
import { byte, lowestBit, setByte, setWord, word } from '../heap.ts';
import {
  countsBefore,
  factorFromTile,
  factorToTile,
  hashBefore,
  isPlayable,
  nextHook,
  pointsBefore,
  restrictedIn,
  shapeLane,
  shapeOf,
  sidePointsBefore,
  sumsAt,
  tilesIn,
  wallsIn,
} from '../board/lanes.ts';
import {
  BEST_PLAY,
  BLOCKS,
  BONUS,
  BOUND_LANE,
  BOUND_PLANE,
  CHANGED_LANES,
  DEAD_SQUARES,
  LENGTH_NOTES,
  MAX_RACK,
  MAX_SIDE,
  OPENING_DOWN,
  OPENING_TILES,
  RACK_SUMS,
  RACK_TILES,
  TILES_ON_BOARD,
  TOP_VALUES,
  VALUES,
} from '../memory-map.ts';
import { equityOf } from '../play.ts';
import { fullRack, playableFrom } from '../rack/rack.ts';
import { bestLeave, bestWordLeave, letterByValue, NOTHING } from '../rack/ranking.ts';
import { addSlot, clearSlots, setPlace, setReliance } from './slots.ts';

/** More than any word factor or count of squares. */
const MANY = 1_000_000_000;

/** Adds every slot that may hold a play at least as good as the best known. */
export function boundBoard(): void {
  clearSlots();
  for (let newTiles = 0; newTiles <= MAX_RACK; newTiles++) clearNote(LENGTH_NOTES + (newTiles << 4));
  const planes = word(TILES_ON_BOARD) === 0 && word(OPENING_DOWN) === 0 ? 1 : 2;
  for (let plane = 0; plane < planes; plane++) {
    const lanes = laneCount(plane);
    for (let lane = 0; lane < lanes; lane++) {
      const changed = CHANGED_LANES + plane * MAX_SIDE + lane;
      if (byte(changed) !== 0) shapeLane(plane, lane);
      setByte(changed, 0);
      if (isPlayable(shapeOf(plane, lane))) boundLane(plane, lane);
    }
  }
}

/** Bounds the parts of a lane between walls. */
function boundLane(plane: i32, lane: i32): void {
  const shape = shapeOf(plane, lane);
  const length = laneLength(plane);
  const first = cellAt(plane, lane, 0);
  const walls = wallsIn(shape);
  setWord(BOUND_PLANE, plane);
  setWord(BOUND_LANE, lane);
  sumForRack(shape, first, length);
  for (let start = 0; start < length; start++) {
    if ((walls & (1 << start)) !== 0) continue;
    const end = lowestBit(walls & -(1 << start));
    boundPart(shape, first, start, end, listBlocks(tilesIn(shape), start, end));
    start = end;
  }
}

/** Lists the runs of tiles within a part by the positions of their first and last tile; returns their number. */
function listBlocks(tiles: i32, start: i32, end: i32): i32 {
  let count = 0;
  for (let rest = tiles & ((1 << end) - (1 << start)); rest !== 0; count++) {
    const first = lowestBit(rest);
    const after = lowestBit(~tiles & -(1 << first));
    setWord(BLOCKS + (count << 3), first);
    setWord(BLOCKS + 4 + (count << 3), after - 1);
    rest &= -(1 << after);
  }
  return count;
}

function blockStart(block: i32): i32 {
  return word(BLOCKS + (block << 3));
}

/** Position of the block's last tile. */
function blockEnd(block: i32): i32 {
  return word(BLOCKS + 4 + (block << 3));
}

/** Between the walls before `start` and at `end`: first plays beside the blocks, then across one or more of them. */
function boundPart(shape: i32, cells: i32, start: i32, end: i32, blocks: i32): void {
  const dead = word(DEAD_SQUARES);
  for (let gap = 0; gap <= blocks; gap++) {
    const from = gap === 0 ? start : blockEnd(gap - 1) + 2;
    const to = gap === blocks ? end : blockStart(gap) - 1;
    if (to - from >= 2 && nextHook(sumsAt(shape, from)) < to) boundGap(shape, cells, from, to);
  }
  for (let first = 0; first < blocks; first++) {
    const leftRoom = blockStart(first) - (first === 0 ? start : blockEnd(first - 1) + 2);
    let inside = 0;
    let factor = 1;
    for (let last = first; last < blocks; last++) {
      if (last > first) {
        const gap = blockEnd(last - 1) + 1;
        if ((dead & ((1 << blockStart(last)) - (1 << gap))) !== 0) break;
        inside += blockStart(last) - gap;
        factor *= factorToTile(sumsAt(shape, gap));
      }
      if (inside > word(RACK_TILES)) break;
      const rightRoom = (last === blocks - 1 ? end : blockStart(last + 1) - 1) - blockEnd(last) - 1;
      boundOver(shape, blockStart(first), blockEnd(last), inside, factor, leftRoom, rightRoom);
    }
  }
}

/** Plays across all tiles from `first` to `last`, with `inside` empty squares between them. */
function boundOver(
  shape: i32,
  first: i32,
  last: i32,
  inside: i32,
  factor: i32,
  leftRoom: i32,
  rightRoom: i32,
): void {
  const dead = word(DEAD_SQUARES);
  const outside = word(RACK_TILES) - inside;
  const mostLeft = leftRoom < outside ? leftRoom : outside;
  const deadRight = dead >>> (last + 1);
  const liveRoom = deadRight === 0 ? rightRoom : lowestBit(deadRight);
  const mostRight = liveRoom < rightRoom ? liveRoom : rightRoom;
  for (let left = 0; left <= mostLeft; left++) {
    const start = first - left;
    if (left > 0 && (dead & (1 << start)) !== 0) break;
    const leftFactor = left === 0 ? factor : factor * factorToTile(sumsAt(shape, start));
    const most = mostRight < outside - left ? mostRight : outside - left;
    for (let right = inside + left === 0 ? 1 : 0; right <= most; right++) {
      const end = last + 1 + right;
      const product = right === 0 ? leftFactor : leftFactor * factorFromTile(sumsAt(shape, end - 1));
      noteStretch(shape, start, end, product, inside + left + right);
    }
  }
  const covered = last - first + 1 - inside;
  const hash = (hashBefore(sumsAt(shape, last + 1)) - hashBefore(sumsAt(shape, first))) | 0;
  const longest = inside + mostLeft + mostRight;
  const tiles = word(RACK_TILES);
  for (let newTiles = inside === 0 ? 1 : inside; newTiles <= longest && newTiles <= tiles; newTiles++) {
    slotFromNote(newTiles, bestLeave(newTiles), first, covered, hash);
  }
}

/** Plays in the empty positions from `from` to before `to`; `cells` is the lane's first cell. */
function boundGap(shape: i32, cells: i32, from: i32, to: i32): void {
  const dead = word(DEAD_SQUARES);
  const tiles = word(RACK_TILES);
  const fewest = word(TILES_ON_BOARD) === 0 && word(OPENING_TILES) > 2 ? word(OPENING_TILES) : 2;
  for (let start = from; start + fewest <= to; start++) {
    const hook = nextHook(sumsAt(shape, start));
    if (hook >= to) break;
    const least = hook - start + 1 > fewest ? hook - start + 1 : fewest;
    if (least > tiles) continue;
    let factor = 1;
    for (let end = start + 1; end <= to && end - start <= tiles; end++) {
      if ((dead & (1 << (end - 1))) !== 0) break;
      factor *= wordFactorAt(cells + (end - 1) * CELL);
      if (end - start >= least) noteStretch(shape, start, end, factor, end - start);
    }
  }
  const longest = to - from < tiles ? to - from : tiles;
  for (let newTiles = fewest; newTiles <= longest; newTiles++)
    slotFromNote(newTiles, bestWordLeave(newTiles), 0, 0, 0);
}

/** Notes a stretch from `start` to before `end`. */
function noteStretch(shape: i32, start: i32, end: i32, factor: i32, newTiles: i32): void {
  const counts = countsBefore(sumsAt(shape, end)) - countsBefore(sumsAt(shape, start));
  const from = RACK_SUMS + (start << 3);
  const to = RACK_SUMS + (end << 3);
  let dear = word(TOP_VALUES + (counts & 255)) + word(TOP_VALUES + ((counts >>> 8) & 255));
  if (counts >>> 16 !== 0)
    dear += word(TOP_VALUES + ((counts >>> 16) & 255)) + word(TOP_VALUES + (counts >>> 24));
  const score = (dear + word(to) - word(from)) * factor + word(to + 4) - word(from + 4);
  const note = LENGTH_NOTES + (newTiles << 4);
  const most = word(note);
  const factors = word(note + 8);
  const free = word(note + 12);
  // Selects without a branch: the CPU cannot predict which stretch is the best so far.
  setWord(note, score > most ? score : most);
  setWord(note + 4, word(note + 4) | (1 << start));
  setWord(note + 8, factor < factors ? factor : factors);
  setWord(note + 12, (counts & 255) < free ? counts & 255 : free);
}

/**
 * Turns the note for a number of new tiles into a slot, if it can hold a good play, and clears the note. The slot
 * covers `covered` tiles with this hash, the first of them at `first`.
 */
function slotFromNote(newTiles: i32, leave: i32, first: i32, covered: i32, hash: i32): void {
  const note = LENGTH_NOTES + (newTiles << 4);
  const starts = word(note + 4);
  if (starts === 0) return;
  const score = word(note) + word(BONUS + (newTiles << 2));
  const equity = score * 1000 + leave;
  if (leave !== NOTHING && equity >= equityOf(BEST_PLAY)) {
    const slot = addSlot(equity, score, starts, hash);
    setPlace(slot, word(BOUND_PLANE), word(BOUND_LANE), newTiles, first, covered);
    setReliance(slot, word(note + 8), word(TOP_VALUES + word(note + 12)));
  }
  clearNote(note);
}

function clearNote(note: i32): void {
  setWord(note, NOTHING);
  setWord(note + 4, 0);
  setWord(note + 8, MANY);
  setWord(note + 12, MANY);
}

/**
 * For each position, over the squares before it: points of tiles, and the best letters of the rack times their letter
 * factors on squares that do not take every letter; points beside, and those that these letters make in crossing words.
 * Squares where no tile fits become DEAD_SQUARES.
 */
function sumForRack(shape: i32, first: i32, length: i32): void {
  const restricted = restrictedIn(shape);
  let main = 0;
  let side = 0;
  let dead = 0;
  for (let position = 0; position <= length; position++) {
    const sums = sumsAt(shape, position);
    setWord(RACK_SUMS + (position << 3), pointsBefore(sums) + main);
    setWord(RACK_SUMS + 4 + (position << 3), sidePointsBefore(sums) + side);
    if ((restricted & (1 << position)) === 0) continue;
    const cell = first + position * CELL;
    const value = bestValueFor(cell);
    if (value < 0) dead |= 1 << position;
    main += value * letterFactorAt(cell);
    side += value * crossFactorAt(cell);
  }
  setWord(DEAD_SQUARES, dead);
}

/** The value of the most valuable tile that fits the square; -1 if none does. */
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
