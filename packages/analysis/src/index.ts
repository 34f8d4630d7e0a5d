/** What hosts use of the analysis. */

// Turns, judged.
export { makeEndJudge } from './turns/end-judge.ts';
export { asGame, type GameAnalysis, type PlayerSummary, summaryOf } from './turns/game-analysis.ts';
export { type GameTurn, gameTurns, positionTurn } from './turns/game-turns.ts';
export {
  isJudgedAtTable,
  type TableTurn,
  tableTurnOfView,
  tableTurns,
  turnWithActions,
} from './turns/table-turns.ts';
export type { DeepJudge, JudgeKind, RatedMove, TurnAnalysis } from './turns/turn-analysis.ts';
export { costOf, type TurnCost } from './turns/turn-cost.ts';

// Studies of turns, and the facts that they find.
export type { Compared, Fact } from './explanation/facts.ts';
export { studyOfTurn, type StudyTools } from './explanation/game-study.ts';
export { type Reply, squareReplies } from './explanation/replies.ts';
export type { Depth } from './explanation/study-matter.ts';
export { studyOfTable } from './explanation/table-study.ts';
export { meanWorth } from './explanation/tile-worth.ts';
export { gainByS, LEAST_FOR_S, tilesUsed, type Tip, TIPS, tipsOf } from './explanation/tips.ts';
export type { StudiedTurn, TurnStudy } from './explanation/turn-study.ts';

// Reports of whole games.
export {
  analysisJson,
  type AnalysisReport,
  mannersOf,
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

// Puzzles.
export { type CheckEffort, checkPuzzle, hasStake, QUICK_CHECK } from './puzzles/check-puzzle.ts';
export { findPuzzles } from './puzzles/find-puzzles.ts';
export { isMissedPlay, type MadeInstead } from './puzzles/missed-play.ts';
export { makePositionGenerator, playedPositions } from './puzzles/played-positions.ts';
export { formatPuzzle, parsePuzzle } from './puzzles/puzzle-text.ts';
export { makePuzzleTools, type PuzzleTools } from './puzzles/puzzle-tools.ts';
export {
  DIFFICULTIES,
  type Difficulty,
  type Puzzle,
  PUZZLE_KINDS,
  type PuzzleKind,
  type PuzzlePosition,
  puzzleTable,
  solves,
} from './puzzles/puzzle.ts';
export { type LineMove, winningLine } from './puzzles/winning-line.ts';
