/** The members of teams in an SQL database, as parts of larger pieces of work. */

import { sql, type Kysely } from 'kysely';
import type { SeatRecord, TeamChange, TeamMember } from './game-store.ts';
import type { Reads, Tables } from '../../database/schema/tables.ts';

/** The database, or a transaction in it. */
type Reach = Pick<Kysely<Tables>, 'insertInto' | 'deleteFrom' | 'updateTable' | 'selectFrom'>;

export async function insertTeams(db: Reach, game: string, seats: readonly SeatRecord[]): Promise<void> {
  const rows = seats.flatMap(({ seat, team }) =>
    (team ?? []).map(({ person }, place) => ({
      game_id: game,
      seat,
      person_id: person,
      place,
      has_left: 0,
      agreed_to: 0,
    })),
  );
  if (rows.length > 0) await db.insertInto('team_member').values(rows).execute();
}

export async function changeTeam(db: Reach, game: string, change: TeamChange): Promise<void> {
  const { seat, person } = change;
  switch (change.kind) {
    case 'joins': {
      const next = db
        .selectFrom('team_member')
        .select(({ fn }) => sql<number>`coalesce(${fn.max('place')} + 1, 0)`.as('place'))
        .where('game_id', '=', game)
        .where('seat', '=', seat);
      await db
        .insertInto('team_member')
        .values({ game_id: game, seat, person_id: person, place: next, has_left: 0, agreed_to: 0 })
        .execute();
      return;
    }
    case 'withdraws':
      await db
        .deleteFrom('team_member')
        .where('game_id', '=', game)
        .where('person_id', '=', person)
        .where('seat', '=', seat)
        .execute();
      return;
    case 'leaves':
    case 'agrees':
      await db
        .updateTable('team_member')
        .set(change.kind === 'agrees' ? { agreed_to: change.to } : { has_left: 1 })
        .where('game_id', '=', game)
        .where('person_id', '=', person)
        .where('seat', '=', seat)
        .execute();
  }
}

/** A seat as its host wants it: nobody sits there, or a computer. */
export async function replanSeat(
  db: Reach,
  game: string,
  { seat, person, computer, team }: SeatRecord,
): Promise<void> {
  await db
    .updateTable('seat')
    .set({ person_id: person, computer, is_team: team === null ? 0 : 1 })
    .where('game_id', '=', game)
    .where('seat', '=', seat)
    .execute();
  await db.deleteFrom('team_member').where('game_id', '=', game).where('seat', '=', seat).execute();
}

/** The members by game and seat, in order. */
export async function teamsOf(
  db: Reads,
  games: readonly string[],
): Promise<(game: string, seat: number) => readonly TeamMember[]> {
  const rows = await db
    .selectFrom('team_member')
    .selectAll()
    .where('game_id', 'in', [...games])
    .orderBy('place')
    .execute();
  return (game, seat) =>
    rows
      .filter((row) => row.game_id === game && row.seat === seat)
      .map((row) => ({ person: row.person_id, left: row.has_left === 1, agreedTo: row.agreed_to }));
}
