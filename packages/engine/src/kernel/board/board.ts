/**
 * Maintains the board's two planes: lays tiles and updates what depends on them, namely cross-sets, crossing points
 * and the letters that may precede a block. Only squares at the ends of changed blocks are touched. `takeBack` undoes
 * everything since `mark` by copying the touched cells back.
 */

import {
  blockNodeAt,
  CELL,
  cellAt,
  COLD,
  isEmpty,
  isTile,
  LANE_BYTES,
  letterAt,
  mirrorOf,
  PLANE_BYTES,
  pointsAt,
  setAllowed,
  setBlockNode,
  setCrossSet,
  setCrossSetHalf,
  setHook,
  setPrecedingSet,
  setTile,
} from './cells.ts';
import {
  afterSeparator,
  arcAfter,
  arcsOf,
  childBehind,
  endingsFrom,
  endsWith,
  follow,
  lettersFrom,
} from './graph.ts';
import { bitCount, setByte, setWord, word } from '../heap.ts';
import {
  AT_GADDAG,
  AT_JOURNAL,
  CELLS,
  CHANGED_LANES,
  COLUMNS,
  JOURNAL_TOP,
  MAX_SIDE,
  ROWS,
  TILES_ON_BOARD,
  VALUES,
  WIDE,
} from '../memory-map.ts';
import { BLANK, laneOf, planeOf, positionOf, tileCountOf, tileOf } from '../play.ts';

/** How many lanes the plane has. */
export function laneCount(plane: i32): i32 {
  return word(plane === 0 ? ROWS : COLUMNS);
}

export function laneLength(plane: i32): i32 {
  return word(plane === 0 ? COLUMNS : ROWS);
}

/** Lays a tile on an empty square; `renewBoard` or `renewAround` must follow. */
export function layTile(cell: i32, tile: i32): void {
  const letter = tile & (BLANK - 1);
  const points = word(VALUES + (tile === letter ? letter << 2 : 0));
  const mirror = mirrorOf(cell);
  touch(cell);
  touch(mirror);
  setTile(cell, letter, points);
  setTile(mirror, letter, points);
  countTiles(1);
}

/** Laying the first tile, or undoing it, changes where plays can attach in every lane. */
function countTiles(change: i32): void {
  const before = word(TILES_ON_BOARD);
  setWord(TILES_ON_BOARD, before + change);
  if (before === 0 || before + change === 0) changeAllLanes();
}

/** Marks all lanes as changed, so that their sums are recomputed. */
export function changeAllLanes(): void {
  for (let lane = 0; lane < 2 * MAX_SIDE; lane++) setByte(CHANGED_LANES + lane, 1);
}

/** Lays a play's tiles and updates what they change. */
export function layPlay(play: i32): void {
  const plane = planeOf(play);
  const first = cellAt(plane, laneOf(play), 0);
  const count = tileCountOf(play);
  for (let i = 0; i < count; i++) layTile(first + positionOf(play, i) * CELL, tileOf(play, i));
  renewBlock(first + positionOf(play, 0) * CELL);
  for (let i = 0; i < count; i++) renewBlock(mirrorOf(first + positionOf(play, i) * CELL));
}

/** Updates everything, after tiles have been laid one by one on an empty board. */
export function renewBoard(): void {
  for (let plane = 0; plane < 2; plane++) {
    const lanes = laneCount(plane);
    const length = laneLength(plane);
    for (let lane = 0; lane < lanes; lane++) {
      const first = cellAt(plane, lane, 0);
      for (let cell = first; cell < first + length * CELL; cell += CELL) {
        if (isTile(cell) && !isTile(cell - CELL)) renewBlock(cell);
      }
    }
  }
}

/** Updates the run of tiles that `cell` is part of, and the squares at its ends. */
function renewBlock(cell: i32): void {
  let last = cell;
  while (isTile(last + CELL)) last += CELL;
  let node = word(AT_GADDAG);
  let before = last;
  for (; isTile(before); before -= CELL) if (node !== 0) node = follow(node, letterAt(before));
  touch(last);
  setBlockNode(last, node);
  if (isEmpty(before)) renewSquare(before);
  if (isEmpty(last + CELL)) renewSquare(last + CELL);
}

