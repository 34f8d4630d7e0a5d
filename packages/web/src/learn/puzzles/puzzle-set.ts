/**
 * The puzzles that come with the page: the same for everybody, without a network, and fetched by kind when somebody
 * wants one. Made by `lexiko puzzles --each 80 --games 4000 --seed 2026 --playouts 1200`; best plays that
 * `lexiko puzzles --check --seed 77 --playouts 4000` did not find again were left out.
 */

import { parsePuzzle, PUZZLE_KINDS, type Puzzle, type PuzzleKind } from '@lexiko/analysis/puzzles';
import { configure, type GameConfig, type Ruleset } from '@lexiko/rules';
import { inLessonColours } from '../lesson-table.ts';

const FILES: Readonly<Record<PuzzleKind, URL>> = {
  bingo: new URL('./sets/bingo.txt', import.meta.url),
  best: new URL('./sets/best.txt', import.meta.url),
  hook: new URL('./sets/hook.txt', import.meta.url),
  out: new URL('./sets/out.txt', import.meta.url),
  endgame: new URL('./sets/endgame.txt', import.meta.url),
};

/** The game of all puzzles that were not found in one's own games. */
export const PUZZLE_CONFIG: GameConfig = {
  preset: 'standard-2007',
  sides: 2,
  options: { 'dictionary.id': 'english' },
};

export function puzzleRuleset(config: GameConfig): Ruleset {
  const configured = configure(inLessonColours(config));
  if (!configured.ok) throw new Error(`a puzzle has its rules: ${configured.error.code}`);
  return configured.value;
}

/** A puzzle with what it is remembered by. */
export interface NamedPuzzle {
  /** Its line: the same puzzle has the same name wherever it comes from. */
  readonly line: string;
  readonly config: GameConfig;
  readonly puzzle: Puzzle;
}

/** Throws if a line is not a puzzle, since the file is ours. */
export function namedPuzzle(line: string, config: GameConfig = PUZZLE_CONFIG): NamedPuzzle {
  const puzzle = parsePuzzle(puzzleRuleset(config), line);
  if (!puzzle.ok) throw new Error(`no puzzle: ${puzzle.error}`);
  return { line, config, puzzle: puzzle.value };
}

async function fetchLines(kind: PuzzleKind): Promise<readonly string[]> {
  const response = await fetch(FILES[kind]);
  if (!response.ok) throw new Error(`${FILES[kind].pathname}: ${response.status}`);
  return (await response.text()).split('\n').filter((line) => line !== '');
}

/** The puzzles that come with the page: fetched once, and kept by the service worker like everything else. */
export class PuzzleSet {
  readonly #fetching = new Map<PuzzleKind, Promise<readonly string[]>>();

  /** All of a kind, as lines. */
  lines(kind: PuzzleKind): Promise<readonly string[]> {
    const known = this.#fetching.get(kind);
    if (known !== undefined) return known;
    const lines = fetchLines(kind).catch((error: unknown) => {
      this.#fetching.delete(kind); // the next call tries again
      throw error;
    });
    this.#fetching.set(kind, lines);
    return lines;
  }

  /** Those of all kinds, one of each in turn. */
  async allLines(): Promise<readonly string[]> {
    const lists = await Promise.all(PUZZLE_KINDS.map((kind) => this.lines(kind)));
    const longest = Math.max(...lists.map(({ length }) => length));
    return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  }
}

export function openPuzzleSet(): PuzzleSet {
  return new PuzzleSet();
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The local date as `2026-11-16`. */
export function dayOf(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Days since 1970, so that a day and the next are one apart whatever the clocks do in between. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** The kinds take turns from day to day. */
export function dailyKind(day: string): PuzzleKind {
  return PUZZLE_KINDS[dayNumber(day) % PUZZLE_KINDS.length] ?? 'best';
}

/** Everybody has the same puzzle on the same day; `lines` are those of its kind. */
export function dailyLine(lines: readonly string[], day: string): string {
  const line = lines[Math.floor(dayNumber(day) / PUZZLE_KINDS.length) % lines.length];
  if (line === undefined) throw new Error('there are puzzles for every day');
  return line;
}
