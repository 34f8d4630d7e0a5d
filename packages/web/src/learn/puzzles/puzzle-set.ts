/**
 * The puzzles that come with the page: the same for everybody, without a network. Made by
 * `lexiko puzzles --each 20 --games 400 --seed 2026 --playouts 800`; best plays that `lexiko puzzles --check` did not find
 * again with other seeds were left out.
 */

import { parsePuzzle, PUZZLE_KINDS, type Puzzle } from '@lexiko/engine';
import { configure, type GameConfig, type Ruleset } from '@lexiko/rules';

const FILE = new URL('./puzzle-set.txt', import.meta.url);

/** The game of all puzzles that were not found in one's own games. */
export const PUZZLE_CONFIG: GameConfig = {
  preset: 'standard-2007',
  sides: 2,
  options: { 'dictionary.id': 'english' },
};

export function puzzleRuleset(config: GameConfig): Ruleset {
  const configured = configure(config);
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

/** Throws where a line is no puzzle: those lines were written by ourselves. */
export function namedPuzzle(line: string, config: GameConfig = PUZZLE_CONFIG): NamedPuzzle {
  const puzzle = parsePuzzle(puzzleRuleset(config), line);
  if (!puzzle.ok) throw new Error(`no puzzle: ${puzzle.error}`);
  return { line, config, puzzle: puzzle.value };
}

let fetching: Promise<readonly string[]> | null = null;

async function fetchLines(): Promise<readonly string[]> {
  const response = await fetch(FILE);
  if (!response.ok) throw new Error(`${FILE.pathname}: ${response.status}`);
  return (await response.text()).split('\n').filter((line) => line !== '');
}

/** All of them, as lines: fetched once, and kept by the service worker like everything else. */
export function puzzleLines(): Promise<readonly string[]> {
  fetching ??= fetchLines().catch((error: unknown) => {
    fetching = null; // whoever comes next tries again
    throw error;
  });
  return fetching;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** `2026-11-16` where somebody lives. */
export function dayOf(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Days since 1970, so that a day and the next are one apart whatever the clocks do in between. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** Everybody has the same puzzle on the same day; the kinds take turns. */
export function dailyLine(lines: readonly string[], day: string): string {
  const number = dayNumber(day);
  const kind = PUZZLE_KINDS[number % PUZZLE_KINDS.length] ?? 'best';
  const ofKind = lines.filter((line) => line.startsWith(`${kind};`));
  const line = ofKind[Math.floor(number / PUZZLE_KINDS.length) % ofKind.length];
  if (line === undefined) throw new Error('there are puzzles for every day');
  return line;
}
