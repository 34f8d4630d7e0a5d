/** What a play opens for the next side: word premium squares that can be reached through its new tiles. */

import type { PlayerView } from '@lexiko/rules';
import { isOnBoard, type Board, type InspectedPlay, type Layout, type Square } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';

/** How far along a line the next word may plausibly run. */
const REACH = 6;
/** Points for a triple word square next to a new tile; farther and lesser squares count less. */
const TRIPLE_BESIDE = 4;
const DOUBLE_SHARE = 0.25;

/** In points. Only lines across the new tiles count: along the word, the next side has to extend it. */
export function exposureOf({ ruleset }: PlayerView, { board, placed, runs }: InspectedPlay): number {
  const { layout } = ruleset;
  const step = itemAt(runs, 0).direction === 'across' ? layout.width : 1;
  let sum = 0;
  for (const square of placed) {
    sum += exposureAlong(layout, board, square, step) + exposureAlong(layout, board, square, -step);
  }
  return sum;
}

/** What the first premium square on the way is worth to others, if no tile comes before it. */
function exposureAlong(layout: Layout, board: Board, from: Square, step: number): number {
  const rowOf = (square: Square): number => Math.floor(square / layout.width);
  for (let distance = 1; distance <= REACH; distance++) {
    const square = from + distance * step;
    const hasLeftRow = Math.abs(step) === 1 && rowOf(square) !== rowOf(from);
    if (hasLeftRow || !isOnBoard(layout, square) || board[square] !== '') return 0;
    const factor = itemAt(layout.wordFactors, square);
    if (factor > 1) return (TRIPLE_BESIDE * (factor > 2 ? 1 : DOUBLE_SHARE) * (REACH + 1 - distance)) / REACH;
  }
  return 0;
}
