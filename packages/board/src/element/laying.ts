/** Laying tiles on a shown position: what keys and taps do to the draft. Plain values in and out. */

import type { Ruleset, Table } from '@lexiko/rules';
import {
  BLANK,
  crossing,
  formatSquare,
  inspectPlay,
  isLaidBlank,
  letterOf,
  scoreOf,
  type Square,
} from '@lexiko/rules/board';
import { formatMove } from '@lexiko/rules/notation';
import {
  EMPTY_DRAFT,
  isTyped,
  laidAs,
  laidAt,
  lay,
  neighbour,
  placementsOf,
  recallAll,
  recallTile,
  splitOrJoin,
  takeBackLast,
  typeLetter,
  type Cursor,
  type Draft,
  type Step,
} from '@lexiko/table/draft';
import type { LaidPlay } from './board-events.ts';

export interface Laying {
  readonly draft: Draft;
  readonly cursor: Cursor;
  /** The place of the rack that was tapped, for the next square. */
  readonly chosen: number | null;
  /** A blank was laid out here and needs its letter. */
  readonly asking: { readonly slot: number; readonly square: Square } | null;
}

export function freshLaying({ layout }: Ruleset, rack: readonly string[]): Laying {
  const cursor: Cursor = { square: layout.centre, direction: 'across' };
  return { draft: { ...EMPTY_DRAFT, slots: [...rack] }, cursor, chosen: null, asking: null };
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export function stepOf(key: string): Step | null {
  return STEPS[key] ?? null;
}

/** The laying after a key; `null`: the key means nothing here. */
export function afterKey(
  laying: Laying,
  { ruleset, board }: Table,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): Laying | null {
  const on = { layout: ruleset.layout, board, tiles: ruleset.tiles };
  const { cursor } = laying;
  const step = stepOf(key);
  if (step !== null)
    return { ...laying, cursor: { ...cursor, square: neighbour(on.layout, cursor.square, step) } };
  if (key === ' ') return { ...laying, cursor: { ...cursor, direction: crossing(cursor.direction) } };
  if (key === 'Backspace') return { ...laying, ...takeBackLast(laying) };
  if (key === 'Escape') return { ...laying, ...recallAll(laying), chosen: null, asking: null };
  if (key === '+' && on.tiles.multiples.length > 0) {
    const joined = splitOrJoin(laying, on);
    return joined.ok ? { ...laying, ...joined.value } : laying;
  }
  const letter = key.toUpperCase();
  if (!isTyped(on.tiles, letter)) return null;
  const typed = typeLetter(laying, on, letter, shiftKey ? 'blank' : 'letter');
  return typed.ok ? { ...laying, ...typed.value, chosen: null } : laying;
}

/** A tap on a square takes the chosen tile there, takes one back, or moves the cursor there and turns it. */
export function afterSquare(laying: Laying, { board }: Table, square: Square): Laying {
  const { draft, cursor, chosen } = laying;
  const at = { ...cursor, square };
  if (laidAt(draft, square) !== undefined)
    return { ...laying, draft: recallTile(draft, square), cursor: at, chosen: null };
  if (chosen !== null && board[square] === '') {
    const tile = draft.slots[chosen] ?? '';
    if (tile === BLANK) return { ...laying, cursor: at, chosen: null, asking: { slot: chosen, square } };
    const laid = { slot: chosen, square, laid: laidAs(tile, tile) };
    return { ...laying, draft: lay(draft, laid), cursor: at, chosen: null };
  }
  const isAgain = cursor.square === square;
  return {
    ...laying,
    cursor: { square, direction: isAgain ? crossing(cursor.direction) : cursor.direction },
  };
}

/** The blank that was asked about gets its letter; `null`: it goes back to the rack. */
export function afterLetter(laying: Laying, letter: string | null): Laying {
  const { asking, draft } = laying;
  if (asking === null || letter === null) return { ...laying, asking: null };
  return { ...laying, draft: lay(draft, { ...asking, laid: laidAs(BLANK, letter) }), asking: null };
}

export function laidPlay(table: Table, draft: Draft): LaidPlay {
  const placements = placementsOf(draft);
  const { layout } = table.ruleset;
  const tiles = placements.map(([square, laid]) => ({
    square: formatSquare(layout, square),
    letter: letterOf(laid),
    blank: isLaidBlank(laid),
  }));
  const play = placements.length === 0 ? null : inspectPlay(table, 0, placements);
  if (play === null || !play.ok)
    return { tiles, move: null, words: [], score: null, problem: play?.error.code ?? null };
  const { words, total } = scoreOf(table, 0, play.value, []);
  return {
    tiles,
    move: formatMove({ board: table.board, layout }, placements),
    words: words.map(({ word }) => word),
    score: total,
    problem: null,
  };
}
