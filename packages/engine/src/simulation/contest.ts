/**
 * Which of several candidates to choose when time is short. Before any playout each is expected to be worth what its
 * equity says, give or take; playouts correct that. The next playouts go to whichever candidate has most to gain on the
 * leader, so that hopeless ones cost little and close ones get most, and it is over when none has anything to gain.
 *
 * Playout number 12 meets the same draws whoever plays it, and candidates are compared over the numbers that both had.
 * For claims that must hold with a stated probability there is `Candidates`.
 */

import { itemAt } from '@lexiko/rules/item-at';
import type { PlayoutJob } from './simulation.ts';

export interface ContestPlan {
  /** By candidate: what it is expected to be worth, as playouts count. */
  readonly expected: readonly number[];
  /** How far the difference of two candidates scatters around what was expected (standard deviation). */
  readonly doubt: number;
  /** How far it scatters from playout to playout, before that is known. */
  readonly scatter: number;
  /** Playouts of each candidate before any is preferred. */
  readonly opening: number;
  /** Playouts in each further job. */
  readonly round: number;
  /** Playouts of a candidate, at most. */
  readonly most: number;
  /** It is over when no candidate can be expected to gain more than this. */
  readonly indifference: number;
}

/** The scatter that was expected counts like that of so many playouts. */
const WEIGHT_OF_SCATTER = 8;

/** Who was far behind the leader and leads now has much to catch up, in jobs of this size. */
const LONGEST_JOB = 64;

/** What is believed of a candidate's lead over another. */
interface Lead {
  readonly mean: number;
  readonly deviation: number;
}

export class Contest {
  readonly #plan: ContestPlan;
  /** By candidate: the value of each playout. */
  readonly #values: readonly number[][];
  #leader: number;

  constructor(plan: ContestPlan) {
    if (plan.expected.length === 0) throw new RangeError('a contest of nobody');
    this.#plan = plan;
    this.#values = plan.expected.map(() => []);
    this.#leader = plan.expected.indexOf(Math.max(...plan.expected));
  }

  /** The index of the candidate believed best. */
  get leader(): number {
    return this.#leader;
  }

  /** Playouts that a candidate has had. */
  trials(candidate: number): number {
    return itemAt(this.#values, candidate).length;
  }

  /** The playouts wanted next; empty when there is nothing to gain by more. */
  nextJobs(): readonly PlayoutJob[] {
    const { opening, round, most } = this.#plan;
    const unopened = [...this.#values.keys()].filter((candidate) => this.trials(candidate) < opening);
    if (unopened.length > 0) return unopened.map((candidate) => this.#job(candidate, opening));
    const rival = this.#rival();
    if (rival === null) return [];
    const target = Math.min(most, this.trials(rival) + round);
    // The leader keeps ahead, or there would be nothing to compare the rival's new playouts with.
    return [this.#leader, rival]
      .filter((candidate) => this.trials(candidate) < target)
      .map((candidate) => this.#job(candidate, target));
  }

  /** Takes the values of a job's playouts. */
  take({ candidate, from }: PlayoutJob, values: Iterable<number>): void {
    const own = itemAt(this.#values, candidate);
    if (from !== own.length) throw new RangeError(`playouts from ${from}, not from ${own.length}`);
    own.push(...values);
  }

  /** Finds the leader anew, after one or more jobs. Who has not been tried yet is worth what was expected. */
  settle(): void {
    // Comparisons over different numbers need not agree, so that "better than" could go round in circles.
    for (let turn = 0; turn < this.#values.length; turn++) {
      let best = this.#leader;
      let most = 0;
      for (const candidate of this.#values.keys()) {
        const { mean } = this.#lead(candidate, this.#leader);
        if (mean > most) [best, most] = [candidate, mean];
      }
      if (best === this.#leader) return;
      this.#leader = best;
    }
  }

  #job(candidate: number, until: number): PlayoutJob {
    const from = this.trials(candidate);
    return { candidate, from, count: Math.min(LONGEST_JOB, until - from) };
  }

  /** Who may gain most on the leader, if anybody may gain enough. */
  #rival(): number | null {
    const { indifference, most } = this.#plan;
    let rival: number | null = null;
    let gain = indifference;
    for (const candidate of this.#values.keys()) {
      if (candidate === this.#leader || this.trials(candidate) >= most) continue;
      const hoped = hopedGain(this.#lead(candidate, this.#leader));
      if (hoped > gain) [rival, gain] = [candidate, hoped];
    }
    return rival;
  }

  /** The first candidate's lead over the second. */
  #lead(first: number, second: number): Lead {
    const { expected, doubt, scatter } = this.#plan;
    const [own, other] = [itemAt(this.#values, first), itemAt(this.#values, second)];
    const count = Math.min(own.length, other.length);
    let sum = 0;
    let squares = 0;
    for (let at = 0; at < count; at++) {
      const difference = own[at]! - other[at]!; // both have as many
      sum += difference;
      squares += difference * difference;
    }
    const before = itemAt(expected, first) - itemAt(expected, second);
    const scattered = count === 0 ? 0 : Math.max(0, squares - (sum * sum) / count);
    const variance =
      (scattered + WEIGHT_OF_SCATTER * scatter ** 2) / (Math.max(0, count - 1) + WEIGHT_OF_SCATTER);
    const [trust, measured] = [1 / doubt ** 2, 1 / variance];
    const weight = trust + measured * count;
    return { mean: (trust * before + measured * sum) / weight, deviation: Math.sqrt(1 / weight) };
  }
}

/** What choosing the better of two, once the truth is known, would gain on average over choosing the second. */
function hopedGain({ mean, deviation }: Lead): number {
  const away = mean / deviation;
  return mean * normalBelow(away) + deviation * (Math.exp(-(away * away) / 2) / Math.sqrt(2 * Math.PI));
}

/** The chance that a standard normal number is below `at`: a rational approximation, within 0.0000001. */
function normalBelow(at: number): number {
  const step = 1 / (1 + 0.2316419 * Math.abs(at));
  const tail =
    (Math.exp(-(at * at) / 2) / Math.sqrt(2 * Math.PI)) *
    step *
    (0.31938153 + step * (-0.356563782 + step * (1.781477937 + step * (-1.821255978 + step * 1.330274429))));
  return at < 0 ? tail : 1 - tail;
}
