/** `@lexiko/table/draft`: what a player prepares for a turn, for what lets people lay tiles and type words. */

export { advanced, neighbour, type Cursor, type Step } from '../cursor.ts';
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
  shuffled,
  slotFor,
  slotsLeft,
  sorted,
  recallTile,
  tileInSlot,
  unstaged,
  withLifted,
  withStep,
  type Draft,
  type LaidOut,
  type StagedStep,
} from '../draft.ts';
export {
  actionsOf,
  boardOf,
  fitDraft,
  previewOf,
  retrievableBlanks,
  stagedView,
  stepActions,
  stepFor,
  wordsOnBoard,
  type Preview,
} from '../staging.ts';
export { isTyped, recallAll, splitOrJoin, takeBackLast, typeLetter, type Typing } from '../typing.ts';
