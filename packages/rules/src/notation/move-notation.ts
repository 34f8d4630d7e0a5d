/**
 * Moves as text: `8F HORN` across, `F8 HORN` down, a blank in lower case, letters already on the board in parentheses
 * (`12C CO(O)KIE`) or as dots (`12C CO.KIE`). Notation says where tiles go; the rules say whether they may.
 */

import { DIRECTIONS, runThrough, withLaid, type Board, type Direction, type Placement } from '../board.ts';
import { formatColumn, formatSquare, isOnBoard, type Layout, type Square } from '../layout.ts';
import { err, ok, type Result } from '../result.ts';
import type { TileSet } from '../tile-set.ts';
import { letterOf } from '../tile.ts';
import { isLetters, joinTiles, splitTiles } from './tile-text.ts';

/** Where a word starts and which way it runs; row and column from 0. */
export interface WordStart {
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
}

/** `null` if the text is not a start. The column letter may be in either case. */
export function parseWordStart(text: string): WordStart | null {
  const across = /^(\d{1,2})([A-Za-z])$/.exec(text);
  const down = across === null ? /^([A-Za-z])(\d{1,2})$/.exec(text) : null;
  const [row, column] = across === null ? [down?.[2], down?.[1]] : [across[1], across[2]];
  if (row === undefined || column === undefined || Number(row) === 0) return null;
  return {
    row: Number(row) - 1,
    column: column.toUpperCase().charCodeAt(0) - 65,
    direction: across === null ? 'down' : 'across',
  };
}

/** `8F` across, `F8` down. */
export function formatWordStart({ row, column, direction }: WordStart): string {
  const [number, letter] = [String(row + 1), formatColumn(column)];
  return direction === 'across' ? number + letter : letter + number;
}

/** The board before the play, and the box. */
export interface NotationTable {
  readonly board: Board;
  readonly layout: Layout;
  readonly tiles: TileSet;
}

export type MoveProblem =
  /** Not a square followed by a word. */
  | { readonly code: 'NOT_A_MOVE'; readonly text: string }
  | { readonly code: 'NOT_A_START'; readonly text: string }
  | { readonly code: 'NOT_A_WORD'; readonly text: string }
  | { readonly code: 'NOT_A_LETTER'; readonly letter: string }
  | { readonly code: 'LEAVES_BOARD'; readonly letter: string }
  /** The move claims a letter on the board where there is none. */
  | { readonly code: 'NOTHING_THERE'; readonly square: string }
  | {
      readonly code: 'OTHER_LETTER_THERE';
      readonly square: string;
      readonly lies: string;
      readonly said: string;
    }
  | { readonly code: 'NO_NEW_TILE' };

export function parseMove(table: NotationTable, text: string): Result<readonly Placement[], MoveProblem> {
  const said = text.trim();
  const [start, word, more] = said.split(/\s+/);
  if (start === undefined || word === undefined || more !== undefined)
    return err({ code: 'NOT_A_MOVE', text: said });
  const at = parseWordStart(start);
  if (at === null) return err({ code: 'NOT_A_START', text: start });
  const letters = parseWordLetters(word);
  return letters === null ? err({ code: 'NOT_A_WORD', text: word }) : placeWord(table, at, letters);
}

/** A letter of a written word. `through`: it is already on the board, and `''` if it is written as a dot. */
export interface WordLetter {
  readonly through: boolean;
  readonly laid: string;
}

/** `null` if it is not a word, or its parentheses do not match. */
export function parseWordLetters(text: string): readonly WordLetter[] | null {
  const entries = splitTiles(text);
  if (entries === null || entries.length === 0) return null;
  const letters: WordLetter[] = [];
  let through = false;
  for (const entry of entries) {
    if (entry === '(' || entry === ')') {
      if (through === (entry === '(')) return null;
      through = !through;
    } else if (entry === '.') {
      letters.push({ through: true, laid: '' });
    } else if (isLetters(entry)) {
      letters.push({ through, laid: entry });
    } else {
      return null;
    }
  }
  return through ? null : letters;
}

/** The new tiles of a word. Letters that are already on their squares need no mark. */
export function placeWord(
  { board, layout, tiles }: NotationTable,
  { row, column, direction }: WordStart,
  letters: readonly WordLetter[],
): Result<readonly Placement[], MoveProblem> {
  const placements: Placement[] = [];
  for (const [step, { through, laid }] of letters.entries()) {
    const [down, right] = direction === 'across' ? [row, column + step] : [row + step, column];
    const square: Square = down * layout.width + right;
    if (right >= layout.width || down >= layout.height || !isOnBoard(layout, square))
      return err({ code: 'LEAVES_BOARD', letter: laid || '.' });
    const lies = board[square] ?? '';
    const name = formatSquare(layout, square);
    if (lies === '') {
      if (through) return err({ code: 'NOTHING_THERE', square: name });
      if (!Object.hasOwn(tiles.counts, letterOf(laid))) return err({ code: 'NOT_A_LETTER', letter: laid });
      placements.push([square, laid]);
    } else if (laid !== '' && letterOf(laid) !== letterOf(lies)) {
      return err({ code: 'OTHER_LETTER_THERE', square: name, lies, said: laid });
    }
  }
  return placements.length > 0 ? ok(placements) : err({ code: 'NO_NEW_TILE' });
}

/** How letters already on the board are written. */
export type ThroughStyle = 'parentheses' | 'dots';

/** A word as it is written: where it starts and all its letters, including those already on the board. */
export interface WrittenWord {
  readonly start: WordStart;
  readonly letters: readonly WordLetter[];
}

/** The notation of a play in one line. */
export function formatMove(
  table: Pick<NotationTable, 'board' | 'layout'>,
  placements: readonly Placement[],
  style: ThroughStyle = 'parentheses',
): string {
  return formatWord(mainWord(table, placements), style);
}

/** The word along the line of the play; for a single tile the longer of its two words. */
export function mainWord(
  table: Pick<NotationTable, 'board' | 'layout'>,
  placements: readonly Placement[],
): WrittenWord {
  const [across, down] = DIRECTIONS.map((direction) => writtenWord(table, placements, direction));
  if (across === undefined || down === undefined) throw new Error('There are two directions.');
  const news = ({ letters }: WrittenWord): number => letters.filter(({ through }) => !through).length;
  // The line of the play holds most of its tiles; a single tile lies in both.
  const moreDown = news(down) - news(across) || down.letters.length - across.letters.length;
  return moreDown > 0 ? down : across;
}

export function formatWord({ start, letters }: WrittenWord, style: ThroughStyle = 'parentheses'): string {
  let word = '';
  let open = false;
  for (const { through, laid } of letters) {
    if (style === 'parentheses' && through !== open) {
      word += through ? '(' : ')';
      open = through;
    }
    word += through && style === 'dots' ? '.' : joinTiles([laid]);
  }
  return `${formatWordStart(start)} ${word}${open ? ')' : ''}`;
}

/** The word through the first of the placements in that direction. */
export function writtenWord(
  { board, layout }: Pick<NotationTable, 'board' | 'layout'>,
  placements: readonly Placement[],
  direction: Direction,
): WrittenWord {
  if (placements.length === 0) throw new Error('A play has tiles.');
  const after = withLaid(board, placements);
  const first = Math.min(...placements.map(([square]) => square));
  const { squares } = runThrough(after, layout, first, direction);
  const [at = first] = squares;
  return {
    start: { row: Math.floor(at / layout.width), column: at % layout.width, direction },
    letters: squares.map((square) => ({ through: board[square] !== '', laid: after[square] ?? '' })),
  };
}
