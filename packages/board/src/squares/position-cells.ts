/** The squares of a position as the board shows them: premium, tile, and label. */

import type { PlayerView } from '@lexiko/rules';
import type { Arm, Board, Square } from '@lexiko/rules/board';
import type { Colour } from '@lexiko/rules/rule-points';
import type { Cursor, Draft } from '@lexiko/table/draft';
import type { CellProps } from '../cell.tsx';
import { marksOf, signOf, squareText, type BoardWords, type SquareMark } from './square-marks.ts';

/** A square, and what is printed on it. */
export interface SettledCell {
  readonly printed: readonly SquareMark[];
  readonly props: CellProps;
}

export interface Position {
  readonly board: Board;
  readonly staged: readonly Square[];
  readonly fresh: ReadonlySet<Square>;
  /** Whether the fresh ones were placed at this screen. */
  readonly isOwn: boolean;
  readonly arms: Readonly<Record<Arm, Colour>> | null;
  /** Squares that a lesson points at, with what it says of each. */
  readonly lessons: ReadonlyMap<Square, string>;
  /** Whether the last play is being counted: its tiles show what they cover. */
  readonly isCounting: boolean;
}

/** All squares without the draft. */
export function settledCells(
  words: BoardWords,
  view: Pick<PlayerView, 'ruleset'>,
  { board, staged, fresh, isOwn, arms, lessons, isCounting }: Position,
): readonly SettledCell[] {
  const { layout, tiles, scoring } = view.ruleset;
  return board.map((laid, square) => {
    const printed = marksOf(layout, square, arms);
    const state =
      laid === '' ? 'empty' : staged.includes(square) ? 'staged' : fresh.has(square) ? 'fresh' : 'set';
    const lesson = lessons.get(square);
    const notes = state === 'fresh' ? [words.squares.fresh] : state === 'staged' ? [words.squares.yours] : [];
    if (lesson !== undefined) notes.unshift(lesson);
    const isCounted = isCounting && state === 'fresh';
    const marks = [
      ...printed,
      ...(lesson === undefined ? [] : ['noted']),
      ...(isCounted ? ['counted'] : []),
      ...(isOwn && state === 'fresh' ? ['own'] : []),
    ];
    const sign = signOf(words.squares, printed);
    const props: CellProps = {
      square,
      laid,
      state,
      marks: marks.join(' '),
      sign,
      covered: isCounted ? sign : '',
      text: squareText(words, view, { square, laid, marks: printed, notes, isCounted }),
      set: tiles,
      hasValues: scoring.kind === 'premiums',
    };
    return { printed, props };
  });
}

/** The squares with the draft. Unchanged squares stay the same objects. */
export function cellsWithDraft(
  words: BoardWords,
  view: Pick<PlayerView, 'ruleset'>,
  settled: readonly SettledCell[],
  { laidOut, lifted, cursor }: Pick<Draft, 'laidOut' | 'lifted'> & { readonly cursor: Cursor | null },
): readonly CellProps[] {
  const touched = new Set([...laidOut.map(({ square }) => square), ...(lifted?.from ?? [])]);
  if (cursor !== null) touched.add(cursor.square);
  return settled.map(({ printed, props }) => {
    const { square } = props;
    if (!touched.has(square)) return props;
    const own = laidOut.find((one) => one.square === square);
    const state = own === undefined ? props.state : 'draft';
    const notes = [
      ...(state === 'fresh' ? [words.squares.fresh] : []),
      ...(state === 'draft' || state === 'staged' ? [words.squares.yours] : []),
      ...(cursor?.square === square ? [words.squares.cursor(words.game[cursor.direction])] : []),
    ];
    return {
      ...props,
      state,
      marks: lifted?.from.includes(square) === true ? `${props.marks} emptied` : props.marks,
      text: squareText(words, view, { square, laid: own?.laid ?? props.laid, marks: printed, notes }),
    };
  });
}
