/** What every host of a game shares: who must answer, what is due when, what a player prepares for a turn. */

export {
  actsFromMs,
  attentionOf,
  isWindowTimed,
  scorekeeperToAsk,
  seatsToAgree,
  seatsToAsk,
  seatsToConfirm,
  votersToAsk,
  type Attention,
  type Demand,
  type Screen,
  type Seated,
} from './attention.ts';
export {
  callsAt,
  deadlinesOf,
  nextCallMs,
  PATIENCE,
  windowEndMs,
  type Call,
  type CallTerms,
  type Deadline,
  type Patience,
} from './deadlines.ts';
export { advanced, freeFrom, neighbour, type Cursor, type Step } from './cursor.ts';
export { recallAll, takeBackLast, typeLetter, type Typing, type TypingProblem } from './typing.ts';
export {
  draftAfter,
  EMPTY_DRAFT,
  faceOf,
  laidAs,
  laidAt,
  laidFrom,
  lay,
  LIFTED,
  moveSlot,
  placementsOf,
  recall,
  reconcile,
  shuffled,
  slotFor,
  slotsLeft,
  sorted,
  spend,
  takeHome,
  tileInSlot,
  unstaged,
  withLifted,
  withStep,
  type Draft,
  type LaidOut,
  type Reconciled,
  type StagedStep,
} from './draft.ts';
export {
  actionsOf,
  boardOf,
  fitDraft,
  handOf,
  previewOf,
  retrievableBlanks,
  stagedView,
  stepActions,
  stepFor,
  wordsOnBoard,
  type Preview,
} from './staging.ts';
export {
  LocalGame,
  type Change,
  type Choose,
  type ComputerFault,
  type GameDictionary,
  type LocalParts,
} from './local-game.ts';
export { lastTimeOf, TableClock, type KeptClock } from './table-clock.ts';
