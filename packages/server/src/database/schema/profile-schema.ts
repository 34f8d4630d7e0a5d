/** The tables of what people show of themselves, and of whom they follow. */

import type { MigratedDatabase } from './migrated-database.ts';

export interface ProfileTables {
  /** Missing for people who have chosen nothing. `avatar` is JSON; `null`: none was chosen. */
  person_card: { person_id: string; avatar: string | null; is_private: number };
  follow: { follower_id: string; followed_id: string; since_ms: number };
}

export async function addProfiles(db: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('person_card')
    .addColumn('person_id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('avatar', 'varchar(100)')
    .addColumn('is_private', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('follow')
    .addColumn('follower_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('followed_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('since_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('follow_key', ['follower_id', 'followed_id'])
    .execute();
  await db.schema.createIndex('follow_followed').on('follow').column('followed_id').execute();
  await db.schema.createIndex('rating_pool').on('rating').columns(['preset', 'rating']).execute();
}
