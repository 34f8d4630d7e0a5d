/** The score of a play in Crosswords: letters, own colour, dice, the fifty (W-07 to W-14, W-30). */

import type { Board, Run } from '../board.ts';
import type { Arm, Layout, Square } from '../layout.ts';
import type { Options } from '../options/option-values.ts';
import { isLaidBlank } from '../tile.ts';

const LETTER_POINTS = 5;
const OWN_FACTOR = 2;
const FIFTY = 50;
const LONG_WORD = 6;
const MANY_PLACED = 5;

export interface CrosswordsPlay {
  /** The board with the play on it. */
  readonly board: Board;
  readonly layout: Layout;
  readonly options: Options;
  readonly runs: readonly Run[];
  readonly main: Run;
  readonly placed: readonly Square[];
  /** The arms of the side's own colours. */
  readonly own: readonly Arm[];
}

export interface CrosswordsScore {
  readonly letters: number;
  readonly dice: number;
  readonly fifty: number;
  readonly total: number;
}

/** The crosses that the play covers, in reading order. */
export function coveredCrosses({
  layout,
  placed,
}: Pick<CrosswordsPlay, 'layout' | 'placed'>): readonly Square[] {
  return placed.filter((square) => layout.crosses.includes(square)).sort((a, b) => a - b);
}

/** How many rolls the play is due. */
export function rollsDue(rollPer: Options['cw.rollPer'], crosses: number): number {
  return rollPer === 'square' ? crosses : Math.min(crosses, 1);
}

/** `readings` has a reading for each of the covered crosses, in reading order. */
export function crosswordsScore(play: CrosswordsPlay, readings: readonly number[]): CrosswordsScore {
  const letters = countedSquares(play).reduce((sum, square) => sum + letterPoints(play, square), 0);
  const dice = coveredCrosses(play).reduce(
    (sum, square, at) => sum + (readings[at] ?? 0) * LETTER_POINTS * ownFactor(play, square),
    0,
  );
  const fifty = earnsFifty(play) ? FIFTY : 0;
  return { letters, dice, fifty, total: letters + dice + fifty };
}

function countedSquares({ options, placed, main, runs }: CrosswordsPlay): readonly Square[] {
  switch (options['cw.counted']) {
    case 'placed':
      return placed;
    case 'mainWord':
      return main.squares;
    case 'allWords':
      return runs.flatMap((run) => run.squares);
  }
}

function ownFactor({ layout, own }: CrosswordsPlay, square: Square): number {
  const arm = layout.arms[square] ?? '';
  return arm !== '' && own.includes(arm) ? OWN_FACTOR : 1;
}

function letterPoints(play: CrosswordsPlay, square: Square): number {
  const { board, layout, options, placed } = play;
  const rolled = placed.includes(square) && layout.crosses.includes(square);
  if (rolled && !options['cw.crossAdds']) return 0;
  const points = isLaidBlank(board[square] ?? '') ? options['cw.blankPoints'] : LETTER_POINTS;
  return points * ownFactor(play, square);
}

function earnsFifty({ options, main, placed }: CrosswordsPlay): boolean {
  const long = main.squares.length >= LONG_WORD;
  const many = placed.length >= MANY_PLACED;
  switch (options['cw.bonus50']) {
    case 'over5AndPlaced5':
      return long && many;
    case 'placed5':
      return many;
    case 'over5':
      return long;
  }
}

/** What letters left on a rack cost (W-28). */
export function leftoverPoints(tiles: readonly string[], blankPoints: Options['cw.blankPoints']): number {
  return tiles.reduce((sum, tile) => sum + (tile === '?' ? blankPoints : LETTER_POINTS), 0);
}
