/** The seat events. For games older than this table, the history begins with their seats at the migration. */

import { restateSeats } from '../seat-history.ts';
import type { MigratedDatabase } from './migrated-database.ts';

export interface SeatTables {
  /** `(game_id, seq)` is the lock, as for the events of a game. */
  seat_event: {
    game_id: string;
    seq: number;
    at_ms: number;
    type: string;
    seat: number;
    person_id: string | null;
    /** For a planned seat: the level of its computer, and whether a team plays there. */
    computer: string | null;
    is_team: number;
    /** The number of the event that set the confirmed options; otherwise 0. */
    agreed_to: number;
  };
}

export async function addSeatEvents(db: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('seat_event')
    .addColumn('game_id', 'varchar(40)', (column) => column.notNull().references('game.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('type', 'varchar(10)', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'varchar(40)')
    .addColumn('computer', 'varchar(40)')
    .addColumn('is_team', 'integer', (column) => column.notNull())
    .addColumn('agreed_to', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('seat_event_key', ['game_id', 'seq'])
    .execute();
  await db.schema.createIndex('seat_event_person').on('seat_event').column('person_id').execute();
  await restateSeats(db, null);
}
