/** The table of notes that players keep to themselves. */

import type { MigratedDatabase } from './migrated-database.ts';

export interface NoteTables {
  game_note: { person_id: string; game_id: string; text: string };
}

export async function addGameNotes(db: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('game_note')
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_note_key', ['person_id', 'game_id'])
    .execute();
  await db.schema.createIndex('game_note_game').on('game_note').column('game_id').execute();
}
