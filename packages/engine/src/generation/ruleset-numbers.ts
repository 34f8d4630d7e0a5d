/**
 * A game's rules as the numbers of move generation. Exact for the classic game; for Crosswords the usual scoring,
 * with dice at their mean. For exact scores, ask `rules` about the few plays that matter.
 */

import type { PlayerView, Ruleset, Seat } from '@lexiko/rules';
import { isEmptyBoard, isOnBoard, ownArms, type Layout, type Square } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { diceCount, type AreaScoring, type ScoringRule } from '@lexiko/rules/rule-points';
import type { Alphabet } from '@lexiko/words';
import type { GameNumbers } from './game-numbers.ts';

/**
 * What a vowel next to a letter premium costs the first play, in thousandths of a point: the figure engines agree on.
 */
const VOWEL_COST = 700;

/** What a die shows on average. */
export const MEAN_OF_DIE = 3.5;

/** The ruleset must be classic. Includes the opening costs of plain equity. */
export function classicNumbers(ruleset: Ruleset, alphabet: Alphabet): GameNumbers {
  if (ruleset.scoring.kind !== 'premiums') throw new RangeError('Crosswords is not scored by letters');
  return plainNumbers(ruleset, alphabet);
}

/** Tiles in the box by letter of the alphabet, 0 the blank. */
export function boxCounts({ tiles }: Ruleset, alphabet: Alphabet): readonly number[] {
  return alphabet.letters.map((letter, number) => tiles.counts[number === 0 ? '?' : letter] ?? 0);
}

/** Board and letters, which both games describe alike, with classic scoring. */
function plainNumbers(ruleset: Ruleset, alphabet: Alphabet): GameNumbers {
  const { layout, tiles, scoring, opening, exchange } = ruleset;
  const squares = Array.from({ length: layout.width * layout.height }, (_, square) => square);
  const rackSize = ruleset.rack.size;
  return {
    columns: layout.width,
    rows: layout.height,
    letterFactors: layout.letterFactors,
    wordFactors: squares.map((square) =>
      isOnBoard(layout, square) ? itemAt(layout.wordFactors, square) : 0,
    ),
    tilePoints: squares.map(() => 0),
    starts: squares.map((square) => (square === layout.centre ? 1 : 0)),
    openingCosts: squares.map((square) => (isHotSpot(layout, square) ? VOWEL_COST : 0)),
    costlyLetters: [...alphabet.vowels.keys()].filter((letter) => alphabet.vowels[letter] === 1),
    openingTiles: opening.minimum,
    openingDown: false,
    values: alphabet.letters.map((letter, number) => (number === 0 ? 0 : (tiles.values[letter] ?? 0))),
    counts: boxCounts(ruleset, alphabet),
    rackSize,
    bonus: bonusByTiles(scoring, rackSize),
    exchangeBag: exchange.minimumPool,
  };
}

/**
 * The bonus by number of tiles placed. If it also requires a long word, the word is assumed to be long enough; if it
 * requires only that, one letter of the board is assumed to help.
 */
function bonusByTiles({ kind, bonus }: ScoringRule, rackSize: number): readonly number[] {
  const least = kind === 'areas' && bonus.tiles === 0 ? bonus.letters - 1 : bonus.tiles;
  return Array.from({ length: rackSize + 1 }, (_, placed) => (placed >= least ? bonus.points : 0));
}

/** Whether a tile of the opening on this square lets the opponent use an adjacent letter premium. */
function isHotSpot({ width, height, centre, letterFactors }: Layout, square: Square): boolean {
  const [row, column] = [Math.floor(square / width), square % width];
  const isPremium = (otherRow: number, otherColumn: number): boolean =>
    otherRow >= 0 &&
    otherRow < height &&
    otherColumn >= 0 &&
    otherColumn < width &&
    itemAt(letterFactors, otherRow * width + otherColumn) > 1;
  const inRow = row === Math.floor(centre / width);
  const inColumn = column === centre % width;
  return (
    (inRow && (isPremium(row - 1, column) || isPremium(row + 1, column))) ||
    (inColumn && (isPremium(row, column - 1) || isPremium(row, column + 1)))
  );
}

/** The numbers for one side of a game: in Crosswords every side has its own colours. */
export function tableNumbers(table: PlayerView, seat: Seat, alphabet: Alphabet): GameNumbers {
  const { ruleset } = table;
  const plain = plainNumbers(ruleset, alphabet);
  const numbers: GameNumbers = {
    ...plain,
    openingTiles: openingTilesOf(table),
    openingDown: !isMirrored(ruleset.layout),
    // One letter more than the alphabet: the unknown one.
    values: [...Array.from(plain.values), 0],
    counts: [...Array.from(plain.counts), 0],
  };
  if (ruleset.scoring.kind === 'premiums') return numbers;
  return {
    ...numbers,
    tilePoints: areaPoints(table, seat, ruleset.scoring),
    openingTiles: ruleset.opening.minimum,
    openingDown: true, // colours and crosses need not be symmetric
  };
}

/** The same for every letter, more on the side's own colours, and on crosses the mean reading on top. */
function areaPoints(table: PlayerView, seat: Seat, rule: AreaScoring): readonly number[] {
  const { layout, dice } = table.ruleset;
  const own = ownArms(table, seat);
  const reading = MEAN_OF_DIE * diceCount(dice);
  return layout.arms.map((arm, square) => {
    const factor = arm !== '' && own.includes(arm) ? rule.ownFactor : 1;
    const rolled = layout.crosses.includes(square);
    const times = (rolled && !rule.crossAdds ? 0 : 1) + (rolled ? reading : 0);
    return Math.round(rule.letterPoints * factor * times);
  });
}

/** After the opening, all tables are alike. */
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

/** A key that differs where the numbers differ. */
export function numbersKey(table: PlayerView, seat: Seat): string {
  const { ruleset } = table;
  const { layout, tiles, rack, scoring, dice } = ruleset;
  const areas = scoring.kind === 'areas' ? [ownArms(table, seat), layout.crosses, diceCount(dice)] : [];
  return JSON.stringify([
    layout.id,
    layout.id === 'custom' ? [layout.width, layout.letterFactors, layout.wordFactors] : 0,
    layout.blocked,
    tiles.values,
    rack.size,
    scoring,
    openingTilesOf(table),
    areas,
  ]);
}
