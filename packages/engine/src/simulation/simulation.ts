/**
 * Simulation: which candidate wins most, by playing them out against the same draws. It says which playouts it wants
 * next and takes their results; the host decides who runs them, here or on threads, and when to stop for time. The
 * outcome depends only on the seed and the number of rounds, not on who ran the playouts.
 */

import { itemAt } from '@lexiko/rules/item-at';
import type { Move } from '../generation/play.ts';
import { Candidates } from './candidates.ts';
import { halfWidth } from '../judgement/confidence.ts';
import type { PlySums } from './playouts.ts';

export interface SimulationPlan {
  readonly candidates: readonly Move[];
  /** Playouts of each candidate, at most. */
  readonly iterations: number;
  /** The probability, 0 to 1, that the best is not dropped. */
  readonly confidence: number;
}

/** Playouts of one candidate: numbers from `from` on. */
export interface PlayoutJob {
  readonly candidate: number;
  readonly from: number;
  readonly count: number;
}

/** The result of a job. */
export interface PlayoutBatch {
  readonly job: PlayoutJob;
  /** By playout: the chance to win afterwards, and the points gained on the best of the others. */
  readonly wins: Float64Array;
  readonly spreads: Float64Array;
  /** By ply, from the first after the candidate. */
  readonly plies: readonly PlySums[];
}

export interface SimulatedPly {
  readonly meanScore: number;
  /** Standard deviation of the score. */
  readonly scoreDeviation: number;
  /** Share of turns with a bonus for many tiles. */
  readonly bonusShare: number;
}

/** A candidate after simulation. Margins: half of the 95 % interval, which holds whenever the simulation is stopped. */
export interface Simulated {
  /** Its index in the plan. */
  readonly candidate: number;
  readonly move: Move;
  readonly iterations: number;
  /** Whether it was still in when the simulation stopped. */
  readonly isActive: boolean;
  readonly win: number;
  readonly winMargin: number;
  readonly spread: number;
  readonly spreadMargin: number;
  /** What candidates are compared by. */
  readonly utility: number;
  readonly plies: readonly SimulatedPly[];
}

/** The weight of a point of spread against the chance to win: just enough to break ties. */
export const SPREAD_SHARE = 0.0004;

const ROUND = 16;
/** Later rounds are longer, which saves comparisons and laying candidates. */
const LONGEST_ROUND = 64;
const INDIFFERENCE = 0.0005;
const REPORTED_ERROR = 0.05;

/** Sums over the playouts of one candidate. */
interface Sums {
  win: number;
  winSquares: number;
  spread: number;
  spreadSquares: number;
  plies: { turns: number; score: number; squares: number; bonuses: number }[];
}

export class Simulation {
  readonly #plan: SimulationPlan;
  readonly #candidates: Candidates;
  readonly #sums: readonly Sums[];
  #done = 0;

  constructor(plan: SimulationPlan) {
    if (plan.candidates.length === 0) throw new RangeError('a simulation of nothing');
    const { confidence } = plan;
    this.#plan = plan;
    this.#candidates = new Candidates({
      count: plan.candidates.length,
      confidence,
      indifference: INDIFFERENCE,
    });
    this.#sums = plan.candidates.map(() => ({
      win: 0,
      winSquares: 0,
      spread: 0,
      spreadSquares: 0,
      plies: [],
    }));
  }

  /** How many playouts each candidate still in has had. */
  get iterations(): number {
    return this.#done;
  }

  /** The playouts wanted next, one job for each candidate still in; empty when the simulation is over. */
  nextRound(): readonly PlayoutJob[] {
    if (this.stopped !== null) return [];
    const wanted = Math.min(LONGEST_ROUND, Math.max(ROUND, ROUND * Math.floor(this.#done / (4 * ROUND))));
    const count = Math.min(wanted, this.#plan.iterations - this.#done);
    return this.#candidates.active.map((candidate) => ({ candidate, from: this.#done, count }));
  }

  /** Why it is over; `null` while it is not. */
  get stopped(): 'decided' | 'iterations' | null {
    if (this.#done > 0 && this.#candidates.isDecided) return 'decided';
    return this.#done >= this.#plan.iterations ? 'iterations' : null;
  }

  /** Takes the results of a whole round, in the order of its jobs. */
  takeRound(batches: readonly PlayoutBatch[]): void {
    for (const { job, wins, spreads, plies } of batches) {
      const sums = itemAt(this.#sums, job.candidate);
      for (const win of wins) {
        sums.win += win;
        sums.winSquares += win * win;
      }
      for (const spread of spreads) {
        sums.spread += spread;
        sums.spreadSquares += spread * spread;
      }
      for (const [at, { turns, score, squares, bonuses }] of plies.entries()) {
        const ply = (sums.plies[at] ??= { turns: 0, score: 0, squares: 0, bonuses: 0 });
        ply.turns += turns;
        ply.score += score;
        ply.squares += squares;
        ply.bonuses += bonuses;
      }
    }
    this.#candidates.take(
      batches.map(({ wins, spreads }) => wins.map((win, at) => win + SPREAD_SHARE * itemAt(spreads, at))),
    );
    this.#candidates.drop();
    this.#done += itemAt(batches, 0).job.count;
  }

  /** The index of the leading candidate; before the first round, the first. */
  get leader(): number {
    return this.#candidates.leader;
  }

  /** All candidates: those still in first, then by utility. */
  report(): readonly Simulated[] {
    const { active } = this.#candidates;
    return this.#plan.candidates
      .map((move, candidate) => this.#simulated(move, candidate, active.includes(candidate)))
      .sort((a, b) => Number(b.isActive) - Number(a.isActive) || b.utility - a.utility);
  }

  #simulated(move: Move, candidate: number, isActive: boolean): Simulated {
    const iterations = this.#candidates.trials(candidate);
    const { win, winSquares, spread, spreadSquares, plies } = itemAt(this.#sums, candidate);
    const mean = (sum: number): number => (iterations === 0 ? 0 : sum / iterations);
    const margin = (sum: number, squares: number): number => {
      const variance = iterations < 2 ? 0 : (squares - sum ** 2 / iterations) / (iterations - 1);
      return halfWidth(iterations, Math.max(0, variance), REPORTED_ERROR);
    };
    return {
      candidate,
      move,
      iterations,
      isActive,
      win: mean(win),
      winMargin: margin(win, winSquares),
      spread: mean(spread),
      spreadMargin: margin(spread, spreadSquares),
      utility: this.#candidates.mean(candidate),
      plies: plies.map(({ turns, score, squares, bonuses }) => ({
        meanScore: score / Math.max(1, turns),
        scoreDeviation: Math.sqrt(
          Math.max(0, squares - score ** 2 / Math.max(1, turns)) / Math.max(1, turns - 1),
        ),
        bonusShare: bonuses / Math.max(1, turns),
      })),
    };
  }
}
