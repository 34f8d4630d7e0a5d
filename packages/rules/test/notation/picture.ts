/** Boards for tests, drawn: a dot is an empty square, lower case a blank; rows and columns not drawn are empty. */

import { CLASSIC_LAYOUT, type Board } from '@lexiko/rules/board';

/** `rows` from row 8 on, each from column A. */
export function fromRow8(...rows: readonly string[]): Board {
  const { width, height } = CLASSIC_LAYOUT;
  return Array.from({ length: width * height }, (_, square) => {
    const row = rows[Math.floor(square / width) - 7] ?? '';
    const mark = row[square % width] ?? '.';
    return mark === '.' ? '' : mark;
  });
}
