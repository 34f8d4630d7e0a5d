/** The table of personal tokens. */

import type { MigratedDatabase } from './migrated-database.ts';

export interface TokenTables {
  /** Stores only a hash of the token, so that a reader of the database cannot use it. */
  api_token: {
    id: string;
    token_hash: string;
    person_id: string;
    name: string;
    /** Separated by spaces. */
    scopes: string;
    created_ms: number;
    used_ms: number | null;
  };
}

export async function addTokens(db: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('api_token')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('token_hash', 'varchar(64)', (column) => column.notNull().unique())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull().references('account.person_id'))
    .addColumn('name', 'varchar(40)', (column) => column.notNull())
    .addColumn('scopes', 'varchar(100)', (column) => column.notNull())
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .addColumn('used_ms', 'bigint')
    .execute();
  await db.schema.createIndex('api_token_person').on('api_token').column('person_id').execute();
}