/** Updates an empty square from the tiles before and after it in its lane, for plays along and across the lane. */
function renewSquare(cell: i32): void {
  const crossed = mirrorOf(cell);
  touch(cell);
  touch(crossed);
  let points = 0;
  for (let at = cell - CELL; isTile(at); at -= CELL) points += pointsAt(at);
  let last = cell;
  for (; isTile(last + CELL); last += CELL) points += pointsAt(last + CELL);
  setHook(crossed, points);

  const nodeBefore = blockNodeAt(cell - CELL);
  const nodeAfter = blockNodeAt(last);
  if (last === cell) {
    const node = nodeBefore === 0 ? 0 : afterSeparator(nodeBefore);
    setCrossSet(crossed, endingsOrNone(node, 0), endingsOrNone(node, 1));
  } else {
    setPrecedingSet(cell, lettersOrNone(nodeAfter, 0), lettersOrNone(nodeAfter, 1));
    setAllowed(cell);
    if (isTile(cell - CELL)) {
      setCrossSetBetween(crossed, cell, nodeBefore, nodeAfter);
    } else {
      setCrossSet(crossed, endingsOrNone(nodeAfter, 0), endingsOrNone(nodeAfter, 1));
    }
  }
  setAllowed(crossed);
}

/** Letters that join the tiles before and after `cell` into a word. */
function setCrossSetBetween(crossed: i32, cell: i32, nodeBefore: i32, nodeAfter: i32): void {
  const node = nodeBefore === 0 ? 0 : afterSeparator(nodeBefore);
  setCrossSet(crossed, 0, 0);
  if (node === 0 || nodeAfter === 0) return;
  const wide = word(WIDE);
  let arcs = arcsOf(node, wide);
  for (let half = 0; half <= wide; half++) {
    const onward = lettersFrom(node, half);
    let joining = 0;
    for (let rest = onward & lettersFrom(nodeAfter, half); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const next = childBehind(arcAfter(arcs, bitCount(onward & (bit - 1))));
      if (next !== 0 && completesWord(next, cell + CELL)) joining |= bit;
    }
    setCrossSetHalf(crossed, half, joining);
    arcs = arcAfter(arcs, bitCount(onward));
  }
}

/** Whether the tiles from `cell` to the next gap spell the end of a word. */
function completesWord(node: i32, cell: i32): boolean {
  for (; isTile(cell + CELL); cell += CELL) {
    node = follow(node, letterAt(cell));
    if (node === 0) return false;
  }
  return endsWith(node, letterAt(cell));
}

/** Tiles that are in no word have node 0; nothing can be added to them. */
function endingsOrNone(node: i32, half: i32): i32 {
  return node === 0 || half > word(WIDE) ? 0 : endingsFrom(node, half);
}

function lettersOrNone(node: i32, half: i32): i32 {
  return node === 0 || half > word(WIDE) ? 0 : lettersFrom(node, half);
}

/** A saved cell in the journal: its address, then its two parts. */
const SAVED_BYTES: i32 = 4 + 2 * CELL;

/** Starts recording changes: returns what `takeBack` needs to undo them. */
export function mark(): i32 {
  if (word(JOURNAL_TOP) === 0) setWord(JOURNAL_TOP, word(AT_JOURNAL));
  return word(JOURNAL_TOP);
}

/** Undoes everything since `mark` returned `top`. */
export function takeBack(top: i32): void {
  for (let at = word(JOURNAL_TOP) - SAVED_BYTES; at >= top; at -= SAVED_BYTES) {
    const cell = word(at);
    const hadTile = isTile(cell);
    for (let i = 0; i < CELL; i += 4) {
      setWord(cell + i, word(at + 4 + i));
      setWord(cell + COLD + i, word(at + 4 + CELL + i));
    }
    setByte(CHANGED_LANES + laneNumber(cell), 1);
    if (hadTile && !isTile(cell) && cell < CELLS + PLANE_BYTES) countTiles(-1);
  }
  setWord(JOURNAL_TOP, top);
}

/** Lanes are numbered through both planes. */
function laneNumber(cell: i32): i32 {
  return ((cell - CELLS) / LANE_BYTES) | 0;
}

/** Must be called before a cell changes. */
function touch(cell: i32): void {
  setByte(CHANGED_LANES + laneNumber(cell), 1);
  const top = word(JOURNAL_TOP);
  if (top === 0) return;
  setWord(top, cell);
  for (let i = 0; i < CELL; i += 4) {
    setWord(top + 4 + i, word(cell + i));
    setWord(top + 4 + CELL + i, word(cell + COLD + i));
  }
  setWord(JOURNAL_TOP, top + SAVED_BYTES);
}
