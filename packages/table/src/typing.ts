/** Typing a word onto the board: each letter goes to the next free square, and is taken back in reverse. */

import { err, ok, type Result } from '@lexiko/rules';
import { withLaid, type Board, type Layout } from '@lexiko/rules/board';
import { advanced, freeFrom, type Cursor } from './cursor.ts';
import { laidAs, lay, placementsOf, recall, slotFor, takeHome, type Draft } from './draft.ts';

export interface Typing {
  readonly draft: Draft;
  readonly cursor: Cursor;
}

export type TypingProblem = 'no-tile' | 'no-square';

/** The board to type on: with staged steps, without laid-out tiles. */
export interface TypingBoard {
  readonly layout: Layout;
  readonly board: Board;
}

/**
 * Lays a letter on the first free square from the cursor on: its own tile, or else a blank, or a blank right away if
 * `manner` says so. The cursor moves to the next free square.
 */
export function typeLetter(
  { draft, cursor }: Typing,
  { layout, board }: TypingBoard,
  letter: string,
  manner: 'letter' | 'blank',
): Result<Typing, TypingProblem> {
  const slot = slotFor(draft, letter, manner);
  if (slot === null) return err('no-tile');
  const square = freeFrom(layout, withLaid(board, placementsOf(draft)), cursor);
  if (square === null) return err('no-square');
  const laid = laidAs(draft.slots[slot] ?? '', letter);
  const next = lay(draft, { slot, square, laid });
  const { direction } = cursor;
  return ok({
    draft: next,
    cursor: advanced(layout, withLaid(board, placementsOf(next)), { square, direction }),
  });
}

/** Returns the last tile to the rack, and the cursor to its square. */
export function takeBackLast({ draft, cursor }: Typing): Typing {
  const last = draft.laidOut.at(-1);
  if (last === undefined) return { draft, cursor };
  return { draft: takeHome(draft, last.square), cursor: { ...cursor, square: last.square } };
}

/** Returns all tiles to the rack, and the cursor to the first one's square. */
export function recallAll({ draft, cursor }: Typing): Typing {
  return { draft: recall(draft), cursor: { ...cursor, square: draft.laidOut[0]?.square ?? cursor.square } };
}
