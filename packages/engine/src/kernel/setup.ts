/** Clears the board to what the layout alone gives: walls, factors, start squares. */

import { changeAllLanes, laneCount, laneLength } from './board/board.ts';
import { CELL, cellAt, LANE_BYTES, setSquare, setSquareExtras, setWall, START } from './board/cells.ts';
import { byte, setWord, word } from './heap.ts';
import { COLUMNS, JOURNAL_TOP, SQUARES, SQUARE_BYTES, TILES_ON_BOARD } from './memory-map.ts';

/**
 * A square of the layout, 8 bytes a square, row by row: letter factor, word factor (0: blocked), whether a first play
 * may rest on it, spare, then half words: points of any tile laid here, opening cost in thousandths.
 */

export function clearBoard(): void {
  setWord(TILES_ON_BOARD, 0);
  setWord(JOURNAL_TOP, 0);
  changeAllLanes();
  for (let plane = 0; plane < 2; plane++) {
    const lanes = laneCount(plane);
    const length = laneLength(plane);
    for (let lane = 0; lane < lanes; lane++) {
      const first = cellAt(plane, lane, -1);
      for (let cell = first; cell < first + LANE_BYTES; cell += CELL) setWall(cell);
      for (let position = 0; position < length; position++) clearSquare(plane, lane, position);
    }
  }
}

function clearSquare(plane: i32, lane: i32, position: i32): void {
  const square = plane === 0 ? lane * word(COLUMNS) + position : position * word(COLUMNS) + lane;
  const at = SQUARES + square * SQUARE_BYTES;
  const wordFactor = byte(at + 1);
  if (wordFactor === 0) return;
  const cell = cellAt(plane, lane, position);
  setSquare(cell, cellAt(1 - plane, position, lane), byte(at), wordFactor, byte(at + 2) === 0 ? 0 : START);
  setSquareExtras(cell, byte(at + 4) | (byte(at + 5) << 8), byte(at + 6) | (byte(at + 7) << 8));
}
