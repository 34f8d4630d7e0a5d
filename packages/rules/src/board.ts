/** Tiles on squares, the runs they form, and the words that a set of new tiles makes. No scores, no dictionary. */

import type { Layout, Square } from './layout.ts';
import { wordOf, type TileSet } from './tile-set.ts';
import { letterOf, type Laid } from './tile.ts';

/** By square; `''` is empty. */
export type Board = readonly Laid[];

export const DIRECTIONS = ['across', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type Placement = readonly [square: Square, laid: Laid];

type Size = Pick<Layout, 'width' | 'height'>;

/** A word on the board, as the squares it covers in reading order. */
export interface Run {
  readonly direction: Direction;
  readonly squares: readonly Square[];
}

export function emptyBoard({ width, height }: Size): Board {
  return Array.from({ length: width * height }, () => '');
}

export function isEmptyBoard(board: Board): boolean {
  return board.every((laid) => laid === '');
}

/** The board with some squares changed; `''` clears one. */
export function withLaid(board: Board, changes: readonly Placement[]): Board {
  const next = board.slice();
  for (const [square, laid] of changes) next[square] = laid;
  return next;
}

export function crossing(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

/** The longest unbroken line of tiles through `square`, itself included even when it is empty. */
export function runThrough(board: Board, { width, height }: Size, square: Square, direction: Direction): Run {
  const across = direction === 'across';
  const step = across ? 1 : width;
  const position = across ? square % width : Math.floor(square / width);
  const length = across ? width : height;
  let first = square;
  for (let p = position; p > 0 && board[first - step] !== ''; p--) first -= step;
  let last = square;
  for (let p = position; p < length - 1 && board[last + step] !== ''; p++) last += step;
  const squares: Square[] = [];
  for (let s = first; s <= last; s += step) squares.push(s);
  return { direction, squares };
}

/** The word along a run, as word lists write it. */
export function textOf(set: Pick<TileSet, 'multiples'>, board: Board, run: Run): string {
  if (set.multiples.length > 0) return wordOf(set, lettersOn(board, run));
  let text = '';
  for (const square of run.squares) text += letterOf(board[square] ?? '');
  return text;
}

function lettersOn(board: Board, { squares }: Run): readonly string[] {
  return squares.map((square) => letterOf(board[square] ?? ''));
}

export function hasNeighbour(board: Board, { width, height }: Size, square: Square): boolean {
  const column = square % width;
  return (
    (column > 0 && board[square - 1] !== '') ||
    (column < width - 1 && board[square + 1] !== '') ||
    (square >= width && board[square - width] !== '') ||
    (square < width * (height - 1) && board[square + width] !== '')
  );
}

/** The line that all squares share, across for a single square; `null` if they do not lie in one. */
export function lineOf({ width }: Size, squares: readonly Square[]): Direction | null {
  const first = squares[0] ?? 0;
  const row = Math.floor(first / width);
  if (squares.every((square) => Math.floor(square / width) === row)) return 'across';
  const column = first % width;
  return squares.every((square) => square % width === column) ? 'down' : null;
}

/** Whether no square between the first and the last of them (all in one line) is empty. */
export function isGapless(
  board: Board,
  { width }: Size,
  squares: readonly Square[],
  direction: Direction,
): boolean {
  const step = direction === 'across' ? 1 : width;
  const last = Math.max(...squares);
  for (let square = Math.min(...squares); square <= last; square += step)
    if (board[square] === '') return false;
  return true;
}

/**
 * The words that the tiles on `squares` (in one line, already on `board`) form: the word along the line, then the
 * crossing words in reading order; for a single tile across, then down (S-11, S-12).
 */
export function wordsThrough(
  board: Board,
  size: Size,
  squares: readonly Square[],
  line: Direction,
): readonly Run[] {
  const sorted = [...squares].sort((a, b) => a - b);
  const main = runThrough(board, size, sorted[0] ?? 0, line);
  const cross = sorted.map((square) => runThrough(board, size, square, crossing(line)));
  return [main, ...cross].filter((run) => run.squares.length > 1);
}
