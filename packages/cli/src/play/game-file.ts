/**
 * A game on disk, in two files. The log is the full record of what happened. Beside it the table file keeps what the
 * rules do not know (names, computers) and what nobody may know before the end (the secret behind all chance). Both are
 * replaced whole, so that a game that is interrupted at any moment can be taken up again.
 */

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { LEVELS } from '@lexiko/engine';
import { formatLog, parseLog, type GameEvent } from '@lexiko/rules';
import { UsageError } from '../command.ts';
import { logProblemText } from '../log-text.ts';
import { dataFolder, type Environment } from '../words/data-folder.ts';
import { cleanName, type Seating, type Side } from './setup/seating.ts';

/** Readable by nobody else: a log holds everybody's letters. */
const PRIVATE = 0o600;

export interface TableNotes {
  readonly seating: Seating;
  /** From which everything follows that computers leave to chance. */
  readonly computerSeed: number;
  /** `null` once the game is over and the secret stands in the log. */
  readonly secret: string | null;
  /** The time of the table's clock when it was last stopped; `null` if the log knows better. */
  readonly clockMs: number | null;
}

export interface SavedGame {
  readonly events: readonly GameEvent[];
  readonly notes: TableNotes;
}

/** `game.json` → `game.table.json`. */
function tableFileOf(path: string): string {
  return path.endsWith('.json') ? path.replace(/\.json$/u, '.table.json') : `${path}.table.json`;
}

function gamesFolder(env: Environment): string {
  return join(dataFolder(env), 'games');
}

/** A name for a new game that no file has yet. */
export function freshPath(env: Environment, now: Date): string {
  const stamp = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  for (let number = 1; ; number++) {
    const path = join(gamesFolder(env), number === 1 ? `${stamp}.json` : `${stamp}-${number}.json`);
    if (!existsSync(path)) return path;
  }
}

/** The log that was written to last, for the offer to go on with it; `null` if there is none. */
export function latestGame(env: Environment): string | null {
  const folder = gamesFolder(env);
  if (!existsSync(folder)) return null;
  const logs = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.table.json'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, changedMs: statSync(path).mtimeMs }));
  return logs.sort((a, b) => b.changedMs - a.changedMs)[0]?.path ?? null;
}

/** Moves a game out of the way of a new one; answers with its new name. */
export function setAside(path: string): string {
  for (let number = 1; ; number++) {
    const aside = path.replace(/(\.json)?$/u, `.old-${number}$1`);
    if (existsSync(aside) || existsSync(tableFileOf(aside))) continue;
    if (existsSync(tableFileOf(path))) renameSync(tableFileOf(path), tableFileOf(aside));
    renameSync(path, aside);
    return aside;
  }
}

/** Throws a `UsageError` that says what is wrong; the files are left as they are. */
export function readGame(path: string): SavedGame {
  const events = parseLog(readText(path));
  if (!events.ok) {
    throw new UsageError(
      `${path} cannot be played on: ${logProblemText(events.error)} The file is left as it is.`,
    );
  }
  return { events: events.value, notes: readNotes(tableFileOf(path)) };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${path} cannot be read: ${reason}.`);
  }
}

function readNotes(path: string): TableNotes {
  const damaged = new UsageError(
    `${path} is damaged; the file is left as it is, and so is the log beside it.`,
  );
  let json: unknown;
  try {
    json = JSON.parse(readText(path));
  } catch (error) {
    throw error instanceof UsageError ? error : damaged;
  }
  const { sides, computerSeed, secret, clockMs } = json as Partial<Record<string, unknown>>;
  if (!Array.isArray(sides) || !sides.every(isSide)) throw damaged;
  const seating = sides.map(({ name, members, computer }) => ({
    name: cleanName(name),
    members: members.map(cleanName),
    computer: computer ?? null,
  }));
  return {
    seating,
    computerSeed: typeof computerSeed === 'number' ? computerSeed : 0,
    secret: typeof secret === 'string' ? secret : null,
    clockMs: typeof clockMs === 'number' ? clockMs : null,
  };
}

/** Tables from before there were computers do not name any. */
type WrittenSide = Omit<Side, 'computer'> & Partial<Pick<Side, 'computer'>>;

function isSide(value: unknown): value is WrittenSide {
  const { name, members, computer = null } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof name === 'string' &&
    (computer === null || LEVELS.some((level) => level === computer)) &&
    Array.isArray(members) &&
    members.every((member: unknown) => typeof member === 'string')
  );
}

/** Writes a game again and again, and notices when somebody else has written it meanwhile. */
export class GameFile {
  readonly path: string;
  #written: string | null;

  /** `isNew`: nothing may stand at `path` yet. */
  constructor(path: string, isNew: boolean) {
    this.path = path;
    this.#written = isNew ? null : stampOf(path);
  }

  saveLog(events: readonly GameEvent[]): void {
    if (stampOf(this.path) !== this.#written) {
      throw new UsageError(
        `${this.path} was changed by another program; this table stops so that nothing is lost.`,
      );
    }
    writePrivately(this.path, formatLog(events));
    this.#written = stampOf(this.path);
  }

  saveNotes({ seating, computerSeed, secret, clockMs }: TableNotes): void {
    const notes = { format: 'lexiko-table', version: 1, sides: seating, computerSeed, secret, clockMs };
    writePrivately(tableFileOf(this.path), `${JSON.stringify(notes, null, 2)}\n`);
  }
}

/** Which version of the file is there; `null` if none. */
function stampOf(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}

/** There whole or not at all, also if the power fails. */
function writePrivately(path: string, text: string): void {
  const draft = `${path}.${process.pid}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(draft, 'w', PRIVATE);
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`the game cannot be saved in ${path}: ${reason}.`);
  }
}
