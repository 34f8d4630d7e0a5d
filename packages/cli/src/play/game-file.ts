/**
 * A game on disk, in two files. The log is the full record of what happened. Beside it the table file keeps what the
 * rules do not know (names, computers) and what nobody may know before the end (the secret behind all chance). Both are
 * replaced atomically, so that a game can be resumed whenever it was interrupted.
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
import type { GameEvent } from '@lexiko/rules';
import { formatLog, logTakeBacks, parseLog } from '@lexiko/rules/notation';
import { UsageError } from '../command.ts';
import { logProblemText } from '../log-text.ts';
import { dataFolder, type Environment } from '../words/data-folder.ts';
import { cleanName, type Seating, type Side } from './setup/seating.ts';

/** Only the owner may read it: a log holds all racks. */
const PRIVATE = 0o600;

export interface TableNotes {
  readonly seating: Seating;
  /** The seed of the computers' random choices. */
  readonly computerSeed: number;
  /** `null` once the game is over and the secret stands in the log. */
  readonly secret: string | null;
  /** The table clock when it last stopped; `null`: take the time from the log. */
  readonly clockMs: number | null;
}

export interface SavedGame {
  readonly events: readonly GameEvent[];
  readonly notes: TableNotes;
  /** How many turns a player took back against computers. */
  readonly takeBacks: number;
}

/** `game.json` → `game.table.json`. */
function tableFileOf(path: string): string {
  return path.endsWith('.json') ? path.replace(/\.json$/u, '.table.json') : `${path}.table.json`;
}

function gamesFolder(env: Environment): string {
  return join(dataFolder(env), 'games');
}

/** An unused file name for a new game. */
export function freshPath(env: Environment, now: Date): string {
  const stamp = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  for (let number = 1; ; number++) {
    const path = join(gamesFolder(env), number === 1 ? `${stamp}.json` : `${stamp}-${number}.json`);
    if (!existsSync(path)) return path;
  }
}

/** The most recent game, to be offered for resuming; `null` if there is none. */
export function latestGame(env: Environment): string | null {
  const folder = gamesFolder(env);
  if (!existsSync(folder)) return null;
  const logs = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.table.json'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, changedMs: statSync(path).mtimeMs }));
  return logs.sort((a, b) => b.changedMs - a.changedMs)[0]?.path ?? null;
}

/** Renames a game file to make room for a new one; returns the new name. */
export function setAside(path: string): string {
  for (let number = 1; ; number++) {
    const aside = path.replace(/(\.json)?$/u, `.old-${number}$1`);
    if (existsSync(aside) || existsSync(tableFileOf(aside))) continue;
    if (existsSync(tableFileOf(path))) renameSync(tableFileOf(path), tableFileOf(aside));
    renameSync(path, aside);
    return aside;
  }
}

/** Throws a `UsageError` if the files cannot be read, and leaves them alone. */
export function readGame(path: string): SavedGame {
  const text = readText(path);
  const events = parseLog(text);
  if (!events.ok) {
    const { error } = events;
    throw new UsageError((texts) => texts.gameFiles.cannotResume(path, logProblemText(texts, error)));
  }
  return { events: events.value, notes: readNotes(tableFileOf(path)), takeBacks: logTakeBacks(text) };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(({ gameFiles }) => gameFiles.cannotRead(path, reason));
  }
}

function readNotes(path: string): TableNotes {
  const damaged = new UsageError(({ gameFiles }) => gameFiles.damaged(path));
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

/** Files of early versions name no computers. */
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

/** Saves a game after each change, and detects changes by other programs. */
export class GameFile {
  readonly path: string;
  #written: string | null;

  /** `isNew`: the file must not exist yet. */
  constructor(path: string, isNew: boolean) {
    this.path = path;
    this.#written = isNew ? null : stampOf(path);
  }

  saveLog(events: readonly GameEvent[], takeBacks: number): void {
    if (stampOf(this.path) !== this.#written) {
      throw new UsageError(({ gameFiles }) => gameFiles.changed(this.path));
    }
    writePrivately(this.path, formatLog(events, [], takeBacks));
    this.#written = stampOf(this.path);
  }

  saveNotes({ seating, computerSeed, secret, clockMs }: TableNotes): void {
    const notes = { format: 'lexiko-table', version: 1, sides: seating, computerSeed, secret, clockMs };
    writePrivately(tableFileOf(this.path), `${JSON.stringify(notes, null, 2)}\n`);
  }
}

/** Identifies the version of the file; `null` if there is none. */
function stampOf(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}

/** Replaces the file atomically, even if the power fails. */
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
    throw new UsageError(({ gameFiles }) => gameFiles.cannotSave(path, reason));
  }
}
