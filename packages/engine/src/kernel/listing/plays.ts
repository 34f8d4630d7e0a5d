/**
 * All plays of a position, by walking the graph from each anchor: leftwards from it, then, past the separator, to the
 * right (the GADDAG of S. A. Gordon, Software: Practice and Experience 24, 1994). An anchor is a block of tiles, or an empty
 * square with a tile beside it that is no neighbour of a block. A play belongs to the first anchor that it touches.
 *
 * Order: plays across before plays down; lanes from the top (or left); anchors along the lane; then words as the
 * walk meets them: the shorter beginning first, letters in order of number; then the ways to lay a word (blanks.ts), a
 * tile before the blank that stands for the same.
 */

import { laneCount, laneLength } from '../board/board.ts';
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
} from '../board/cells.ts';
import {
  afterSeparator,
  arcAfter,
  arcsOf,
  childBehind,
  endingsFrom,
  endsWith,
  follow,
  hasSeparator,
  lettersBehind,
  lettersFrom,
} from '../board/graph.ts';
import { bitCount, lowestBit, setWord, word } from '../heap.ts';
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
} from '../memory-map.ts';
import { recordWays } from './blanks.ts';
import { BLANK } from '../play.ts';
import { fullRack, lettersLeft, playableFrom, stepOf } from '../rack/rack.ts';

import { pushTile } from './trail.ts';

/** Walks every anchor of the board and passes each play to `record`. */
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

/** The plays that belong to the given anchors of a lane: bits by position, for a block that of its first tile. */
export function walkAnchors(plane: i32, lane: i32, anchors: i32): void {
  setWord(PLANE, plane);
  setWord(LANE, lane);
  const anchorFlag = word(TILES_ON_BOARD) === 0 ? START : HOOK;
  const first = cellAt(plane, lane, 0);
  const end = first + laneLength(plane) * CELL;
  const root = word(AT_GADDAG);
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
      if (isWanted) placeLeft(cell, root, lettersFrom(root, 0), fullRack(), 0, 0, 1, 0);
      setWord(LEFT_LIMIT, cell + CELL);
    }
    anchor <<= 1;
  }
}

/** The plays whose first anchor is the block from `cell` on, if wanted. Returns the block's last cell. */
function walkFromBlock(cell: i32, isWanted: boolean): i32 {
  const before = cell - CELL;
  let points = pointsAt(cell);
  while (isTile(cell + CELL)) {
    cell += CELL;
    points += pointsAt(cell);
  }
  setWord(RIGHT_START, cell + CELL);
  const node = blockNodeAt(cell);
  if (isWanted && node !== 0) {
    const right = afterSeparator(node);
    if (right !== 0) placeRight(cell + CELL, right, lettersFrom(right, 0), fullRack(), 0, points, 1, 0);
    if (before >= word(LEFT_LIMIT))
      placeLeft(before, node, lettersFrom(node, 0), fullRack(), 0, points, 1, 0);
  }
  setWord(LEFT_LIMIT, cell + 2 * CELL);
  return cell;
}

/**
 * Tries every letter of the rack on the empty square `cell`, at or left of the anchor. So far `node` was reached, with
 * `points` of the word's own tiles (to be multiplied by `factor`) and `side` points beside them; `low` are its letters up
 * to 31, known from the arc to it, so that nothing waits for the node to come from memory. Whether a tile leads anywhere
 * is asked before anything is done for it: many lead nowhere (measured: a sixth of the instructions).
 */
