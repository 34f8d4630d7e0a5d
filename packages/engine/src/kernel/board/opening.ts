/** What a letter costs the first play by where it stands (a vowel beside a premium square helps the opponent). */

import { openingCostAt } from './cells.ts';
import { word } from '../heap.ts';
import { COSTLY_LETTERS, TILES_ON_BOARD } from '../memory-map.ts';

/** In thousandths; 0 once there are tiles on the board. */
export function openingCostOf(cell: i32, letter: i32): i32 {
  if (word(TILES_ON_BOARD) !== 0) return 0;
  const isCostly = (word(COSTLY_LETTERS + ((letter >> 5) << 2)) & (1 << (letter & 31))) !== 0;
  return isCostly ? openingCostAt(cell) : 0;
}
