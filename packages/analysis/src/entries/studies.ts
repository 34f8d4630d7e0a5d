/** `@lexiko/analysis/studies`: annotated games and positions with their variations, for what edits, keeps or sends them. */

export {
  laidTurn,
  positionOfStart,
  tableAt,
  turnOfLine,
  turnToJudge,
  typedTurn,
  type ChapterTable,
  type TurnProblem,
} from '../studies/chapter-table.ts';
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
  type MarkedSquare,
  type StudyEntry,
  type StudyEvent,
  type StudyEventType,
} from '../studies/study-event.ts';
export { condensed, formatStudy, isStudyText, LONGEST_STUDY, parseStudy } from '../studies/study-file.ts';
export {
  EMPTY_STUDY,
  nextState,
  refuseStudyEvent,
  START,
  studyOf,
  studyStates,
  type Chapter,
  type StudyNode,
  type StudyRefusal,
  type StudyState,
} from '../studies/study-state.ts';
export { turnsOfChapter, type PlacedTurn } from '../studies/chapter-turns.ts';
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