function placeLeft(
  cell: i32,
  node: i32,
  low: i32,
  rack: i32,
  trail: i32,
  points: i32,
  factor: i32,
  side: i32,
): void {
  const wide = word(WIDE);
  const before = cell - CELL;
  const hasRoom = before >= word(LEFT_LIMIT);
  const fittingBefore = hasRoom ? allowedAt(before, 0) : 0;
  const fittingRight = allowedAt(word(RIGHT_START), 0);
  factor *= wordFactorAt(cell);
  side += sidePointsAt(cell);
  let arcs = arcsOf(node, wide);
  for (let half = 0; half <= wide; half++) {
    const onward = half === 0 ? low : lettersFrom(node, 1);
    const endings = endingsFrom(node, half);
    const tiles = lettersLeft(rack, half);
    const playable = playableFrom(rack, half);
    for (let fitting = onward & allowedAt(cell, half) & playable; fitting !== 0; fitting &= fitting - 1) {
      const bit = fitting & -fitting;
      const arc = arcAfter(arcs, bitCount(onward & (bit - 1)));
      const letters = lettersBehind(arc);
      const ends = (endings & bit) !== 0;
      const letter = lowestBit(bit) | (half << 5);
      const natural = (tiles & bit) !== 0 ? letter : 0;
      const left = rack - stepOf(natural);
      const next = playableFrom(left, 0);
      let turn = 0;
      if (hasSeparator(letters)) {
        turn = arcsOf(childBehind(arc), wide);
        if (((lettersBehind(turn) & fittingRight & next) | wide) === 0) turn = 0;
      }
      const goesOn =
        (letters & fittingBefore & next) !== 0 || (wide !== 0 && hasRoom && childBehind(arc) !== 0);
      if (ends || turn !== 0 || goesOn) {
        const value = word(VALUES + (natural << 2));
        const here = pushTile(trail, cell, natural === letter ? letter : letter | BLANK);
        const sum = points + value * letterFactorAt(cell);
        const beside = side + value * crossFactorAt(cell);
        if (ends) recordWays(left, here, sum, factor, beside);
        if (turn !== 0)
          placeRight(
            word(RIGHT_START),
            childBehind(turn),
            lettersBehind(turn),
            left,
            here,
            sum,
            factor,
            beside,
          );
        if (goesOn) placeLeft(before, childBehind(arc), letters, left, here, sum, factor, beside);
      }
    }
    if (half < wide) arcs = arcAfter(arcs, bitCount(onward));
  }
}

/** The same on a square to the right of everything read so far. */
function placeRight(
  cell: i32,
  node: i32,
  low: i32,
  rack: i32,
  trail: i32,
  points: i32,
  factor: i32,
  side: i32,
): void {
  const wide = word(WIDE);
  let after = cell + CELL;
  const meetsTiles = isTile(after);
  // The tiles that follow belong to the word, whichever tile is placed here.
  for (; isTile(after); after += CELL) points += pointsAt(after);
  const fittingAfter = allowedAt(after, 0);
  factor *= wordFactorAt(cell);
  side += sidePointsAt(cell);
  let arcs = arcsOf(node, wide);
  for (let half = 0; half <= wide; half++) {
    const onward = half === 0 ? low : lettersFrom(node, 1);
    const endings = endingsFrom(node, half);
    const tiles = lettersLeft(rack, half);
    const playable = playableFrom(rack, half);
    for (let fitting = onward & allowedAt(cell, half) & playable; fitting !== 0; fitting &= fitting - 1) {
      const bit = fitting & -fitting;
      const arc = arcAfter(arcs, bitCount(onward & (bit - 1)));
      let child = childBehind(arc);
      let letters = lettersBehind(arc);
      let ends = (endings & bit) !== 0;
      if (meetsTiles) {
        const last = after - CELL;
        for (let at = cell + CELL; child !== 0 && at < last; at += CELL) child = follow(child, letterAt(at));
        if (child === 0) continue;
        ends = endsWith(child, letterAt(last));
        child = follow(child, letterAt(last));
        letters = child === 0 ? 0 : lettersFrom(child, 0);
      }
      const letter = lowestBit(bit) | (half << 5);
      const natural = (tiles & bit) !== 0 ? letter : 0;
      const left = rack - stepOf(natural);
      const goesOn = (letters & fittingAfter & playableFrom(left, 0)) !== 0 || (wide !== 0 && child !== 0);
      if (ends || goesOn) {
        const value = word(VALUES + (natural << 2));
        const here = pushTile(trail, cell, natural === letter ? letter : letter | BLANK);
        const sum = points + value * letterFactorAt(cell);
        const beside = side + value * crossFactorAt(cell);
        if (ends) recordWays(left, here, sum, factor, beside);
        if (goesOn) placeRight(after, child, letters, left, here, sum, factor, beside);
      }
    }
    if (half < wide) arcs = arcAfter(arcs, bitCount(onward));
  }
}
