/** `@lexiko/rules/board`: tiles, squares, boards and plays not made yet, for what draws a board or searches it. */

export {
  BLANK,
  HIDDEN,
  isLaidBlank,
  letterOf,
  liftedTile,
  neededTile,
  missingTiles,
  sortedTiles,
  withoutTiles,
  type Laid,
  type Tile,
} from '../tile.ts';
export { allTiles, laidValue, rackValue, type TileSet } from '../tile-set.ts';
export {
  ARMS,
  formatColumn,
  formatSquare,
  isOnBoard,
  parseSquare,
  type Arm,
  type Layout,
  type Square,
} from '../layout.ts';
export {
  crossing,
  DIRECTIONS,
  emptyBoard,
  isEmptyBoard,
  runThrough,
  textOf,
  withLaid,
  type Board,
  type Direction,
  type Placement,
  type Run,
} from '../board.ts';
export { CLASSIC_TILES } from '../data/boxes.ts';
export { CLASSIC_LAYOUT, premiumRows } from '../data/classic.ts';
export {
  inspectPlay,
  ownArms,
  rollsFor,
  scoreOf,
  tilesAtHand,
  type InspectedPlay,
} from '../game/plays/play-inspection.ts';
export { inspectRearrangement } from '../game/plays/rearrange.ts';
