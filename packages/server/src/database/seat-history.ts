/**
 * Appends the current seats to their history, so that the rows of seats and members follow from the events. For games
 * older than the history, and for games whose seats have moved to another person.
 */

import { sql } from 'kysely';
import type { MigratedDatabase } from './schema/migrated-database.ts';

/** `games` must be locked by the caller; `null`: all games, during a migration. */
export async function restateSeats(db: MigratedDatabase, games: readonly string[] | null): Promise<void> {
  if (games?.length === 0) return;
  const among = games === null ? sql`true` : sql`game_id in (${sql.join(games)})`;
  const nobody = sql`cast(null as varchar(40))`;
  await sql`
    insert into seat_event (game_id, seq, at_ms, type, seat, person_id, computer, is_team, agreed_to)
    select stated.game_id,
      coalesce((select max(known.seq) from seat_event known where known.game_id = stated.game_id), 0)
        + row_number() over (partition by stated.game_id order by stated.seat, stated.step, stated.place),
      game.updated_ms, stated.type, stated.seat, stated.person_id, stated.computer, stated.is_team, stated.agreed_to
    from (
      select game_id, seat, 0 as step, 0 as place, 'planned' as type, ${nobody} as person_id, computer, is_team,
        0 as agreed_to from seat where ${among}
      union all select game_id, seat, 1, 0, 'taken', person_id, ${nobody}, 0, 0 from seat
        where person_id is not null and ${among}
      union all select game_id, seat, 2, place, 'joined', person_id, ${nobody}, 0, 0 from team_member where ${among}
      union all select game_id, seat, 3, place, 'agreed', person_id, ${nobody}, 0, agreed_to from team_member
        where agreed_to > 0 and ${among}
      union all select game_id, seat, 4, place, 'left', person_id, ${nobody}, 0, 0 from team_member
        where has_left = 1 and ${among}
    ) stated join game on game.id = stated.game_id`.execute(db);
}
