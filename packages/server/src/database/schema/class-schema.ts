/** The tables of classes: their pupils with cards, teachers, assignments, and the people waiting to be admitted. */

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
    /** When a class with cards is archived; `null`: it has none. */
    ends_ms: number | null;
    archived_ms: number | null;
  };
  class_teacher: { class_id: string; person_id: string; at_ms: number };
  teacher_code: { code_hash: string; class_id: string; until_ms: number };
  /** `code_hash`: `null` once the class is archived. */
  pupil_card: { person_id: string; class_id: string; code_hash: string | null; picture: string };
  assignment: {
    id: string;
    class_id: string;
    title: string;
    kind: string;
    part: string;
    goal: number;
    due_ms: number | null;
    created_ms: number;
  };
  pupil_work: {
    assignment_id: string;
    person_id: string;
    task: string;
    tries: number;
    wrong: number;
    solved: number;
    at_ms: number;
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

/** Adds pupils with cards, further teachers, assignments, and the end of the school year. */
export async function addSchoolYears({ schema }: MigratedDatabase): Promise<void> {
  await schema.alterTable('classroom').addColumn('ends_ms', 'bigint').execute();
  await schema.alterTable('classroom').addColumn('archived_ms', 'bigint').execute();
  await schema.createIndex('classroom_end').on('classroom').column('ends_ms').execute();
  await schema
    .createTable('class_teacher')
    .addColumn('class_id', 'varchar(40)', (column) => column.notNull().references('classroom.id'))
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('class_teacher_key', ['class_id', 'person_id'])
    .execute();
  await schema.createIndex('class_teacher_person').on('class_teacher').column('person_id').execute();
  await schema
    .createTable('teacher_code')
    .addColumn('code_hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('class_id', 'varchar(40)', (column) => column.notNull().references('classroom.id'))
    .addColumn('until_ms', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('pupil_card')
    .addColumn('person_id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('class_id', 'varchar(40)', (column) => column.notNull().references('classroom.id'))
    .addColumn('code_hash', 'varchar(64)', (column) => column.unique())
    .addColumn('picture', 'varchar(20)', (column) => column.notNull())
    .execute();
  await schema.createIndex('pupil_card_class').on('pupil_card').column('class_id').execute();
  await schema
    .createTable('assignment')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('class_id', 'varchar(40)', (column) => column.notNull().references('classroom.id'))
    .addColumn('title', 'varchar(40)', (column) => column.notNull())
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('part', 'varchar(30)', (column) => column.notNull())
    .addColumn('goal', 'integer', (column) => column.notNull())
    .addColumn('due_ms', 'bigint')
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('assignment_class').on('assignment').column('class_id').execute();
  await schema
    .createTable('pupil_work')
    .addColumn('assignment_id', 'varchar(40)', (column) => column.notNull().references('assignment.id'))
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('task', 'varchar(40)', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('wrong', 'integer', (column) => column.notNull())
    .addColumn('solved', 'integer', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('pupil_work_key', ['assignment_id', 'person_id', 'task'])
    .execute();
  await schema.createIndex('pupil_work_person').on('pupil_work').column('person_id').execute();
}
