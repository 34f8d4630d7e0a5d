/** Deletes abandoned lobbies and old answers from an SQL database. */

import type { Pace } from '@lexiko/protocol';
import { sql, type Transaction } from 'kysely';
import type { IdleLobby } from './game-store.ts';
import { dropGame } from '../../people/personal-columns.ts';
import type { Reads, Tables } from '../../database/schema/tables.ts';

export async function idleLobbies(
  db: Reads,
  beforeMs: Readonly<Record<Pace, number>>,
  limit: number,
): Promise<readonly IdleLobby[]> {
  const rows = await db
    .selectFrom('game')
    .select(['id', 'updated_ms'])
    .where('stage', '=', 'lobby')
    .where('updated_ms', '<', Math.max(beforeMs.live, beforeMs.correspondence))
    .where((where) =>
      where.or(
        (['live', 'correspondence'] as const).map((pace) =>
          where.and([where('pace', '=', pace), where('updated_ms', '<', beforeMs[pace])]),
        ),
      ),
    )
    .where('class_id', 'is', null)
    .where('id', 'not in', (from) => from.selectFrom('report').select('game_id'))
    .orderBy('updated_ms')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ game: row.id, updatedMs: row.updated_ms }));
}

/** With `updatedMs`, only if it has not changed since. */
export async function dropLobby(
  transaction: Transaction<Tables>,
  { game, updatedMs }: { readonly game: string; readonly updatedMs: number | null },
): Promise<boolean> {
  // Updating it first makes a player who joins now wait, or shows us that one has joined.
  const held = await transaction
    .updateTable('game')
    .set({ stage: 'lobby' })
    .where('id', '=', game)
    .where('stage', '=', 'lobby')
    .$if(updatedMs !== null, (query) => query.where('updated_ms', '=', updatedMs))
    .executeTakeFirst();
  if (Number(held.numUpdatedRows) === 0) return false;
  await dropGame(transaction, game);
  return true;
}

/** Returns how many were deleted: `limit`, or fewer if none are left. */
export async function forgetSomeCommands(
  db: Parameters<ReturnType<typeof sql>['execute']>[0],
  beforeMs: number,
  limit: number,
): Promise<number> {
  const gone = await sql`delete from done_command where (person_id, command_id) in
    (select person_id, command_id from done_command where at_ms < ${beforeMs} limit ${limit})`.execute(db);
  return Number(gone.numAffectedRows ?? 0);
}
