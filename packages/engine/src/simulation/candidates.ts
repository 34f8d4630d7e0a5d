/**
 * Which of several candidates is best, by trials that all of them meet alike. Trials come in rounds; after each those
 * candidates drop out that trail the leader by more than chance explains. Since a trial hits all candidates alike, what
 * counts is the scatter of the differences, which is much less than that of the numbers themselves.
 */

import { itemAt } from '@lexiko/rules';
import { upperMargin } from './confidence.ts';

export interface ArmsPlan {
  readonly count: number;
  /** Chance that the best has not dropped out, 0 to 1. */
  readonly confidence: number;
  /** A difference that does not matter: once no other can be better by more, the search is over. */
  readonly indifference: number;
}

/** Fewer trials say too little about scatter. */
const FEWEST_TRIALS = 48;

export class Arms {
  readonly #plan: ArmsPlan;
  readonly #active: number[];
  readonly #trials: Int32Array;
  readonly #sums: Float64Array;
  /** Sums of products for each pair of arms, over the trials that both had. */
  readonly #products: Float64Array;

  constructor(plan: ArmsPlan) {
    this.#plan = plan;
    this.#active = Array.from({ length: plan.count }, (_, arm) => arm);
    this.#trials = new Int32Array(plan.count);
    this.#sums = new Float64Array(plan.count);
    this.#products = new Float64Array(plan.count * plan.count);
  }

  /** Those still in, in rising order; the arms to try next. */
  get active(): readonly number[] {
    return this.#active;
  }

  /** Trials that an arm has had. */
  trials(arm: number): number {
    return itemAt(this.#trials, arm);
  }

  mean(arm: number): number {
    const trials = this.trials(arm);
    return trials === 0 ? 0 : itemAt(this.#sums, arm) / trials;
  }

  variance(arm: number): number {
    const trials = this.trials(arm);
    if (trials < 2) return 0;
    const squares = this.#product(arm, arm);
    return Math.max(0, (squares - itemAt(this.#sums, arm) ** 2 / trials) / (trials - 1));
  }

  /** The arm in the lead; of equals the first. */
  get leader(): number {
    return this.#active.reduce((best, arm) => (this.mean(arm) > this.mean(best) ? arm : best));
  }

  /** Whether nothing is left to find out. */
  get isDecided(): boolean {
    const { leader } = this;
    return this.#active.every(
      (arm) =>
        arm === leader || this.mean(arm) - this.mean(leader) + this.#margin(arm) < this.#plan.indifference,
    );
  }

  /** Takes a round: `values` of each active arm, in their order, for the same trials. */
  take(values: readonly Float64Array[]): void {
    const active = this.#active;
    for (const [place, arm] of active.entries()) {
      const own = itemAt(values, place);
      this.#trials[arm] = this.trials(arm) + own.length;
      this.#sums[arm] = own.reduce((sum, value) => sum + value, itemAt(this.#sums, arm));
      for (const [before, other] of active.slice(0, place + 1).entries()) {
        const theirs = itemAt(values, before);
        const pair = arm * this.#plan.count + other;
        this.#products[pair] = itemAt(this.#products, pair) + sumOfProducts(own, theirs);
      }
    }
  }

  /** Lets those drop out that are not the best. */
  drop(): void {
    const { leader } = this;
    if (this.trials(leader) < FEWEST_TRIALS) return;
    const staying = this.#active.filter(
      (arm) => arm === leader || this.mean(leader) - this.mean(arm) <= this.#margin(arm),
    );
    this.#active.splice(0, this.#active.length, ...staying);
  }

  /** How much better or worse than it looks an active arm may be against the leader. */
  #margin(arm: number): number {
    const trials = this.trials(arm);
    const { leader } = this;
    const error = (1 - this.#plan.confidence) / Math.max(1, this.#plan.count - 1);
    const mean = this.mean(leader) - this.mean(arm);
    const squares = this.#product(arm, arm) + this.#product(leader, leader) - 2 * this.#product(arm, leader);
    const variance = trials < 2 ? Infinity : Math.max(0, squares - trials * mean * mean) / (trials - 1);
    // Candidates that never differed so far, such as the same letters in other order, may still do so.
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
