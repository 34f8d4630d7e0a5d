/** Breaks the score of a play down into words and letters. */

import type { Ruleset } from '@lexiko/rules';
import {
  crossing,
  DIRECTIONS,
  laidValue,
  letterOf,
  runThrough,
  type Board,
  type Square,
} from '@lexiko/rules/board';

export interface CountedLetter {
  readonly letter: string;
  readonly value: number;
  /** Factor of the letter's square; 1 without a premium. */
  readonly factor: number;
}

export interface CountedWord {
  readonly word: string;
  readonly letters: readonly CountedLetter[];
  /** Factor of each word premium that the play covers. */
  readonly factors: readonly number[];
  readonly points: number;
}

/** The words made by the tiles on `fresh` squares: the main word first, then the cross-words. */
export function countWords(
  ruleset: Ruleset,
  board: Board,
  fresh: ReadonlySet<Square>,
): readonly CountedWord[] {
  const { layout } = ruleset;
  const [first = 0] = fresh;
  const along =
    DIRECTIONS.find((direction) => {
      const { squares } = runThrough(board, layout, first, direction);
      return [...fresh].every((square) => squares.includes(square)) && squares.length > 1;
    }) ?? 'across';
  const runs = [
    runThrough(board, layout, first, along).squares,
    ...[...fresh].map((square) => runThrough(board, layout, square, crossing(along)).squares),
  ];
  return runs.filter(({ length }) => length > 1).map((squares) => countWord(ruleset, board, fresh, squares));
}

function countWord(
  { layout, tiles }: Ruleset,
  board: Board,
  fresh: ReadonlySet<Square>,
  squares: readonly Square[],
): CountedWord {
  const letters = squares.map((square): CountedLetter => {
    const laid = board[square] ?? '';
    const factor = fresh.has(square) ? (layout.letterFactors[square] ?? 1) : 1;
    return { letter: letterOf(laid), value: laidValue(tiles, laid), factor };
  });
  const factors = squares.flatMap((square) => {
    const factor = fresh.has(square) ? (layout.wordFactors[square] ?? 1) : 1;
    return factor > 1 ? [factor] : [];
  });
  const sum = letters.reduce((total, { value, factor }) => total + value * factor, 0);
  return {
    word: letters.map(({ letter }) => letter).join(''),
    letters,
    factors,
    points: factors.reduce((product, factor) => product * factor, sum),
  };
}

/** The calculation as text, such as `(3×3 + 1 + 1 + 1 + 1×3) × 2`. */
export function sumText({ letters, factors }: CountedWord): string {
  const sum = letters
    .map(({ value, factor }) => (factor > 1 ? `${value}×${factor}` : String(value)))
    .join(' + ');
  return factors.length === 0 ? sum : `(${sum}) × ${factors.join(' × ')}`;
}
