/** Fills a kernel's tables with the numbers of a game: its board, its tiles and what they are worth. */

import { itemAt } from '@lexiko/rules/item-at';
import type { Memory } from '../kernel/heap.ts';
import * as map from '../kernel/memory-map.ts';
import type { GameNumbers } from './game-numbers.ts';
import { addBits, setByte, setWord } from './kernel-memory.ts';

const BYTES_PER_SQUARE = 8;
/** A letter factor times a word factor must fit a byte. */
const LARGEST_FACTOR = 15;

/** The kernel's tables have no room for larger numbers. */
export function checkNumbers(numbers: GameNumbers): void {
  const { columns, rows, rackSize, values, letterFactors, wordFactors } = numbers;
  const factor = Math.max(...Array.from(letterFactors), ...Array.from(wordFactors));
  if (factor > LARGEST_FACTOR) throw new RangeError(`a premium of ${factor} times`);
  if (values[0] !== 0) throw new RangeError('a blank that is worth points');
  if (Math.max(columns, rows) > map.MAX_SIDE) throw new RangeError(`a board of ${columns}×${rows} squares`);
  if (rackSize < 1 || rackSize > map.MAX_RACK) throw new RangeError(`a rack of ${rackSize} tiles`);
  if (values.length - 1 > map.MAX_LETTER) throw new RangeError(`an alphabet of ${values.length - 1} letters`);
}

function setHalfWord(memory: Memory, at: number, value: number): void {
  setByte(memory, at, value & 255);
  setByte(memory, at + 1, value >> 8);
}

export function loadNumbers(memory: Memory, numbers: GameNumbers): void {
  setWord(memory, map.COLUMNS, numbers.columns);
  setWord(memory, map.ROWS, numbers.rows);
  setWord(memory, map.LETTERS, numbers.values.length - 1);
  setWord(memory, map.RACK_SIZE, numbers.rackSize);
  setWord(memory, map.OPENING_TILES, numbers.openingTiles);
  setWord(memory, map.OPENING_DOWN, numbers.openingDown ? 1 : 0);
  setWord(memory, map.EXCHANGE_BAG, numbers.exchangeBag);
  for (const letter of numbers.costlyLetters)
    addBits(memory, map.COSTLY_LETTERS + 4 * (letter >> 5), 1 << (letter & 31));
  for (const [letter, value] of Array.from(numbers.values).entries())
    setWord(memory, map.VALUES + 4 * letter, value);
  memory.bytes.set(Array.from(numbers.counts), map.BOX);
  for (let placed = 0; placed <= map.MAX_RACK; placed++) {
    const bonus = itemAt(numbers.bonus, Math.min(placed, numbers.bonus.length - 1));
    setWord(memory, map.BONUS + 4 * placed, bonus);
  }
  for (let square = 0; square < numbers.columns * numbers.rows; square++) {
    const at = map.SQUARES + square * BYTES_PER_SQUARE;
    setByte(memory, at, itemAt(numbers.letterFactors, square));
    setByte(memory, at + 1, itemAt(numbers.wordFactors, square));
    setByte(memory, at + 2, itemAt(numbers.starts, square));
    setHalfWord(memory, at + 4, itemAt(numbers.tilePoints, square));
    setHalfWord(memory, at + 6, itemAt(numbers.openingCosts, square));
  }
}
