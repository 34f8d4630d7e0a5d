/** The classic game's rules as numbers for generation, with the opening costs of plain equity. */

import { exchangeTerms, isOnBoard, type Layout, type Ruleset, type Square } from '@lexiko/rules';
import type { Alphabet } from '@lexiko/words';
import type { GameNumbers } from './game-numbers.ts';

/** What a vowel beside a letter premium costs the first play, in thousandths: the figure engines agree on. */
const VOWEL_COST = 700;

/** The ruleset must be one of the classic game. */
export function classicNumbers(ruleset: Ruleset, alphabet: Alphabet): GameNumbers {
  const { layout, tiles, bonus, options } = ruleset;
  if (ruleset.game !== 'classic') throw new RangeError('Crosswords is not scored by letters');
  const squares = Array.from({ length: layout.width * layout.height }, (_, square) => square);
  const rackSize = options['rack.size'];
  return {
    columns: layout.width,
    rows: layout.height,
    letterFactors: layout.letterFactors,
    wordFactors: squares.map((square) => (isOnBoard(layout, square) ? layout.wordFactors[square] : 0)),
    tilePoints: squares.map(() => 0),
    starts: squares.map((square) => (square === layout.centre ? 1 : 0)),
    openingCosts: squares.map((square) => (isHotSpot(layout, square) ? VOWEL_COST : 0)),
    costlyLetters: [...alphabet.vowels.keys()].filter((letter) => alphabet.vowels[letter] === 1),
    openingTiles: options['firstWord.min'],
    openingDown: false,
    values: alphabet.letters.map((letter, number) => (number === 0 ? 0 : (tiles.values[letter] ?? 0))),
    counts: alphabet.letters.map((letter, number) => tiles.counts[number === 0 ? '?' : letter] ?? 0),
    rackSize,
    bonus: Array.from({ length: rackSize + 1 }, (_, placed) => (placed >= bonus.tiles ? bonus.points : 0)),
    exchangeBag: exchangeTerms(ruleset.game, options).minimumPool,
  };
}

/** Whether a tile of the opening here lets the opponent use a letter premium beside it. */
function isHotSpot({ width, height, centre, letterFactors }: Layout, square: Square): boolean {
  const [row, column] = [Math.floor(square / width), square % width];
  const isPremium = (otherRow: number, otherColumn: number): boolean =>
    otherRow >= 0 &&
    otherRow < height &&
    otherColumn >= 0 &&
    otherColumn < width &&
    letterFactors[otherRow * width + otherColumn] > 1;
  const inRow = row === Math.floor(centre / width);
  const inColumn = column === centre % width;
  return (
    (inRow && (isPremium(row - 1, column) || isPremium(row + 1, column))) ||
    (inColumn && (isPremium(row, column - 1) || isPremium(row, column + 1)))
  );
}
