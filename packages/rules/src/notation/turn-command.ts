/**
 * What players type for a turn: `8F HORN`, `exchange QVV`, `pass`, `recycle F8 C`. As in move notation, a lower-case
 * letter among capitals is a blank. If all letters have the same case, blanks stand in for letters missing on the
 * rack, and the blank must be marked only where that leaves a choice. Problems are codes; texts are made elsewhere.
 */

import { runThrough, type Direction, type Placement } from '../board.ts';
import type { Action, RearrangeAction, Seat } from '../game/action.ts';
import { tilesAtHand } from '../game/plays/play-inspection.ts';
import type { PlayerView } from '../game/table.ts';
import { formatSquare, parseSquare, type Square } from '../layout.ts';
import { err, ok, type Result } from '../result.ts';
import type { TileSet } from '../tile-set.ts';
import { BLANK, letterOf, missingTiles, neededTile, type Laid, type Tile } from '../tile.ts';
import { parseMove, parseWordStart, type MoveProblem } from './move-notation.ts';
import { isLetters, parseTiles, splitTiles } from './tile-text.ts';

export type CommandProblem =
  | MoveProblem
  /** Several squares could hold the blank; given by name. */
  | { readonly code: 'WHICH_BLANK'; readonly letter: string; readonly squares: readonly string[] }
  /** Letters to exchange were expected. */
  | { readonly code: 'NOT_TILES' }
  /** Letters must be drawn before others are returned (`cw.exchange.order=drawFirst`). */
  | { readonly code: 'DRAW_FIRST' }
  /** A square and a letter were expected. */
  | { readonly code: 'NOT_A_STEP'; readonly step: 'recycle' | 'retrieve' }
  | { readonly code: 'NOT_A_REARRANGEMENT' }
  | { readonly code: 'NO_WORD_THERE' };

/** An action that a side asks for. */
type SeatAction = Extract<Action, { readonly seat: Seat }>;

/** The action that a line asks for. Whether the rules allow it is not checked. */
export function parseTurnCommand(
  view: PlayerView,
  seat: Seat,
  text: string,
): Result<SeatAction, CommandProblem> {
  const trimmed = text.trim().replace(/^play\s+/iu, '');
  const [verb = '', ...words] = trimmed.split(/\s+/u);
  switch (verb.toLowerCase()) {
    case 'pass':
      return ok({ type: 'pass', seat });
    case 'exchange':
    case 'ex':
      return parseExchange(view, seat, words.join(' '));
    case 'draw':
      return ok({ type: 'drawToExchange', seat, count: Number(words[0] ?? 'NaN') });
    case 'start':
      return ok({ type: 'start', seat });
    case 'accept':
      return ok({ type: 'accept', seat });
    case 'challenge':
      return ok(challengeOf(view, seat, words[0]));
    case 'recycle':
    case 'retrieve':
      return parseStep(view, seat, verb.toLowerCase() === 'recycle' ? 'recycle' : 'retrieve', words);
    case 'rearrange':
      return parseRearrangement(view, seat, words);
    case 'undo':
      return ok({ type: 'takeBack', seat });
    default: {
      const tiles = parsePlay(view, seat, trimmed);
      return tiles.ok ? ok({ type: 'play', seat, tiles: tiles.value }) : tiles;
    }
  }
}

/** A play with a single word needs no name. */
export function challengeOf({ window }: PlayerView, seat: Seat, word: string | undefined): SeatAction {
  const words = [...new Set(window?.words)];
  const named = word ?? (words.length === 1 ? words[0] : undefined);
  return { type: 'challenge', seat, ...(named === undefined ? {} : { word: named }) };
}

/** The tiles that `8F HORN` lays. */
export function parsePlay(
  view: PlayerView,
  seat: Seat,
  text: string,
): Result<readonly Placement[], CommandProblem> {
  const { board, ruleset } = view;
  const { layout, tiles } = ruleset;
  const placed = parseMove({ board, layout, tiles }, text);
  if (!placed.ok) return placed;
  const word = text.trim().split(/\s+/u)[1] ?? '';
  const marked = word !== word.toUpperCase() && word !== word.toLowerCase();
  if (marked) return placed;
  return withBlanks(placed.value, tilesAtHand(view, seat), (square) => formatSquare(layout, square));
}

