/**
 * Typing a word onto the board: each letter goes to the next free square, and is taken back in reverse. A letter of
 * several characters (CH) is typed as they are written; where the rack could mean either, it is taken for one letter,
 * and `splitOrJoin` says otherwise.
 */

import { err, ok, type Result } from '@lexiko/rules';
import { letterOf, withLaid, type Board, type Layout, type TileSet } from '@lexiko/rules/board';
import { advanced, freeFrom, type Cursor } from './cursor.ts';
import {
  laidAs,
  lay,
  ownSlot,
  placementsOf,
  recall,
  slotFor,
  recallTile,
  type Draft,
  type LaidOut,
} from './draft.ts';

export interface Typing {
  readonly draft: Draft;
  readonly cursor: Cursor;
}

export type TypingProblem = 'no-tile' | 'no-square';

/** The board to type on: with staged steps, without laid-out tiles. */
export interface TypingBoard {
  readonly layout: Layout;
  readonly board: Board;
  readonly tiles: Pick<TileSet, 'letters' | 'multiples'>;
}

/** Whether a key is written in some letter of the box. */
export function isTyped({ letters, multiples }: TypingBoard['tiles'], key: string): boolean {
  return letters.includes(key) || multiples.some((letter) => letter.includes(key));
}

/**
 * Lays what a key stands for on the first free square from the cursor on: its own tile, or else a blank, or a blank
 * right away if `manner` says so. The cursor moves to the next free square. A key that goes on with the letter before it
 * changes that one: after C, the key H lays CH.
 */
export function typeLetter(
  at: Typing,
  on: TypingBoard,
  key: string,
  manner: 'letter' | 'blank',
): Result<Typing, TypingProblem> {
  return goneOn(at, on, key, manner) ?? begun(at, on, key, manner);
}

function begun(
  { draft, cursor }: Typing,
  on: TypingBoard,
  key: string,
  manner: 'letter' | 'blank',
): Result<Typing, TypingProblem> {
  const longer = manner === 'letter' ? begunLetter(draft, on, key) : null;
  const letter = longer ?? key;
  const slot = on.tiles.letters.includes(letter) ? slotFor(draft, letter, manner) : null;
  if (slot === null) return err('no-tile');
  const square = freeFrom(on.layout, withLaid(on.board, placementsOf(draft)), cursor);
  if (square === null) return err('no-square');
  return ok(laidOn(draft, on, cursor, { slot, square, laid: laidAs(draft.slots[slot] ?? '', letter) }));
}

/** The letter of several characters that a key begins, if the rack has it and not the letter of the key itself. */
function begunLetter(draft: Draft, { tiles }: TypingBoard, key: string): string | null {
  if (ownSlot(draft, key) !== null) return null;
  return tiles.multiples.find((letter) => letter.startsWith(key) && ownSlot(draft, letter) !== null) ?? null;
}

/** `null` where the key begins a letter of its own. */
function goneOn(
  { draft, cursor }: Typing,
  on: TypingBoard,
  key: string,
  manner: 'letter' | 'blank',
): Result<Typing, TypingProblem> | null {
  const last = draft.laidOut.at(-1);
  if (on.tiles.multiples.length === 0 || last === undefined) return null;
  if (cursorAfter(draft, on, cursor, last).square !== cursor.square) return null;
  const shown = letterOf(last.laid);
  // Its first key laid the whole letter. (No word has CH and H side by side.)
  if (on.tiles.multiples.includes(shown) && shown.endsWith(key)) return ok({ draft, cursor });
  const letter = on.tiles.multiples.find((one) => one.startsWith(shown + key));
  const slot = letter === undefined ? null : slotGoingOn(draft, last, { letter, key, manner });
  if (letter === undefined || slot === null) return null;
  const { square } = last;
  const laid = laidAs(draft.slots[slot] ?? '', letter);
  return ok(laidOn(recallTile(draft, square), on, cursor, { slot, square, laid }));
}

/** The tile for a letter that goes on with the one laid last; `null` if two letters are meant. */
function slotGoingOn(
  draft: Draft,
  last: LaidOut,
  {
    letter,
    key,
    manner,
  }: { readonly letter: string; readonly key: string; readonly manner: 'letter' | 'blank' },
): number | null {
  const isBlank = last.laid !== letterOf(last.laid);
  const own = manner === 'letter' ? ownSlot(draft, letter) : null;
  if (own !== null || isBlank) return own ?? last.slot;
  return manner === 'letter' && ownSlot(draft, key) === null ? slotFor(draft, letter, 'blank') : null;
}

function laidOn(draft: Draft, on: TypingBoard, { direction }: Cursor, one: LaidOut): Typing {
  const next = lay(draft, one);
  return { draft: next, cursor: cursorAfter(next, on, { square: one.square, direction }, one) };
}

function cursorAfter(draft: Draft, on: TypingBoard, { direction }: Cursor, { square }: LaidOut): Cursor {
  return advanced(on.layout, withLaid(on.board, placementsOf(draft)), { square, direction });
}

/** Lays the last CH as C and H, or the last C and H as CH. What lies there stays where that cannot be. */
export function splitOrJoin(at: Typing, on: TypingBoard): Result<Typing, TypingProblem> {
  const { draft, cursor } = at;
  const last = draft.laidOut.at(-1);
  const before = draft.laidOut.at(-2);
  if (last === undefined) return ok(at);
  const shown = letterOf(last.laid);
  if (on.tiles.multiples.includes(shown)) {
    const keys = Array.from(shown).filter((key) => on.tiles.letters.includes(key));
    const start = { draft: recallTile(draft, last.square), cursor: { ...cursor, square: last.square } };
    return keys.reduce<Result<Typing, TypingProblem>>(
      (so, key) => (so.ok ? laidAlone(so.value, on, key) : so),
      ok(start),
    );
  }
  const letter = before === undefined ? '' : letterOf(before.laid) + shown;
  if (before === undefined || !on.tiles.multiples.includes(letter)) return ok(at);
  const home = recallTile(recallTile(draft, last.square), before.square);
  return laidAlone({ draft: home, cursor: { ...cursor, square: before.square } }, on, letter);
}

function laidAlone(at: Typing, on: TypingBoard, letter: string): Result<Typing, TypingProblem> {
  return begun(at, { ...on, tiles: { ...on.tiles, multiples: [] } }, letter, 'letter');
}

/** Returns the last tile to the rack, and the cursor to its square. */
export function takeBackLast({ draft, cursor }: Typing): Typing {
  const last = draft.laidOut.at(-1);
  if (last === undefined) return { draft, cursor };
  return { draft: recallTile(draft, last.square), cursor: { ...cursor, square: last.square } };
}

/** Returns all tiles to the rack, and the cursor to the first one's square. */
export function recallAll({ draft, cursor }: Typing): Typing {
  return { draft: recall(draft), cursor: { ...cursor, square: draft.laidOut[0]?.square ?? cursor.square } };
}
