/**
 * What every candidate of a turn loses on the best, by longer playouts than any player makes: more plies, more playouts,
 * more candidates, and draws of their own.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { expectationOf } from '../../src/players/playout-search.ts';
import { Contest } from '../../src/simulation/contest.ts';
import { SPREAD_SHARE } from '../../src/simulation/simulation.ts';
import { CachedPlayouts, candidateName } from './cached-playouts.ts';
import type { Turn } from './turns.ts';

const PLIES = 4;
/** With so few tiles in the bag most playouts reach the end of the game. */
const LATE = { bag: 21, plies: 10 };
const SEED = 20_260_101;
/** Nothing is believed of candidates beforehand, and each is tried this often. */
const DOUBT = 0.1;
const SCATTER = 0.2;
const OPENING = 64;
const ROUND = 64;

export interface ReferenceSize {
  /** Playouts of all candidates together. */
  readonly playouts: number;
  /** Playouts of a candidate, at most. */
  readonly most: number;
  /** It is over when nobody can be expected to win this much more often than the leader. */
  readonly indifference: number;
}

/** Of one turn. */
export interface Reference {
  readonly turn: string;
  readonly bag: number;
  /** The best candidate's chance to win, and its playouts. */
  readonly win: number;
  readonly playouts: number;
  /** By name: chance to win and points lost, each over the playouts that it and the best both had, and how many these were. */
  readonly lost: Readonly<Record<string, readonly [win: number, points: number, playouts: number]>>;
}

export function referenceOf(turn: Turn, size: ReferenceSize): Reference {
  const playouts = new CachedPlayouts(turn, SEED);
  const { options } = playouts;
  const plies = playouts.bagSize <= LATE.bag ? LATE.plies : PLIES;
  const all = [...options.keys()];
  const { values: expected } = expectationOf(playouts.position(all, plies), playouts.judge);
  const contest = new Contest({
    expected,
    doubt: DOUBT,
    scatter: SCATTER,
    opening: OPENING,
    round: ROUND,
    ...size,
  });
  const results = options.map(() => ({ wins: new Array<number>(), spreads: new Array<number>() }));
  let left = size.playouts;
  for (let jobs = contest.nextJobs(); jobs.length > 0 && left > 0; jobs = contest.nextJobs()) {
    for (const job of jobs) {
      const { wins, spreads } = playouts.run(job, plies);
      const result = itemAt(results, job.candidate);
      result.wins.push(...wins);
      result.spreads.push(...spreads);
      contest.take(
        job,
        wins.map((win, at) => win + SPREAD_SHARE * itemAt(spreads, at)),
      );
      left -= job.count;
    }
    contest.settle();
  }
  const best = itemAt(results, contest.leader);
  const lost = options.map((option, at) => {
    const { wins, spreads } = itemAt(results, at);
    const count = Math.min(wins.length, best.wins.length);
    const lostOf = (own: readonly number[], theirs: readonly number[]): number =>
      own.slice(0, count).reduce((sum, value, number) => sum + itemAt(theirs, number) - value, 0) / count;
    return [
      candidateName(option),
      [rounded(lostOf(wins, best.wins), 5), rounded(lostOf(spreads, best.spreads), 2), count],
    ] as const;
  });
  const win = best.wins.reduce((sum, value) => sum + value, 0) / best.wins.length;
  return {
    turn: turn.name,
    bag: playouts.bagSize,
    win: rounded(win, 4),
    playouts: best.wins.length,
    lost: Object.fromEntries(lost),
  };
}

/** Win chance lost, with the little that points count. */
export function utilityLost({ lost }: Reference, name: string): number {
  const entry = lost[name];
  if (entry === undefined) throw new Error(`the reference does not know ${name}`);
  return entry[0] + SPREAD_SHARE * entry[1];
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}
