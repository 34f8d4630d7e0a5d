/**
 * Records how many games and events a database holds, in a small file next to it. At the start the server compares the
 * two and detects that acknowledged data is missing, for example after the write-ahead log was truncated, which SQLite
 * takes for the end of the log. A mark is written only after the data it counts is durable.
 */

import { readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';

/** `number` grows with every mark; `games` and `events` count everything ever stored. */
export interface Mark {
  readonly number: number;
  readonly games: number;
  readonly events: number;
}

/** What is missing at least: data stored since the last mark may be missing as well. */
export interface Loss {
  readonly games: number;
  readonly events: number;
}

/** `null`: there is no mark, or it cannot be read. */
export function readMark(database: string): Mark | null {
  try {
    const mark = JSON.parse(readFileSync(pathOf(database), 'utf8')) as Partial<Mark>;
    const { number, games, events } = mark;
    return Number.isSafeInteger(number) && Number.isSafeInteger(games) && Number.isSafeInteger(events)
      ? (mark as Mark) // all three fields are checked above
      : null;
  } catch {
    return null;
  }
}

/** Writes the mark atomically. Resolves once it is on the disk. */
export async function writeMark(database: string, mark: Mark): Promise<void> {
  const path = pathOf(database);
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(mark));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

/** Compares the database, which stands at `kept`, with its mark; `null`: nothing is missing. */
export function lossOf(kept: Mark, mark: Mark | null): Loss | null {
  if (mark === null || mark.number <= kept.number) return null;
  return {
    games: Math.max(0, mark.games - kept.games),
    events: Math.max(0, mark.events - kept.events),
  };
}

function pathOf(database: string): string {
  return `${database}-mark`;
}
