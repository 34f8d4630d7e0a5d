/**
 * The shape of every lane, kept until its cells change: all stretches on which a play of so many tiles could lie, and
 * what of their score does not depend on the rack. Stretches that cover the same tiles of the board (or none) and take
 * the same number of new ones stand together under a head.
 *
 *     a head, 12 bytes:     0 new tiles   1 tiles covered   2 position of the first of them   3 number of stretches
 *                           4 least word factor   5 least first count of the stretches   8 hash of the tiles covered
 *     a stretch, 16 bytes:  0 counts: four bytes, 4 · squares that take any letter, by letter factor of at least 1, 2,
 *                           3, 4   4 points without the rack's letters   8 word factor   12 start   13 end
 *
 * The lane's heads follow each other; after the last stands a head with 0 new tiles. A play needs a tile to cover or,
 * on a free stretch, a square where it hangs on a crossing word - on the empty board a start square.
 */

import { laneLength } from './board.ts';
import {
  ALL_HIGH,
  ALL_LOW,
  allowedAt,
  CELL,
  cellAt,
  flagsAt,
  HOOK,
  isEmpty,
  isTile,
  isWall,
  letterAt,
  letterFactorAt,
  pointsAt,
  sidePointsAt,
  START,
  wordFactorAt,
} from './cells.ts';
import { byte, setWord, word } from './heap.ts';
import {
  BLOCKS,
  BONUS,
  HASHES,
  LANE_SHAPES,
  LANE_SUMS,
  LONGEST_PLAY,
  MAX_SIDE,
  OPENING_TILES,
  RESTRICTED,
  TILES_ON_BOARD,
} from './memory-map.ts';

export const HEAD_BYTES = 12;
export const STRETCH_BYTES = 16;
const SHAPE_BYTES = 0x2000;

/** Larger letter factors are counted square by square, like squares that do not take every letter. */
const MOST_LAYERS = 4;
/** More than any position, factor or count. */
const NOWHERE = 255;

/*
 * While a lane is shaped, for each position 32 bytes. Sums over the positions before it:
 *     0 counts   4 points of tiles   8 their hash   12 points beside
 * and of the position itself:
 *     16 product of word factors to the next tile   20 from the last tile   24 the next square to hang on
 */
const SUM_BYTES = 32;

/** Where the lane's heads start. */
export function shapeOf(plane: i32, lane: i32): i32 {
  return LANE_SHAPES + (plane * MAX_SIDE + lane) * SHAPE_BYTES;
}

/** Positions (bits) of empty squares that do not take every letter. */
export function restrictedIn(plane: i32, lane: i32): i32 {
  return word(RESTRICTED + ((plane * MAX_SIDE + lane) << 2));
}

/** Shapes a lane anew. */
export function shapeLane(plane: i32, lane: i32): void {
  const first = cellAt(plane, lane, 0);
  const length = laneLength(plane);
  setWord(RESTRICTED + ((plane * MAX_SIDE + lane) << 2), sumLane(first, length));
  let at = shapeOf(plane, lane);
  if (sumBack(first, length)) {
    for (let position = 0; position < length; position++) {
      if (isWall(first + position * CELL)) continue;
      const start = position;
      let blocks = 0;
      for (; !isWall(first + position * CELL); position++) {
        const cell = first + position * CELL;
        if (!isTile(cell)) continue;
        if (!isTile(cell - CELL)) setWord(BLOCKS + (blocks << 3), position);
        if (!isTile(cell + CELL)) setWord(BLOCKS + 4 + (blocks++ << 3), position);
      }
      at = shapePart(at, first, start, position, blocks);
    }
  }
  setWord(at, 0);
}

function sumsAt(position: i32): i32 {
  return LANE_SUMS + position * SUM_BYTES;
}

/** Answers with the positions that do not take every letter. */
function sumLane(first: i32, length: i32): i32 {
  let restricted = 0;
  let counts = 0;
  let points = 0;
  let hash = 0;
  let side = 0;
  let factor = 1;
  for (let position = 0; position <= length; position++) {
    const cell = first + position * CELL;
    const sums = sumsAt(position);
    setWord(sums, counts);
    setWord(sums + 4, points);
    setWord(sums + 8, hash);
    setWord(sums + 12, side);
    if (isEmpty(cell)) {
      factor *= wordFactorAt(cell);
      side += sidePointsAt(cell);
      if (takesAny(cell)) counts += layersOf(letterFactorAt(cell));
      else restricted |= 1 << position;
    } else {
      factor = 1;
      points += pointsAt(cell);
      if (isTile(cell)) hash = (hash + word(HASHES + (letterAt(cell) << 2))) | 0;
    }
    setWord(sums + 20, factor);
  }
  return restricted;
}

/** The part that is known from the end; answers whether a play can lie in the lane at all. */
function sumBack(first: i32, length: i32): boolean {
  const flag = word(TILES_ON_BOARD) === 0 ? START : HOOK;
  let factor = 1;
  let hook = NOWHERE;
  let hasTile = false;
  for (let position = length - 1; position >= 0; position--) {
    const cell = first + position * CELL;
    if (isEmpty(cell)) {
      factor *= wordFactorAt(cell);
      if ((flagsAt(cell) & flag) !== 0) hook = position;
    } else {
      factor = 1;
      if (isTile(cell)) hasTile = true;
    }
    setWord(sumsAt(position) + 16, factor);
    setWord(sumsAt(position) + 24, hook);
  }
  return hasTile || hook !== NOWHERE;
}

function takesAny(cell: i32): boolean {
  return (
    allowedAt(cell, 0) === ALL_LOW && allowedAt(cell, 1) === ALL_HIGH && letterFactorAt(cell) <= MOST_LAYERS
  );
}

