/**
 * The obvious generator: every word of the list is tried on every stretch of the board, with every way to use the
 * blanks. Slow, short, and written from the rules of the game alone.
 */

import { itemAt } from '@lexiko/rules/item-at';
import type { BoardTiles } from '../../src/generation/generator.ts';
import type { GameNumbers } from '../../src/entries/moves.ts';

const BLANK = 64;

/** A play as text: `across|down square:tile … = score`; a single tile is always `across`. */
export type PlayText = string;

export interface Position {
  readonly numbers: GameNumbers;
  /** Words as lists of letters. */
  readonly words: readonly (readonly number[])[];
  readonly board: BoardTiles;
  /** Letters, 0 a blank. */
  readonly rack: readonly number[];
}

type Tiles = readonly (readonly [square: number, tile: number])[];

export function obviousPlays(position: Position): PlayText[] {
  const { numbers, words, board } = position;
  const list = new Set(words.map((word) => word.join()));
  const isEmptyBoard = Array.from(board).every((tile) => tile === 0);
  const found = new Set<PlayText>();
  for (const direction of ['across', 'down'] as const) {
    if (isEmptyBoard && direction === 'down' && !numbers.openingDown) continue;
    for (const line of linesOf(numbers, direction)) {
      for (const word of words) {
        for (let start = 0; start + word.length <= line.length; start++) {
          for (const tiles of waysToLay(position, line, start, word)) {
            if (!touches(position, tiles, isEmptyBoard)) continue;
            const score = scoreOf(position, list, tiles, direction);
            if (score !== null) found.add(playText(tiles, direction, score));
          }
        }
      }
    }
  }
  return [...found].sort();
}

export function playText(tiles: Tiles, direction: string, score: number): PlayText {
  const sorted = tiles.toSorted(([a], [b]) => a - b).map(([square, tile]) => `${square}:${tile}`);
  return `${sorted.length === 1 ? 'across' : direction} ${sorted.join(' ')} = ${score}`;
}

function linesOf({ columns, rows }: GameNumbers, direction: 'across' | 'down'): number[][] {
  const at = (row: number, column: number): number => row * columns + column;
  return direction === 'across'
    ? Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (__, column) => at(row, column)),
      )
    : Array.from({ length: columns }, (_, column) =>
        Array.from({ length: rows }, (__, row) => at(row, column)),
      );
}

/** The tiles that would spell `word` from `start` on, in every way that the rack allows; none if it does not fit. */
function waysToLay(
  { numbers, board, rack }: Position,
  line: number[],
  start: number,
  word: readonly number[],
): Tiles[] {
  const end = start + word.length;
  const isFree = (place: number): boolean => line[place] === undefined || board[line[place]] === 0;
  if (word.length < 2 || !isFree(start - 1) || !isFree(end)) return [];
  let ways: { tiles: Tiles; rack: readonly number[] }[] = [{ tiles: [], rack }];
  for (let place = start; place < end; place++) {
    const square = itemAt(line, place);
    const letter = itemAt(word, place - start);
    if (numbers.wordFactors[square] === 0) return [];
    if (board[square] !== 0) {
      if (itemAt(board, square) % BLANK !== letter) return [];
      continue;
    }
    ways = ways.flatMap((way) =>
      [letter, 0]
        .filter((tile) => way.rack.includes(tile))
        .map((tile) => ({
          tiles: [...way.tiles, [square, tile === 0 ? letter + BLANK : letter] as const],
          rack: way.rack.toSpliced(way.rack.indexOf(tile), 1),
        })),
    );
  }
  return ways.map(({ tiles }) => tiles).filter((tiles) => tiles.length > 0);
}

function touches({ numbers, board }: Position, tiles: Tiles, isEmptyBoard: boolean): boolean {
  const { columns, rows } = numbers;
  if (isEmptyBoard) {
    return tiles.length >= numbers.openingTiles && tiles.some(([square]) => numbers.starts[square] === 1);
  }
  return tiles.some(([square]) => {
    const column = square % columns;
    return (
      (column > 0 && board[square - 1] !== 0) ||
      (column < columns - 1 && board[square + 1] !== 0) ||
      (square >= columns && board[square - columns] !== 0) ||
      (square < columns * (rows - 1) && board[square + columns] !== 0)
    );
  });
}

/** `null` if a word formed is not in the list. */
function scoreOf(
  { numbers, board }: Position,
  list: ReadonlySet<string>,
  tiles: Tiles,
  direction: 'across' | 'down',
): number | null {
  const { columns, rows } = numbers;
  const laid = new Map(tiles);
  const tileAt = (square: number): number => laid.get(square) ?? itemAt(board, square);
  const runThrough = (square: number, along: 'across' | 'down'): number[] => {
    const { step, length } =
      along === 'across' ? { step: 1, length: columns } : { step: columns, length: rows };
    const place = along === 'across' ? square % columns : Math.floor(square / columns);
    let first = 0;
    let last = 0;
    while (place + first > 0 && tileAt(square + (first - 1) * step) !== 0) first--;
    while (place + last < length - 1 && tileAt(square + (last + 1) * step) !== 0) last++;
    return Array.from({ length: last - first + 1 }, (_, at) => square + (first + at) * step);
  };
  const crossing = direction === 'across' ? 'down' : 'across';
  const runs = [
    runThrough(itemAt(tiles, 0)[0], direction),
    ...tiles.map(([square]) => runThrough(square, crossing)).filter((run) => run.length > 1),
  ];
  let score = itemAt(numbers.bonus, tiles.length);
  for (const [square] of tiles) score += itemAt(numbers.tilePoints, square);
  for (const run of runs) {
    if (!list.has(run.map((square) => tileAt(square) % BLANK).join())) return null;
    let points = 0;
    let factor = 1;
    for (const square of run) {
      const tile = tileAt(square);
      const value = itemAt(numbers.values, tile >= BLANK ? 0 : tile);
      points += value * (laid.has(square) ? itemAt(numbers.letterFactors, square) : 1);
      factor *= laid.has(square) ? itemAt(numbers.wordFactors, square) : 1;
    }
    score += points * factor;
  }
  return score;
}
