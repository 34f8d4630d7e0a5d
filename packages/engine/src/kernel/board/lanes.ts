/**
 * What the cells of a lane add up to, kept until they change: the bounds of every stretch of the lane are differences
 * of these sums.
 *
 *     a lane:      0 whether a play can lie in it at all   4 empty squares that do not take every letter   8 tiles
 *                 12 walls, that after the last square too   16 squares to hang on (all as bits)
 *                 32 the sums, one more than squares
 *     sums of a position, 32 bytes, over the positions before it:
 *                  0 counts: four bytes, 4 · squares that take any letter, by letter factor of at least 1, 2, 3, 4
 *                  4 points of tiles   8 their hash   12 points beside
 *     and of the position itself:
 *                 16 product of word factors to the next tile   20 from the last tile   24 the next square to hang on
 *
 * A play needs a tile to cover or, on a free stretch, a square where it hangs on a crossing word - on the empty board a
 * start square.
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
  letterAt,
  letterFactorAt,
  pointsAt,
  sidePointsAt,
  START,
  wordFactorAt,
} from './cells.ts';
import { setWord, word } from '../heap.ts';
import { HASHES, LANE_SHAPES, MAX_SIDE, SHAPE_BYTES, TILES_ON_BOARD } from '../memory-map.ts';

const HEAD_BYTES = 32;
const SUM_BYTES = 32;

/** Larger letter factors are counted square by square, like squares that do not take every letter. */
const MOST_LAYERS = 4;
/** More than any position. */
const NOWHERE = 255;

export function shapeOf(plane: i32, lane: i32): i32 {
  return LANE_SHAPES + (plane * MAX_SIDE + lane) * SHAPE_BYTES;
}

export function isPlayable(shape: i32): boolean {
  return word(shape) !== 0;
}

/** Positions (as bits) of empty squares that do not take every letter. */
export function restrictedIn(shape: i32): i32 {
  return word(shape + 4);
}

export function tilesIn(shape: i32): i32 {
  return word(shape + 8);
}

export function wallsIn(shape: i32): i32 {
  return word(shape + 12);
}

/** Where walks of the graph start (see listing/plays.ts): first tiles of blocks, and hook squares away from tiles. */
export function anchorsIn(shape: i32): i32 {
  const tiles = tilesIn(shape);
  const beside = (tiles << 1) | (tiles >>> 1);
  return (word(shape + 16) & ~beside) | (tiles & ~(tiles << 1));
}

export function sumsAt(shape: i32, position: i32): i32 {
  return shape + HEAD_BYTES + position * SUM_BYTES;
}

export function countsBefore(sums: i32): i32 {
  return word(sums);
}

export function pointsBefore(sums: i32): i32 {
  return word(sums + 4);
}

export function hashBefore(sums: i32): i32 {
  return word(sums + 8);
}

export function sidePointsBefore(sums: i32): i32 {
  return word(sums + 12);
}

/** The product of word factors from here to the next tile; there is no tile here. */
export function factorToTile(sums: i32): i32 {
  return word(sums + 16);
}

/** The product of word factors from the last tile to here; there is no tile here. */
export function factorFromTile(sums: i32): i32 {
  return word(sums + 20);
}

/** The position of the next hook square; greater than any if there is none. */
export function nextHook(sums: i32): i32 {
  return word(sums + 24);
}

/** Recomputes the sums of a lane. */
export function shapeLane(plane: i32, lane: i32): void {
  const first = cellAt(plane, lane, 0);
  const length = laneLength(plane);
  const shape = shapeOf(plane, lane);
  sumLane(shape, first, length);
  sumBack(shape, first, length);
}

function sumLane(shape: i32, first: i32, length: i32): void {
  let restricted = 0;
  let tiles = 0;
  let walls = 0;
  let counts = 0;
  let points = 0;
  let hash = 0;
  let side = 0;
  let factor = 1;
  for (let position = 0; position <= length; position++) {
    const cell = first + position * CELL;
    const sums = sumsAt(shape, position);
    setWord(sums, counts);
    setWord(sums + 4, points);
    setWord(sums + 8, hash);
    setWord(sums + 12, side);
    if (isEmpty(cell)) {
      factor *= wordFactorAt(cell);
      side += sidePointsAt(cell);
      if (takesAny(cell)) counts += layersOf(letterFactorAt(cell));
      else restricted |= 1 << position;
    } else if (isTile(cell)) {
      factor = 1;
      tiles |= 1 << position;
      points += pointsAt(cell);
      hash = (hash + word(HASHES + (letterAt(cell) << 2))) | 0;
    } else {
      factor = 1;
      walls |= 1 << position;
    }
    setWord(sums + 20, factor);
  }
  setWord(shape + 4, restricted);
  setWord(shape + 8, tiles);
  setWord(shape + 12, walls);
}

/** The sums that run from the end. */
function sumBack(shape: i32, first: i32, length: i32): void {
  const flag = word(TILES_ON_BOARD) === 0 ? START : HOOK;
  let factor = 1;
  let hook = NOWHERE;
  let hooks = 0;
  for (let position = length - 1; position >= 0; position--) {
    const cell = first + position * CELL;
    if (isEmpty(cell)) {
      factor *= wordFactorAt(cell);
      if ((flagsAt(cell) & flag) !== 0) {
        hook = position;
        hooks |= 1 << position;
      }
    } else {
      factor = 1;
    }
    const sums = sumsAt(shape, position);
    setWord(sums + 16, factor);
    setWord(sums + 24, hook);
  }
  setWord(shape + 16, hooks);
  setWord(shape, hooks !== 0 || tilesIn(shape) !== 0 ? 1 : 0);
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
