/** The tables of presence: people connected to their games, and the processes that serve them. */

import type { Generated, SchemaModule } from 'kysely';

export interface PresenceTables {
  /** `left_ms` is null while a socket of the process follows the game; `is_hidden` is 1 if no such page can be seen. */
  presence: {
    game_id: string;
    person_id: string;
    process: string;
    left_ms: number | null;
    is_hidden: Generated<number>;
  };
  /** A process increments `beat` while it runs. */
  process: { name: string; beat: number };
}

export async function addPresence({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema
    .createTable('process')
    .addColumn('name', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('beat', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('presence')
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('process', 'varchar(40)', (column) => column.notNull())
    .addColumn('left_ms', 'bigint')
    .addPrimaryKeyConstraint('presence_key', ['game_id', 'person_id', 'process'])
    .execute();
  await schema.createIndex('presence_process').on('presence').column('process').execute();
  await schema.createIndex('presence_person').on('presence').column('person_id').execute();
  await schema.createIndex('presence_left').on('presence').column('left_ms').execute();
}
