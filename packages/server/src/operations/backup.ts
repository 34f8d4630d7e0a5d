/**
 * A copy of an SQLite database that is in use, and whether a copy is good. `VACUUM INTO` writes what one moment looked
 * like, while others go on writing; the copy takes its name only after every game in it has been replayed.
 */

import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { err, ok, replay, type GameEvent, type Result } from '@lexiko/rules';
import { headlineOf, stageOf } from '../games/game-service.ts';
import type { Headline } from '../games/store/game-store.ts';

/** What is in a good copy. */
export interface BackupContents {
  readonly games: number;
  readonly events: number;
  readonly people: number;
}

export type BackupRefusal =
  /** There is no such file. */
  | { readonly code: 'NO_DATABASE' }
  /** Nothing is overwritten. */
  | { readonly code: 'TARGET_EXISTS' }
  | { readonly code: 'DAMAGED'; readonly reason: string };

/** Throws where the disk does: it is full, or not to be written. */
export function backupSqlite(source: string, target: string): Result<BackupContents, BackupRefusal> {
  if (!existsSync(source)) return err({ code: 'NO_DATABASE' });
  if (existsSync(target)) return err({ code: 'TARGET_EXISTS' });
  const part = `${target}.${process.pid}.part`;
  try {
    const raw = new DatabaseSync(source);
    try {
      raw.exec('PRAGMA busy_timeout=60000');
      raw.prepare('VACUUM INTO ?').run(part);
    } finally {
      raw.close();
    }
    chmodSync(part, 0o600); // the secrets of games are in it
    const checked = checkSqlite(part);
    if (!checked.ok) return checked;
    const file = openSync(part, 'r');
    fsyncSync(file);
    closeSync(file);
    renameSync(part, target);
    return checked;
  } finally {
    rmSync(part, { force: true });
  }
}

/** Whether a database is whole: no page damaged, no event missing, and every game can be replayed to where it stands. */
export function checkSqlite(file: string): Result<BackupContents, BackupRefusal> {
  if (!existsSync(file)) return err({ code: 'NO_DATABASE' });
  let raw: DatabaseSyncInstance | null = null;
  try {
    raw = new DatabaseSync(file, { readOnly: true });
    return checkDatabase(raw);
  } catch (error) {
    // A folder, not a database, or a table is missing.
    return err({ code: 'DAMAGED', reason: error instanceof Error ? error.message : String(error) });
  } finally {
    raw?.close();
  }
}

interface GameRow {
  readonly id: string;
  readonly stage: string;
  readonly summary: string;
}

function checkDatabase(raw: DatabaseSyncInstance): Result<BackupContents, BackupRefusal> {
  const integrity = raw.prepare('PRAGMA integrity_check').get() as { readonly integrity_check: string };
  if (integrity.integrity_check !== 'ok') return err({ code: 'DAMAGED', reason: integrity.integrity_check });
  const orphan = raw.prepare('PRAGMA foreign_key_check').get() as { readonly table: string } | undefined;
  if (orphan !== undefined)
    return err({ code: 'DAMAGED', reason: `a row of '${orphan.table}' belongs to nothing` });
  const games = raw.prepare('select id, stage, summary from game').all() as unknown as GameRow[];
  const eventsOf = raw.prepare('select seq, body from event where game_id = ? order by seq');
  let events = 0;
  for (const game of games) {
    const rows = eventsOf.all(game.id) as unknown as { readonly seq: number; readonly body: string }[];
    const fault = faultOf(game, rows);
    // Not the name of the game, which is a key, but its place.
    if (fault !== null)
      return err({ code: 'DAMAGED', reason: `game ${games.indexOf(game) + 1} of ${games.length}: ${fault}` });
    events += rows.length;
  }
  const { people } = raw.prepare('select count(*) as people from person').get() as {
    readonly people: number;
  };
  return ok({ games: games.length, events, people });
}

/** Whether a summary says of a game what its events say; one of an earlier version may lack clock and words. */
function fits(summary: string, headline: Headline): boolean {
  const { clock, words, ...always } = headline;
  const said = JSON.parse(summary) as Partial<Headline>;
  const expected: Headline = {
    ...always,
    ...(said.clock === undefined ? {} : { clock }),
    ...(said.words === undefined ? {} : { words }),
  };
  return JSON.stringify(expected) === summary;
}

/** What is wrong with a game; `null`: nothing. */
function faultOf(
  { stage, summary }: GameRow,
  rows: readonly { readonly seq: number; readonly body: string }[],
): string | null {
  const hole = rows.findIndex(({ seq }, at) => seq !== at + 1);
  if (hole !== -1) return `event ${hole + 1} is missing`;
  if (rows.length === 0) return 'it has no events';
  try {
    const state = replay(rows.map(({ body }) => JSON.parse(body) as GameEvent));
    if (stageOf(state) !== stage) return `it is kept as '${stage}' and is '${stageOf(state)}'`;
    return fits(summary, headlineOf(state)) ? null : 'its summary does not fit its events';
  } catch (error) {
    return `it cannot be replayed: ${error instanceof Error ? error.message : String(error)}`;
  }
}
