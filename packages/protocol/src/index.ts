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
} from './features/alert-messages.ts';
export {
  ASSIGNMENT_KINDS,
  type Assignment,
  type AssignmentKind,
  type AssignmentWork,
  type OwnAssignment,
  type PupilWork,
  type WorkEntry,
} from './features/assignment-messages.ts';
export {
  CARD_LENGTH,
  MOST_PUPILS_ASKED,
  PICTURES,
  type Picture,
  type PupilCard,
  type SchoolClass,
  type SchoolPupil,
} from './features/school-messages.ts';
export {
  ARCHIVED_DAYS,
  CARD_SESSION_DAYS,
  LONGEST_YEAR_DAYS,
  MOST_ASSIGNMENTS,
  MOST_CARDS,
  MOST_TASKS,
  TEACHER_CODE_DAYS,
  UNUSED_STUDY_DAYS,
} from './retention.ts';
export { ChatMessage, ChatSettings, USUAL_CHAT } from './features/chat-messages.ts';
export { Classroom, ClassShown, Lesson } from './features/class-messages.ts';
export { CLASS_CODE_LENGTH, Person } from './fields.ts';
export { MailState } from './features/mail-messages.ts';
export { Proof } from './proof.ts';
export {
  ACT_KINDS,
  REPORT_KINDS,
  ROLES,
  SANCTION_KINDS,
  type ActKind,
  type ConsoleAct,
  type ConsoleAppeal,
  type ConsoleMessage,
  type ConsolePerson,
  type ConsoleReport,
  type ReportKind,
  type Role,
  type Sanction,
  type SanctionKind,
  type Sentence,
  type Standing,
  MeasuredAgreement,
} from './features/moderation-messages.ts';
export { isName, isPersonName, RESERVED_NAMES } from './names.ts';
export { Notice } from './features/notice-messages.ts';
export { TableTerms, usualTerms } from './table-terms.ts';
export { Pointer, Proposal } from './features/team-messages.ts';
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
} from './features/game-messages.ts';
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
export { OfferedDictionary } from './dictionaries.ts';
export { REQUEST_REFUSALS, type RequestRefusalCode } from './request-refusals.ts';
export { Account, Ceremony, Me, OwnSession, Passkey } from './features/account-messages.ts';
export { REQUESTS, type RequestAnswer, type RequestBody, type RequestName } from './requests.ts';
export {
  Acquaintance,
  Avatar,
  AVATAR_COLOURS,
  AVATAR_PATTERNS,
  Leader,
  Leaderboard,
  OwnCard,
  Presence,
  ProfileDetails,
  PublicProfile,
  RatingPool,
  RecentGame,
} from './features/people-messages.ts';
export {
  ListedRating,
  LobbyContent,
  OpenSeek,
  OwnSeek,
  SEEK_TIMES,
  type SeekTime,
} from './features/seek-messages.ts';
export {
  LARGEST_STUDY_APPEND,
  ListedStudy,
  MOST_STUDY_EVENTS,
  SharedEntry,
  SharedStudy,
  STUDY_ROLES,
  StudyReader,
  type StudyRole,
} from './features/study-messages.ts';
export { ApiToken, TOKEN_SCOPES, type TokenScope } from './tokens.ts';
export { LONGEST_LINK, type NewLink, type SharedLink } from './features/link-messages.ts';
export { LONGEST_NOTE, type GameNote } from './features/note-messages.ts';
export {
  LARGEST_PROGRESS_REQUEST,
  LONGEST_PIECE,
  MOST_PIECES_AT_ONCE,
  PROGRESS_FORMS,
  type ProgressCopy,
  type ProgressForm,
  type ProgressPiece,
} from './features/progress-messages.ts';
export { SIGNATURE_HEADER, Webhook, type WebhookMessage } from './features/webhook-messages.ts';
export { readClientMessage, readServerMessage } from './reading.ts';
