/** `@lexiko/analysis/studies`: annotated games and positions with their variations, for what edits, keeps or sends them. */

export {
  gcgTableAt,
  laidTurn,
  positionOfStart,
  tableAt,
  turnToJudge,
  typedTurn,
} from '../studies/chapter-table.ts';
export { chapterOfLog, readLogGame, type LogGame, type SaidTurn } from '../studies/log-game.ts';
export { drawsOfKept, keptDraws, keptLine, linesOfKept } from '../studies/kept-late.ts';
export { tableToJudge } from '../studies/log-table.ts';
export type { ChapterTable, TurnProblem } from '../studies/place-table.ts';
export { turnsOfLine, type LineTurns } from '../studies/kept-line-turns.ts';
export { notationsOf } from '../studies/turn-notations.ts';
export { isSamePlay, turnOfLine } from '../studies/turn-line.ts';
export {
  chapterGames,
  chapterOfGame,
  chapterOfPosition,
  formatChapter,
  isVariation,
  splitGcg,
  variationOf,
  type ChapterNames,
} from '../studies/chapter-text.ts';
export {
  LONGEST_CHAPTER_LOG,
  LONGEST_ID,
  LONGEST_MARK,
  LONGEST_NOTE,
  LONGEST_TITLE,
  MOST_CANDIDATES,
  MOST_CHAPTERS,
  MOST_EVENTS,
  MOST_MARKS,
  readStudyEvent,
  type KeptAnalysis,
  type KeptCandidate,
  type KeptDraws,
  type KeptLine,
  type MarkedSquare,
  type StudyEntry,
  type StudyEvent,
  type StudyEventType,
} from '../studies/study-event.ts';
export { condensed, formatStudy, isStudyText, LONGEST_STUDY, parseStudy } from '../studies/study-file.ts';
export {
  EMPTY_STUDY,
  eventsThatCount,
  needsHistory,
  nextState,
  refuseStudyEvent,
  START,
  studyAfter,
  studyOf,
  studyStates,
  type Chapter,
  type StudyNode,
  type StudyRefusal,
  type StudyState,
} from '../studies/study-state.ts';
export { writtenIn } from '../studies/study-writing.ts';
export { placesOfLog, tellsPlay, turnsOfChapter, type PlacedTurn } from '../studies/chapter-turns.ts';
export {
  LEAK_KINDS,
  leakOf,
  leakReport,
  type Leak,
  type LeakKind,
  type LeakReport,
  type LeakTurn,
} from '../studies/leaks.ts';
export { studyHtml, type StudyPageTexts } from '../studies/study-html.ts';
export {
  branchesFrom,
  lineThrough,
  lineTo,
  mainLine,
  nodeAt,
  turnsAfter,
  type TurnBranch,
} from '../studies/study-tree.ts';
