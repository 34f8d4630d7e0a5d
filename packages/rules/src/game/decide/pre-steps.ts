/** What may be done before the turn's play: recycling letters (V-03) and picking up blanks (V-04). */

import { DIRECTIONS, runThrough, textOf, withLaid } from '../../board.ts';
import { isOnBoard, type Square } from '../../layout.ts';
import { recyclesBlanks } from '../../rule-points/moving-letters.ts';
import {
  isLaidBlank,
  letterOf,
  liftedTile,
  missingTiles,
  neededTile,
  type Laid,
  type Tile,
} from '../../tile.ts';
import type { Seat } from '../action.ts';
import { record, type Draft } from './draft.ts';
import { lacksLetter } from '../plays/play-inspection.ts';
import type { Refusal } from '../refusal.ts';
import { refuseWords } from '../plays/word-ruling.ts';

export function decideRetrieve(draft: Draft, seat: Seat, square: Square, tile: Tile): Refusal | null {
  const { board, racks, ruleset, steps } = draft.state;
  if (steps.some(({ kind }) => kind === 'recycle')) return { code: 'PRE_STEP_TOO_LATE' };
  if (!isOnBoard(ruleset.layout, square)) return { code: 'OFF_BOARD' };
  const laid = board[square] ?? '';
  if (!isLaidBlank(laid)) return { code: 'NOT_A_BLANK' };
  const missing = missingTiles(racks[seat] ?? [], [tile]);
  if (missing.length > 0) return { code: 'TILE_NOT_ON_RACK', tiles: missing };
  if (tile !== letterOf(laid)) return { code: 'LETTER_DOES_NOT_MATCH_BLANK' };
  record(draft, { type: 'retrieved', seat, square, tile });
  return null;
}

export function decideRecycle(draft: Draft, seat: Seat, square: Square, tile: Laid): Refusal | null {
  const { board, racks, ruleset } = draft.state;
  const { layout, tiles, recycling, challenge } = ruleset;
  if (!isOnBoard(layout, square)) return { code: 'OFF_BOARD' };
  const laid = board[square] ?? '';
  if (laid === '') return { code: 'NO_WORD' };
  if (isLaidBlank(laid) && !recyclesBlanks(recycling)) return { code: 'BLANK_LOCKED' };
  if (lacksLetter(tiles.counts, tile)) return { code: 'BLANK_NEEDS_LETTER' };
  const missing = missingTiles(racks[seat] ?? [], [neededTile(tile)]);
  if (missing.length > 0) return { code: 'TILE_NOT_ON_RACK', tiles: missing };
  const after = withLaid(board, [[square, tile]]);
  const runs = DIRECTIONS.map((direction) => runThrough(after, layout, square, direction));
  const words = runs.filter((run) => run.squares.length > 1).map((run) => textOf(tiles, after, run));
  if (letterOf(laid) === letterOf(tile) || words.length === 0) return { code: 'NO_NEW_WORD' };
  if (challenge.kind === 'auto') {
    const refusal = refuseWords(draft.world.words, words);
    if (refusal !== null) return refusal;
  }
  record(draft, { type: 'recycled', seat, square, tile, taken: liftedTile(laid), words });
  return null;
}
