/** `@lexiko/rules/notation`: games, positions and moves as text and JSON, for what reads, stores or sends them. */

export {
  actionBy,
  formatAction,
  formatPlacements,
  isForAll,
  parseAction,
  placementsOn,
  readActionRequest,
  readPlacements,
  type ActionRequest,
  type PlacementsJson,
} from '../notation/action-json.ts';
export { formatCgp, parseCgp, type CgpPosition, type CgpProblem } from '../notation/cgp.ts';
export { cgpOfView } from '../notation/view-cgp.ts';
export { readConfig } from '../notation/config-json.ts';
export { readCreated, seenEventReader } from '../notation/event-json.ts';
export { gameTextKind, LONGEST_LOG } from '../notation/game-text.ts';
export {
  formatGcg,
  formatGcgAct,
  LOSS_NOTES,
  pragmaOf,
  turnLossOf,
  type GcgGame,
  type GcgPlayer,
  type GcgPragma,
  type GcgTurn,
  type TurnLoss,
} from '../notation/gcg.ts';
export { exportGcg } from '../notation/gcg-export.ts';
export { parseGcg, type GcgFault, type GcgFile, type GcgProblem } from '../notation/gcg-parse.ts';
export {
  replayGcg,
  type ReplayedGame,
  type ReplayedTurn,
  type ReplayFault,
  type ReplayProblem,
  type ReplayStart,
} from '../notation/gcg-replay.ts';
export {
  orNull,
  readBoolean,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readShortText,
  readWhole,
  type JsonExpectation,
  type JsonProblem,
  type Reader,
} from '../notation/json-reader.ts';
export {
  formatLog,
  logPlayers,
  logTakeBacks,
  parseLog,
  parseLogEvents,
  type LogProblem,
} from '../notation/log-file.ts';
export {
  formatMove,
  formatWordStart,
  parseMove,
  parseWordStart,
  type WordStart,
} from '../notation/move-notation.ts';
export { joinTiles } from '../notation/tile-text.ts';
export {
  challengeOf,
  parsePlay,
  parseTypedTiles,
  parseTurnCommand,
  type CommandProblem,
} from '../notation/turn-command.ts';
