/** The tables, one schema for SQLite and PostgreSQL. Times are milliseconds since 1970, JSON is kept as text. */

import { sql, type Generated, type Kysely } from 'kysely';
import { addCompany, addLessons, type CompanyTables } from './schema/chat-schema.ts';
import { addQuestions, type ComputerTables } from './schema/computer-schema.ts';
import { addPresence, type PresenceTables } from './schema/presence-schema.ts';
import { addAgreements, addTeams, type TeamTables } from './schema/team-schema.ts';
import { accountTables, addAttempts, addDevices } from './schema/account-schema.ts';
import { recordTables, type RecordTables } from './schema/record-schema.ts';
import type { MigratedDatabase } from './schema/migrated-database.ts';

export interface Tables extends TeamTables, RecordTables, CompanyTables, ComputerTables, PresenceTables {
  person: { id: string; name: string; created_ms: number };
  /** Only a hash of the token is kept: whoever reads the database cannot take over a session. */
  session: {
    token_hash: string;
    person_id: string;
    client: string;
    created_ms: number;
    seen_ms: number;
    /** The device it was opened on, which is forgotten with it. */
    device_hash: string | null;
  };
  /** Browsers in which somebody has signed in before; only a hash of their token too. */
  device: { token_hash: string; person_id: string; client: string; created_ms: number; seen_ms: number };
  account: { person_id: string; login: string; password_hash: string | null; created_ms: number };
  passkey: {
    id: string;
    person_id: string;
    public_key: string;
    counter: number;
    transports: string;
    label: string;
    created_ms: number;
    used_ms: number | null;
  };
  ceremony: {
    id_hash: string;
    kind: string;
    challenge: string;
    person_id: string | null;
    login: string | null;
    name: string | null;
    expires_ms: number;
  };
  /** How often it was tried to come in; keys are hashes of addresses and logins. */
  attempt: { key_hash: string; tries_left: number; at_ms: number };
  game: {
    id: string;
    code: string;
    visibility: string;
    /** What all chance of the game is derived from. Never leaves the server before the game is over. */
    secret: string;
    /** A summary for lists, refreshed with every append. */
    summary: string;
    stage: string;
    pace: string;
    host_id: string;
    created_ms: number;
    updated_ms: number;
    /** The game that this one is a rematch of. */
    rematch_of: string | null;
    /** What the table agrees on besides the rules, as far as it is not as usual. */
    terms: string;
    /** Silence before does not count: when the rule came to a game that was played without it; else 0. */
    silence_from_ms: Generated<number>;
    /** 1: it is over, and among the results. */
    is_entered: Generated<number>;
    /** The classroom whose table it is. */
    class_id: string | null;
    /** The mark of the network where it was made, while it goes on with computers in it; `null`: not known. */
    network: string | null;
  };
  /** `(game_id, seq)` is the lock: whoever inserts it first has decided what happened. */
  event: { game_id: string; seq: number; at_ms: number; body: string };
  /** Commands already answered, so that a repeated one gets the same answer: done, or (with a `refusal`) not done. */
  done_command: {
    person_id: string;
    command_id: string;
    outcome: string;
    refusal: string | null;
    at_ms: number;
  };
  seat: { game_id: string; seat: number; person_id: string | null; computer: string | null; is_team: number };
  /** Work that falls due: a clock that runs out, a finished game to be entered. */
  due: { game_id: string; kind: string; due_ms: number };
  /** A row that is written to see whether writing works, and one that tells how far the database has come. */
  heartbeat: { id: number; number: number; games: number; events: number };
  migration: { number: number };
}

export type Database = Kysely<Tables>;

/** The database for those who read. Who writes does it through `Transactions`, which share the wait for the disk. */
export type Reads = Pick<Database, 'selectFrom'>;

type Migration = (db: MigratedDatabase) => Promise<void>;

/**
 * By number, low to high, each applied once; never changed after it has been released. Numbers may be left out, and a
 * lower one that comes later is applied when it is first seen: steps must not build on those with higher numbers.
 */
const MIGRATIONS: ReadonlyMap<number, Migration> = new Map([
  [1, firstTables],
  [2, accountTables],
  [3, addTeams],
  [4, recordTables],
  [5, addCompany],
  [6, addAgreements],
  [7, addAttempts],
  [8, addRefusals],
  [9, indexByTime],
  [11, addQuestions],
  [13, addPresence],
  [16, addLessons],
  [17, addDevices],
  [18, addHeartbeat],
  [19, addSilence],
]);

