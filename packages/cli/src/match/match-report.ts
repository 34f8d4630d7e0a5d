/** What a match says: a rating for everybody, and for each two the share of wins and the spread. */

import { itemAt } from '@lexiko/rules/item-at';
import { standingsOf, type Standing } from '../tournament/standings.ts';
import type { Contestant } from './contestant.ts';
import type { MatchResult } from './match-folder.ts';
import { pairingsOf } from './match-run.ts';
import { ratingsOf, type Anchor, type Rating } from './ratings.ts';

export interface RatedPlayer extends Rating {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** For a move, in the mean and at the most. */
  readonly meanMs: number;
  readonly longestMs: number;
  /** Moves that the rules did not take. */
  readonly faults: number;
}

export interface Meeting {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  /** Of the first of them. */
  readonly standing: Standing;
}

export interface MatchReport {
  /** The strongest first. */
  readonly players: readonly RatedPlayer[];
  readonly meetings: readonly Meeting[];
  readonly games: number;
}

/** Of games with the same bag only whole pairs count: in half of one, draws are not shared out evenly. */
export function reportOf(
  contestants: readonly Contestant[],
  all: readonly MatchResult[],
  anchor: Anchor,
): MatchReport {
  const kept = new Set(all.map(({ pair, game }) => `${pair.join()} ${game}`));
  const results = all.filter(({ pair, game }) => kept.has(`${pair.join()} ${game ^ 1}`));
  const ratings = ratingsOf(contestants.length, results, anchor);
  const players = contestants.map(({ name }, player): RatedPlayer => {
    const own = results.flatMap(({ pair, won, clocks }) => {
      const side = pair.indexOf(player);
      return side < 0 ? [] : [{ won: won[side] ?? 0, clock: itemAt(clocks, side) }];
    });
    const sum = (of: (one: (typeof own)[number]) => number): number =>
      own.reduce((total, one) => total + of(one), 0);
    return {
      name,
      ...itemAt(ratings, player),
      games: own.length,
      wins: sum(({ won }) => won),
      meanMs:
        sum(({ clock }) => clock.ms) /
        Math.max(
          1,
          sum(({ clock }) => clock.moves),
        ),
      longestMs: Math.max(0, ...own.map(({ clock }) => clock.longestMs)),
      faults: sum(({ clock }) => clock.faults),
    };
  });
  const meetings = pairingsOf(contestants.length).flatMap((pair): Meeting[] => {
    const met = results.filter((result) => result.pair.join() === pair.join());
    const [one = '', other = ''] = pair.map((player) => contestants[player]?.name);
    const [standing] = standingsOf(
      [one, other],
      met.map((result) => ({ ...result, turns: 0 })),
    );
    return standing === undefined || met.length === 0 ? [] : [{ one, other, games: met.length, standing }];
  });
  return { players: players.toSorted((a, b) => b.rating - a.rating), meetings, games: results.length };
}
