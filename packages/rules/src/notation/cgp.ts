/**
 * CGP, a position in one line: `rows racks scores zero-turns operations`. Rows run from the top, separated by `/`,
 * with a number for consecutive empty squares; then `DEGILST/BEEELOR 0/0 0 lex ENABLE; ld english;`. The board may
 * have any size.
 */

import type { Board } from '../board.ts';
import { err, ok, type Result } from '../result.ts';
import type { Laid, Tile } from '../tile.ts';
import { LONGEST_CGP } from './game-text.ts';
import { isLetters, joinTiles, parseTiles, splitTiles } from './tile-text.ts';

/** Further facts about the position: `lex ENABLE` has the name `lex` and the text `ENABLE`. */
export interface CgpOperation {
  readonly name: string;
  readonly text: string;
}

export interface CgpPosition {
  readonly width: number;
  readonly height: number;
  readonly board: Board;
  /** Starting with the side to move. */
  readonly racks: readonly (readonly Tile[])[];
  readonly scores: readonly number[];
  /** Consecutive turns without a score. */
  readonly zeroTurns: number;
  readonly operations: readonly CgpOperation[];
}

export type CgpProblem =
  | { readonly code: 'MISSING'; readonly field: 'rows' | 'racks' | 'scores' | 'zero-turns' }
  /** `row` counts from 1. */
  | { readonly code: 'BAD_ROW'; readonly row: number; readonly text: string }
  | { readonly code: 'UNEVEN_ROW'; readonly row: number; readonly width: number; readonly expected: number }
  | { readonly code: 'BOARD_TOO_LARGE'; readonly most: number }
  | { readonly code: 'TOO_LONG'; readonly most: number }
  | { readonly code: 'BAD_RACK'; readonly text: string }
  | { readonly code: 'BAD_SCORE'; readonly text: string }
  | { readonly code: 'BAD_ZERO_TURNS'; readonly text: string }
  | { readonly code: 'UNENDED_OPERATION'; readonly text: string };

const MOST_IN_LINE = 100;

export function parseCgp(text: string): Result<CgpPosition, CgpProblem> {
  if (text.length > LONGEST_CGP) return err({ code: 'TOO_LONG', most: LONGEST_CGP });
  // Exactly one space each, since a single rack may be empty.
  const [rows, racks, scores, zeroTurns, ...rest] = text.trim().split(' ');
  if (rows === undefined || rows === '') return err({ code: 'MISSING', field: 'rows' });
  if (racks === undefined) return err({ code: 'MISSING', field: 'racks' });
  if (scores === undefined) return err({ code: 'MISSING', field: 'scores' });
  if (zeroTurns === undefined) return err({ code: 'MISSING', field: 'zero-turns' });
  const grid = parseRows(rows);
  if (!grid.ok) return grid;
  const readRacks = parseEach(racks, parseTiles, (wrong) => ({ code: 'BAD_RACK', text: wrong }));
  if (!readRacks.ok) return readRacks;
  const readScores = parseEach(scores, parseScore, (wrong) => ({ code: 'BAD_SCORE', text: wrong }));
  if (!readScores.ok) return readScores;
  if (!/^\d{1,6}$/.test(zeroTurns)) return err({ code: 'BAD_ZERO_TURNS', text: zeroTurns });
  const operations = parseOperations(rest.join(' '));
  if (!operations.ok) return operations;
  return ok({
    ...grid.value,
    racks: readRacks.value,
    scores: readScores.value,
    zeroTurns: Number(zeroTurns),
    operations: operations.value,
  });
}

function parseEach<T>(
  text: string,
  parse: (part: string) => T | null,
  problem: (part: string) => CgpProblem,
): Result<readonly T[], CgpProblem> {
  const values: T[] = [];
  for (const part of text.split('/')) {
    const value = parse(part);
    if (value === null) return err(problem(part));
    values.push(value);
  }
  return ok(values);
}

function parseScore(text: string): number | null {
  return /^-?\d{1,6}$/.test(text) ? Number(text) + 0 : null; // + 0 turns -0 into 0
}

function parseRows(text: string): Result<Pick<CgpPosition, 'board' | 'width' | 'height'>, CgpProblem> {
  const board: Laid[] = [];
  const rows = text.split('/');
  if (rows.length > MOST_IN_LINE) return err({ code: 'BOARD_TOO_LARGE', most: MOST_IN_LINE });
  let width = 0;
  for (const [at, row] of rows.entries()) {
    const squares = parseRow(row);
    if (squares === null) return err({ code: 'BAD_ROW', row: at + 1, text: row });
    if (squares.length > MOST_IN_LINE) return err({ code: 'BOARD_TOO_LARGE', most: MOST_IN_LINE });
    if (at === 0) width = squares.length;
    if (squares.length !== width)
      return err({ code: 'UNEVEN_ROW', row: at + 1, width: squares.length, expected: width });
    board.push(...squares);
  }
  return ok({ board, width, height: rows.length });
}

function parseRow(text: string): readonly Laid[] | null {
  const squares: Laid[] = [];
  for (const part of text.match(/\d+|\D+/gu) ?? []) {
    if (/^\d/.test(part)) {
      if (part.length > 3 || part.startsWith('0')) return null;
      for (let count = Number(part); count > 0; count--) squares.push('');
      continue;
    }
    const tiles = splitTiles(part);
    if (tiles === null || !tiles.every(isLetters)) return null;
    squares.push(...tiles);
  }
  return squares.length > 0 ? squares : null;
}

function parseOperations(text: string): Result<readonly CgpOperation[], CgpProblem> {
  const parts = text.split(';');
  const unended = (parts.pop() ?? '').trim();
  if (unended !== '') return err({ code: 'UNENDED_OPERATION', text: unended });
  return ok(
    parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', ...words] = part.split(/\s+/);
        return { name, text: words.join(' ') };
      }),
  );
}

export function formatCgp(position: CgpPosition): string {
  const { board, width, height, racks, scores, zeroTurns, operations } = position;
  const rows = Array.from({ length: height }, (_, row) =>
    formatRow(board.slice(row * width, (row + 1) * width)),
  );
  const said = operations.map(({ name, text }) => `${text === '' ? name : `${name} ${text}`};`);
  return [rows.join('/'), racks.map(joinTiles).join('/'), scores.join('/'), zeroTurns, ...said].join(' ');
}

function formatRow(squares: readonly Laid[]): string {
  let row = '';
  let empty = 0;
  for (const laid of squares) {
    if (laid === '') {
      empty++;
      continue;
    }
    row += (empty > 0 ? String(empty) : '') + joinTiles([laid]);
    empty = 0;
  }
  return row + (empty > 0 ? String(empty) : '');
}
