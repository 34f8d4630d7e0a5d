/** Reads games and their seats from the rows of an SQL database. */

import { usualTerms, type Pace, type TableTerms, type Visibility } from '@lexiko/protocol';
import type { Selectable } from 'kysely';
import type { GameRecord, Headline, ListedGame, Stage } from './game-store.ts';
import type { SeatRecord, TeamMember } from '../seat-record.ts';
import type { Reads, Tables } from '../../database/schema/tables.ts';
import { teamsOf } from './sql-seats.ts';

export function recordOf(row: Selectable<Tables['game']>): GameRecord {
  const pace = row.pace as Pace;
  return {
    id: row.id,
    code: row.code,
    visibility: row.visibility as Visibility,
    secret: row.secret,
    stage: row.stage as Stage,
    pace,
    host: row.host_id,
    rematchOf: row.rematch_of,
    classroom: row.class_id,
    // Terms added after the game was created are missing from the row.
    terms: {
      ...usualTerms(pace),
      // In a class, the teacher sees who does not move.
      silentSeconds: row.class_id === null ? usualTerms(pace).silentSeconds : null,
      ...(JSON.parse(row.terms) as Partial<TableTerms>),
    },
    silenceFromMs: row.silence_from_ms,
  };
}

function seatOf(row: Selectable<Tables['seat']>, team: readonly TeamMember[] | null): SeatRecord {
  return { seat: row.seat, person: row.person_id, computer: row.computer, team };
}

/** The games with their seats, in the order of the rows. */
export async function listedGames(
  db: Reads,
  rows: readonly Selectable<Tables['game']>[],
): Promise<readonly ListedGame[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const seatRows = await db
    .selectFrom('seat')
    .selectAll()
    .where('game_id', 'in', ids)
    .orderBy('seat')
    .execute();
  const byGame = new Map<string, SeatRecord[]>(ids.map((id) => [id, []]));
  for (const [at, seat] of (await seatsWithTeams(db, seatRows)).entries())
    byGame.get(seatRows[at]?.game_id ?? '')?.push(seat);
  return rows.map((row) => ({
    record: recordOf(row),
    seats: byGame.get(row.id) ?? [],
    headline: JSON.parse(row.summary) as Headline,
    createdMs: row.created_ms,
    updatedMs: row.updated_ms,
  }));
}

export async function seatsWithTeams(
  db: Reads,
  rows: readonly Selectable<Tables['seat']>[],
): Promise<readonly SeatRecord[]> {
  const games = [...new Set(rows.filter((row) => row.is_team === 1).map((row) => row.game_id))];
  const teamAt = games.length === 0 ? null : await teamsOf(db, games);
  return rows.map((row) => seatOf(row, row.is_team === 1 ? (teamAt?.(row.game_id, row.seat) ?? []) : null));
}
