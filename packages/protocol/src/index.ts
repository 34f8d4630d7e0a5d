/** The messages between server and clients, as schemas, with a version. */

export { follow, type Followed, type Following } from './following.ts';
export {
  ALERT_KINDS,
  Alerts,
  AlertSettings,
  PushSubscription,
  QuietHours,
  USUAL_ALERTS,
  type AlertDevice,
  type AlertKind,
  type PushMessage,
} from './alert-messages.ts';
export { ChatMessage, ChatSettings, USUAL_CHAT } from './chat-messages.ts';
export { Classroom, ClassShown, Lesson } from './class-messages.ts';
export { CLASS_CODE_LENGTH, Person } from './fields.ts';
export { isName, isPersonName, RESERVED_NAMES } from './names.ts';
export { Notice } from './notice-messages.ts';
export { TableTerms, usualTerms } from './table-terms.ts';
export { Pointer, Proposal } from './team-messages.ts';
export {
  COMMANDS,
  Command,
  readAnswer,
  type AnswerTo,
  type CommandOf,
  type CommandType,
} from './commands.ts';
export {
  ClockSummary,
  GameChanged,
  GameMade,
  GameSummary,
  WordsSummary,
  PACES,
  SeatPlan,
  SeatStatus,
  VacationLeft,
  VISIBILITIES,
  type Pace,
  type Visibility,
} from './game-messages.ts';
export {
  ClientMessage,
  LARGEST_MESSAGE,
  NumberedEvent,
  PROTOCOL_VERSION,
  ServerMessage,
} from './messages.ts';
export { Refusal, SERVICE_REFUSALS, TableRefusal, type ServiceRefusalCode } from './refusals.ts';
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
  OfferedDictionary,
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
export { ApiToken, TOKEN_SCOPES, type TokenScope } from './tokens.ts';
export { readClientMessage, readServerMessage } from './reading.ts';