/** Thrown where tables are of a version that is not known here yet. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  constructor(number: number) {
    super(
      `the database is of a newer version (step ${number}, this version knows ${Math.max(...MIGRATIONS.keys())}): start that version, or put back a backup from before it`,
    );
  }
}

/** What a newer version has written could be misunderstood here, or spoilt. */
export async function refuseNewer(db: Database): Promise<void> {
  await createMigrationTable(db).catch(() => createMigrationTable(db));
  const rows = await db.selectFrom('migration').select('number').orderBy('number', 'desc').execute();
  const unknown = rows.find(({ number }) => !MIGRATIONS.has(number));
  if (unknown !== undefined) throw new NewerDatabase(unknown.number);
}

/** Brings the database up to date. Safe to call by several processes at once. Answers how many steps it did. */
export async function migrate(db: Database): Promise<number> {
  let steps = 0;
  // Two processes that create it at the same moment: PostgreSQL refuses one of them even with "if not exists".
  await createMigrationTable(db).catch(() => createMigrationTable(db));
  for (const [number, apply] of MIGRATIONS) {
    await db.transaction().execute(async (transaction) => {
      const claimed = await transaction
        .insertInto('migration')
        .values({ number })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .executeTakeFirst();
      if (Number(claimed.numInsertedOrUpdatedRows ?? 0) === 0) return;
      await apply(transaction);
      steps++;
    });
  }
  return steps;
}

async function createMigrationTable(db: Database): Promise<void> {
  await db.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .execute();
}

async function addHeartbeat(db: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('games', 'bigint', (column) => column.notNull())
    .addColumn('events', 'bigint', (column) => column.notNull())
    .execute();
}

async function addRefusals(db: MigratedDatabase): Promise<void> {
  await db.schema.alterTable('done_command').addColumn('refusal', 'text').execute();
}

/** Nobody in a game of before has fallen silent by a rule that did not hold yet: the time counts from now on. */
async function addSilence(db: MigratedDatabase): Promise<void> {
  await db.schema
    .alterTable('game')
    .addColumn('silence_from_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update game set silence_from_ms = ${Date.now()} where stage <> 'over'`.execute(db);
}

/** Found by their time, so that looking for what is old costs no more than there is of it. */
async function indexByTime(db: MigratedDatabase): Promise<void> {
  await db.schema.createIndex('game_idle').on('game').columns(['stage', 'updated_ms']).execute();
  await db.schema.createIndex('done_command_time').on('done_command').column('at_ms').execute();
  await db.schema.createIndex('person_created').on('person').column('created_ms').execute();
}

async function firstTables(db: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('person')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('name', 'varchar(40)', (column) => column.notNull())
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull().references('person.id'))
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .addColumn('seen_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('game')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('code', 'varchar(6)', (column) => column.notNull().unique())
    .addColumn('visibility', 'varchar(10)', (column) => column.notNull())
    .addColumn('secret', 'varchar(80)', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('stage', 'varchar(10)', (column) => column.notNull())
    .addColumn('pace', 'varchar(20)', (column) => column.notNull())
    .addColumn('host_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_ms', 'bigint', (column) => column.notNull())
    .addColumn('rematch_of', 'varchar(40)', (column) => column.unique())
    .execute();
  await db.schema
    .createIndex('game_open')
    .on('game')
    .columns(['visibility', 'stage', 'updated_ms'])
    .execute();
  await db.schema
    .createTable('event')
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull().references('game.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_key', ['game_id', 'seq'])
    .execute();
  await db.schema
    .createTable('done_command')
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('command_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('done_command_key', ['person_id', 'command_id'])
    .execute();
  await db.schema
    .createTable('seat')
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull().references('game.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'varchar(40)')
    .addColumn('computer', 'varchar(40)')
    .addPrimaryKeyConstraint('seat_key', ['game_id', 'seat'])
    .execute();
  await db.schema.createIndex('seat_person').on('seat').column('person_id').execute();
  await db.schema
    .createTable('due')
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull().references('game.id'))
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('due_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('due_key', ['game_id', 'kind'])
    .execute();
  await db.schema.createIndex('due_time').on('due').column('due_ms').execute();
}
