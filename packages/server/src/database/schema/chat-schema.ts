/** The tables of chat, notices, vacations and classrooms. */

import { PostgresAdapter, type SchemaModule } from 'kysely';
import type { MigratedDatabase } from './migrated-database.ts';

export interface CompanyTables {
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
  report: { game_id: string; number: number; person_id: string; reason: string; at_ms: number };
  notice: { person_id: string; game_id: string; kind: string; from_id: string | null; at_ms: number };
  vacation: { person_id: string; from_ms: number; until_ms: number };
  classroom: {
    id: string;
    name: string;
    code: string;
    teacher_id: string;
    most_tables: number;
    created_ms: number;
    /** When the code ends; `null`: not by itself. */
    code_until_ms: number | null;
    /** 1: who has the code need not wait for the teacher. */
    lets_in: number;
  };
  pupil: { class_id: string; person_id: string; place: number };
  waiting_pupil: { class_id: string; person_id: string; at_ms: number };
}

export async function addCompany({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema.alterTable('game').addColumn('class_id', 'varchar(40)').execute();
  await schema.createIndex('game_class').on('game').column('class_id').execute();
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
  await schema
    .createTable('notice')
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull().references('game.id'))
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('from_id', 'varchar(40)')
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_key', ['person_id', 'game_id'])
    .execute();
  await schema
    .createTable('vacation')
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('from_ms', 'bigint', (column) => column.notNull())
    .addColumn('until_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('vacation_key', ['person_id', 'from_ms'])
    .execute();
  await schema
    .createTable('classroom')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('name', 'varchar(40)', (column) => column.notNull())
    .addColumn('code', 'varchar(6)', (column) => column.notNull().unique())
    .addColumn('teacher_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('most_tables', 'integer', (column) => column.notNull())
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('pupil')
    .addColumn('class_id', 'varchar(40)', (column) => column.notNull().references('classroom.id'))
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('pupil_key', ['class_id', 'person_id'])
    .execute();
  await schema.createIndex('pupil_person').on('pupil').column('person_id').execute();
}

/** Codes of more letters that end with the lesson, and a room in which pupils wait for their teacher. */
export async function addLessons(db: MigratedDatabase): Promise<void> {
  const { schema } = db;
  // SQLite does not count the letters of a text.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await schema
      .alterTable('classroom')
      .alterColumn('code', (column) => column.setDataType('varchar(20)'))
      .execute();
  await schema.alterTable('classroom').addColumn('code_until_ms', 'bigint').execute();
  await schema
    .alterTable('classroom')
    .addColumn('lets_in', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('waiting_pupil')
    .addColumn('class_id', 'varchar(40)', (column) => column.notNull().references('classroom.id'))
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('waiting_pupil_key', ['class_id', 'person_id'])
    .execute();
  await schema.createIndex('waiting_pupil_person').on('waiting_pupil').column('person_id').execute();
}
