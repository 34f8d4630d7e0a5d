/** The tables of studies that several people edit together, and what a report keeps of one. */

import type { MigratedDatabase } from './migrated-database.ts';

export interface StudyTables {
  /** `count` and `bytes` are those of its events. The keys are those of its links; `null`: there is no such link. */
  shared_study: {
    id: string;
    owner_id: string;
    title: string;
    count: number;
    bytes: number;
    edit_key: string | null;
    read_key: string | null;
    changed_ms: number;
    /** When somebody last opened or changed it, to the day. */
    used_ms: number;
  };
  /** Everybody but the owner. */
  study_member: { study_id: string; person_id: string; role: string; joined_ms: number };
  /** `event` is JSON. `event_key` is chosen by the client, so that nothing is appended twice. */
  study_entry: {
    study_id: string;
    number: number;
    person_id: string;
    event_key: string;
    at_ms: number;
    event: string;
  };
}

export async function addSharedStudies({ schema }: MigratedDatabase): Promise<void> {
  await schema
    .createTable('shared_study')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('owner_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('title', 'varchar(200)', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('edit_key', 'varchar(40)', (column) => column.unique())
    .addColumn('read_key', 'varchar(40)', (column) => column.unique())
    .addColumn('changed_ms', 'bigint', (column) => column.notNull())
    .addColumn('used_ms', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('shared_study_owner').on('shared_study').column('owner_id').execute();
  await schema.createIndex('shared_study_used').on('shared_study').column('used_ms').execute();
  await schema
    .createTable('study_member')
    .addColumn('study_id', 'varchar(40)', (column) => column.notNull().references('shared_study.id'))
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('role', 'varchar(10)', (column) => column.notNull())
    .addColumn('joined_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('study_member_key', ['study_id', 'person_id'])
    .execute();
  await schema.createIndex('study_member_person').on('study_member').column('person_id').execute();
  await schema
    .createTable('study_entry')
    .addColumn('study_id', 'varchar(40)', (column) => column.notNull().references('shared_study.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('event_key', 'varchar(40)', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('study_entry_key', ['study_id', 'number'])
    .addUniqueConstraint('study_entry_once', ['study_id', 'event_key'])
    .execute();
  await schema.createIndex('study_entry_person').on('study_entry').column('person_id').execute();
  // Of a report about words in a study: the words, and what the same person wrote around them.
  await schema.alterTable('complaint').addColumn('quote', 'text').execute();
  await schema.alterTable('complaint').addColumn('around', 'text').execute();
}
