/** The tables of the copies of what people have learnt. */

import type { MigratedDatabase } from './migrated-database.ts';

export interface ProgressTables {
  progress_copy: {
    person_id: string;
    id: string;
    form: string;
    lock_text: string | null;
    seq: number;
    bytes: number;
    pieces: number;
    created_ms: number;
  };
  progress_piece: { person_id: string; piece_key: string; seq: number; body: string };
}

export async function addProgress(db: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('progress_copy')
    .addColumn('person_id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('id', 'varchar(40)', (column) => column.notNull())
    .addColumn('form', 'varchar(10)', (column) => column.notNull())
    .addColumn('lock_text', 'text')
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('pieces', 'integer', (column) => column.notNull())
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('progress_piece')
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('piece_key', 'varchar(120)', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('progress_piece_key', ['person_id', 'piece_key'])
    .execute();
  await db.schema
    .createIndex('progress_piece_seq')
    .on('progress_piece')
    .columns(['person_id', 'seq'])
    .execute();
}
