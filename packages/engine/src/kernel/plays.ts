/**
 * All plays of a position, by walking the graph from each anchor: leftwards from it, then, past the separator, to the
 * right (S. A. Gordon, A Faster Scrabble Move Generation Algorithm, 1994). An anchor is a block of tiles, or an empty
 * square with a tile beside it that is no neighbour of a block. A play belongs to the first anchor that it touches.
 *
 * Order: plays across before plays down; lanes from the top (or left); anchors along the lane; then as the walk meets
 * them: the shorter beginning first, letters in order of number, a tile before the blank that stands for the same.
 */

import { laneCount, laneLength } from './board.ts';
import {
  allowedAt,
  blockNodeAt,
  CELL,
  cellAt,
  crossFactorAt,
  flagsAt,
  HOOK,
  isTile,
  isWall,
  letterAt,
  letterFactorAt,
  pointsAt,
  sidePointsAt,
  START,
  wordFactorAt,
} from './cells.ts';
import {
  arcAfter,
  arcsOf,
  childBehind,
  endingsFrom,
  endsWith,
  follow,
  hasSeparator,
  lettersBehind,
  lettersFrom,
} from './graph.ts';
import { bitCount, lowestBit, setWord, word } from './heap.ts';
import {
  AT_GADDAG,
  LANE,
  LEFT_LIMIT,
  OPENING_DOWN,
  PLANE,
  RIGHT_START,
  TILES_ON_BOARD,
  VALUES,
  WIDE,
} from './memory-map.ts';
import { BLANK } from './play.ts';
import { EMPTY_RACK, fullRack, lettersLeft, playableFrom, stepOf } from './rack.ts';
import { record } from './record.ts';
import { pushTile } from './trail.ts';

/** Walks every anchor of the board and hands each play to `record`. */
export function walkBoard(): void {
  const planes = word(TILES_ON_BOARD) === 0 && word(OPENING_DOWN) === 0 ? 1 : 2;
  for (let plane = 0; plane < planes; plane++) {
    const lanes = laneCount(plane);
    for (let lane = 0; lane < lanes; lane++) walkLane(plane, lane);
  }
}

/** The plays of one lane. */
export function walkLane(plane: i32, lane: i32): void {
  walkAnchors(plane, lane, -1);
}

/** The plays that belong to the given anchors of a lane: bits by position, of a block by that of its first tile. */
export function walkAnchors(plane: i32, lane: i32, anchors: i32): void {
  setWord(PLANE, plane);
  setWord(LANE, lane);
  const anchorFlag = word(TILES_ON_BOARD) === 0 ? START : HOOK;
  const first = cellAt(plane, lane, 0);
  const end = first + laneLength(plane) * CELL;
  setWord(LEFT_LIMIT, first);
  let anchor = 1;
  for (let cell = first; cell < end; cell += CELL) {
    const isWanted = (anchors & anchor) !== 0;
    if (isWall(cell)) {
      setWord(LEFT_LIMIT, cell + CELL);
    } else if (isTile(cell)) {
      const last = walkFromBlock(cell, isWanted);
      anchor <<= ((last - cell) / CELL) | 0;
      cell = last;
    } else if ((flagsAt(cell) & anchorFlag) !== 0 && !isTile(cell - CELL) && !isTile(cell + CELL)) {
      setWord(RIGHT_START, cell + CELL);
      if (isWanted) place(cell, word(AT_GADDAG), fullRack(), 0, 0, 1, 0);
      setWord(LEFT_LIMIT, cell + CELL);
    }
    anchor <<= 1;
  }
}

/** The plays whose first anchor is the block from `cell` on, if wanted. Answers with the block's last cell. */
function walkFromBlock(cell: i32, isWanted: boolean): i32 {
  const before = cell - CELL;
  let points = pointsAt(cell);
  while (isTile(cell + CELL)) {
    cell += CELL;
    points += pointsAt(cell);
  }
  setWord(RIGHT_START, cell + CELL);
  const node = blockNodeAt(cell);
  if (isWanted && node !== 0) goOnLeft(before, node, lettersFrom(node, 0), fullRack(), 0, points, 1, 0);
  setWord(LEFT_LIMIT, cell + 2 * CELL);
  return cell;
}

