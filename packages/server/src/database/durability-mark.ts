/**
 * How far a database had come, in a small file beside it: a start sees by it that what was acknowledged is missing, as
 * when the write-ahead log was cut short, which SQLite itself takes for the end of the log. Written after what it tells of
 * is kept, never before.
 */

import { readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';

/** `number` grows with every mark; `games` and `events` were ever kept. */
export interface Mark {
  readonly number: number;
  readonly games: number;
  readonly events: number;
}

/** What is missing, at least: between two marks some more may have been kept. */
export interface Loss {
  readonly games: number;
  readonly events: number;
}

/** `null`: there is none, or it cannot be read. */
export function readMark(database: string): Mark | null {
  try {
    const mark = JSON.parse(readFileSync(pathOf(database), 'utf8')) as Partial<Mark>;
    const { number, games, events } = mark;
    return Number.isSafeInteger(number) && Number.isSafeInteger(games) && Number.isSafeInteger(events)
      ? (mark as Mark) // all three were just seen to be there
      : null;
  } catch {
    return null;
  }
}

/** Whole or not at all, and on the disk when this comes back. */
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

/** What a database that stands at `kept` has lost of what its mark tells; `null`: nothing. */
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
