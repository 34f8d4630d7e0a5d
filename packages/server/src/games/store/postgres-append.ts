/**
 * An append in one statement, for PostgreSQL: it is all done or nothing, with one trip to the database instead of eight.
 * On two crowded cores each trip waits for its turn, and the trips were most of the time of a move.
 */

import { sql } from 'kysely';
import pg from 'pg';
import { begins, type Append, type AppendResult, type DueKind } from './game-store.ts';
import type { Database } from '../../database/schema/tables.ts';

const UNIQUE_VIOLATION = '23505';

/** Whether an append is of the usual kind: events of a game that changes nothing besides. */
export function isPlain(append: Append): boolean {
  const { events, seatEvents, notices, alerts } = append;
  const hasOnlyEvents = seatEvents.length === 0 && notices.length === 0 && alerts.length === 0;
  return events.length > 0 && hasOnlyEvents && !begins(append);
}

export async function appendAtOnce(db: Database, append: Append): Promise<AppendResult> {
  const { game, after, events, atMs, done, due, question } = append;
  const kinds = Object.keys(due) as DueKind[]; // its keys are the kinds
  const falling = kinds.filter((kind) => due[kind] !== null);
  const resting = kinds.filter((kind) => due[kind] === null);
  const parts = [
    sql`moved as (update game set stage = ${append.stage}, summary = ${JSON.stringify(append.headline)},
      updated_ms = ${atMs}, network = ${append.stage === 'over' ? null : sql.ref('network')} where id = ${game})`,
    question === null
      ? sql`unasked as (delete from question where game_id = ${game})`
      : sql`asked as (insert into question (game_id, seq, cost_ms, due_ms)
          values (${game}, ${question.seq}, ${question.costMs}, ${question.dueMs})
          on conflict (game_id) do update set seq = excluded.seq, cost_ms = excluded.cost_ms,
            due_ms = excluded.due_ms, taken_by = null, taken_until_ms = null)`,
  ];
  if (done !== null)
    parts.push(sql`claimed as (insert into done_command (person_id, command_id, outcome, at_ms)
      values (${done.person}, ${done.command}, ${JSON.stringify(done.outcome)}, ${atMs}))`);
  if (resting.length > 0)
    parts.push(sql`rested as (delete from due where game_id = ${game} and kind in (${sql.join(resting)}))`);
  if (falling.length > 0)
    parts.push(sql`fallen as (insert into due (game_id, kind, due_ms)
      values ${sql.join(falling.map((kind) => sql`(${game}, ${kind}, ${due[kind]})`))}
      on conflict (game_id, kind) do update set due_ms = excluded.due_ms)`);
  const rows = events.map(
    (event, at) => sql`(${game}, ${after + 1 + at}, ${atMs}, ${JSON.stringify(event)})`,
  );
  try {
    await sql`with ${sql.join(parts)} insert into event (game_id, seq, at_ms, body)
      values ${sql.join(rows)}`.execute(db);
    return 'appended';
  } catch (error) {
    const taken =
      error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION ? error.constraint : null;
    if (taken === 'event_key') return 'overtaken';
    if (taken === 'done_command_key') return 'repeated';
    throw error;
  }
}