/**
 * All is read from the anchor to the square right of `cell`, with `letters` to go on: turns to the right, then places
 * one more tile on the left.
 */
function goOnLeft(
  cell: i32,
  node: i32,
  letters: i32,
  rack: i32,
  trail: i32,
  points: i32,
  factor: i32,
  side: i32,
): void {
  const wide = word(WIDE);
  const tiles = playableFrom(rack, 0);
  if (hasSeparator(letters)) {
    const arc = arcsOf(node, wide);
    const right = word(RIGHT_START);
    if (((lettersBehind(arc) & allowedAt(right, 0) & tiles) | wide) !== 0) {
      place(right, childBehind(arc), rack, trail, points, factor, side);
    }
  }
  if (cell >= word(LEFT_LIMIT) && ((letters & allowedAt(cell, 0) & tiles) | wide) !== 0) {
    place(cell, node, rack, trail, points, factor, side);
  }
}

/**
 * Tries every tile of the rack on the empty square `cell`. So far `node` was reached, with `points` of the word's own
 * tiles (to be multiplied by `factor`) and `side` points beside them.
 */
function place(cell: i32, node: i32, rack: i32, trail: i32, points: i32, factor: i32, side: i32): void {
  const wide = word(WIDE);
  const leftward = cell < word(RIGHT_START);
  factor *= wordFactorAt(cell);
  side += sidePointsAt(cell);
  const letterFactor = letterFactorAt(cell);
  const crossFactor = crossFactorAt(cell);
  let arcs = arcsOf(node, wide);
  for (let half = 0; half <= wide; half++) {
    const onward = lettersFrom(node, half);
    const endings = endingsFrom(node, half);
    const tiles = lettersLeft(rack, half);
    const playable = playableFrom(rack, half);
    for (let fitting = onward & allowedAt(cell, half) & playable; fitting !== 0; fitting &= fitting - 1) {
      const bit = fitting & -fitting;
      const arc = arcAfter(arcs, bitCount(onward & (bit - 1)));
      const letter = lowestBit(bit) | (half << 5);
      let next = childBehind(arc);
      let letters = lettersBehind(arc);
      let ends = (endings & bit) !== 0;
      let through = points;
      let beyond = cell - CELL;
      if (!leftward) {
        beyond = cell + CELL;
        if (isTile(beyond)) {
          // The tiles that follow belong to the word, whichever tile is placed here.
          for (; next !== 0 && isTile(beyond); beyond += CELL) {
            ends = endsWith(next, letterAt(beyond));
            next = follow(next, letterAt(beyond));
            through += pointsAt(beyond);
          }
          if (isTile(beyond)) continue;
          letters = next === 0 ? 0 : lettersFrom(next, 0);
        }
      }
      if (!ends && next === 0) continue;
      // Once with the tile of that letter, once with a blank, as far as the rack has them.
      let tile = (tiles & bit) !== 0 ? letter : letter | BLANK;
      for (;;) {
        const natural = tile === letter ? letter : 0;
        const value = word(VALUES + (natural << 2));
        const left = rack - stepOf(natural);
        const here = pushTile(trail, cell, tile);
        const sum = through + value * letterFactor;
        const beside = side + value * crossFactor;
        if (ends) record(left, here, sum, factor, beside);
        if (leftward) {
          if (next !== 0 && left !== EMPTY_RACK)
            goOnLeft(beyond, next, letters, left, here, sum, factor, beside);
        } else if (
          (letters & allowedAt(beyond, 0) & playableFrom(left, 0)) !== 0 ||
          (wide !== 0 && next !== 0)
        ) {
          place(beyond, next, left, here, sum, factor, beside);
        }
        if (playable === tiles || tile !== letter) break;
        tile = letter | BLANK;
      }
    }
    if (half < wide) arcs = arcAfter(arcs, bitCount(onward));
  }
}
