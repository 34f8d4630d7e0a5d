/** The tables of alerts: devices, settings, muted games, alerts to be sent, and the keys of the server. */

import type { SchemaModule } from 'kysely';

export interface AlertTables {
  /** A browser that gets alerts while its session lives. `device` is a hash of the endpoint. */
  alert_device: {
    device: string;
    person_id: string;
    session_hash: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
    client: string;
    created_ms: number;
    /** How many alerts were sent since `hour_ms`. */
    hour_ms: number;
    sent: number;
  };
  /** Settings as JSON; no query searches them. */
  alert_setting: { person_id: string; settings: string };
  alert_mute: { person_id: string; game_id: string };
  /** An alert to be sent to one device. A later one on the same topic takes its place and raises `version`. */
  alert: {
    device: string;
    game_id: string;
    topic: string;
    person_id: string;
    reason: string;
    from_id: string | null;
    /** Of a chat message; otherwise 0. */
    message: number;
    at_ms: number;
    due_ms: number;
    version: number;
    attempts: number;
    /** 1: it was held back, and goes into a summary if others were too. */
    held: number;
  };
  /** Where alerts are posted for a program of a person. Its alerts have its id in the place of a device. */
  webhook: {
    id: string;
    person_id: string;
    url: string;
    /** Signs what is sent. */
    secret: string;
    language: string;
    created_ms: number;
    failing_ms: number | null;
    stopped_ms: number | null;
    /** How much was sent since `hour_ms`. */
    hour_ms: number;
    sent: number;
  };
  /** Keys that all processes share. */
  server_key: { name: string; public_key: string; private_key: string };
}

export async function addAlerts({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema
    .createTable('alert_device')
    .addColumn('device', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('session_hash', 'varchar(64)', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'varchar(100)', (column) => column.notNull())
    .addColumn('auth', 'varchar(40)', (column) => column.notNull())
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    .addColumn('client', 'varchar(80)', (column) => column.notNull())
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .addColumn('hour_ms', 'bigint', (column) => column.notNull())
    .addColumn('sent', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('alert_device_person').on('alert_device').column('person_id').execute();
  await schema
    .createTable('alert_setting')
    .addColumn('person_id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('settings', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('alert_mute')
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_mute_key', ['person_id', 'game_id'])
    .execute();
  await schema
    .createTable('alert')
    .addColumn('device', 'varchar(40)', (column) => column.notNull())
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('topic', 'varchar(10)', (column) => column.notNull())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('reason', 'varchar(20)', (column) => column.notNull())
    .addColumn('from_id', 'varchar(40)')
    .addColumn('message', 'integer', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('due_ms', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('held', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_key', ['device', 'game_id', 'topic'])
    .execute();
  await schema.createIndex('alert_due').on('alert').column('due_ms').execute();
  await schema.createIndex('alert_person').on('alert').column('person_id').execute();
  await schema
    .createTable('server_key')
    .addColumn('name', 'varchar(20)', (column) => column.primaryKey())
    .addColumn('public_key', 'varchar(200)', (column) => column.notNull())
    .addColumn('private_key', 'varchar(200)', (column) => column.notNull())
    .execute();
}

/** Adds whether somebody who is connected has the page in the background. */
export async function addHiddenPages({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema
    .alterTable('presence')
    .addColumn('is_hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

export async function addWebhooks({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema
    .createTable('webhook')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull().unique())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'varchar(64)', (column) => column.notNull())
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .addColumn('failing_ms', 'bigint')
    .addColumn('stopped_ms', 'bigint')
    .addColumn('hour_ms', 'bigint', (column) => column.notNull())
    .addColumn('sent', 'integer', (column) => column.notNull())
    .execute();
}
