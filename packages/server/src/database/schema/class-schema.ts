/** The tables of classes, their pupils, and the people waiting to be admitted. */

import { PostgresAdapter, type SchemaModule } from 'kysely';
import type { MigratedDatabase } from './migrated-database.ts';

export interface ClassTables {
  classroom: {
    id: string;
    name: string;
    code: string;
    teacher_id: string;
    most_tables: number;
    created_ms: number;
    /** When the code expires; `null`: never by itself. */
    code_until_ms: number | null;
    /** 1: the code admits people without the teacher's approval. */
    lets_in: number;
  };
  pupil: { class_id: string; person_id: string; place: number };
  waiting_pupil: { class_id: string; person_id: string; at_ms: number };
}

export async function addClasses({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema.alterTable('game').addColumn('class_id', 'varchar(40)').execute();
  await schema.createIndex('game_class').on('game').column('class_id').execute();
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

/** Adds longer codes that expire with the lesson, and a waiting room for pupils. */
export async function addLessons(db: MigratedDatabase): Promise<void> {
  const { schema } = db;
  // SQLite does not enforce the length of a text.
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
