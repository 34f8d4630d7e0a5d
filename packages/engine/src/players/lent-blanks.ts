/**
 * Blanks that can be picked up again, where the rules let whoever holds the right letter do so (V-04, or V-03 with
 * blanks): laying a blank may hand it to the next side, or keep it within reach.
 */

import { allSeats, type PlayerView, type Seat } from '@lexiko/rules';
import {
  DIRECTIONS,
  isLaidBlank,
  letterOf,
  runThrough,
  textOf,
  withLaid,
  type Board,
  type Placement,
  type Square,
  type Tile,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { recyclesBlanks } from '@lexiko/rules/rule-points';
import { lettersOf } from '../generation/letter-numbers.ts';
import type { FoundPlay } from '../positions/play-finder.ts';
import type { LeaveJudge } from '../judgement/leave-model.ts';
import { unseenTiles } from '../positions/unseen-tiles.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/**
 * The share of a blank's worth that passes on with it: whoever picks it up will lay it again. In 400 pairs of static
 * games, half gains 7 ± 6 points a game on players who ignore this; the whole gains nothing.
 */
const LENT_ON = 0.5;

/** What all plays of a turn have in common. */
export interface Lending {
  readonly table: PlayerView;
  readonly seat: Seat;
  readonly leaveOf: LeaveJudge;
  readonly vocabulary: Vocabulary;
  readonly unseen: readonly Tile[];
}

/** `null` where blanks stay where they are laid. */
export function lendingAt(at: Omit<Lending, 'unseen'>): Lending | null {
  const { blanks, recycling } = at.table.ruleset;
  const isLent = blanks.kind === 'retrieve' || recyclesBlanks(recycling);
  return isLent ? { ...at, unseen: unseenTiles(at.table) } : null;
}

/**
 * What the blanks of a play are likely to bring once they are on the board, in points; negative where others will
 * probably get them. Considers everybody's next turn.
 */
export function worthOfLent(lending: Lending, { tiles, kept, play }: FoundPlay): number {
  return tiles
    .filter(([, laid]) => isLaidBlank(laid))
    .reduce((sum, blank) => sum + worthOfBlank(lending, play.board, blank, kept), 0);
}

function worthOfBlank(
  lending: Lending,
  board: Board,
  [square, laid]: Placement,
  kept: readonly number[],
): number {
  const { table, seat, leaveOf, unseen, vocabulary } = lending;
  const takers = takersOf(lending, board, square, letterOf(laid));
  const suitable = unseen.filter((tile) => takers.includes(tile)).length;
  const others = allSeats(table.ruleset).filter((other) => other !== seat && !table.left[other]);
  const held = others.reduce((sum, other) => sum + itemAt(table.racks, other).length, 0);
  const theirs = chanceOfOne(unseen.length, suitable, held);
  const letters = lettersOf(takers, vocabulary.alphabet);
  const drawn = Math.min(itemAt(table.racks, seat).length - kept.length, table.pool.length);
  const own = letters.some((letter) => kept.includes(letter))
    ? 1
    : chanceOfOne(unseen.length, suitable, drawn);
  const [paid = 0] = letters;
  return LENT_ON * (leaveOf([0]) - leaveOf([paid])) * ((1 - theirs) * own - theirs);
}

/** The letters that can be laid in place of a blank. */
function takersOf(
  { table, vocabulary }: Lending,
  board: Board,
  square: Square,
  letter: Tile,
): readonly Tile[] {
  const { blanks, recycling, layout, tiles } = table.ruleset;
  const own = blanks.kind === 'retrieve' ? [letter] : [];
  if (!recyclesBlanks(recycling)) return own;
  const others = vocabulary.alphabet.letters.slice(1).filter((other) => {
    if (other === letter) return false;
    const after = withLaid(board, [[square, other]]);
    return DIRECTIONS.map((direction) => runThrough(after, layout, square, direction))
      .filter((run) => run.squares.length > 1)
      .every((run) => vocabulary.opinionOf(textOf(tiles, after, run)) === 'known');
  });
  return [...own, ...others];
}

/** The chance that of `drawn` out of `all` tiles at least one is among the `suitable`. */
function chanceOfOne(all: number, suitable: number, drawn: number): number {
  let none = 1;
  for (let tile = 0; tile < drawn; tile++)
    none *= Math.max(0, all - suitable - tile) / Math.max(1, all - tile);
  return 1 - none;
}
