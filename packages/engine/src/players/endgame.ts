/**
 * The end of a game of two: with an empty bag the other rack is known, so that the rest can be played through. Both
 * sides take the best-looking play each time; that is quick and nearly right, but no proof.
 */

import { rackValue, withLaid, type Placement, type PlayerView, type Seat, type Tile } from '@lexiko/rules';
import type { Alphabet, WordGraph } from '@lexiko/words';
import { laidTiles, tileOf } from './letter-numbers.ts';
import type { FoundPlay, PlayFinder } from './play-finder.ts';
import type { Effort } from './thinking.ts';

export interface Endgame {
  readonly table: PlayerView;
  readonly seat: Seat;
  readonly finder: PlayFinder;
  readonly graph: WordGraph;
  readonly alphabet: Alphabet;
  readonly otherRack: readonly Tile[];
  readonly effort: Effort;
}

interface Side {
  rack: readonly Tile[];
  gained: number;
}

/** By how much the side gains on the other from this play to the end of the game. */
export function playedThrough(endgame: Endgame, { tiles, score, kept }: FoundPlay): number {
  const { table, alphabet, otherRack, effort } = endgame;
  const values = table.ruleset.tiles;
  const own: Side = { rack: kept.map((letter) => tileOf(letter, alphabet)), gained: score };
  const other: Side = { rack: otherRack, gained: 0 };
  let board = withLaid(table.board, tiles);
  let [mover, waiter] = [other, own];
  let passes = 0;
  while (own.rack.length > 0 && other.rack.length > 0 && passes < 2 && effort.spend()) {
    const reply = bestReply(endgame, board, mover.rack, waiter.rack);
    passes = reply === null ? passes + 1 : 0;
    if (reply !== null) {
      board = withLaid(board, reply.tiles);
      mover.rack = reply.kept.map((letter) => tileOf(letter, alphabet));
      mover.gained += reply.score;
    }
    [mover, waiter] = [waiter, mover];
  }
  // Whoever went out gains what the other has left, which the other loses besides.
  const left = rackValue(values, other.rack) - rackValue(values, own.rack);
  const isOut = own.rack.length === 0 || other.rack.length === 0;
  return own.gained - other.gained + (isOut ? 2 * left : left);
}

interface Reply {
  readonly tiles: readonly Placement[];
  readonly score: number;
  readonly kept: readonly number[];
}

/** The play that scores most, going out counted in. */
function bestReply(
  { table, seat, finder, graph, alphabet }: Endgame,
  board: PlayerView['board'],
  rack: readonly Tile[],
  waiting: readonly Tile[],
): Reply | null {
  const plays = finder.plays({ table: { ...table, board }, seat, graph, alphabet, rack });
  const forOut = 2 * rackValue(table.ruleset.tiles, waiting);
  let best: number | null = null;
  let most = -Infinity;
  for (let place = 0; place < plays.count; place++) {
    const score = plays.scoreAt(place);
    if (score + forOut <= most) break;
    const isOut = plays.placementAt(place).tiles.length === rack.length;
    if (score + (isOut ? forOut : 0) > most) {
      most = score + (isOut ? forOut : 0);
      best = place;
    }
  }
  if (best === null) return null;
  const placement = plays.placementAt(best);
  return {
    tiles: laidTiles(placement, alphabet),
    score: placement.score,
    kept: plays.keptAfter(placement),
  };
}
