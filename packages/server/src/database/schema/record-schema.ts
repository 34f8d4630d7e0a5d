/** The tables of finished games and ratings. Games that ended earlier are recorded at the next server start. */

import { sql } from 'kysely';
import type { MigratedDatabase } from './migrated-database.ts';

export interface RecordTables {
  result: {
    game_id: string;
    seat: number;
    member: number;
    person_id: string;
    finished_ms: number;
    /** The remaining fields as JSON; no query searches them. */
    body: string;
  };
  rating: {
    person_id: string;
    preset: string;
    rating: number;
    deviation: number;
    volatility: number;
    games: number;
    updated_ms: number;
  };
}

export async function addRecords(db: MigratedDatabase): Promise<void> {
  await db.schema
    .alterTable('game')
    .addColumn('is_entered', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('result')
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull().references('game.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('member', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('finished_ms', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('result_key', ['game_id', 'seat', 'member'])
    .execute();
  await db.schema
    .createIndex('result_person')
    .on('result')
    .columns(['person_id', 'finished_ms', 'game_id'])
    .execute();
  await db.schema
    .createTable('rating')
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull().references('account.person_id'))
    .addColumn('preset', 'varchar(40)', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('deviation', 'double precision', (column) => column.notNull())
    .addColumn('volatility', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('updated_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_key', ['person_id', 'preset'])
    .execute();
  await sql`insert into due (game_id, kind, due_ms) select id, 'record', 0 from game where stage = 'over'`.execute(
    db,
  );
}
