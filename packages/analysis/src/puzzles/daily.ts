/** Which puzzle belongs to which day: the same for everybody, on the page, on servers and in programs. */

import { itemAt } from '@lexiko/rules/item-at';
import { PUZZLE_KINDS, type PuzzleKind } from './puzzle.ts';

/** The kind changes from day to day, in turn. `day` counts days since 1970. */
export function kindOfDay(day: number): PuzzleKind {
  return itemAt(PUZZLE_KINDS, day % PUZZLE_KINDS.length);
}

/** Where in the list of its kind the puzzle of a day is, from 0. */
export function placeOfDay(day: number, count: number): number {
  return Math.floor(day / PUZZLE_KINDS.length) % count;
}
