/** Tries the candidates of a turn in playouts for as long as the work lasts, and takes the one believed best. */

import { itemAt } from '@lexiko/rules/item-at';
import { Contest } from '../simulation/contest.ts';
import type { SimulatedPosition } from '../simulation/playout-runner.ts';
import { chanceToBeFirst } from '../simulation/race.ts';
import { type PlayoutBatch, type PlayoutJob, SPREAD_SHARE } from '../simulation/simulation.ts';
import { chanceAgainst, type WinJudge } from '../simulation/win-judge.ts';

export interface PlayoutTask {
  readonly position: SimulatedPosition;
  readonly judge: WinJudge;
  readonly settings: PlayoutSettings;
  readonly run: (job: PlayoutJob) => PlayoutBatch;
  /** Pays for turns in playouts, after they were played; `false`: answer now. */
  readonly spend: (turns: number) => boolean;
}

/** How playouts are allotted (simulation/contest.ts). */
export interface PlayoutSettings {
  /**
   * How far the difference of two candidates scatters around that of their equities, in points: in the middle of a game,
   * and what is added with one tile in the bag, less and less by the square of their number.
   */
  readonly doubt: number;
  readonly lateDoubt: number;
  readonly opening: number;
  readonly round: number;
  readonly most: number;
  readonly indifference: number;
}

export const PLAYOUT_SETTINGS: PlayoutSettings = {
  doubt: 5,
  lateDoubt: 800,
  opening: 16,
  round: 16,
  most: 4000,
  indifference: 0.0002,
};

/** The standard deviation of the difference between two candidates in one playout, in points. */
const SCATTER = 40;

/** The index of the candidate to choose. */
export function bestByPlayouts({ position, judge, settings, run, spend }: PlayoutTask): number {
  const { unseen } = position;
  // With one other rack and an empty bag, every playout is the same.
  const isKnown = unseen.rackSizes.length === 1 && unseen.rackSizes[0] === unseen.letters.length;
  const { values, pointWorth } = expectationOf(position, judge);
  const bagSize = unseen.letters.length - unseen.rackSizes.reduce((sum, size) => sum + size, 0);
  const doubt = settings.doubt + settings.lateDoubt / Math.max(1, bagSize) ** 2;
  const contest = new Contest({
    ...settings,
    ...(isKnown ? { opening: 1, most: 1 } : {}),
    expected: values,
    doubt: isKnown ? Infinity : pointWorth * doubt,
    scatter: pointWorth * SCATTER,
  });
  for (let jobs = contest.nextJobs(); jobs.length > 0; jobs = contest.nextJobs()) {
    let goesOn = true;
    for (const job of jobs) {
      const { wins, spreads, plies } = run(job);
      contest.take(
        job,
        wins.map((win, at) => win + SPREAD_SHARE * itemAt(spreads, at)),
      );
      goesOn = spend(plies.reduce((sum, { turns }) => sum + turns, 0));
      if (!goesOn) break;
    }
    contest.settle();
    if (!goesOn) break;
  }
  return contest.leader;
}

/** What the candidates are worth by equity, and what a point is, as playouts count: chances to win, and a little for points. */
export function expectationOf(
  position: SimulatedPosition,
  judge: WinJudge,
): { readonly values: readonly number[]; readonly pointWorth: number } {
  const winWith = chanceWith(position, judge);
  const pointWorth = (winWith(POINTS_APART) - winWith(-POINTS_APART)) / (2 * POINTS_APART) + SPREAD_SHARE;
  const values = position.candidates.map(({ equityMilli }) => (pointWorth * equityMilli) / 1000);
  return { values, pointWorth };
}

const POINTS_APART = 10;

/** The chance to win from here with `more` points added. */
function chanceWith({ scores, unseen, toGo }: SimulatedPosition, judge: WinJudge): (more: number) => number {
  if (toGo !== undefined)
    return (more) => chanceToBeFirst(toGo.with(0, Math.max(1, itemAt(toGo, 0) - more)), 0);
  const own = itemAt(scores, 0);
  const others = scores.slice(1);
  return (more) => {
    const rivals = others.map((score) => ({ lead: own + more - score, movesBefore: false }));
    return chanceAgainst(judge, rivals, unseen.letters.length);
  };
}
