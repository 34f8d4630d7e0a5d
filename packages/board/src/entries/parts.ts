/** `@lexiko/board/parts`: what the page is made of wherever it shows a board or a tile. */

export { Arrow } from '../arrow.tsx';
export { Board, type BoardProps } from '../board.tsx';
export type { CellProps } from '../cell.tsx';
export { Float } from '../float.tsx';
export { LaidTiles, type LaidTilePlace } from '../laid-tiles.tsx';
export { MemoizedParts } from '../memoized-cells.tsx';
export { moveTo, useSignalStyle } from '../signal-style.ts';
export { TileFace } from '../tile.tsx';
export { letterName } from '../squares/letter-names.ts';
export { cellsWithDraft, settledCells, type SettledCell } from '../squares/position-cells.ts';
export {
  armColours,
  isPremium,
  marksOf,
  premiumOf,
  premiumSign,
  squareText,
  type BoardWords,
  type Premium,
  type SquareMark,
} from '../squares/square-marks.ts';
