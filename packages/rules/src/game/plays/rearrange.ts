/** Rearranging a word with letters added (V-02): which squares, which tiles, which words are new or altered. */

import { crossing, lineOf, runThrough, textOf, withLaid, type Placement, type Run } from '../../board.ts';
import { isOnBoard, type Square } from '../../layout.ts';
import { err, ok, type Result } from '../../result.ts';
import { freshSquares, maySlide } from '../../rule-points/moving-letters.ts';
import { letterOf, missingTiles, neededTile } from '../../tile.ts';
import type { RearrangeAction } from '../action.ts';
import { lacksLetter, type InspectedPlay } from './play-inspection.ts';
import type { Refusal } from '../refusal.ts';
import type { Table } from '../table.ts';

/** The tiles of the old word and of the rack on their new squares. */
interface Arrangement {
  readonly targets: readonly Square[];
  readonly moved: readonly Placement[];
  readonly added: readonly Placement[];
}

export function inspectRearrangement(table: Table, action: RearrangeAction): Result<InspectedPlay, Refusal> {
  const { layout, tiles, rearranging } = table.ruleset;
  const targets = targetSquares(table, action);
  const named = [...action.from, ...action.rack];
  if (targets === null || named.some((square) => !isOnBoard(layout, square)))
    return err({ code: 'OFF_BOARD' });
  if (!isWholeWord(table, action)) return err({ code: 'NO_WORD' });
  const arrangement = arrange(table, action, targets);
  if (arrangement === null) return err({ code: 'SQUARE_OCCUPIED' });
  const refusal = refuseTiles(table, action, arrangement);
  if (refusal !== null) return err(refusal);

  const { moved, added } = arrangement;
  const vacated = action.from.filter((square) => !targets.includes(square));
  const changes: readonly Placement[] = [
    ...vacated.map((square): Placement => [square, '']),
    ...[...moved, ...added].filter(([square, laid]) => table.board[square] !== laid),
  ];
  const board = withLaid(table.board, changes);
  const runs = alteredRuns(table, { ...table, board }, action, targets);
  const covered = targets.filter((square) => table.board[square] === '');
  return ok({
    board,
    changes,
    used: added.map(([, laid]) => neededTile(laid)),
    placed: added.map(([square]) => square),
    runs,
    words: runs.map((run) => textOf(tiles, board, run)),
    fresh: freshSquares(rearranging, covered, added),
  });
}

/** `null` where the word would leave the board. */
function targetSquares(
  { ruleset }: Table,
  { at, direction, word }: RearrangeAction,
): readonly Square[] | null {
  const { layout } = ruleset;
  if (!isOnBoard(layout, at)) return null;
  const position = direction === 'across' ? at % layout.width : Math.floor(at / layout.width);
  if (position + word.length > (direction === 'across' ? layout.width : layout.height)) return null;
  const step = direction === 'across' ? 1 : layout.width;
  const squares = word.map((_, index) => at + index * step);
  return squares.every((square) => isOnBoard(layout, square)) ? squares : null;
}

/** `from` must be one whole run of two or more tiles in the direction given. */
function isWholeWord({ board, ruleset }: Table, { from, direction }: RearrangeAction): boolean {
  const first = Math.min(...from);
  if (from.length < 2 || from.some((square) => board[square] === '')) return false;
  const { squares } = runThrough(board, ruleset.layout, first, direction);
  return squares.length === from.length && squares.every((square) => from.includes(square));
}

/** `null` if a tile of another word is in the way. */
function arrange(table: Table, action: RearrangeAction, targets: readonly Square[]): Arrangement | null {
  const moved: Placement[] = [];
  const added: Placement[] = [];
  for (const [index, square] of targets.entries()) {
    const laid = action.word[index] ?? '';
    const foreign = table.board[square] !== '' && !action.from.includes(square);
    if (foreign && (action.rack.includes(square) || table.board[square] !== laid)) return null;
    if (action.rack.includes(square)) added.push([square, laid]);
    else if (!foreign) moved.push([square, laid]);
  }
  return { targets, moved, added };
}

function refuseTiles(
  table: Table,
  action: RearrangeAction,
  { targets, moved, added }: Arrangement,
): Refusal | null {
  const { board, ruleset, racks } = table;
  const { layout, rearranging, tiles } = ruleset;
  if (added.length === 0) return { code: 'ANAGRAM_NEEDS_NEW_TILE' };
  if (added.some(([, laid]) => lacksLetter(tiles.counts, laid))) return { code: 'BLANK_NEEDS_LETTER' };
  const old = action.from.map((square) => board[square] ?? '');
  const laid = moved.map(([, tile]) => tile);
  const missing = [
    ...missingTiles(
      racks[action.seat] ?? [],
      added.map(([, tile]) => neededTile(tile)),
    ),
    ...missingTiles(old, laid),
  ];
  if (missing.length > 0) return { code: 'TILE_NOT_ON_RACK', tiles: missing };
  const sameLine = lineOf(layout, [...action.from, ...targets]) === action.direction;
  if (missingTiles(laid, old).length > 0 || !sameLine) return { code: 'ANAGRAM_TILE_LEFT_OUT' };
  // Squares left empty carry no crossing word, so the tiles stay connected.
  const vacated = action.from.filter((square) => !targets.includes(square));
  const mayVacate = (square: Square): boolean =>
    maySlide(rearranging) &&
    runThrough(board, layout, square, crossing(action.direction)).squares.length === 1;
  return vacated.every(mayVacate) ? null : { code: 'ANAGRAM_TILE_LEFT_OUT' };
}

/** The new word, then the crossing words at squares that are new or show another letter. */
function alteredRuns(
  before: Pick<Table, 'board' | 'ruleset'>,
  after: Pick<Table, 'board' | 'ruleset'>,
  { direction }: RearrangeAction,
  targets: readonly Square[],
): readonly Run[] {
  const { layout } = after.ruleset;
  const main = runThrough(after.board, layout, targets[0] ?? 0, direction);
  const altered = targets.filter(
    (square) => letterOf(before.board[square] ?? '') !== letterOf(after.board[square] ?? ''),
  );
  const cross = altered.map((square) => runThrough(after.board, layout, square, crossing(direction)));
  return [main, ...cross.filter((run) => run.squares.length > 1)];
}
