/** Rows and columns as lists of squares, cut where squares are blocked, and the stretches of a lane that a word may fill. */

import { DIRECTIONS, isOnBoard, type Direction, type Layout, type Square } from '@lexiko/rules/board';

export interface Lane {
  readonly direction: Direction;
  /** In reading order, without gaps. */
  readonly squares: readonly Square[];
}

export function lanesOf(layout: Layout): readonly Lane[] {
  const { width, height } = layout;
  return DIRECTIONS.flatMap((direction) => {
    const across = direction === 'across';
    const lanes: Lane[] = [];
    for (let line = 0; line < (across ? height : width); line++) {
      let squares: Square[] = [];
      for (let position = 0; position < (across ? width : height); position++) {
        const square = across ? line * width + position : position * width + line;
        if (isOnBoard(layout, square)) squares.push(square);
        else if (squares.length > 0) {
          lanes.push({ direction, squares });
          squares = [];
        }
      }
      if (squares.length > 0) lanes.push({ direction, squares });
    }
    return lanes;
  });
}
