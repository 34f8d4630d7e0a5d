/** A position that somebody sets up by hand: tiles on the board, racks, scores and whose turn it is. Nothing here is drawn. */

import {
  configure,
  PRESETS,
  PRESET_IDS,
  type GameConfig,
  type PresetId,
  type Ruleset,
  type Seat,
} from '@lexiko/rules';
import {
  allTiles,
  isLaidBlank,
  letterOf,
  liftedTile,
  type Board,
  type Laid,
  type Layout,
  type Square,
  type Tile,
  type TileSet,
} from '@lexiko/rules/board';
import { formatCgp, parseTypedTiles, type CgpPosition } from '@lexiko/rules/notation';
import { itemAt } from '@lexiko/rules/item-at';
import { advanced, neighbour, type Cursor } from '@lexiko/table/draft';
import type { OfferedLexicon } from '../../words/dictionaries.ts';

export interface EditedPosition {
  readonly preset: PresetId;
  readonly board: Board;
  /** As they were typed, for two sides. */
  readonly racks: readonly [string, string];
  readonly scores: readonly [number, number];
  readonly turn: Seat;
}

/** Rulebooks whose positions consist of board, racks and scores alone. */
export const EDITED_PRESETS: readonly PresetId[] = PRESET_IDS.filter(
  (id) => PRESETS[id].game === 'classic' && !PRESETS[id].teams && id !== 'custom',
);

/** The CGP operation that names the rulebook; other programs ignore it. */
export const RULES_OPERATION = 'rules';

export function configOf(
  { preset }: Pick<EditedPosition, 'preset'>,
  { language, id }: Pick<OfferedLexicon, 'language' | 'id'>,
): GameConfig {
  return { preset, sides: 2, options: { 'letters.language': language, 'dictionary.id': id } };
}

export function rulesetOfConfig(config: GameConfig): Ruleset {
  const ruleset = configure(config);
  if (!ruleset.ok) throw new Error(`the rules of a position exist: ${ruleset.error.code}`);
  return ruleset.value;
}

export function emptyPosition(preset: PresetId, { layout }: Pick<Ruleset, 'layout'>): EditedPosition {
  return {
    preset,
    board: Array.from({ length: layout.width * layout.height }, () => ''),
    racks: ['', ''],
    scores: [0, 0],
    turn: 0,
  };
}

export function withLaidAt(position: EditedPosition, square: Square, laid: Laid): EditedPosition {
  return { ...position, board: position.board.with(square, laid) };
}

export function withRack(position: EditedPosition, seat: Seat, text: string): EditedPosition {
  const [first, second] = position.racks;
  return { ...position, racks: seat === 0 ? [text, second] : [first, text] };
}

export function withScore(position: EditedPosition, seat: Seat, score: number): EditedPosition {
  const [first, second] = position.scores;
  return { ...position, scores: seat === 0 ? [score, second] : [first, score] };
}

export interface Typed {
  readonly position: EditedPosition;
  readonly cursor: Cursor;
}

/** What typing needs of the rules. */
type Lettering = Pick<Ruleset, 'layout' | 'tiles'>;

function asLaid(letter: string, asBlank: boolean): Laid {
  return asBlank ? letter.toLowerCase() : letter;
}

/** The square that was typed last: the one before the arrow. */
function squareBefore(layout: Layout, { square, direction }: Cursor): Square | null {
  const before = neighbour(layout, square, direction === 'across' ? 'left' : 'up');
  return before === square ? null : before;
}

/**
 * Writes what a key stands for at the arrow, over whatever lies there, and moves on. A key that goes on with the letter
 * before it makes one tile of both (C and H: CH). `null` if no tile has this letter.
 */
export function withKey(
  { position, cursor }: Typed,
  { layout, tiles }: Lettering,
  key: string,
  { asBlank, goesOn }: { readonly asBlank: boolean; readonly goesOn: boolean },
): Typed | null {
  const before = squareBefore(layout, cursor);
  const laidBefore = before === null ? '' : itemAt(position.board, before);
  const longer = tiles.multiples.find((letter) => letter.startsWith(letterOf(laidBefore) + key));
  if (goesOn && before !== null && laidBefore !== '' && longer !== undefined)
    return { position: withLaidAt(position, before, asLaid(longer, isLaidBlank(laidBefore))), cursor };
  if (!tiles.letters.includes(key)) return null;
  const next = withLaidAt(position, cursor.square, asLaid(key, asBlank));
  return { position: next, cursor: advancedOver(layout, cursor) };
}

/** The next square, free or not, so that typing overwrites mistakes. */
function advancedOver(layout: Layout, cursor: Cursor): Cursor {
  const empty = Array.from({ length: layout.width * layout.height }, () => '');
  return advanced(layout, empty, cursor);
}

/** Clears the square at the arrow, or if that is empty the one before it. */
export function withoutLast({ position, cursor }: Typed, { layout }: Pick<Ruleset, 'layout'>): Typed {
  if (itemAt(position.board, cursor.square) !== '')
    return { position: withLaidAt(position, cursor.square, ''), cursor };
  const before = squareBefore(layout, cursor);
  if (before === null) return { position, cursor };
  return { position: withLaidAt(position, before, ''), cursor: { ...cursor, square: before } };
}