/** 4 in each of the lower `factor` bytes. */
function layersOf(factor: i32): i32 {
  return 0x04040404 >>> (32 - (factor << 3));
}

function blockStart(block: i32): i32 {
  return word(BLOCKS + (block << 3));
}

/** Position of the block's last tile. */
function blockEnd(block: i32): i32 {
  return word(BLOCKS + 4 + (block << 3));
}

/** Between the walls before `start` and at `end`: first plays beside the blocks, then over one or more of them. */
function shapePart(at: i32, cells: i32, start: i32, end: i32, blocks: i32): i32 {
  for (let gap = 0; gap <= blocks; gap++) {
    const from = gap === 0 ? start : blockEnd(gap - 1) + 2;
    const to = gap === blocks ? end : blockStart(gap) - 1;
    at = shapeGap(at, cells, from, to);
  }
  for (let first = 0; first < blocks; first++) {
    const leftRoom = blockStart(first) - (first === 0 ? start : blockEnd(first - 1) + 2);
    let inside = 0;
    let factor = 1;
    for (let last = first; last < blocks; last++) {
      if (last > first) {
        const gap = blockEnd(last - 1) + 1;
        inside += blockStart(last) - gap;
        factor *= word(sumsAt(gap) + 16);
      }
      if (inside > word(LONGEST_PLAY)) break;
      const rightRoom = (last === blocks - 1 ? end : blockStart(last + 1) - 1) - blockEnd(last) - 1;
      at = shapeOver(at, blockStart(first), blockEnd(last), inside, factor, leftRoom, rightRoom);
    }
  }
  return at;
}

/** Plays over all tiles from `first` to `last`, with `inside` empty squares between them. */
function shapeOver(
  at: i32,
  first: i32,
  last: i32,
  inside: i32,
  factor: i32,
  leftRoom: i32,
  rightRoom: i32,
): i32 {
  const room = inside + leftRoom + rightRoom;
  const most = room < word(LONGEST_PLAY) ? room : word(LONGEST_PLAY);
  const hash = (word(sumsAt(last + 1) + 8) - word(sumsAt(first) + 8)) | 0;
  for (let newTiles = inside === 0 ? 1 : inside; newTiles <= most; newTiles++) {
    const head = at;
    const bonus = word(BONUS + (newTiles << 2));
    const outside = newTiles - inside;
    const mostLeft = outside < leftRoom ? outside : leftRoom;
    let leastFactor = NOWHERE;
    let leastCount = NOWHERE;
    at += HEAD_BYTES;
    for (let left = outside > rightRoom ? outside - rightRoom : 0; left <= mostLeft; left++) {
      const start = first - left;
      const end = last + 1 + outside - left;
      let product = factor;
      if (left > 0) product *= word(sumsAt(start) + 16);
      if (left < outside) product *= word(sumsAt(end - 1) + 20);
      setStretch(at, start, end, product, bonus);
      if (product < leastFactor) leastFactor = product;
      if (byte(at) < leastCount) leastCount = byte(at);
      at += STRETCH_BYTES;
    }
    setHead(head, at, newTiles, last - first + 1 - inside, first, leastFactor, leastCount, hash);
  }
  return at;
}

/** Plays within the empty positions from `from` to before `to`; `first` is the lane's first cell. */
function shapeGap(at: i32, first: i32, from: i32, to: i32): i32 {
  if (to - from < 2 || word(sumsAt(from) + 24) >= to) return at;
  const most = to - from < word(LONGEST_PLAY) ? to - from : word(LONGEST_PLAY);
  const fewest = word(TILES_ON_BOARD) === 0 && word(OPENING_TILES) > 2 ? word(OPENING_TILES) : 2;
  for (let newTiles = fewest; newTiles <= most; newTiles++) {
    const head = at;
    const bonus = word(BONUS + (newTiles << 2));
    let leastFactor = NOWHERE;
    let leastCount = NOWHERE;
    at += HEAD_BYTES;
    for (let start = from; start + newTiles <= to; start++) {
      const end = start + newTiles;
      const hook = word(sumsAt(start) + 24);
      if (hook >= to) break;
      if (hook >= end) continue;
      let factor = 1;
      for (let position = start; position < end; position++) factor *= wordFactorAt(first + position * CELL);
      setStretch(at, start, end, factor, bonus);
      if (factor < leastFactor) leastFactor = factor;
      if (byte(at) < leastCount) leastCount = byte(at);
      at += STRETCH_BYTES;
    }
    if (at === head + HEAD_BYTES) at = head;
    else setHead(head, at, newTiles, 0, 0, leastFactor, leastCount, 0);
  }
  return at;
}

/** The head's stretches end at `end`. */
function setHead(
  head: i32,
  end: i32,
  newTiles: i32,
  covered: i32,
  firstCovered: i32,
  leastFactor: i32,
  leastCount: i32,
  hash: i32,
): void {
  const stretches = ((end - head - HEAD_BYTES) / STRETCH_BYTES) | 0;
  setWord(head, newTiles | (covered << 8) | (firstCovered << 16) | (stretches << 24));
  setWord(head + 4, leastFactor | (leastCount << 8));
  setWord(head + 8, hash);
}

function setStretch(at: i32, start: i32, end: i32, factor: i32, bonus: i32): void {
  const from = sumsAt(start);
  const to = sumsAt(end);
  const points = word(to + 4) - word(from + 4);
  setWord(at, word(to) - word(from));
  setWord(at + 4, points * factor + word(to + 12) - word(from + 12) + bonus);
  setWord(at + 8, factor);
  setWord(at + 12, start | (end << 8));
}
