/** The tables of notices for absent people, and of vacations. */

import type { SchemaModule } from 'kysely';

export interface NoticeTables {
  notice: { person_id: string; game_id: string; kind: string; from_id: string | null; at_ms: number };
  vacation: { person_id: string; from_ms: number; until_ms: number };
}

export async function addNotices({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema
    .createTable('notice')
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull().references('game.id'))
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('from_id', 'varchar(40)')
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_key', ['person_id', 'game_id'])
    .execute();
  await schema
    .createTable('vacation')
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('from_ms', 'bigint', (column) => column.notNull())
    .addColumn('until_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('vacation_key', ['person_id', 'from_ms'])
    .execute();
}
