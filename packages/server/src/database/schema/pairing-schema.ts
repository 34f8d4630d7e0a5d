/** The table of seeks: people who look for an opponent. */

import { sql, type Generated } from 'kysely';
import type { MigratedDatabase } from './migrated-database.ts';

export interface PairingTables {
  /** Open while it has neither a game nor an end. Somebody has one open seek of each kind: live, and by correspondence. */
  seek: {
    id: string;
    person_id: string;
    /** `live` or `correspondence`. */
    pace: string;
    time: string;
    language: string;
    dictionary: string;
    play: string;
    with_bots: number;
    /** The rating by which opponents are looked for. */
    rating: number;
    /** The network mark of who made it; `null`: unknown. */
    network: string | null;
    created_ms: number;
    ended_ms: number | null;
    game_id: string | null;
    /** 1: the game it was paired for has begun. */
    has_begun: Generated<number>;
  };
}

export async function addSeeks(db: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('seek')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('pace', 'varchar(20)', (column) => column.notNull())
    .addColumn('time', 'varchar(10)', (column) => column.notNull())
    .addColumn('language', 'varchar(40)', (column) => column.notNull())
    .addColumn('dictionary', 'varchar(40)', (column) => column.notNull())
    .addColumn('play', 'varchar(10)', (column) => column.notNull())
    .addColumn('with_bots', 'integer', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('network', 'varchar(20)')
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .addColumn('ended_ms', 'bigint')
    .addColumn('game_id', 'varchar(40)')
    .addColumn('has_begun', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Two processes at once cannot give one person two open seeks.
  await sql`create unique index seek_open on seek (person_id, pace) where ended_ms is null and game_id is null`.execute(
    db,
  );
  await db.schema.createIndex('seek_game').on('seek').column('game_id').execute();
  await db.schema.createIndex('seek_created').on('seek').column('created_ms').execute();
}
