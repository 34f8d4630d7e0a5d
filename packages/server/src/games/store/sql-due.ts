/** Stores the due work of games in an SQL database: clocks and results to record. */

import { sql, type Transaction } from 'kysely';
import { DUE_KINDS, type Append, type DueKind, type DueWork } from './game-store.ts';
import type { Database, Tables } from '../../database/schema/tables.ts';

/**
 * Takes due work in one statement, so that each piece goes to one process; it falls due again after `retryMs` unless it
 * is done. `skip locked`, for a database with several writers, passes over what another process is taking, so that
 * concurrent processes take different pieces without waiting.
 */
export async function takeDue(
  db: Database,
  { nowMs, retryMs, limit }: { readonly nowMs: number; readonly retryMs: number; readonly limit: number },
  others: 'none' | 'skip locked',
): Promise<readonly DueWork[]> {
  const untilMs = nowMs + retryMs;
  const { rows } = await sql<{ readonly game_id: string; readonly kind: DueKind }>`
    with fallen as materialized (
      select game_id, kind from due where due_ms <= ${nowMs} order by due_ms limit ${limit}
      ${others === 'none' ? sql`` : sql`for update skip locked`}
    )
    update due set due_ms = ${untilMs} where (game_id, kind) in (select game_id, kind from fallen)
    returning game_id, kind`.execute(db);
  return rows.map((row) => ({ game: row.game_id, kind: row.kind, dueMs: untilMs }));
}

export async function setDue(transaction: Transaction<Tables>, { game, due }: Append): Promise<void> {
  const resting = DUE_KINDS.filter((kind) => due[kind] === null);
  if (resting.length > 0)
    await transaction.deleteFrom('due').where('game_id', '=', game).where('kind', 'in', resting).execute();
  for (const kind of DUE_KINDS) {
    const dueMs = due[kind];
    if (dueMs === null) continue;
    await transaction
      .insertInto('due')
      .values({ game_id: game, kind, due_ms: dueMs })
      .onConflict((conflict) => conflict.columns(['game_id', 'kind']).doUpdateSet({ due_ms: dueMs }))
      .execute();
  }
}
