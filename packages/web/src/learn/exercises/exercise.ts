/** Short practices of the path: a handful of tasks made from the words of the chosen dictionary. */

import type { LanguageId } from '@lexiko/languages';
import { neededTile, withoutTiles, type Placement, type Square, type Tile } from '@lexiko/rules/board';
import type { LessonPosition } from '../lesson-table.ts';

export const EXERCISES = ['hooks', 'blanks', 'bingos', 'leaves'] as const;
export type Exercise = (typeof EXERCISES)[number];

/** How many tasks a round has. */
export const TASKS = 5;

/** A task that is answered by a play. */
export interface PlayTask {
  readonly kind: Exclude<Exercise, 'leaves'>;
  readonly position: LessonPosition;
  /** Hooks: the word on the board; else the word to be found. */
  readonly word: string;
  /** A play that solves the task. */
  readonly answer: readonly Placement[];
  /** The word that this play makes. */
  readonly made: string;
  /** Hooks: the squares before and after the word. */
  readonly ends: readonly Square[];
}

/** Which of two leaves is worth more? */
export interface LeaveTask {
  readonly kind: 'leaves';
  readonly language: LanguageId;
  readonly leaves: readonly [readonly Tile[], readonly Tile[]];
  readonly better: 0 | 1;
}

export type ExerciseTask = PlayTask | LeaveTask;

/** Whether a legal play is what the task asks for: one tile at an end of the word, or all tiles of the rack. */
export function solvesTask({ kind, position, ends }: PlayTask, tiles: readonly Placement[]): boolean {
  if (kind === 'hooks') return tiles.length === 1 && tiles.every(([square]) => ends.includes(square));
  const left = withoutTiles(
    position.rack,
    tiles.map(([, laid]) => neededTile(laid)),
  );
  return left?.length === 0;
}
