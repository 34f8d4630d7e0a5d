/** The table of short links. */

import type { MigratedDatabase } from './migrated-database.ts';

export interface LinkTables {
  /** `text` is what a long link holds. Only a hash of the key is stored that deletes the link. */
  short_link: { id: string; key_hash: string; person_id: string | null; text: string; expires_ms: number };
}

export async function addLinks(db: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('short_link')
    .addColumn('id', 'varchar(20)', (column) => column.primaryKey())
    .addColumn('key_hash', 'varchar(64)', (column) => column.notNull())
    .addColumn('person_id', 'varchar(40)')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('expires_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('short_link_person').on('short_link').column('person_id').execute();
  await db.schema.createIndex('short_link_expires').on('short_link').column('expires_ms').execute();
}
