/** Laying out tiles with the keys: a cursor, a direction, and the tiles laid so far. Nothing here touches the game. */

import {
  BLANK,
  isOnBoard,
  neededTile,
  type Direction,
  type Laid,
  type Placement,
  type PlayerView,
  type Square,
  type Tile,
} from '@lexiko/rules';

export interface Draft {
  readonly cursor: Square;
  readonly direction: Direction;
  /** In the order in which they were laid. */
  readonly tiles: readonly Placement[];
}

type Board = Pick<PlayerView, 'board' | 'ruleset'>;

export function freshDraft({ board, ruleset }: Board, cursor: Square | null): Draft {
  const { centre } = ruleset.layout;
  const lying = board.findIndex((laid) => laid !== '');
  return { cursor: cursor ?? (lying < 0 ? centre : lying), direction: 'across', tiles: [] };
}

export function turned(draft: Draft): Draft {
  return { ...draft, direction: draft.direction === 'across' ? 'down' : 'across' };
}

/** The neighbour of a square, or the square itself at the edge. */
export function moved({ ruleset }: Board, draft: Draft, way: 'up' | 'down' | 'left' | 'right'): Draft {
  const { width, height } = ruleset.layout;
  const column = draft.cursor % width;
  const row = Math.floor(draft.cursor / width);
  const next = {
    up: row > 0 ? draft.cursor - width : draft.cursor,
    down: row < height - 1 ? draft.cursor + width : draft.cursor,
    left: column > 0 ? draft.cursor - 1 : draft.cursor,
    right: column < width - 1 ? draft.cursor + 1 : draft.cursor,
  }[way];
  return { ...draft, cursor: next };
}

/** The first free square from `from` on in the draft's direction; `null` at the edge of the board. */
function nextFree({ board, ruleset }: Board, { direction, tiles }: Draft, from: Square): Square | null {
  const { width, height } = ruleset.layout;
  const step = direction === 'across' ? 1 : width;
  const position = direction === 'across' ? from % width : Math.floor(from / width);
  const length = direction === 'across' ? width : height;
  for (let at = 0; position + at < length; at++) {
    const square = from + at * step;
    const taken = tiles.some(([laidOn]) => laidOn === square);
    if (!isOnBoard(ruleset.layout, square)) return null;
    if (board[square] === '' && !taken) return square;
  }
  return null;
}

/** What is left of the tiles at hand. */
export function tilesLeft(hand: readonly Tile[], { tiles }: Draft): readonly Tile[] {
  const rest = [...hand];
  for (const [, laid] of tiles) {
    const at = rest.indexOf(neededTile(laid));
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/**
 * Lays a letter on the next free square: its own tile, else a blank, or the blank if `asBlank`. `null` where there is
 * no such tile or no square.
 */
export function laidOut(
  board: Board,
  draft: Draft,
  {
    hand,
    letter,
    asBlank,
  }: { readonly hand: readonly Tile[]; readonly letter: string; readonly asBlank: boolean },
): Draft | null {
  const upper = letter.toUpperCase();
  const left = tilesLeft(hand, draft);
  const laid: Laid | null =
    !asBlank && left.includes(upper) ? upper : left.includes(BLANK) ? upper.toLowerCase() : null;
  const square = nextFree(board, draft, draft.cursor);
  if (laid === null || square === null) return null;
  const next: Draft = { ...draft, cursor: square, tiles: [...draft.tiles, [square, laid]] };
  return { ...next, cursor: nextFree(board, next, square) ?? square };
}

/** Takes the last tile back. */
export function takenBack(draft: Draft): Draft {
  const last = draft.tiles.at(-1);
  return last === undefined ? draft : { ...draft, cursor: last[0], tiles: draft.tiles.slice(0, -1) };
}

export function recalled(draft: Draft): Draft {
  return { ...draft, cursor: draft.tiles[0]?.[0] ?? draft.cursor, tiles: [] };
}
