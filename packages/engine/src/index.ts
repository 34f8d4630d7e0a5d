/** What the other packages may use of `@lexiko/engine`. */

export { bestMoves, type Order, ORDERS, rankedMoves } from './generation/best-moves.ts';
export { crosswordsMoves, type CrosswordsPosition } from './generation/crosswords-moves.ts';
export {
  type Ending,
  endingOf,
  hasPlainEnding,
  idleLimitWithBag,
  idleTurnsOf,
  type PassRule,
} from './endgame/ending.ts';
export type { EndgamePosition, EndgameRoom } from './endgame/memory.ts';
export type { EndgameMove, EndgamePass } from './endgame/moves.ts';
export {
  type JudgedMove,
  LARGEST_PRE_ENDGAME_BAG,
  PreEndgame,
  type PreEndgameAnswer,
  type PreEndgameLimits,
  type PreEndgamePosition,
} from './endgame/pre-endgame.ts';
export {
  type EndgameAnswer,
  type EndgameLimits,
  EndgameSolver,
  LARGE_ROOM,
  SMALL_ROOM,
} from './endgame/solver.ts';
export type { GameNumbers } from './generation/game-numbers.ts';
export {
  type BoardMark,
  type BoardTiles,
  type GamesPlayed,
  type GeneratorTables,
  MoveGenerator,
  type RackInPlay,
} from './generation/generator.ts';
export { leavesFor, leaveTextFor } from './judgement/learnt-leaves.ts';
export { winTableFor } from './judgement/learnt-wins.ts';
export { formatLeaveText, type LeaveText, parseLeaveText } from './judgement/leave-text.ts';
export { isRace, pointsToGo } from './judgement/points-to-go.ts';
export { RackParts } from './judgement/rack-parts.ts';
export { winChance, type WinTable } from './judgement/win-chance.ts';
export {
  compileKernel,
  type Kernel,
  type KernelKind,
  type KernelModule,
  type MakeKernel,
  makeTwinKernel,
  makeWasmKernel,
} from './generation/kernel.ts';
export { type DealtRacks, fitLeaves } from './learning/leave-fit.ts';
export {
  type PracticeAim,
  type PracticeRecord,
  type PracticeRules,
  practise,
} from './learning/practice-game.ts';
export { practiceRules, practiceTable } from './learning/practice-rules.ts';
export { GainCounts } from './learning/win-fit.ts';
export {
  formatKlv2,
  type Leaves,
  type LeavesFault,
  leaveValue,
  makeLeaves,
  parseKlv2,
  wholeLeaves,
} from './generation/leaves.ts';
export { makeNodeTable, type NodeTable } from './generation/node-table.ts';
export { bestOpenPlays, PLAIN_PRICES, type TilePrices } from './open-pool/open-plays.ts';
export {
  type RecordGame,
  type RecordProgress,
  type RecordSearch,
  searchRecord,
} from './open-pool/record-search.ts';
export type { Exchange, Move, PlacedTile, Placement, PlayDirection } from './generation/play.ts';
export { exchangesByValue, mayExchangeAtWill, mostExchanged } from './players/exchange-choice.ts';
export { withoutRackTiles } from './players/playout-candidates.ts';
export { playoutsAt, generatorFor, hasUsualBlanks, othersInTurn } from './players/playout-choice.ts';
export { handMadeLeaves, leaveJudgeFor, learntLeaves, type LeaveJudge } from './judgement/leave-model.ts';
export {
  boardNumbers,
  laidTiles,
  lettersLeft,
  lettersOf,
  tileOf,
  usedLetters,
} from './generation/letter-numbers.ts';
export { type Level, LEVELS, PERSONALITIES, type Personality, type Sight } from './players/personality.ts';
export { expectedScore, withRack } from './positions/play-finder.ts';
export { type EngineContext, makeEngineContext, makePlayer, type Player } from './players/player.ts';
export { playThrough, RefusedAction, type SelfPlay, type SelfPlayStep } from './players/self-play.ts';
export { type Thinking, thinkingMs, Effort } from './players/thinking.ts';
export { ideasFor, stepBefore, type Idea, type StepIdea } from './players/turn-choice.ts';
export { bestValue, type Search, valuationOf } from './players/turn-search.ts';
export { unseenTiles } from './positions/unseen-tiles.ts';
export {
  type GraphSource,
  Library,
  type Opinion,
  type Vocabulary,
  wordLayersOf,
} from './vocabulary/vocabulary.ts';
export {
  boxCounts,
  classicNumbers,
  MEAN_OF_DIE,
  numbersKey,
  tableNumbers,
} from './generation/ruleset-numbers.ts';
export { halfWidth } from './simulation/confidence.ts';
export { type SupposedRack, type Unseen, Draws } from './simulation/draws.ts';
export {
  type InferenceEffort,
  inferLeaves,
  type Observation,
  type ObservedTurn,
} from './simulation/inference.ts';
export { PlayoutRunner, type SimulatedPosition } from './simulation/playout-runner.ts';
export {
  MOST_PLIES,
  type PlayoutOrder,
  type PlayoutPosition,
  type PlayoutResults,
  Playouts,
  type PlySums,
  MOST_SIDES,
  MOST_TILES,
} from './simulation/playouts.ts';
export { chanceToBeFirst } from './simulation/race.ts';
export { seededNumbers } from './simulation/seeded-numbers.ts';
export {
  type PlayoutBatch,
  type PlayoutJob,
  type Simulated,
  type SimulatedPly,
  Simulation,
  type SimulationPlan,
  SPREAD_SHARE,
} from './simulation/simulation.ts';
export { SoloPlayouts } from './simulation/solo-playouts.ts';
export { roughWinChance, type WinJudge, chanceAgainst } from './simulation/win-judge.ts';
export { rearrangements } from './variations/rearrange.ts';
export { recyclings } from './variations/recycle.ts';
export { retrievals } from './variations/retrieve.ts';
