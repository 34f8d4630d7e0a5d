/**
 * A table's rules as the numbers that move generation works with. Exact for the classic game; for Crosswords the usual
 * scoring, dice at their mean. Whoever needs the exact score asks `rules` about the few plays that matter.
 */

import { isEmptyBoard, ownArms, type Layout, type PlayerView, type Seat } from '@lexiko/rules';
import type { Alphabet } from '@lexiko/words';
import { classicNumbers } from '../classic-numbers.ts';
import type { GameNumbers } from '../game-numbers.ts';

/** What a die shows on average. */
export const MEAN_OF_DIE = 3.5;

export const CROSSWORDS_LETTER = 5;
const CROSSWORDS_FIFTY = 50;
const CROSSWORDS_MANY = 5;
const CROSSWORDS_OPENING = 3;

export function numbersOf(table: PlayerView, seat: Seat, alphabet: Alphabet): GameNumbers {
  const { ruleset } = table;
  // Board and letters are described alike in both games; what Crosswords counts otherwise is put in its place below.
  const classic = classicNumbers({ ...ruleset, game: 'classic' }, alphabet);
  const numbers: GameNumbers = {
    ...classic,
    openingTiles: openingTilesOf(table),
    openingDown: !isMirrored(ruleset.layout),
    // One letter more than the alphabet has: the strange one.
    values: [...Array.from(classic.values), 0],
    counts: [...Array.from(classic.counts), 0],
  };
  if (ruleset.game === 'classic') return numbers;
  return {
    ...numbers,
    tilePoints: crosswordsPoints(table, seat),
    openingTiles: CROSSWORDS_OPENING,
    openingDown: true, // colours and crosses need not lie alike both ways
    bonus: numbers.bonus.map((_, placed) => (placed >= CROSSWORDS_MANY ? CROSSWORDS_FIFTY : 0)),
  };
}

/** Five for a letter, twice that on the own colours, and on crosses as many times the mean reading more. */
function crosswordsPoints(table: PlayerView, seat: Seat): readonly number[] {
  const { layout, options } = table.ruleset;
  const own = ownArms(table, seat);
  const reading = MEAN_OF_DIE * options['cw.dice'];
  return layout.arms.map((arm, square) => {
    const factor = arm !== '' && own.includes(arm) ? 2 : 1;
    const rolled = layout.crosses.includes(square);
    const times = (rolled && !options['cw.crossAdds'] ? 0 : 1) + (rolled ? reading : 0);
    return Math.round(CROSSWORDS_LETTER * factor * times);
  });
}

/** Once the board is open all tables are alike. */
function openingTilesOf({ board, openingMinimum }: PlayerView): number {
  return isEmptyBoard(board) ? openingMinimum : 2;
}

/** Whether rows and columns can be swapped without changing the board. */
function isMirrored({ width, height, letterFactors, wordFactors, blocked }: Layout): boolean {
  if (width !== height) return false;
  return letterFactors.every((factor, square) => {
    const mirror = (square % width) * width + Math.floor(square / width);
    return (
      factor === letterFactors[mirror] &&
      wordFactors[square] === wordFactors[mirror] &&
      blocked.includes(square) === blocked.includes(mirror)
    );
  });
}

/** What distinguishes one table's numbers from another's, as a key. */
export function numbersKey(table: PlayerView, seat: Seat): string {
  const { ruleset } = table;
  const { layout, tiles, options, bonus } = ruleset;
  const crosswords =
    ruleset.game === 'crosswords'
      ? [ownArms(table, seat), layout.crosses, options['cw.dice'], options['cw.crossAdds']]
      : [];
  return JSON.stringify([
    layout.id,
    layout.id === 'custom' ? [layout.width, layout.letterFactors, layout.wordFactors] : 0,
    layout.blocked,
    tiles.values,
    options['rack.size'],
    bonus,
    openingTilesOf(table),
    crosswords,
  ]);
}
