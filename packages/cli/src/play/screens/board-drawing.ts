/**
 * The board as lines of text. Every premium, arm and cross carries a label, so that nothing depends on colour; without
 * colours brackets take the place of tile colours: `[H]` the last play, `<H>` laid out but not played, small letters
 * are blanks.
 */

import type { PlayerView } from '@lexiko/rules';
import {
  formatColumn,
  isLaidBlank,
  isOnBoard,
  laidValue,
  type Arm,
  type Direction,
  type Laid,
  type Square,
} from '@lexiko/rules/board';
import { COLOURS, type Colour } from '@lexiko/rules/rule-points';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { span, type Ink, type Line, type Span } from '../terminal/styled-text.ts';

export interface BoardPicture {
  readonly texts: Pick<TerminalTexts, 'squares'>;
  readonly view: PlayerView;
  /** The squares of the last play. */
  readonly fresh: ReadonlySet<Square>;
  /** Tiles laid out but not played. */
  readonly draft: ReadonlyMap<Square, Laid>;
  readonly cursor: { readonly square: Square; readonly direction: Direction } | null;
  readonly colours: 'shown' | 'none';
}

const ROW_LABEL = 3;
const WIDEST_BOARD_WITH_WIDE_CELLS = 16;

/** Columns per square; fewer on large boards. */
function cellWidth(boardWidth: number): 2 | 3 {
  return boardWidth <= WIDEST_BOARD_WITH_WIDE_CELLS ? 3 : 2;
}

export function boardColumns(boardWidth: number): number {
  return ROW_LABEL + boardWidth * cellWidth(boardWidth);
}

/** The place of a square in the drawing. */
export function placeOf(
  boardWidth: number,
  square: Square,
): { readonly row: number; readonly column: number } {
  const cell = cellWidth(boardWidth);
  return {
    row: 1 + Math.floor(square / boardWidth),
    column: ROW_LABEL + (square % boardWidth) * cell + (cell === 3 ? 1 : 0),
  };
}

/** A line of column letters, then a line for each row. */
export function drawBoard(picture: BoardPicture): readonly Line[] {
  const { width, height } = picture.view.ruleset.layout;
  const cell = cellWidth(width);
  const letters = Array.from({ length: width }, (_, column) =>
    cell === 3 ? ` ${formatColumn(column)} ` : `${formatColumn(column)} `,
  );
  const arms = colourOfArms(picture.view);
  const rows = Array.from({ length: height }, (_, row): Line => [
    span(`${String(row + 1).padStart(ROW_LABEL - 1)} `, 'dim'),
    ...Array.from({ length: width }, (__, column) => drawSquare(picture, row * width + column, cell, arms)),
  ]);
  return [[span(' '.repeat(ROW_LABEL) + letters.join(''), 'dim')], ...rows];
}

function drawSquare(
  picture: BoardPicture,
  square: Square,
  cell: 2 | 3,
  arms: Readonly<Partial<Record<Arm, Colour>>>,
): Span {
  const drafted = picture.draft.get(square);
  if (drafted !== undefined) return drawTile(picture, drafted, cell, 'draft');
  const laid = picture.view.board[square] ?? '';
  if (laid !== '') return drawTile(picture, laid, cell, picture.fresh.has(square) ? 'fresh' : 'lying');
  const { label, ink } = emptySquare(picture, square, arms);
  const { cursor } = picture;
  if (cursor?.square !== square) {
    const starred = cell === 3 && label.length === 2 && square === picture.view.ruleset.layout.centre;
    return span(starred ? `*${label}` : cell === 3 ? ` ${label}`.padEnd(3) : label.padEnd(2), ink);
  }
  const arrow = cursor.direction === 'across' ? '>' : 'v';
  return span(cell === 3 ? arrow + label.padEnd(2) : arrow + label.slice(-1), ink);
}

function drawTile(picture: BoardPicture, laid: Laid, cell: 2 | 3, state: 'draft' | 'fresh' | 'lying'): Span {
  const blank = isLaidBlank(laid);
  if (picture.colours === 'none') {
    const [before, after] = { draft: '<>', fresh: '[]', lying: '  ' }[state];
    const text =
      cell === 3 ? `${before}${laid}${after}` : `${laid}${{ draft: '<', fresh: '*', lying: ' ' }[state]}`;
    return span(text, 'tile');
  }
  const { tiles } = picture.view.ruleset;
  const value = Object.keys(tiles.values).length === 0 ? '' : String(laidValue(tiles, laid));
  // The letter stands under that of its column; only a value of two digits moves it.
  const text = cell === 2 ? laid : `${laid}${value}`.length === 3 ? `${laid}${value}` : ` ${laid}${value}`;
  const ink: Ink =
    state === 'draft'
      ? 'draft-tile'
      : state === 'fresh'
        ? blank
          ? 'fresh-blank'
          : 'fresh-tile'
        : blank
          ? 'blank'
          : 'tile';
  return span(text.padEnd(cell), ink);
}

interface Marking {
  /** Two characters at most. */
  readonly label: string;
  readonly ink: Ink;
}

const FACTOR_INKS: Readonly<Record<'letter' | 'word', Readonly<Record<number, Ink>>>> = {
  letter: { 2: 'letter-2', 3: 'letter-3', 4: 'letter-4' },
  word: { 2: 'word-2', 3: 'word-3', 4: 'word-4' },
};

function emptySquare(
  { texts, view: { ruleset } }: BoardPicture,
  square: Square,
  arms: Readonly<Partial<Record<Arm, Colour>>>,
): Marking {
  const { layout, scoring } = ruleset;
  if (!isOnBoard(layout, square)) return { label: '##', ink: 'blocked' };
  const cross = layout.crosses.includes(square);
  if (scoring.kind === 'areas') {
    const arm = layout.arms[square] ?? '';
    const colour = arm === '' ? undefined : arms[arm];
    if (layout.bars.some((bar) => bar.includes(square)))
      return { label: cross ? '*+' : '*', ink: 'small-cross' };
    if (colour === undefined) return { label: cross ? '+' : '.', ink: 'square' };
    return { label: `${cross ? '+' : '.'}${colour[0] ?? ''}`, ink: colour };
  }
  const word = layout.wordFactors[square] ?? 1;
  const kind = word > 1 ? 'word' : 'letter';
  const factor = word > 1 ? word : (layout.letterFactors[square] ?? 1);
  if (factor === 1) return { label: square === layout.centre ? '*' : '.', ink: 'square' };
  return { label: `${factor}${texts.squares.signs[kind]}`, ink: FACTOR_INKS[kind][factor] ?? 'square' };
}

/** The sides of the board clockwise from the bottom, as the colours go around it (W-03). */
const CLOCKWISE: readonly Arm[] = ['S', 'W', 'N', 'E'];

/** Which colour lies on which arm: the opener's at the bottom; before that, the side's that is on turn (W-18). */
function colourOfArms({
  ruleset,
  opener,
  turn,
  starter,
}: PlayerView): Readonly<Partial<Record<Arm, Colour>>> {
  const bottom = ruleset.colours[opener ?? turn ?? starter]?.[0];
  if (bottom === undefined) return {};
  const first = COLOURS.indexOf(bottom);
  return Object.fromEntries(CLOCKWISE.map((arm, at) => [arm, COLOURS[(first + at) % COLOURS.length]]));
}
