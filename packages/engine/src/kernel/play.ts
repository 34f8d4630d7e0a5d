/**
 * A play in memory: where its lane is, what it is worth, and its new tiles in order of position.
 *
 *     0 plane   4 lane   8 number of tiles   12 score   16 equity in thousandths   20 rack state left
 *     24 the tiles, two bytes each: position in the lane, letter (plus BLANK)
 */

import { byte, setByte, setWord, word } from './heap.ts';

/** Marks a blank, besides its letter. */
export const BLANK = 64;

export function planeOf(play: i32): i32 {
  return word(play);
}

export function laneOf(play: i32): i32 {
  return word(play + 4);
}

/** 0 for an exchange (or a pass, if the whole rack is left). */
export function tileCountOf(play: i32): i32 {
  return word(play + 8);
}

export function scoreOf(play: i32): i32 {
  return word(play + 12);
}

export function equityOf(play: i32): i32 {
  return word(play + 16);
}

export function stateLeftBy(play: i32): i32 {
  return word(play + 20);
}

export function positionOf(play: i32, index: i32): i32 {
  return byte(play + 24 + (index << 1));
}

export function tileOf(play: i32, index: i32): i32 {
  return byte(play + 25 + (index << 1));
}

export function setLaneOf(play: i32, plane: i32, lane: i32): void {
  setWord(play, plane);
  setWord(play + 4, lane);
}

export function setWorthOf(play: i32, score: i32, equity: i32, stateLeft: i32): void {
  setWord(play + 12, score);
  setWord(play + 16, equity);
  setWord(play + 20, stateLeft);
}

export function setTileCountOf(play: i32, count: i32): void {
  setWord(play + 8, count);
}

export function setTileOf(play: i32, index: i32, position: i32, tile: i32): void {
  setByte(play + 24 + (index << 1), position);
  setByte(play + 25 + (index << 1), tile);
}
