/** The tables of moderation: the log of acts, appeals, reports of people, and codes to set a new password with. */

import type { MigratedDatabase } from './migrated-database.ts';

export interface ModerationTables {
  /** Rows are added and never changed: what holds against somebody follows from them. */
  moderation_act: {
    number: number;
    kind: string;
    person_id: string;
    /** `null`: somebody at the terminal. */
    by_id: string | null;
    reason: string;
    at_ms: number;
    until_ms: number | null;
    detail: string | null;
    /** The act that is answered. */
    about: number | null;
  };
  appeal: { act: number; person_id: string; text: string; at_ms: number };
  /** A report of a person; reports of messages are in `report`. */
  complaint: {
    id: string;
    person_id: string;
    about_id: string;
    game_id: string | null;
    kind: string;
    reason: string;
    at_ms: number;
    closed_ms: number | null;
    /** Words in a shared study, and as JSON what the same person wrote around them; `null`: it is about none. */
    quote: string | null;
    around: string | null;
  };
  /** The last measurement of somebody's turns, as JSON. */
  agreement_report: { person_id: string; measured_ms: number; report: string };
  /** Stores only a hash of the code, one for each person. */
  reset_code: { person_id: string; code_hash: string; expires_ms: number };
}

export async function addModeration({ schema }: MigratedDatabase): Promise<void> {
  await schema
    .createTable('moderation_act')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('by_id', 'varchar(40)')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('until_ms', 'bigint')
    .addColumn('detail', 'text')
    .addColumn('about', 'integer')
    .execute();
  await schema.createIndex('moderation_act_person').on('moderation_act').column('person_id').execute();
  await schema
    .createTable('appeal')
    .addColumn('act', 'integer', (column) => column.primaryKey())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('complaint')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('about_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('game_id', 'varchar(40)')
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('closed_ms', 'bigint')
    .execute();
  await schema.createIndex('complaint_about').on('complaint').column('about_id').execute();
  await schema.createIndex('complaint_person').on('complaint').column('person_id').execute();
  await schema.alterTable('report').addColumn('closed_ms', 'bigint').execute();
  await schema
    .createTable('reset_code')
    .addColumn('person_id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('code_hash', 'varchar(64)', (column) => column.notNull())
    .addColumn('expires_ms', 'bigint', (column) => column.notNull())
    .execute();
}

/** Adds the measurements of how often somebody's turns agree with the engine. */
export async function addAgreementReports({ schema }: MigratedDatabase): Promise<void> {
  await schema
    .createTable('agreement_report')
    .addColumn('person_id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('measured_ms', 'bigint', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .execute();
}
