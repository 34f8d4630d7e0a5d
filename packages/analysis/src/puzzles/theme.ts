/** What a best play is an example of, if anything. Read off the puzzle itself, by the squares and the worth of its answer. */

import type { Ruleset } from '@lexiko/rules';
import { crossing, runThrough, withLaid } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind } from './puzzle.ts';

/**
 * `parallel`: the play lies along others and makes three words or more across its own. `fishing`: few tiles are played
 * for few points, because the leave is worth that much.
 */
export const PUZZLE_THEMES = ['parallel', 'fishing'] as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

/** What can be chosen: puzzles of a kind, or best plays with a theme. */
export type PuzzleTopic = PuzzleKind | PuzzleTheme;
export const PUZZLE_TOPICS: readonly PuzzleTopic[] = [...PUZZLE_KINDS, ...PUZZLE_THEMES];

const LEAST_CROSSES = 3;
const MOST_FISHING_TILES = 3;
const LEAST_LEAVE = 8;

export function themeOf({ layout }: Ruleset, { kind, position, answers }: Puzzle): PuzzleTheme | null {
  if (kind !== 'best') return null;
  const { placed, score, worth } = itemAt(answers, 0);
  if (placed.length <= MOST_FISHING_TILES && worth - score >= LEAST_LEAVE) return 'fishing';
  const squares = placed.map(([square]) => square).sort((a, b) => a - b);
  if (squares.length < LEAST_CROSSES) return null;
  const along = itemAt(squares, 1) - itemAt(squares, 0) < layout.width ? 'across' : 'down';
  const after = withLaid(position.board, placed);
  const crosses = squares.filter(
    (square) => runThrough(after, layout, square, crossing(along)).squares.length > 1,
  );
  return crosses.length >= LEAST_CROSSES ? 'parallel' : null;
}

/** The kind of the puzzles of a topic. */
export function kindOfTopic(topic: PuzzleTopic): PuzzleKind {
  return PUZZLE_KINDS.find((kind) => kind === topic) ?? 'best';
}

export function isOfTopic(ruleset: Ruleset, puzzle: Puzzle, topic: PuzzleTopic): boolean {
  return puzzle.kind === topic || themeOf(ruleset, puzzle) === topic;
}
