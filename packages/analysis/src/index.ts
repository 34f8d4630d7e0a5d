/** `@lexiko/analysis`: turns judged and explained, for what reviews games. Reports and puzzles are in `entries/`. */

export {
  agreementReport,
  LEAST_GAMES,
  type AgreementReport,
  type ComparedGame,
  type Estimate,
  type PlayedTurns,
} from './agreement/agreement.ts';
export type { Compared, Fact } from './explanation/facts.ts';
export { studyOfTurn, type StudyTools } from './explanation/game-study.ts';
export { squareReplies, type Reply } from './explanation/replies.ts';
export type { Depth } from './explanation/study-matter.ts';
export { studyOfTable } from './explanation/table-study.ts';
export { meanWorth } from './explanation/tile-worth.ts';
export { gainByS, LEAST_FOR_S, savesS, tilesUsed, TIPS, tipsOf, type Tip } from './explanation/tips.ts';
export type { StudiedTurn, TurnStudy } from './explanation/turn-study.ts';
export { makeEndJudge } from './turns/end-judge.ts';
export type { EndLine, LineTurn } from './turns/end-line.ts';
export {
  makeLastDrawsJudge,
  MOST_IN_BAG,
  type DrawnMove,
  type LastDraws,
  type LastDrawsJudge,
} from './turns/last-draws.ts';
export { wordOfMove } from './turns/hidden-words.ts';
export { asGame, summaryOf, type GameAnalysis, type PlayerSummary } from './turns/game-analysis.ts';
export { gameTurns, positionTurn, type GameTurn } from './turns/game-turns.ts';
export {
  isJudgedAtTable,
  tableTurnOfView,
  tableTurns,
  turnWithActions,
  type TableTurn,
} from './turns/table-turns.ts';
export type { DeepJudge, JudgeKind, RatedMove, TurnAnalysis } from './turns/turn-analysis.ts';
export {
  INFERENCES,
  lookOfSettings,
  settingsOfGame,
  type GameSettings,
  type GameWish,
  type Inference,
} from './turns/game-settings.ts';
export type { PlayoutSettings, RivalRack } from './turns/playout-settings.ts';
export { hasFreePlies } from './turns/turn-simulation.ts';
export { costOf, isMistake, mistakeBeside, mistakesOf, type MistakeOrder } from './turns/turn-cost.ts';