/** Uses blanks for letters missing on the rack, where that leaves no choice. */
function withBlanks(
  placed: readonly Placement[],
  hand: readonly Tile[],
  nameOf: (square: Square) => string,
): Result<readonly Placement[], CommandProblem> {
  const blanks = hand.filter((tile) => tile === BLANK).length;
  const held = (letter: string): number => hand.filter((tile) => tile === letter).length;
  const wanted = new Map<string, Square[]>();
  for (const [square, laid] of placed)
    wanted.set(letterOf(laid), [...(wanted.get(letterOf(laid)) ?? []), square]);
  const missing = [...wanted].map(([letter, squares]) => Math.max(0, squares.length - held(letter)));
  const canFill = missing.reduce((sum, count) => sum + count, 0) <= blanks;
  for (const [letter, squares] of wanted) {
    if (canFill && held(letter) > 0 && held(letter) < squares.length)
      return err({ code: 'WHICH_BLANK', letter, squares: squares.map(nameOf) });
  }
  return ok(
    placed.map(([square, laid]): Placement => {
      const letter = letterOf(laid);
      return [square, canFill && held(letter) === 0 ? letter.toLowerCase() : letter];
    }),
  );
}

/** Tiles as people type them: letters, `[CH]` and `?`, with or without spaces. `null` if there is anything else. */
export function parseTypedTiles(text: string): readonly Tile[] | null {
  return parseTiles(text.replaceAll(/[\s,]/gu, ''));
}

/** The tiles meant by `CH`: C and H, or the tile CH if the hand lacks those. */
function tilesFrom(
  hand: readonly Tile[],
  text: string,
  { multiples }: Pick<TileSet, 'multiples'>,
): readonly Tile[] | null {
  const tiles = parseTypedTiles(text);
  if (tiles === null || multiples.length === 0 || missingTiles(hand, tiles).length === 0) return tiles;
  const joined = parseTypedTiles(
    multiples.reduce((so, letter) => so.replaceAll(letter, `[${letter}]`), text.toUpperCase()),
  );
  return joined !== null && missingTiles(hand, joined).length === 0 ? joined : tiles;
}

function parseExchange(view: PlayerView, seat: Seat, text: string): Result<SeatAction, CommandProblem> {
  const isDrawFirst = view.ruleset.exchange.order === 'drawFirst';
  if (isDrawFirst && /^\d{1,2}$/u.test(text))
    return ok({ type: 'drawToExchange', seat, count: Number(text) });
  if (isDrawFirst && view.toReturn === 0 && text !== '') return err({ code: 'DRAW_FIRST' });
  const tiles = tilesFrom(tilesAtHand(view, seat), text, view.ruleset.tiles);
  return tiles === null ? err({ code: 'NOT_TILES' }) : ok({ type: 'exchange', seat, tiles });
}

/** A letter to lay, from a text such as `C` or `CH`; `?C` asks for the blank even if the rack has the letter. */
function parseLaid(view: PlayerView, seat: Seat, text: string): Laid | null {
  const match = /^(\??)\[?([\p{L}·]+)\]?$/u.exec(text);
  const letter = (match?.[2] ?? '').toUpperCase();
  if (match === null || !view.ruleset.tiles.letters.includes(letter)) return null;
  const hand = tilesAtHand(view, seat);
  const blank = match[1] === '?' || (!hand.includes(letter) && hand.includes(BLANK));
  return blank ? letter.toLowerCase() : letter;
}

function squareNamed(view: PlayerView, text: string | undefined): Square | null {
  const square = parseSquare(view.ruleset.layout, text ?? '');
  return square === null || square < 0 ? null : square;
}

function parseStep(
  view: PlayerView,
  seat: Seat,
  step: 'recycle' | 'retrieve',
  [name, letter]: readonly string[],
): Result<SeatAction, CommandProblem> {
  const square = squareNamed(view, name);
  const laid = parseLaid(view, seat, letter ?? '');
  if (square === null || laid === null) return err({ code: 'NOT_A_STEP', step });
  return ok(
    step === 'recycle'
      ? { type: step, seat, square, tile: laid }
      : { type: step, seat, square, tile: laid.toUpperCase() },
  );
}

