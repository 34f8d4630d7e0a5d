/** The tables, one schema for SQLite and PostgreSQL. Times are milliseconds since 1970; JSON is stored as text. */

import type { Kysely } from 'kysely';
import type { AlertTables } from './alert-schema.ts';
import type { ChatTables } from './chat-schema.ts';
import type { ClassTables } from './class-schema.ts';
import type { ComputerTables } from './computer-schema.ts';
import type { GameTables } from './game-schema.ts';
import type { MailTables } from './mail-schema.ts';
import type { ModerationTables } from './moderation-schema.ts';
import type { LinkTables } from './link-schema.ts';
import type { NoteTables } from './note-schema.ts';
import type { NoticeTables } from './notice-schema.ts';
import type { PairingTables } from './pairing-schema.ts';
import type { PeopleTables } from './people-schema.ts';
import type { PresenceTables } from './presence-schema.ts';
import type { ProfileTables } from './profile-schema.ts';
import type { ProgressTables } from './progress-schema.ts';
import type { RecordTables } from './record-schema.ts';
import type { SeatTables } from './seat-schema.ts';
import type { StudyTables } from './study-schema.ts';
import type { TeamTables } from './team-schema.ts';
import type { TokenTables } from './token-schema.ts';

export interface Tables
  extends
    PeopleTables,
    TokenTables,
    GameTables,
    SeatTables,
    StudyTables,
    TeamTables,
    RecordTables,
    ChatTables,
    AlertTables,
    LinkTables,
    NoteTables,
    NoticeTables,
    MailTables,
    ModerationTables,
    ClassTables,
    ComputerTables,
    PairingTables,
    ProfileTables,
    ProgressTables,
    PresenceTables {
  /** A row that tests whether the database accepts writes, and one that counts what it has stored. */
  heartbeat: { id: number; number: number; games: number; events: number };
  migration: { number: number };
}

export type Database = Kysely<Tables>;

/** The database for reading. Writes go through `Transactions`, which share the wait for the disk. */
export type Reads = Pick<Database, 'selectFrom'>;
