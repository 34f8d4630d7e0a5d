/** The messages between server and clients, as schemas, with a version. */

export { followEvents, followTable, type Followed, type Following } from './following.ts';
export { ChatMessage, ChatSettings, USUAL_CHAT } from './chat-messages.ts';
export { Classroom, Lesson } from './class-messages.ts';
export { CLASS_CODE_LENGTH, Person } from './fields.ts';
export { isName, isPersonName, RESERVED_NAMES } from './names.ts';
export { Notice } from './notice-messages.ts';
export { MadeTerms, TableTerms, USUAL_SILENCE, USUAL_TERMS } from './table-terms.ts';
export { Pointer, Proposal } from './team-messages.ts';
export {
  ClientMessage,
  ClockSummary,
  Command,
  GameSummary,
  LARGEST_MESSAGE,
  NumberedEvent,
  Outcome,
  PACES,
  PROTOCOL_VERSION,
  SeatPlan,
  SeatStatus,
  SERVICE_REFUSALS,
  ServerMessage,
  TableRefusal,
  VacationLeft,
  VISIBILITIES,
  type Pace,
  type ServiceRefusalCode,
  type Visibility,
} from './messages.ts';
export {
  GAME_FILES,
  GameResult,
  Opponent,
  Profile,
  PublicRating,
  StatisticsGroup,
  type GameFile,
} from './records.ts';
export {
  Account,
  Ceremony,
  Me,
  OwnSession,
  Passkey,
  Proof,
  REQUEST_REFUSALS,
  REQUESTS,
  type RequestAnswer,
  type RequestBody,
  type RequestName,
  type RequestRefusalCode,
} from './requests.ts';
export { readClientMessage, readServerMessage } from './reading.ts';
