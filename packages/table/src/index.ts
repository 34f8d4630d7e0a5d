/** What every host of a game shares: who must answer, what is due when. */

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
