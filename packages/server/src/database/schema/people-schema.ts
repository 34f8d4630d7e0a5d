/** The tables of people, their sessions and accounts. */

import type { Generated } from 'kysely';
import type { MigratedDatabase } from './migrated-database.ts';

export interface PeopleTables {
  person: { id: string; name: string; created_ms: number; /** 1 for a bot. */ is_bot: Generated<number> };
  /** Stores only a hash of the token, so that a reader of the database cannot take over a session. */
  session: {
    token_hash: string;
    person_id: string;
    client: string;
    created_ms: number;
    seen_ms: number;
    /** The device it was opened on; ending the session forgets it too. */
    device_hash: string | null;
  };
  /** Browsers in which somebody has signed in before; only the hash of their token as well. */
  device: { token_hash: string; person_id: string; client: string; created_ms: number; seen_ms: number };
  account: {
    person_id: string;
    login: string;
    password_hash: string | null;
    created_ms: number;
    /** When they pledged to play fair; `null`: not yet. */
    pledged_ms: Generated<number | null>;
  };
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
  /** Counts sign-in attempts; keys are hashes of addresses and logins. */
  attempt: { key_hash: string; tries_left: number; at_ms: number };
}

export async function addAccounts(db: MigratedDatabase): Promise<void> {
  await db.schema
    .alterTable('session')
    .addColumn('client', 'varchar(80)', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('session_person').on('session').column('person_id').execute();
  await db.schema
    .createTable('account')
    .addColumn('person_id', 'varchar(40)', (column) => column.primaryKey().references('person.id'))
    .addColumn('login', 'varchar(32)', (column) => column.notNull().unique())
    .addColumn('password_hash', 'varchar(200)')
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'varchar(1400)', (column) => column.primaryKey())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull().references('account.person_id'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('label', 'varchar(40)', (column) => column.notNull())
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .addColumn('used_ms', 'bigint')
    .execute();
  await db.schema.createIndex('passkey_person').on('passkey').column('person_id').execute();
  await db.schema
    .createTable('ceremony')
    .addColumn('id_hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('challenge', 'varchar(100)', (column) => column.notNull())
    .addColumn('person_id', 'varchar(40)')
    .addColumn('login', 'varchar(32)')
    .addColumn('name', 'varchar(40)')
    .addColumn('expires_ms', 'bigint', (column) => column.notNull())
    .execute();
}

/** Adds the counts of sign-in attempts, by a hash of the address and the login. */
export async function addAttempts(db: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('attempt')
    .addColumn('key_hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('tries_left', 'double precision', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .execute();
}

/** Adds the browsers in which somebody has signed in before, by a hash of their token. */
export async function addDevices(db: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('device')
    .addColumn('token_hash', 'varchar(64)', (column) => column.notNull())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull().references('account.person_id'))
    .addColumn('client', 'varchar(80)', (column) => column.notNull())
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .addColumn('seen_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('device_key', ['token_hash', 'person_id'])
    .execute();
  await db.schema.createIndex('device_person').on('device').column('person_id').execute();
  await db.schema.alterTable('session').addColumn('device_hash', 'varchar(64)').execute();
}

/** Adds the mark of bots. */
export async function addBots(db: MigratedDatabase): Promise<void> {
  await db.schema
    .alterTable('person')
    .addColumn('is_bot', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Adds when somebody pledged to play fair. */
export async function addPledges(db: MigratedDatabase): Promise<void> {
  await db.schema.alterTable('account').addColumn('pledged_ms', 'bigint').execute();
}