/**
 * `8F SPATES` rearranges the word there, with letters of the rack added; `from H8` names a square of the word where
 * several lie in the line. Blanks are always written in lower case. `CH` is C and H, or the tile CH if those are lacking.
 */
function parseRearrangement(
  view: PlayerView,
  seat: Seat,
  [at = '', text = '', , fromName]: readonly string[],
): Result<RearrangeAction, CommandProblem> {
  const start = parseWordStart(at);
  const apart = splitTiles(text);
  if (start === null || apart === null || apart.length === 0 || !apart.every(isLetters))
    return err({ code: 'NOT_A_REARRANGEMENT' });
  const first = start.row * view.ruleset.layout.width + start.column;
  const isLower = text === text.toLowerCase();
  const read = (word: readonly Laid[]): Result<RearrangeAction, CommandProblem> =>
    rearrangementTo(view, seat, { first, direction: start.direction, word, isLower, fromName });
  const plain = read(apart);
  const { multiples } = view.ruleset.tiles;
  if (multiples.length === 0 || (plain.ok && hasTilesFor(view, seat, plain.value))) return plain;
  const inBrackets = multiples
    .flatMap((letter) => [letter, letter.toLowerCase()])
    .reduce((so, letter) => so.replaceAll(letter, `[${letter}]`), text);
  const joined = read(splitTiles(inBrackets) ?? apart);
  return joined.ok && hasTilesFor(view, seat, joined.value) ? joined : plain;
}

function hasTilesFor({ board, racks }: PlayerView, seat: Seat, { from, word }: RearrangeAction): boolean {
  const added = missingTiles(
    from.map((square) => board[square] ?? ''),
    word,
  );
  return missingTiles(racks[seat] ?? [], added.map(neededTile)).length === 0;
}

interface Rearrangement {
  readonly first: Square;
  readonly direction: Direction;
  readonly word: readonly Laid[];
  readonly isLower: boolean;
  readonly fromName: string | undefined;
}

function rearrangementTo(
  view: PlayerView,
  seat: Seat,
  { first, direction, word: typed, isLower, fromName }: Rearrangement,
): Result<RearrangeAction, CommandProblem> {
  const { board, ruleset } = view;
  const step = direction === 'across' ? 1 : ruleset.layout.width;
  const targets = typed.map((_, place) => first + place * step);
  const from = fromName === undefined ? null : squareNamed(view, fromName);
  const old = from ?? targets.find((square) => isWordAt(view, square, direction));
  if (old === undefined) return err({ code: 'NO_WORD_THERE' });
  const run = runThrough(board, ruleset.layout, old, direction).squares;
  const hasBlank = run.some((square) => board[square] !== letterOf(board[square] ?? ''));
  const word = typed.map((laid) => (isLower && !hasBlank ? letterOf(laid) : laid));
  const rack = addedSquares(view, run, targets, word);
  return ok({ type: 'rearrange', seat, from: run, at: first, direction, word, rack });
}

function isWordAt({ board, ruleset }: PlayerView, square: Square, direction: Direction): boolean {
  return (
    (board[square] ?? '') !== '' && runThrough(board, ruleset.layout, square, direction).squares.length > 1
  );
}

/** Which squares get a rack tile: those that the old word cannot fill, new squares first. */
function addedSquares(
  { board }: PlayerView,
  run: readonly Square[],
  targets: readonly Square[],
  word: readonly Laid[],
): readonly Square[] {
  const rest = run.map((square) => board[square] ?? '');
  const ours = targets
    .map((square, at) => ({ square, laid: word[at] ?? '' }))
    .filter(({ square }) => board[square] === '' || run.includes(square));
  const oldFirst = ours.sort((a, b) => Number(run.includes(b.square)) - Number(run.includes(a.square)));
  return oldFirst.flatMap(({ square, laid }) => {
    const at = rest.indexOf(laid);
    if (at < 0) return [square];
    rest.splice(at, 1);
    return [];
  });
}
