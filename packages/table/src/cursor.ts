/** The arrow on the board: where the next typed letter goes, and in which direction. It skips occupied squares. */

import { isOnBoard, type Board, type Direction, type Layout, type Square } from '@lexiko/rules/board';

export interface Cursor {
  readonly square: Square;
  readonly direction: Direction;
}

export type Step = 'left' | 'right' | 'up' | 'down';

/** The next square in that direction; at the edge, the same square. */
export function neighbour({ width, height }: Layout, square: Square, step: Step): Square {
  const column = square % width;
  const row = Math.floor(square / width);
  switch (step) {
    case 'left':
      return column > 0 ? square - 1 : square;
    case 'right':
      return column < width - 1 ? square + 1 : square;
    case 'up':
      return row > 0 ? square - width : square;
    case 'down':
      return row < height - 1 ? square + width : square;
  }
}

/** The first free square from `square` on, inclusive; `null` past the edge. A blocked square ends the line. */
export function freeFrom(layout: Layout, board: Board, { square, direction }: Cursor): Square | null {
  const step = direction === 'across' ? 'right' : 'down';
  for (let at = square; ;) {
    if (!isOnBoard(layout, at)) return null;
    if (board[at] === '') return at;
    const next = neighbour(layout, at, step);
    if (next === at) return null;
    at = next;
  }
}

/** The cursor on the next free square; it stays where the line ends. */
export function advanced(layout: Layout, board: Board, { square, direction }: Cursor): Cursor {
  const next = neighbour(layout, square, direction === 'across' ? 'right' : 'down');
  const free = next === square ? null : freeFrom(layout, board, { square: next, direction });
  return { square: free ?? square, direction };
}
