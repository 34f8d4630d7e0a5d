import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, test } from 'vitest';
import { Contest, type ContestPlan } from '../../src/simulation/contest.ts';
import { seededRandom } from '../support/random-position.ts';

const PLAN: ContestPlan = {
  expected: [0, 0, 0, 0, 0],
  doubt: 0.05,
  scatter: 0.2,
  opening: 16,
  round: 16,
  most: 2000,
  indifference: 0.0005,
};
const MEANS = [0.5, 0.58, 0.6, 0.4, 0.55];
const LUCK = 0.4;
const OWN_LUCK = 0.2;

/** The value of each playout by its number: all candidates meet the same luck, and a little of their own. */
function playoutsOf(run: number): (candidate: number, number: number) => number {
  const tables = [...MEANS.keys(), MEANS.length].map((table) => {
    const random = seededRandom(1000 * run + table);
    return Array.from({ length: 2000 }, () => random(2 ** 30) / 2 ** 30 - 0.5);
  });
  const common = itemAt(tables, MEANS.length);
  return (candidate, number) =>
    itemAt(MEANS, candidate) +
    LUCK * itemAt(common, number) +
    OWN_LUCK * itemAt(itemAt(tables, candidate), number);
}

/** Plays until it is over or the playouts are used up, and returns how many were left. */
function playOn(
  contest: Contest,
  valueOf: (candidate: number, number: number) => number,
  most: number,
): number {
  let left = most;
  for (let jobs = contest.nextJobs(); jobs.length > 0; jobs = contest.nextJobs()) {
    for (const job of jobs) {
      left -= job.count;
      if (left < 0) return 0;
      const numbers = Array.from({ length: job.count }, (_, at) => job.from + at);
      contest.take(
        job,
        numbers.map((number) => valueOf(job.candidate, number)),
      );
    }
    contest.settle();
  }
  return left;
}

describe('a contest of candidates', () => {
  test('starts with the one expected to be best', () => {
    expect(new Contest({ ...PLAN, expected: [0, 0.1, 0.3, 0.2] }).leader).toBe(2);
  });

  test('finds the best in nearly every run', () => {
    let right = 0;
    for (let run = 0; run < 100; run++) {
      const contest = new Contest(PLAN);
      playOn(contest, playoutsOf(run), 2000);
      if (contest.leader === 2) right++;
    }
    expect(right).toBeGreaterThan(90);
  });

  test('tries those that may still be best, and hardly any other', () => {
    const contest = new Contest(PLAN);
    playOn(contest, playoutsOf(1), 1000);
    expect(contest.trials(3)).toBe(PLAN.opening);
    expect(contest.trials(1)).toBeGreaterThan(4 * PLAN.opening);
    expect(contest.trials(2)).toBeGreaterThan(4 * PLAN.opening);
  });

  test('is over at once when nobody can catch up, and later the closer they are', () => {
    const clear = (candidate: number): number => (candidate === 0 ? 1 : 0);
    const most = 5000;
    const left = playOn(new Contest(PLAN), clear, most);
    expect(most - left).toBeLessThanOrEqual(6 * PLAN.opening);
    expect(playOn(new Contest(PLAN), playoutsOf(2), most)).toBeLessThan(left);
    expect(playOn(new Contest({ ...PLAN, indifference: 0.01 }), playoutsOf(2), most)).toBeGreaterThan(
      playOn(new Contest(PLAN), playoutsOf(2), most),
    );
  });

  test('compares candidates over the playouts that both had, so that luck of later ones is no reason', () => {
    const contest = new Contest({ ...PLAN, expected: [0, 0] });
    // Candidate 1 is better in every playout, but later ones are bad for everybody.
    contest.take(
      { candidate: 0, from: 0, count: 16 },
      Array.from({ length: 16 }, () => 0.7),
    );
    contest.take(
      { candidate: 1, from: 0, count: 16 },
      Array.from({ length: 16 }, () => 0.8),
    );
    contest.settle();
    contest.take(
      { candidate: 1, from: 16, count: 64 },
      Array.from({ length: 64 }, () => 0.1),
    );
    contest.settle();
    expect(contest.leader).toBe(1);
  });

  test('believes equity until playouts have said enough against it', () => {
    const expected = [0.05, 0];
    const against = (count: number): number => {
      const contest = new Contest({ ...PLAN, expected, doubt: 0.03 });
      for (const candidate of [0, 1])
        contest.take(
          { candidate, from: 0, count },
          Array.from({ length: count }, () => (candidate === 1 ? 0.52 : 0.5)),
        );
      contest.settle();
      return contest.leader;
    };
    expect(against(16)).toBe(0);
    expect(against(1000)).toBe(1);
  });

  test('goes the same way every time', () => {
    const trialsOf = (): readonly number[] => {
      const contest = new Contest(PLAN);
      playOn(contest, playoutsOf(5), 1500);
      return MEANS.map((_, candidate) => contest.trials(candidate));
    };
    expect(trialsOf()).toEqual(trialsOf());
  });
});
