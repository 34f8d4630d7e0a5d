/** The tables of games: their events, seats, answered commands and due work. */

import { sql, type Generated } from 'kysely';
import type { MigratedDatabase } from './migrated-database.ts';

export interface GameTables {
  game: {
    id: string;
    code: string;
    visibility: string;
    /** The seed of all random draws of the game. Never leaves the server before the game is over. */
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
    /** What the players agree on besides the rules, where it differs from the defaults. */
    terms: string;
    /** Idle time before this does not count: set for games that began before the rule existed, otherwise 0. */
    silence_from_ms: Generated<number>;
    /** 1: the game is over and its result is recorded. */
    is_entered: Generated<number>;
    /** The class that the game belongs to. */
    class_id: string | null;
    /** The network mark of a running game with computers; `null`: unknown. */
    network: string | null;
  };
  /** `(game_id, seq)` is the lock: the first to insert it decides what happened. */
  event: { game_id: string; seq: number; at_ms: number; body: string };
  /** Answered commands, so that a repeated one gets the same answer: done, or refused (`refusal`). */
  done_command: {
    person_id: string;
    command_id: string;
    outcome: string;
    refusal: string | null;
    at_ms: number;
  };
  seat: { game_id: string; seat: number; person_id: string | null; computer: string | null; is_team: number };
  /** Due work: a clock that runs out, a finished game to be recorded. */
  due: { game_id: string; kind: string; due_ms: number };
}

export async function firstTables(db: MigratedDatabase): Promise<void> {
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

export async function addRefusals(db: MigratedDatabase): Promise<void> {
  await db.schema.alterTable('done_command').addColumn('refusal', 'text').execute();
}

/** Adds indexes by time, so that finding old rows does not scan the whole tables. */
export async function indexByTime(db: MigratedDatabase): Promise<void> {
  await db.schema.createIndex('game_idle').on('game').columns(['stage', 'updated_ms']).execute();
  await db.schema.createIndex('done_command_time').on('done_command').column('at_ms').execute();
  await db.schema.createIndex('person_created').on('person').column('created_ms').execute();
}

/** Starts the idle time of existing games now: the rule did not apply to them before. */
export async function addSilence(db: MigratedDatabase): Promise<void> {
  await db.schema
    .alterTable('game')
    .addColumn('silence_from_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update game set silence_from_ms = ${Date.now()} where stage <> 'over'`.execute(db);
}

export async function addHeartbeat(db: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('games', 'bigint', (column) => column.notNull())
    .addColumn('events', 'bigint', (column) => column.notNull())
    .execute();
}
