/** The tables of teams and of what players agree on besides the rules. */

import { PostgresAdapter, sql, type SchemaModule } from 'kysely';
import type { MigratedDatabase } from './migrated-database.ts';

export interface TeamTables {
  /** `place` is the number of the member in the team. Members who leave a running game keep it. */
  team_member: {
    game_id: string;
    seat: number;
    person_id: string;
    place: number;
    has_left: number;
    /** The number of the event that set the options they confirmed; 0: none. */
    agreed_to: number;
  };
  /** What the members of a team share during their turn; `version` is the lock. */
  workspace: { game_id: string; seat: number; version: number; body: string };
}

export async function addTeams({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema
    .alterTable('seat')
    .addColumn('is_team', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('game')
    .addColumn('terms', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await schema
    .createTable('team_member')
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull().references('game.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'varchar(40)', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('has_left', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('team_member_key', ['game_id', 'person_id'])
    .execute();
  await schema.createIndex('team_member_person').on('team_member').column('person_id').execute();
  await schema
    .createTable('desk')
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull().references('game.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_key', ['game_id', 'seat'])
    .execute();
}

/** Each member of a team confirms the options (V-00). */
export async function addAgreements({ schema }: { readonly schema: SchemaModule }): Promise<void> {
  await schema
    .alterTable('team_member')
    .addColumn('agreed_to', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Renames the table of workspaces. */
export async function renameWorkspaces(db: MigratedDatabase): Promise<void> {
  await db.schema.alterTable('desk').renameTo('workspace').execute();
  // SQLite constraints cannot be renamed.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`alter table workspace rename constraint desk_key to workspace_key`.execute(db);
  await sql`alter table workspace rename constraint desk_game_id_fkey to workspace_game_id_fkey`.execute(db);
}
