/** The tables of games: their events, seats, answered commands and what falls due. */

import { sql, type Generated } from 'kysely';
import type { MigratedDatabase } from './migrated-database.ts';

export interface GameTables {
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

/** Found by their time, so that looking for what is old costs no more than there is of it. */
export async function indexByTime(db: MigratedDatabase): Promise<void> {
  await db.schema.createIndex('game_idle').on('game').columns(['stage', 'updated_ms']).execute();
  await db.schema.createIndex('done_command_time').on('done_command').column('at_ms').execute();
  await db.schema.createIndex('person_created').on('person').column('created_ms').execute();
}

/** Nobody in a game of before has fallen silent by a rule that did not hold yet: the time counts from now on. */
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
