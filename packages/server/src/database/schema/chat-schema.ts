/** The tables of chat: messages, chat settings, muted people and reports. */

import type { Generated, SchemaModule } from 'kysely';

export interface ChatTables {
  chat_message: {
    game_id: string;
    number: number;
    person_id: string;
    seat: number | null;
    text: string;
    at_ms: number;
    command_id: string;
  };
  chat_setting: { person_id: string; chat: string; filter: string };
  mute: { person_id: string; muted_id: string };
  report: {
    game_id: string;
    number: number;
    person_id: string;
    reason: string;
    at_ms: number;
    /** When a moderator has closed it. */
    closed_ms: Generated<number | null>;
  };
}

export async function addChat({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema
    .createTable('chat_message')
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull().references('game.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('command_id', 'varchar(40)', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_message_key', ['game_id', 'number'])
    .addUniqueConstraint('chat_message_once', ['game_id', 'person_id', 'command_id'])
    .execute();
  await schema.createIndex('chat_message_person').on('chat_message').column('person_id').execute();
  await schema
    .createTable('chat_setting')
    .addColumn('person_id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('chat', 'varchar(10)', (column) => column.notNull())
    .addColumn('filter', 'varchar(10)', (column) => column.notNull())
    .execute();
  await schema
    .createTable('mute')
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('muted_id', 'varchar(40)', (column) => column.notNull())
    .addPrimaryKeyConstraint('mute_key', ['person_id', 'muted_id'])
    .execute();
  await schema
    .createTable('report')
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('report_key', ['game_id', 'number', 'person_id'])
    .execute();
}
