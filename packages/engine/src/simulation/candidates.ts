/**
 * Which of several candidates is best, by trials that are the same for all. Trials come in rounds; after each,
 * candidates drop out that trail the leader by more than chance explains. Since trials affect all candidates alike,
 * what counts is the scatter of the differences, which is much smaller than that of the results themselves.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { upperMargin } from '../judgement/confidence.ts';

export interface CandidatesPlan {
  readonly count: number;
  /** The probability, 0 to 1, that the best has not dropped out. */
  readonly confidence: number;
  /** A difference that does not matter: the search ends once no other can be better by more. */
  readonly indifference: number;
}

/** Fewer trials say too little about scatter. */
const FEWEST_TRIALS = 48;

export class Candidates {
  readonly #plan: CandidatesPlan;
  readonly #active: number[];
  readonly #trials: Int32Array;
  readonly #sums: Float64Array;
  /** Sums of products for each pair of candidates, over the trials that both had. */
  readonly #products: Float64Array;

  constructor(plan: CandidatesPlan) {
    this.#plan = plan;
    this.#active = Array.from({ length: plan.count }, (_, candidate) => candidate);
    this.#trials = new Int32Array(plan.count);
    this.#sums = new Float64Array(plan.count);
    this.#products = new Float64Array(plan.count * plan.count);
  }

  /** The candidates still in, ascending; those to try next. */
  get active(): readonly number[] {
    return this.#active;
  }

  /** Trials that a candidate has had. */
  trials(candidate: number): number {
    return itemAt(this.#trials, candidate);
  }

  mean(candidate: number): number {
    const trials = this.trials(candidate);
    return trials === 0 ? 0 : itemAt(this.#sums, candidate) / trials;
  }

  variance(candidate: number): number {
    const trials = this.trials(candidate);
    if (trials < 2) return 0;
    const squares = this.#product(candidate, candidate);
    return Math.max(0, (squares - itemAt(this.#sums, candidate) ** 2 / trials) / (trials - 1));
  }

  /** The leading candidate; the first in a tie. */
  get leader(): number {
    return this.#active.reduce((best, candidate) =>
      this.mean(candidate) > this.mean(best) ? candidate : best,
    );
  }

  /** Whether the search is over. */
  get isDecided(): boolean {
    const { leader } = this;
    return this.#active.every(
      (candidate) =>
        candidate === leader ||
        this.mean(candidate) - this.mean(leader) + this.#margin(candidate) < this.#plan.indifference,
    );
  }

  /** Takes a round: `values` of each active candidate, in order, for the same trials. */
  take(values: readonly Float64Array[]): void {
    const active = this.#active;
    for (const [place, candidate] of active.entries()) {
      const own = itemAt(values, place);
      this.#trials[candidate] = this.trials(candidate) + own.length;
      this.#sums[candidate] = own.reduce((sum, value) => sum + value, itemAt(this.#sums, candidate));
      for (const [before, other] of active.slice(0, place + 1).entries()) {
        const theirs = itemAt(values, before);
        const pair = candidate * this.#plan.count + other;
        this.#products[pair] = itemAt(this.#products, pair) + sumOfProducts(own, theirs);
      }
    }
  }

  /** Drops candidates that are not the best. */
  drop(): void {
    const { leader } = this;
    if (this.trials(leader) < FEWEST_TRIALS) return;
    const staying = this.#active.filter(
      (candidate) =>
        candidate === leader || this.mean(leader) - this.mean(candidate) <= this.#margin(candidate),
    );
    this.#active.splice(0, this.#active.length, ...staying);
  }

  /** How far an active candidate's difference from the leader may be from what it looks like. */
  #margin(candidate: number): number {
    const trials = this.trials(candidate);
    const { leader } = this;
    const error = (1 - this.#plan.confidence) / Math.max(1, this.#plan.count - 1);
    const mean = this.mean(leader) - this.mean(candidate);
    const squares =
      this.#product(candidate, candidate) +
      this.#product(leader, leader) -
      2 * this.#product(candidate, leader);
    const variance = trials < 2 ? Infinity : Math.max(0, squares - trials * mean * mean) / (trials - 1);
    // Candidates that have not differed yet, such as the same letters in another order, may still do so.
    return upperMargin(trials, variance + this.#plan.indifference ** 2, error);
  }

  #product(a: number, b: number): number {
    return itemAt(this.#products, Math.max(a, b) * this.#plan.count + Math.min(a, b));
  }
}

/** Both have a number for each trial of the round. */
function sumOfProducts(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
