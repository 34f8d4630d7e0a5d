/** Which puzzle belongs to which day: the same for everybody, on the page, on servers and in programs. */

import { itemAt } from '@lexiko/rules/item-at';
import { PUZZLE_KINDS, type PuzzleKind } from './puzzle.ts';

/** The languages whose words have puzzles for everybody; where none is named, they are English. */
export const PUZZLE_LANGUAGES = ['english', 'german', 'french', 'spanish', 'dutch', 'polish'] as const;
export type PuzzleLanguage = (typeof PUZZLE_LANGUAGES)[number];

/**
 * A line that begins so has a word that is not fit for a class: nobody is offered the puzzle, but links and records that
 * name it by its place still find it.
 */
const WITHDRAWN = '-';

/** The lines of a file that are offered. Those of a day are chosen from these. */
export function offeredLines(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => !line.startsWith(WITHDRAWN));
}

/** The puzzle of a line, offered or not. */
export function puzzleOfLine(line: string): string {
  return line.startsWith(WITHDRAWN) ? line.slice(WITHDRAWN.length) : line;
}

/** The kind changes from day to day, in turn. `day` counts days since 1970. */
export function kindOfDay(day: number): PuzzleKind {
  return itemAt(PUZZLE_KINDS, day % PUZZLE_KINDS.length);
}

/** Where in the list of its kind the puzzle of a day is, from 0. */
export function placeOfDay(day: number, count: number): number {
  return Math.floor(day / PUZZLE_KINDS.length) % count;
}
