/**
 * Considers the next side's replies, for games that cannot be played out: each of the best plays is tried against the
 * same possible racks of the next side, and loses the average value of the best replies.
 */

import { allSeats, type PlayerView, type Seat } from '@lexiko/rules';
import { isEmptyBoard, type Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { withRack } from '../positions/play-finder.ts';
import { bestValue, type Search, type ValuedPlay } from './turn-search.ts';
import { unseenTiles } from '../positions/unseen-tiles.ts';

const MOST_PLAYS = 6;
const MOST_RACKS = 24;
/** With fewer racks, the means say less than the plays' own values. */
const FEWEST_RACKS = 3;
/** The share of the remaining work spent on this. */
const SHARE = 0.7;

/** The plays sorted by value minus the expected reply; unchanged if nobody replies. */
export function withReplies(
  search: Search,
  view: PlayerView,
  plays: readonly ValuedPlay[],
): readonly ValuedPlay[] {
  const { effort, seat } = search;
  const next = nextSeat(view, seat);
  const tried = plays.slice(0, MOST_PLAYS);
  // In Crosswords, whoever opens decides how the board is oriented from then on.
  if (next === null || tried.length < 2 || isEmptyBoard(view.board)) return plays;
  const unseen = unseenTiles(view);
  const size = itemAt(view.racks, next).length;
  if (size === 0 || size > unseen.length) return plays;
  let sums = tried.map(() => 0);
  const racks = Math.min(MOST_RACKS, Math.floor((SHARE * effort.left) / tried.length));
  let done = 0;
  for (; done < racks; done++) {
    const rack = drawn(unseen, size, effort.random);
    const values: number[] = [];
    for (const { play } of tried) {
      if (!effort.spend()) break;
      const table = withRack({ ...view, board: play.board, turn: next }, next, rack);
      values.push(Math.max(0, bestValue({ ...search, seat: next }, table)));
    }
    if (values.length < tried.length) break; // a rack that not all plays have met is no comparison
    sums = sums.map((sum, at) => sum + itemAt(values, at));
  }
  if (done < FEWEST_RACKS) return plays;
  const weighed = tried.map((play, at) => ({ ...play, value: play.value - itemAt(sums, at) / done }));
  const mean = sums.reduce((sum, one) => sum + one, 0) / (done * tried.length);
  // Back on the scale of the others, so that exchanges can be compared.
  return weighed.map((play) => ({ ...play, value: play.value + mean })).sort((a, b) => b.value - a.value);
}

/** Who moves next of those still playing; `null` if nobody else is. */
function nextSeat({ ruleset, left }: PlayerView, seat: Seat): Seat | null {
  const seats = allSeats(ruleset);
  for (let step = 1; step < seats.length; step++) {
    const other = itemAt(seats, (seat + step) % seats.length);
    if (!left[other]) return other;
  }
  return null;
}

function drawn(tiles: readonly Tile[], count: number, random: () => number): readonly Tile[] {
  const pool = [...tiles];
  return Array.from({ length: count }, () => itemAt(pool.splice(Math.floor(random() * pool.length), 1), 0));
}
