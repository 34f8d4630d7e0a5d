/** `@lexiko/table`: hosting a game: whom it waits for, what is due when, a whole game at one screen. */

export {
  actsFromMs,
  attentionOf,
  challengeableWords,
  isWindowTimed,
  mayChallenge,
  seatsToAgree,
  seatsToConfirm,
  type Attention,
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
} from './deadlines.ts';
export {
  LocalGame,
  type Change,
  type ComputerFault,
  type GameDictionary,
  type LocalParts,
} from './local-game.ts';
export { openTable, type TableParts } from './open-table.ts';
export { allowsTakeBack, takeBackLength } from './take-back.ts';
export { stopsOf } from './stops.ts';
export { lastTimeOf, TableClock, type StoredClock } from './table-clock.ts';
