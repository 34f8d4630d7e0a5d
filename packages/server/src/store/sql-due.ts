/** What falls due for games, in an SQL database: computer turns, clocks, entries of results. */

import type { Transaction } from 'kysely';
import { DUE_KINDS, type Append, type DueKind, type DueWork } from './game-store.ts';
import type { Database, Tables } from './schema.ts';

/** Work that has fallen due, each piece to one who asks; it falls due again after `retryMs` unless it is done. */
export async function takeDue(
  db: Database,
  { nowMs, retryMs, limit }: { readonly nowMs: number; readonly retryMs: number; readonly limit: number },
): Promise<readonly DueWork[]> {
  const candidates = await db
    .selectFrom('due')
    .selectAll()
    .where('due_ms', '<=', nowMs)
    .orderBy('due_ms')
    .limit(limit)
    .execute();
  const taken: DueWork[] = [];
  for (const row of candidates) {
    // Whoever moves the time first has the work; the others find it changed.
    const moved = await db
      .updateTable('due')
      .set({ due_ms: nowMs + retryMs })
      .where('game_id', '=', row.game_id)
      .where('kind', '=', row.kind)
      .where('due_ms', '=', row.due_ms)
      .executeTakeFirst();
    if (Number(moved.numUpdatedRows) === 1) {
      taken.push({ game: row.game_id, kind: row.kind as DueKind, dueMs: row.due_ms });
    }
  }
  return taken;
}

export async function giveBackDue(
  db: Database,
  { game, kind, dueMs }: DueWork,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('due')
    .set({ due_ms: nowMs })
    .where('game_id', '=', game)
    .where('kind', '=', kind)
    .where('due_ms', '=', dueMs)
    .execute();
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
