/**
 * How hard a puzzle is, from facts: how common its words are, how many answers it has, where they lie, how far they
 * stand out.
 */

import {
  crossing,
  DIRECTIONS,
  isLaidBlank,
  letterOf,
  runThrough,
  textOf,
  withLaid,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import type { Lexicon } from '@lexiko/words';
import type { Difficulty, Puzzle, PuzzlePlay, PuzzlePosition } from './puzzle.ts';
import type { PuzzleTools } from './puzzle-tools.ts';

/** Below, at and above these sums of points a puzzle is easy, medium, hard. */
const MEDIUM = 36;
const HARD = 52;

/** The rarest level, also for unknown words. */
const RAREST = 95;

/** 10 the commonest words, 95 the rarest. */
function levelOf(lexicon: Lexicon, word: string): number {
  const rank = lexicon.rankOf(word);
  const level = rank < 0 ? 0 : itemAt(lexicon.columns.levels, rank);
  return level === 0 ? RAREST : level;
}

/** How hard a play is to see, about 10 to 100. */
function obscurity(tools: PuzzleTools, { board }: PuzzlePosition, { placed }: PuzzlePlay): number {
  const { layout, tiles } = tools.ruleset;
  const after = withLaid(board, placed);
  const squares = placed.map(([square]) => square);
  const along =
    DIRECTIONS.find((direction) => {
      const run = runThrough(after, layout, itemAt(squares, 0), direction);
      return run.squares.length > 1 && squares.every((square) => run.squares.includes(square));
    }) ?? 'across';
  const run = runThrough(after, layout, itemAt(squares, 0), along);
  const word = textOf(tiles, after, run);
  const crosses = squares.filter(
    (square) => runThrough(after, layout, square, crossing(along)).squares.length > 1,
  ).length;
  const through = run.squares.length - placed.length;
  const inside = runThrough(after, layout, itemAt(squares, 0), along).squares.slice(1, -1);
  const isThrough = inside.some((square) => board[square] !== '');
  return (
    0.5 * levelOf(tools.lexicon, word) +
    2.5 * Math.max(0, run.squares.length - 4) +
    // The eye follows one line; words beside it and crossing letters are easily missed.
    3 * Math.max(0, crosses - (through === 0 ? 1 : 0)) +
    (isThrough ? 4 : 0) +
    (placed.some(([, laid]) => isLaidBlank(laid) && letterOf(laid) !== 'S') ? 8 : 0)
  );
}

/**
 * The easiest answer counts, since any will do; having several makes it easier still, and so does a play that stands
 * out. `tempting`: how many plays of an endgame outscore its answer and distract from it.
 */
export function difficultyOf(
  tools: PuzzleTools,
  { kind, position, answers, margin }: Omit<Puzzle, 'difficulty'>,
  tempting = 0,
): Difficulty {
  const easiest = Math.min(...answers.map((answer) => obscurity(tools, position, answer)));
  const depth = kind === 'endgame' ? 4 * Math.log2(1 + tempting) : kind === 'best' ? 6 : 0;
  const points = easiest + depth - 4 * Math.log2(answers.length) - Math.min(10, margin / 4);
  return points < MEDIUM ? 'easy' : points < HARD ? 'medium' : 'hard';
}
