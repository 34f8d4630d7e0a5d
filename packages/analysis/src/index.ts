/** What the other packages may use of `@lexiko/analysis`. */

export {
  type Compared,
  type Comparison,
  type Fact,
  factsOf,
  type MeasuredMove,
  type Which,
} from './explanation/facts.ts';
export { studyOfTurn, type StudyTools } from './explanation/game-study.ts';
export {
  HIGH_REPLY,
  type Reply,
  repliesTo,
  squareReplies,
  type SquareReplies,
} from './explanation/replies.ts';
export type { Depth } from './explanation/study-matter.ts';
export { studyOfTable } from './explanation/table-study.ts';
export { meanWorth, type TileWorth, tileWorths } from './explanation/tile-worth.ts';
export { gainByS, LEAST_FOR_S, type Tip, TIPS, tilesUsed, tipsOf } from './explanation/tips.ts';
export { type StudiedTurn, type TurnStudy } from './explanation/turn-study.ts';
export { type CheckEffort, checkPuzzle, hasStake, QUICK_CHECK } from './puzzles/check-puzzle.ts';
export { findPuzzles } from './puzzles/find-puzzles.ts';
export { isMissedPlay, type MadeInstead } from './puzzles/missed-play.ts';
export { makePositionGenerator, playedPositions } from './puzzles/played-positions.ts';
export { formatPuzzle, parsePuzzle } from './puzzles/puzzle-text.ts';
export { makePuzzleTools, type PuzzleTools } from './puzzles/puzzle-tools.ts';
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
export { type LineMove, winningLine } from './puzzles/winning-line.ts';
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
export {
  analysisHtml,
  chartSvg,
  type GameChart,
  gameCharts,
  type ReportNumbers,
  type ReportTexts,
} from './report/html-report.ts';
export { type EndTools, makeEndJudge } from './turns/end-judge.ts';
export { asGame, type GameAnalysis, type PlayerSummary, summaryOf } from './turns/game-analysis.ts';
export { type GameTurn, gameTurns, positionTurn, type LastTurn, type TurnAct } from './turns/game-turns.ts';
export { supposedByLastTurn } from './turns/last-turn-inference.ts';
export { type TableTools } from './turns/table-analysis.ts';
export {
  isJudgedAtTable,
  type TableTurn,
  tableTurnOfView,
  tableTurns,
  turnWithActions,
} from './turns/table-turns.ts';
export {
  type AnalystTools,
  type DeepJudge,
  type DeepJudgement,
  type DeepMove,
  type JudgeKind,
  type LossMargins,
  type RatedMove,
  type TurnAnalysis,
} from './turns/turn-analysis.ts';
export { costOf, type TurnCost } from './turns/turn-cost.ts';
export {
  type Difference,
  pairedMean,
  planOfTurn,
  positionOfTurn,
  TurnSimulation,
} from './turns/turn-simulation.ts';
export { type TakenTurn, turnOfView } from './turns/view-turn.ts';
