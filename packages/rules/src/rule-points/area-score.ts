/** The score of a play on coloured areas: letters, own colour, dice, the fifty (W-07 to W-14, W-30). */

import type { Board, Run } from '../board.ts';
import type { Arm, Layout, Square } from '../layout.ts';
import { isLaidBlank } from '../tile.ts';
import { coveredCrosses, readingsByCross, type DiceRule } from './dice.ts';
import type { AreaScoring } from './scoring.ts';

export interface AreaPlay {
  readonly rule: AreaScoring;
  readonly dice: DiceRule;
  /** The board with the play on it. */
  readonly board: Board;
  readonly layout: Layout;
  readonly runs: readonly Run[];
  readonly main: Run;
  readonly placed: readonly Square[];
  /** The arms of the side's own colours. */
  readonly own: readonly Arm[];
}

export interface AreaScore {
  readonly letters: number;
  readonly dice: number;
  readonly fifty: number;
  readonly total: number;
}

/** `readings` has a reading for each roll so far. */
export function areaScore(play: AreaPlay, readings: readonly number[]): AreaScore {
  const { rule, layout, placed } = play;
  const letters = countedSquares(play).reduce((sum, square) => sum + letterPoints(play, square), 0);
  const crosses = coveredCrosses(layout, placed);
  const dice = readingsByCross(play.dice, crosses, readings).reduce(
    (sum, reading, at) => sum + reading * rule.letterPoints * ownFactor(play, crosses[at] ?? -1),
    0,
  );
  const fifty = earnsBonus(play) ? rule.bonus.points : 0;
  return { letters, dice, fifty, total: letters + dice + fifty };
}

function countedSquares({ rule, placed, main, runs }: AreaPlay): readonly Square[] {
  switch (rule.counted) {
    case 'placed':
      return placed;
    case 'mainWord':
      return main.squares;
    case 'allWords':
      return runs.flatMap((run) => run.squares);
  }
}

function ownFactor({ rule, layout, own }: AreaPlay, square: Square): number {
  const arm = layout.arms[square] ?? '';
  return arm !== '' && own.includes(arm) ? rule.ownFactor : 1;
}

function letterPoints(play: AreaPlay, square: Square): number {
  const { rule, board, layout, placed } = play;
  const isRolled = placed.includes(square) && layout.crosses.includes(square);
  if (isRolled && !rule.crossAdds) return 0;
  const points = isLaidBlank(board[square] ?? '') ? rule.blankPoints : rule.letterPoints;
  return points * ownFactor(play, square);
}

function earnsBonus({ rule, main, placed }: AreaPlay): boolean {
  return main.squares.length >= rule.bonus.letters && placed.length >= rule.bonus.tiles;
}
