/** What the other packages may use of `@lexiko/engine`. */

export { type EndTools, makeEndJudge } from './analysis/end-judge.ts';
export { asGame, type GameAnalysis, type PlayerSummary, summaryOf } from './analysis/game-analysis.ts';
export {
  type GameTurn,
  gameTurns,
  positionTurn,
  type LastTurn,
  type TurnAct,
} from './analysis/game-turns.ts';
export { supposedByLastTurn } from './analysis/last-turn-inference.ts';
export { type TableTools } from './analysis/table-analysis.ts';
export {
  isJudgedAtTable,
  type TableTurn,
  tableTurnOfView,
  tableTurns,
  turnWithActions,
} from './analysis/table-turns.ts';
export {
  type AnalystTools,
  type DeepJudge,
  type DeepJudgement,
  type DeepMove,
  type JudgeKind,
  type LossMargins,
  type RatedMove,
  type TurnAnalysis,
} from './analysis/turn-analysis.ts';
export { costOf, type TurnCost } from './analysis/turn-cost.ts';
export {
  type Difference,
  pairedMean,
  planOfTurn,
  positionOfTurn,
  TurnSimulation,
} from './analysis/turn-simulation.ts';
export { type TakenTurn, turnOfView } from './analysis/view-turn.ts';
export { bestMoves, type Order, ORDERS, rankedMoves } from './best-moves.ts';
export { crosswordsMoves, type CrosswordsPosition } from './crosswords-moves.ts';
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
export { type Comparison, type Fact, factsOf, type MeasuredMove, type Which } from './explanation/facts.ts';
export {
  HIGH_REPLY,
  type Reply,
  repliesTo,
  squareReplies,
  type SquareReplies,
} from './explanation/replies.ts';
export { gainByS, LEAST_FOR_S, type Tip, TIPS, tilesUsed, tipsOf } from './explanation/tips.ts';
export { meanWorth, type TileWorth, tileWorths } from './explanation/tile-worth.ts';
export { studyOfTurn, type StudyTools } from './explanation/game-study.ts';
export type { Depth } from './explanation/study-matter.ts';
export { studyOfTable } from './explanation/table-study.ts';
export { type StudiedTurn, type TurnStudy } from './explanation/turn-study.ts';
export type { GameNumbers } from './game-numbers.ts';
export {
  type BoardMark,
  type BoardTiles,
  type GamesPlayed,
  type GeneratorTables,
  MoveGenerator,
  type RackInPlay,
} from './generator.ts';
export {
  compileKernel,
  type Kernel,
  type KernelKind,
  type KernelModule,
  type MakeKernel,
  makeTwinKernel,
  makeWasmKernel,
} from './kernel.ts';
export {
  formatKlv2,
  type Leaves,
  type LeavesFault,
  leaveValue,
  makeLeaves,
  parseKlv2,
  wholeLeaves,
} from './leaves.ts';
export { type DealtRacks, fitLeaves } from './learning/leave-fit.ts';
export {
  type PracticeAim,
  type PracticeRecord,
  type PracticeRules,
  practise,
} from './learning/practice-game.ts';
export { practiceRules, practiceTable } from './learning/practice-rules.ts';
export { GainCounts } from './learning/win-fit.ts';
export { makeNodeTable, type NodeTable } from './node-table.ts';
export { bestOpenPlays, PLAIN_PRICES, type TilePrices } from './open-pool/open-plays.ts';
export {
  type RecordGame,
  type RecordProgress,
  type RecordSearch,
  searchRecord,
} from './open-pool/record-search.ts';
export { leavesFor, leaveTextFor } from './judgement/learnt-leaves.ts';
export { formatLeaveText, type LeaveText, parseLeaveText } from './judgement/leave-text.ts';
export { winTableFor } from './judgement/learnt-wins.ts';
export { isRace, pointsToGo } from './judgement/points-to-go.ts';
export { RackParts } from './judgement/rack-parts.ts';
export { winChance, type WinTable } from './judgement/win-chance.ts';
export type { Exchange, Move, PlacedTile, Placement, PlayDirection } from './play.ts';
export { handMadeLeaves, leaveJudgeFor, learntLeaves, type LeaveJudge } from './players/leave-model.ts';
export { type Level, LEVELS, PERSONALITIES, type Personality, type Sight } from './players/personality.ts';
export { type Desk, makeDesk, makePlayer, type Player } from './players/player.ts';
export { playThrough, RefusedAction, type SelfPlay, type SelfPlayStep } from './players/self-play.ts';
export { type Thinking, thinkingMs } from './players/thinking.ts';
export {
  type GraphSource,
  Library,
  type Opinion,
  type Vocabulary,
  wordLayersOf,
} from './players/vocabulary.ts';
export {
  type AnalysisReport,
  analysisJson,
  type JudgingManner,
  mannersOf,
  type Outlook,
  outlookOf,
  playerName,
  titleOf,
} from './report/analysis-report.ts';
export { turnAtShare } from './report/chart.ts';
export { begun, type Compared, englishFact, englishName, isCrosswords } from './report/english-facts.ts';
export { ENGLISH_REPORT } from './report/english-report.ts';
export { numbersIn, type ReportNumbers } from './report/report-numbers.ts';
export {
  analysisHtml,
  chartSvg,
  type GameChart,
  gameCharts,
  type ReportTexts,
} from './report/html-report.ts';
export { boxCounts, classicNumbers, MEAN_OF_DIE, numbersKey, tableNumbers } from './ruleset-numbers.ts';
export { type CheckEffort, checkPuzzle, hasStake, QUICK_CHECK } from './puzzles/check-puzzle.ts';
export { type LineMove, winningLine } from './puzzles/winning-line.ts';
export { isMissedPlay, type MadeInstead } from './puzzles/missed-play.ts';
export { findPuzzles } from './puzzles/find-puzzles.ts';
export { makePositionGenerator, playedPositions } from './puzzles/played-positions.ts';
export {
  bagSizeOf,
  DIFFICULTIES,
  type Difficulty,
  playKey,
  type Puzzle,
  PUZZLE_KINDS,
  type PuzzleKind,
  type PuzzlePlay,
  type PuzzlePosition,
  puzzleTable,
  solves,
  unseenTiles,
} from './puzzles/puzzle.ts';
export { formatPuzzle, parsePuzzle } from './puzzles/puzzle-text.ts';
export { makePuzzleTools, type PuzzleTools } from './puzzles/puzzle-tools.ts';
export {
  MOST_PLIES,
  type PlayoutOrder,
  type PlayoutPosition,
  type PlayoutResults,
  Playouts,
  type PlySums,
} from './simulation/playouts.ts';
export { type SupposedRack, type Unseen } from './simulation/draws.ts';
export {
  type InferenceEffort,
  inferLeaves,
  type Observation,
  type ObservedTurn,
} from './simulation/inference.ts';
export { seededNumbers } from './simulation/seeded-numbers.ts';
export { PlayoutDesk, type SimulatedPosition } from './simulation/playout-desk.ts';
export {
  type PlayoutBatch,
  type PlayoutJob,
  type Simulated,
  type SimulatedPly,
  Simulation,
  type SimulationPlan,
} from './simulation/simulation.ts';
export { rearrangements } from './variations/rearrange.ts';
export { recyclings } from './variations/recycle.ts';
export { retrievals } from './variations/retrieve.ts';
export { roughWinChance, type WinJudge } from './simulation/win-judge.ts';
