/**
 * The board twice: once by rows (plane 0, plays across) and once by columns (plane 1, plays down), so that a lane is
 * always a run of cells in memory and both directions are one code path. A cell is named by its address.
 *
 *     hot, 32 bytes, what generation reads          cold, 32 bytes at + COLD, what updates need
 *      0  allowed letters (two words)                0  cross-set: fits the crossing word (two words)
 *      8  letter: 0 empty, WALL off the board        8  letters that may precede the tiles after (two words)
 *      9  points of the tile                        16  the same square in the other plane
 *     10  letter factor                             20  graph node after these tiles read backwards,
 *     11  word factor                                   on the last tile of a block
 *     12  factor of a new tile in the crossing word  24  points of any tile placed here (Crosswords)
 *     13  flags                                     28  cost of a costly letter here on the empty board, in thousandths
 *     16  points added by any tile placed here
 */

import { byte, setByte, setWord, word } from '../heap.ts';
import { CELLS, CELL_BYTES, COLD_CELLS, LANE_CELLS, MAX_SIDE } from '../memory-map.ts';

export const CELL: i32 = CELL_BYTES;
export const LANE_BYTES: i32 = LANE_CELLS * CELL;
export const PLANE_BYTES: i32 = MAX_SIDE * LANE_BYTES;
export const COLD: i32 = COLD_CELLS - CELLS;

/** No letter: its lower six bits are 0. */
const WALL = 64;
/** Has a tile beside it across the lane. */
export const HOOK = 1;
/** The first play must cover one of these. */
export const START = 2;
/** All letters; bit 0 belongs to the separator. */
export const ALL_LOW = -2;
export const ALL_HIGH = -1;

export function cellAt(plane: i32, lane: i32, position: i32): i32 {
  return CELLS + plane * PLANE_BYTES + lane * LANE_BYTES + (position + 1) * CELL;
}

/** Letters that make the crossing word and can precede the tiles that follow; `half` 0 holds letters 1 to 31. */
export function allowedAt(cell: i32, half: i32): i32 {
  return word(cell + (half << 2));
}

export function letterAt(cell: i32): i32 {
  return byte(cell + 8);
}

export function isTile(cell: i32): boolean {
  return (byte(cell + 8) & 63) !== 0;
}

export function isWall(cell: i32): boolean {
  return byte(cell + 8) === WALL;
}

export function isEmpty(cell: i32): boolean {
  return byte(cell + 8) === 0;
}

export function pointsAt(cell: i32): i32 {
  return byte(cell + 9);
}

export function letterFactorAt(cell: i32): i32 {
  return byte(cell + 10);
}

export function wordFactorAt(cell: i32): i32 {
  return byte(cell + 11);
}

/** Letter factor times word factor if the square forms a crossing word, else 0. */
export function crossFactorAt(cell: i32): i32 {
  return byte(cell + 12);
}

export function flagsAt(cell: i32): i32 {
  return byte(cell + 13);
}

export function hasHook(cell: i32): boolean {
  return (byte(cell + 13) & HOOK) !== 0;
}

/** What any new tile here adds besides its own points: the crossing word's other tiles, or a fixed reward. */
export function sidePointsAt(cell: i32): i32 {
  return word(cell + 16);
}

export function mirrorOf(cell: i32): i32 {
  return word(cell + COLD + 16);
}

/** 0 if no word contains these tiles in a row. */
export function blockNodeAt(cell: i32): i32 {
  return word(cell + COLD + 20);
}

export function setBlockNode(cell: i32, node: i32): void {
  setWord(cell + COLD + 20, node);
}

export function openingCostAt(cell: i32): i32 {
  return word(cell + COLD + 28);
}

export function setCrossSet(cell: i32, low: i32, high: i32): void {
  setWord(cell + COLD, low);
  setWord(cell + COLD + 4, high);
}

export function setCrossSetHalf(cell: i32, half: i32, letters: i32): void {
  setWord(cell + COLD + (half << 2), letters);
}

export function setPrecedingSet(cell: i32, low: i32, high: i32): void {
  setWord(cell + COLD + 8, low);
  setWord(cell + COLD + 12, high);
}

/** Must be called when either set has changed. */
export function setAllowed(cell: i32): void {
  setWord(cell, word(cell + COLD) & word(cell + COLD + 8));
  setWord(cell + 4, word(cell + COLD + 4) & word(cell + COLD + 12));
}

/** The crossing word's other tiles score `points` together. */
export function setHook(cell: i32, points: i32): void {
  const wordFactor = wordFactorAt(cell);
  setByte(cell + 12, letterFactorAt(cell) * wordFactor);
  setByte(cell + 13, flagsAt(cell) | HOOK);
  setWord(cell + 16, word(cell + COLD + 24) + points * wordFactor);
}

export function setTile(cell: i32, letter: i32, points: i32): void {
  setByte(cell + 8, letter);
  setByte(cell + 9, points);
}

/** The square's properties by layout alone. */
export function setSquare(cell: i32, mirror: i32, letterFactor: i32, wordFactor: i32, flags: i32): void {
  setTile(cell, 0, 0);
  setByte(cell + 10, letterFactor);
  setByte(cell + 11, wordFactor);
  setByte(cell + 12, 0);
  setByte(cell + 13, flags);
  setWord(cell + COLD + 16, mirror);
  setBlockNode(cell, 0);
  setCrossSet(cell, ALL_LOW, ALL_HIGH);
  setPrecedingSet(cell, ALL_LOW, ALL_HIGH);
  setAllowed(cell);
}

export function setWall(cell: i32): void {
  setTile(cell, WALL, 0);
  setWord(cell, 0);
  setWord(cell + 4, 0);
}

/** What any tile earns on this square, and what a costly letter costs here on the empty board. */
export function setSquareExtras(cell: i32, tilePoints: i32, openingCost: i32): void {
  setWord(cell + 16, tilePoints);
  setWord(cell + COLD + 24, tilePoints);
  setWord(cell + COLD + 28, openingCost);
}
