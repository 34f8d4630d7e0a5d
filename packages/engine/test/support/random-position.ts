/** Random small games for the oracles: board, premiums, list of words, tiles lying about, rack. All from one seed. */

import { itemAt } from '@lexiko/rules/item-at';
import type { GameNumbers } from '../../src/entries/moves.ts';
import type { Position } from './obvious-generator.ts';

/** Numbers from 0 up to below `limit`; the same for the same seed everywhere (mulberry32). */
export type Random = (limit: number) => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

export interface PositionKind {
  readonly columns: number;
  readonly rows: number;
  readonly letters: number;
  readonly words: number;
  readonly longestWord: number;
  readonly rackSize: number;
  readonly blanks: number;
  /** In percent of squares. */
  readonly blocked: number;
  readonly openingDown: boolean;
}

/** A board on which words were put down at random: most runs are words, some are not. */
export function randomPosition(kind: PositionKind, random: Random): Position {
  const numbers = randomNumbers(kind, random);
  const words = randomWords(kind, random);
  const board = new Uint8Array(kind.columns * kind.rows);
  const wordsLaid = random(6);
  for (let i = 0; i < wordsLaid; i++)
    layAtRandom(numbers, itemAt(words, random(words.length)), board, random);
  const rack = Array.from({ length: 1 + random(kind.rackSize) }, () => 1 + random(kind.letters));
  for (let i = 0; i < kind.blanks && i < rack.length; i++) if (random(2) === 0) rack[i] = 0;
  return { numbers, words, board, rack };
}

export function randomNumbers(kind: PositionKind, random: Random): GameNumbers {
  const size = kind.columns * kind.rows;
  const perSquare = (choose: () => number): number[] => Array.from({ length: size }, choose);
  const few = (values: readonly number[]): number =>
    random(3) === 0 ? itemAt(values, random(values.length)) : itemAt(values, 0);
  const tilePoints = random(4) === 0;
  const starts = perSquare(() => (random(size) < 3 ? 1 : 0));
  starts[random(size)] = 1;
  return {
    columns: kind.columns,
    rows: kind.rows,
    letterFactors: perSquare(() => few([1, 2, 3, 4])),
    wordFactors: perSquare(() => (random(100) < kind.blocked ? 0 : few([1, 2, 3]))),
    tilePoints: perSquare(() => (tilePoints ? 5 * random(3) : 0)),
    starts,
    openingCosts: perSquare(() => 0),
    costlyLetters: [],
    openingTiles: random(4),
    openingDown: kind.openingDown,
    values: [0, ...Array.from({ length: kind.letters }, () => random(11))],
    counts: [kind.blanks, ...Array.from({ length: kind.letters }, () => 4)],
    rackSize: kind.rackSize,
    bonus: Array.from({ length: kind.rackSize + 1 }, (_, placed) => (placed >= 5 ? 10 * placed : 0)),
    exchangeBag: kind.rackSize,
  };
}

/** Few endings, so that words share parts. */
function randomWords(kind: PositionKind, random: Random): number[][] {
  const words = new Map<string, number[]>();
  for (let i = 0; i < kind.words; i++) {
    const length = 1 + random(kind.longestWord);
    const word = Array.from({ length }, () => 1 + random(kind.letters));
    words.set(word.join(), word);
  }
  return [...words.values()];
}

export function layAtRandom(
  numbers: GameNumbers,
  word: readonly number[],
  board: Uint8Array,
  random: Random,
): void {
  const { columns, rows } = numbers;
  const across = random(2) === 0;
  const line = random(across ? rows : columns);
  const start = random(Math.max(1, (across ? columns : rows) - word.length + 1));
  word.forEach((letter, at) => {
    const square = across ? line * columns + start + at : (start + at) * columns + line;
    if (start + at >= (across ? columns : rows) || numbers.wordFactors[square] === 0) return;
    if (board[square] === 0) board[square] = random(8) === 0 ? letter + 64 : letter;
  });
}
