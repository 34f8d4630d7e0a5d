/** The messages between server and clients, as schemas, with a version. */

export { followEvents, followTable, type Followed, type Following } from './following.ts';
export {
  ClientMessage,
  Command,
  GameSummary,
  LARGEST_MESSAGE,
  NumberedEvent,
  Outcome,
  PACES,
  Person,
  PROTOCOL_VERSION,
  SeatPlan,
  SeatStatus,
  SERVICE_REFUSALS,
  ServerMessage,
  type CommandType,
  type Pace,
  type ServiceRefusalCode,
} from './messages.ts';
export { readClientMessage, readServerMessage } from './reading.ts';
