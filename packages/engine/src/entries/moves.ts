/** `@lexiko/engine/moves`: plays and what they and their leaves are worth, for what lists, ranks or rates moves. */

export { bestMoves, ORDERS, rankedMoves, type Order } from '../generation/best-moves.ts';
export { crosswordsMoves } from '../generation/crosswords-moves.ts';
export type { GameNumbers } from '../generation/game-numbers.ts';
export { generatorTables, isMapped, TABLE_FORMAT } from '../generation/generator-tables.ts';
export {
  MoveGenerator,
  type BoardTiles,
  type GeneratorTables,
  type RackInPlay,
} from '../generation/generator.ts';
export {
  formatKlv2,
  leaveValue,
  makeLeaves,
  parseKlv2,
  wholeLeaves,
  type Leaves,
} from '../generation/leaves.ts';
export {
  boardNumbers,
  laidTiles,
  lettersLeft,
  lettersOf,
  tileOf,
  usedLetters,
} from '../generation/letter-numbers.ts';
export { makeNodeTable, type NodeTable } from '../generation/node-table.ts';
export type { Exchange, Move, PlacedTile, Play } from '../generation/play.ts';
export {
  boxCounts,
  classicNumbers,
  MEAN_OF_DIE,
  numbersKey,
  tableNumbers,
} from '../generation/ruleset-numbers.ts';
export { makeWordMapAfter, WORD_MAP_HEAD, type WordMap } from '../generation/word-map.ts';
export { leavesFor, leaveTextFor, winTableFor } from '../judgement/learnt-tables.ts';
export { learntLeaves, leaveJudgeFor, type LeaveJudge } from '../judgement/leave-model.ts';
export { formatLeaveText, parseLeaveText, type LeaveText } from '../judgement/leave-text.ts';
export { isRace, pointsToGo } from '../judgement/points-to-go.ts';
export { RackParts } from '../judgement/rack-parts.ts';
export { winChance, type WinTable } from '../judgement/win-chance.ts';
export { bestOpenPlays, PLAIN_PRICES, type TilePrices } from '../open-pool/open-plays.ts';
export { searchRecord, type RecordGame, type RecordProgress } from '../open-pool/record-search.ts';
export { rearrangements } from '../variations/rearrange.ts';
export { recyclings } from '../variations/recycle.ts';
export { retrievals } from '../variations/retrieve.ts';
