/** Playing together: what a program needs that starts a server. */

export type { AlertFact, AlertWording } from './alerts/alert-facts.ts';
export type { EmbedWording, EmbedWords } from './embed/embed-app.ts';
export { LocalBus, type Bus, type Hint } from './bus/bus.ts';
export { PostgresBus } from './bus/postgres-bus.ts';
export { isLongThought } from './computers/thought-costs.ts';
export { startThinking, type RunningThinker } from './thinking/thinking-process.ts';
export {
  NO_COMPUTERS,
  type Computers,
  type Dictionaries,
  type DictionaryFacts,
  type GameDictionary,
  type ListFile,
  type Now,
  type OfferedDictionary,
  type StoredFile,
  type Thought,
  type WordLists,
} from './ports.ts';
export { LOG_LEVELS, makeLog, type LogLevel } from './net/log.ts';
export type { OriginRules } from './net/http/origins.ts';
export type { Rate } from './rate-limit.ts';
export { startServer } from './server.ts';
export type { AlertSetup, MailSetup, RunningServer, ServerParts } from './server-parts.ts';
export { USUAL_LIMITS } from './net/limits.ts';
export { backupSqlite, checkSqlite, type BackupContents, type BackupRefusal } from './operations/backup.ts';
export type { MailWording } from './mail/mail-wording.ts';
export { Moderation, type GivenSentence, type ModerationRefusal } from './moderation/moderation.ts';
export { holdingNow, type ActRecord } from './moderation/moderation-store.ts';
export { shownActs, shownAppeals, shownOne, shownReports } from './moderation/shown.ts';
export type { ServerStore } from './store/server-store.ts';
export type { Loss } from './database/durability-mark.ts';
export {
  databaseKind,
  migrateDatabase,
  openServerStore,
  openStore,
  type DatabaseKind,
} from './store/open-store.ts';
