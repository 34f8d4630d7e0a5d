/**
 * The puzzles that come with the page: the same for everybody, one file per kind, fetched on first use.
 * `lexiko puzzles --each 80 --games 4000 --seed 2026 --playouts 1200` made them. We removed best plays that
 * `lexiko puzzles --check --seed 77 --playouts 4000` did not confirm, and puzzles with words unfit for school.
 */

import {
  kindOfDay,
  parsePuzzle,
  placeOfDay,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleKind,
} from '@lexiko/analysis/puzzles';
import { configure, type GameConfig, type Ruleset } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { PAGE_DICTIONARY, type Dictionary } from '../../words/dictionaries.ts';
import { inLessonColours } from '../lesson-table.ts';

const FILES: Readonly<Record<PuzzleKind, URL>> = {
  bingo: new URL('./sets/bingo.txt', import.meta.url),
  best: new URL('./sets/best.txt', import.meta.url),
  hook: new URL('./sets/hook.txt', import.meta.url),
  out: new URL('./sets/out.txt', import.meta.url),
  endgame: new URL('./sets/endgame.txt', import.meta.url),
};

/** The game of every puzzle that doesn't come from one of the player's own games. */
export function puzzleConfig({ id, language }: Pick<Dictionary, 'id' | 'language'>): GameConfig {
  return {
    preset: 'standard-2007',
    sides: 2,
    options: { 'letters.language': language, 'dictionary.id': id },
  };
}

/** The game of the puzzles that come with the page: they are English. */
export const PUZZLE_CONFIG: GameConfig = puzzleConfig({ id: PAGE_DICTIONARY, language: 'english' });

export function puzzleRuleset(config: GameConfig): Ruleset {
  const configured = configure(inLessonColours(config));
  if (!configured.ok) throw new Error(`a puzzle has its rules: ${configured.error.code}`);
  return configured.value;
}

/** A puzzle with its game and the line that identifies it. */
export interface NamedPuzzle {
  /** The puzzle as text; the history uses it as id. */
  readonly line: string;
  readonly config: GameConfig;
  readonly puzzle: Puzzle;
}

/** Throws on an invalid line: all lines come from our own files or the study worker. */
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

/** Fetches each file once; the service worker caches it for offline use. */
export class PuzzleSet {
  readonly #fetching = new Map<PuzzleKind, Promise<readonly string[]>>();

  /** All puzzles of a kind, as lines. */
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

  /** All puzzles, one of each kind in turn. */
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

/** Days since 1970. Counts in UTC, so that daylight saving time doesn't matter. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

export function dailyKind(day: string): PuzzleKind {
  return kindOfDay(dayNumber(day));
}

/** The puzzle of the day, the same for everybody; `lines` are all puzzles of its kind. */
export function dailyLine(lines: readonly string[], day: string): string {
  return itemAt(lines, placeOfDay(dayNumber(day), lines.length));
}
