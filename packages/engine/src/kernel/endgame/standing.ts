/**
 * Standing ways out: plays with which the side that is not on turn goes out next, unless the side on turn stops them. A
 * play of the side on turn that touches no square on which such a way out depends leaves it as it is, so the turn after
 * is worth at least that much to the other side, and nobody need search it. Of two sides only: with more, another one
 * has its turn in between.
 *
 * What a way out depends on: its own squares, the empty squares at both ends of its word, and those at both ends of the
 * words that its tiles make across.
 */

import { CELL, cellAt, isEmpty, isTile, mirrorOf } from '../board/cells.ts';
import { bitCount, clearBytes, lowestBit, setWord, word } from '../heap.ts';
import {
  CELLS,
  LANE_CELLS,
  MAX_SIDE,
  MOST_STANDING,
  SIDES,
  STANDING_COUNT,
  STANDING_PLAYS,
  STANDING_SQUARES,
  STOPPED,
  TILES_ON_BOARD,
} from '../memory-map.ts';
import {
  endOf,
  fillLists,
  firstIn,
  listOf,
  mostTilesIn,
  needsOf,
  nextIn,
  pointsFor,
  textOf,
} from './lanes.ts';
import { idleLeft, INFINITE, LANE_NUMBERS, laneSlot, placedAt, pointsOf, rackOf, sideOf } from './ply.ts';

export function forgetStanding(): void {
  setWord(STANDING_COUNT, 0);
}

/** Finds those with most points; the lanes of the ply get lists for the other side too. */
export function findStanding(at: i32): void {
  setWord(STANDING_COUNT, 0);
  // The first play on an empty board changes what can be played everywhere.
  if (word(SIDES) !== 2 || word(TILES_ON_BOARD) === 0) return;
  const other = 1 - sideOf(at);
  fillLists(at, other);
  if (word(STOPPED) !== 0) return;
  const rack = rackOf(at, other);
  const tiles = bitCount(rack);
  for (let lane = 0; lane < LANE_NUMBERS; lane++) {
    if (word(laneSlot(at, lane)) === 0) continue;
    const list = listOf(at, lane, other);
    if (mostTilesIn(list) < tiles) continue;
    const end = endOf(list);
    for (let play = firstIn(list); play < end; play = nextIn(play)) {
      if (needsOf(play) === rack) enter(play);
    }
  }
  const count = word(STANDING_COUNT);
  if (count === 0) return;
  clearBytes(STANDING_SQUARES, MAX_SIDE * LANE_CELLS * 4);
  for (let index = 0; index < count; index++) markSquares(textOf(standingAt(index)), 1 << index);
}

function standingAt(index: i32): i32 {
  return word(STANDING_PLAYS + (index << 2));
}

/** Keeps them in order of points. */
function enter(play: i32): void {
  const points = pointsFor(play);
  let index = word(STANDING_COUNT);
  if (index < MOST_STANDING) setWord(STANDING_COUNT, index + 1);
  else if (pointsFor(standingAt(--index)) >= points) return;
  for (; index > 0 && pointsFor(standingAt(index - 1)) < points; index--) {
    setWord(STANDING_PLAYS + (index << 2), standingAt(index - 1));
  }
  setWord(STANDING_PLAYS + (index << 2), play);
}

function markSquares(text: i32, bit: i32): void {
  const lane = word(text) & 255;
  const count = (word(text) >>> 8) & 255;
  const plane = lane < MAX_SIDE ? 0 : 1;
  const inPlane = plane === 0 ? lane : lane - MAX_SIDE;
  let first = LANE_CELLS;
  let last = 0;
  for (let i = 0; i < count; i++) {
    const position = placedAt(text, i) & 255;
    const cell = cellAt(plane, inPlane, position);
    markCell(cell, plane, bit);
    const across = mirrorOf(cell);
    markEnds(across, across, 1 - plane, bit);
    if (position < first) first = position;
    if (position > last) last = position;
  }
  markEnds(cellAt(plane, inPlane, first), cellAt(plane, inPlane, last), plane, bit);
}

/** The first empty squares before `first` and after `last`. */
function markEnds(first: i32, last: i32, plane: i32, bit: i32): void {
  let cell = first - CELL;
  while (isTile(cell)) cell -= CELL;
  if (isEmpty(cell)) markCell(cell, plane, bit);
  cell = last + CELL;
  while (isTile(cell)) cell += CELL;
  if (isEmpty(cell)) markCell(cell, plane, bit);
}

function markCell(cell: i32, plane: i32, bit: i32): void {
  const place = STANDING_SQUARES + ((((plane === 0 ? cell : mirrorOf(cell)) - CELLS) / CELL) << 2);
  setWord(place, word(place) | bit);
}

/** Plays that promise more than this are worth more than `low` whatever stands; minus infinity if nothing does. */
export function leastPromise(at: i32, low: i32): i32 {
  if (word(STANDING_COUNT) === 0) return -INFINITE;
  return low + pointsFor(standingAt(0)) + 2 * pointsOf(at, sideOf(at));
}

/** What the best way out that a play does not touch takes off its promise; minus infinity if it touches all. */
export function standingAgainst(at: i32, lane: i32, text: i32): i32 {
  const tiles = (word(text) >>> 8) & 255;
  const isAcross = lane < MAX_SIDE;
  const base = isAcross ? lane * LANE_CELLS + 1 : lane - MAX_SIDE + 1;
  const step = isAcross ? 1 : LANE_CELLS;
  let touched = 0;
  for (let i = 0; i < tiles; i++) {
    touched |= word(STANDING_SQUARES + ((base + step * (placedAt(text, i) & 255)) << 2));
  }
  const count = word(STANDING_COUNT);
  const untouched = ~touched & ((1 << count) - 1);
  if (untouched === 0) return -INFINITE;
  return pointsFor(standingAt(lowestBit(untouched))) + 2 * pointsOf(at, sideOf(at));
}

/** The most that a pass can be worth. */
export function boundOfPass(at: i32): i32 {
  if (word(STANDING_COUNT) === 0 || idleLeft(at) <= 1) return INFINITE;
  return -pointsFor(standingAt(0)) - 2 * pointsOf(at, sideOf(at));
}
