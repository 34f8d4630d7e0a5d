/** `@lexiko/rules/records`: score sheets, results, statistics and the bag proof, for what keeps games and looks back. */

export { promisesOf } from '../chance/promises.ts';
export { verifyLog, type BagProof, type ProofCounts } from '../chance/verify-log.ts';
export { boardUseOfLog, boardUseOfReplay, type BoardUse, type GameBoardUse } from '../view/board-use.ts';
export {
  groupResults,
  hasBand,
  resultKey,
  SCORE_BAND,
  type StoredResult,
  type ResultGroup,
} from '../view/result-groups.ts';
export {
  scoreSheet,
  type CrosswordsColumns,
  type ScoreSheet,
  type SheetKind,
  type SheetRow,
} from '../view/score-sheet.ts';
export { sideResult, type SideResult } from '../view/side-result.ts';
