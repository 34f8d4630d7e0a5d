/** The tables of the computers' questions and of the salts for network marks. */

import type { MigratedDatabase } from './migrated-database.ts';

export interface ComputerTables {
  /** At most one per game. The process `taken_by` holds it until `taken_until_ms`. */
  question: {
    game_id: string;
    seq: number;
    cost_ms: number;
    due_ms: number;
    taken_by: string | null;
    taken_until_ms: number | null;
  };
  /** The salt for the network marks of one day; deleted after two. */
  network_salt: { day: number; salt: string };
}

export async function addQuestions(db: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('question')
    .addColumn('game_id', 'varchar(40)', (column) => column.primaryKey().references('game.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('cost_ms', 'integer', (column) => column.notNull())
    .addColumn('due_ms', 'bigint', (column) => column.notNull())
    .addColumn('taken_by', 'varchar(40)')
    .addColumn('taken_until_ms', 'bigint')
    .execute();
  await db.schema.createIndex('question_time').on('question').column('due_ms').execute();
  await db.schema
    .createTable('network_salt')
    .addColumn('day', 'integer', (column) => column.primaryKey())
    .addColumn('salt', 'varchar(64)', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('game').addColumn('network', 'varchar(10)').execute();
  await db.schema.createIndex('game_network').on('game').column('network').execute();
  await db.schema.createIndex('game_host').on('game').columns(['host_id', 'updated_ms']).execute();
}