/** Makes two tiles of the CH before the arrow, or CH of the C and H there. */
export function splitOrJoined(typed: Typed, { layout, tiles }: Lettering): Typed {
  const { position, cursor } = typed;
  const last = squareBefore(layout, cursor);
  const laid = last === null ? '' : itemAt(position.board, last);
  if (last === null || laid === '') return typed;
  const shown = letterOf(laid);
  if (tiles.multiples.includes(shown)) {
    const start = { position: withLaidAt(position, last, ''), cursor: { ...cursor, square: last } };
    return Array.from(shown)
      .filter((key) => tiles.letters.includes(key))
      .reduce<Typed>(
        (so, key) => withKey(so, { layout, tiles }, key, { asBlank: isLaidBlank(laid), goesOn: false }) ?? so,
        start,
      );
  }
  const first = squareBefore(layout, { ...cursor, square: last });
  const joined = first === null ? '' : letterOf(itemAt(position.board, first)) + shown;
  if (first === null || !tiles.multiples.includes(joined)) return typed;
  const cleared = withLaidAt(position, last, '');
  return {
    position: withLaidAt(cleared, first, asLaid(joined, isLaidBlank(laid))),
    cursor: { ...cursor, square: last },
  };
}

/** The tiles of a rack as typed; `null` if it holds anything that is no tile of the box. */
export function rackTiles(text: string, { letters }: Pick<TileSet, 'letters'>): readonly Tile[] | null {
  const tiles = parseTypedTiles(text);
  return tiles === null || !tiles.every((tile) => tile === '?' || letters.includes(tile)) ? null : tiles;
}

function usedTiles({ board, racks }: EditedPosition, tiles: TileSet): readonly Tile[] {
  return [
    ...board.filter((laid) => laid !== '').map(liftedTile),
    ...racks.flatMap((rack) => rackTiles(rack, tiles) ?? []),
  ];
}

/** How many of each tile are left; below zero where more lie on board and racks than the box holds. */
export function tilesLeft(position: EditedPosition, tiles: TileSet): ReadonlyMap<Tile, number> {
  const left = new Map([...tiles.letters, '?'].map((tile) => [tile, tiles.counts[tile] ?? 0]));
  for (const tile of usedTiles(position, tiles)) left.set(tile, (left.get(tile) ?? 0) - 1);
  return left;
}

/** The tiles in the bag. */
export function bagOf(position: EditedPosition, tiles: TileSet): readonly Tile[] {
  const left = new Map(tilesLeft(position, tiles));
  return allTiles(tiles).filter((tile) => {
    const count = left.get(tile) ?? 0;
    left.set(tile, count - 1);
    return count > 0;
  });
}

/** What no game allows (`isFatal`: nothing can be computed from it), or hardly any game has. */
export type PositionFault =
  | { readonly code: 'TOO_MANY'; readonly tile: Tile; readonly held: number; readonly used: number }
  | { readonly code: 'NOT_A_RACK'; readonly seat: Seat }
  | { readonly code: 'LONG_RACK'; readonly seat: Seat; readonly size: number }
  | { readonly code: 'NO_RACK' }
  | { readonly code: 'APART' }
  | { readonly code: 'OFF_CENTRE' };

/** With these, a position can still be analysed. */
const HARMLESS: ReadonlySet<PositionFault['code']> = new Set(['APART', 'OFF_CENTRE']);

export function isFatal({ code }: PositionFault): boolean {
  return !HARMLESS.has(code);
}

export function positionFaults(
  position: EditedPosition,
  { layout, tiles, rack: { size } }: Ruleset,
): readonly PositionFault[] {
  const { board, racks, turn } = position;
  const faults: PositionFault[] = [];
  for (const [tile, left] of tilesLeft(position, tiles)) {
    const held = tiles.counts[tile] ?? 0;
    if (left < 0) faults.push({ code: 'TOO_MANY', tile, held, used: held - left });
  }
  for (const [seat, text] of racks.entries()) {
    const rack = rackTiles(text, tiles);
    if (rack === null) faults.push({ code: 'NOT_A_RACK', seat });
    else if (rack.length > size) faults.push({ code: 'LONG_RACK', seat, size });
    else if (seat === turn && rack.length === 0) faults.push({ code: 'NO_RACK' });
  }
  const occupied = board.flatMap((laid, square) => (laid === '' ? [] : [square]));
  if (occupied.length > 0 && board[layout.centre] === '') faults.push({ code: 'OFF_CENTRE' });
  if (!areConnected(occupied, layout)) faults.push({ code: 'APART' });
  return faults;
}

function areConnected(squares: readonly Square[], layout: Layout): boolean {
  const [first] = squares;
  if (first === undefined) return true;
  const occupied = new Set(squares);
  const reached = new Set([first]);
  for (const square of reached)
    for (const step of ['left', 'right', 'up', 'down'] as const) {
      const next = neighbour(layout, square, step);
      if (occupied.has(next)) reached.add(next);
    }
  return reached.size === occupied.size;
}

/** The position as CGP: the side to move comes first, and the operations name rules and words. */
export function formatPosition(
  position: EditedPosition,
  { layout, tiles }: Lettering,
  lexicon: string,
): string {
  const { board, racks, scores, turn, preset } = position;
  const sides = turn === 0 ? [0, 1] : [1, 0];
  return formatCgp({
    width: layout.width,
    height: layout.height,
    board,
    racks: sides.map((seat) => rackTiles(itemAt(racks, seat), tiles) ?? []),
    scores: sides.map((seat) => itemAt(scores, seat)),
    zeroTurns: 0,
    operations: operationsOf(preset, lexicon),
  });
}

/** What a position says of its rules and its words. */
export function operationsOf(preset: PresetId, lexicon: string): CgpPosition['operations'] {
  return [
    { name: 'lex', text: lexicon },
    { name: RULES_OPERATION, text: preset },
  ];
}
