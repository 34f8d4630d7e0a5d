/** What a play opens for the next side: word premium squares that can be reached through its new tiles. */

import { isOnBoard, type InspectedPlay, type PlayerView, type Square } from '@lexiko/rules';

/** How far along a line the next word may reasonably run. */
const REACH = 6;
/** Points for a triple word square right beside a new tile; farther ones and lesser ones count less. */
const TRIPLE_BESIDE = 4;
const DOUBLE_SHARE = 0.25;

/** In points. Only lines across the new tiles count: along the word the next side must extend it. */
export function exposureOf(table: PlayerView, { board, placed, runs }: InspectedPlay): number {
  const { layout } = table.ruleset;
  const along = runs[0].direction;
  const step = along === 'across' ? layout.width : 1;
  let sum = 0;
  for (const square of placed) {
    for (const direction of [step, -step]) sum += lineExposure(table, board, square, direction);
  }
  return sum;

  function lineExposure(
    { ruleset }: PlayerView,
    after: readonly string[],
    from: Square,
    direction: number,
  ): number {
    let before = from;
    for (let distance = 1; distance <= REACH; distance++) {
      const square = before + direction;
      const isSameLine =
        Math.abs(direction) !== 1 ||
        Math.floor(square / ruleset.layout.width) === Math.floor(before / ruleset.layout.width);
      if (!isSameLine || !isOnBoard(ruleset.layout, square) || after[square] !== '') return 0;
      const factor = ruleset.layout.wordFactors[square] ?? 1;
      if (factor > 1)
        return (TRIPLE_BESIDE * (factor > 2 ? 1 : DOUBLE_SHARE) * (REACH + 1 - distance)) / REACH;
      before = square;
    }
    return 0;
  }
}
