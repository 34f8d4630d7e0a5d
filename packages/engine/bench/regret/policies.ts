/** Ways of choosing among candidates by so many turns in playouts: the one in use, the one before it, and variations. */

import { itemAt } from '@lexiko/rules/item-at';
import { CANDIDATE_LIMITS } from '../../src/players/playout-candidates.ts';
import {
  bestByPlayouts,
  expectationOf,
  PLAYOUT_SETTINGS,
  type PlayoutSettings,
} from '../../src/players/playout-search.ts';
import { Simulation } from '../../src/simulation/simulation.ts';
import type { CachedPlayouts, CandidateChoice } from './cached-playouts.ts';

export interface Policy {
  readonly name: string;
  /** The place of its choice among all options, and the work it took. */
  readonly choose: (
    playouts: CachedPlayouts,
    turns: number,
  ) => { readonly place: number; readonly spent: number };
}

const CANDIDATES: CandidateChoice = {
  plays: CANDIDATE_LIMITS.plays,
  exchanges: CANDIDATE_LIMITS.exchanges,
  hopeless: CANDIDATE_LIMITS.hopeless.premiums,
};

interface ContestPolicy extends PlayoutSettings, CandidateChoice {
  /** By tiles in the bag; if absent, as the Champion does it. */
  readonly pliesOf: ((bagSize: number) => number) | null;
}

/** As `bestByPlayouts` does it. */
export function contestPolicy(name: string, given: Partial<ContestPolicy> = {}): Policy {
  const settings: ContestPolicy = { ...PLAYOUT_SETTINGS, ...CANDIDATES, pliesOf: null, ...given };
  return {
    name,
    choose(playouts, turns) {
      const chosen = playouts.chosen(settings);
      const plies = settings.pliesOf?.(playouts.bagSize) ?? playouts.usualPlies;
      let spent = 0;
      const best = bestByPlayouts({
        position: playouts.position(chosen, plies),
        judge: playouts.judge,
        settings,
        run: (job) => playouts.run({ ...job, candidate: itemAt(chosen, job.candidate) }, plies),
        spend: (more) => (spent += more) < turns,
      });
      return { place: itemAt(chosen, best), spent: Math.min(spent, turns) };
    },
  };
}

/** No playouts. */
export const EQUITY: Policy = { name: 'equity alone', choose: () => ({ place: 0, spent: 0 }) };

const PLIES = 2;

/** Of version 1: equal rounds for all who are still in, by intervals that hold at every moment. */
export const EQUAL_ROUNDS: Policy = {
  name: 'equal rounds',
  choose(playouts, turns) {
    const chosen = playouts.chosen(CANDIDATES);
    const position = playouts.position(chosen, PLIES);
    const simulation = new Simulation({
      candidates: position.candidates,
      iterations: 4000,
      confidence: 0.97,
    });
    let spent = 0;
    // As then, a round that is not finished does not count.
    for (let jobs = simulation.nextRound(); jobs.length > 0 && spent < turns; jobs = simulation.nextRound()) {
      const batches = jobs.map((job) => ({
        ...playouts.run({ ...job, candidate: itemAt(chosen, job.candidate) }, PLIES),
        job,
      }));
      spent += batches.flatMap(({ plies }) => plies).reduce((sum, ply) => sum + ply.turns, 0);
      if (spent <= turns) simulation.takeRound(batches);
    }
    spent = Math.min(spent, turns);
    // Equity counted like sixty playouts.
    const active = simulation.report().filter(({ isActive, iterations }) => isActive && iterations > 0);
    if (active.length < 2) return { place: itemAt(chosen, simulation.leader), spent };
    const { values: expected } = expectationOf(position, playouts.judge);
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, one) => sum + one, 0) / values.length;
    const utility = mean(active.map((one) => one.utility));
    const hoped = mean(active.map(({ candidate }) => itemAt(expected, candidate)));
    const judged = active.map((one) => {
      const before = utility + itemAt(expected, one.candidate) - hoped;
      return {
        candidate: one.candidate,
        value: (one.utility * one.iterations + before * 60) / (one.iterations + 60),
      };
    });
    const best = judged.reduce((first, one) => (one.value > first.value ? one : first));
    return { place: itemAt(chosen, best.candidate), spent };
  },
};

/** What the held-out turns are chosen by. */
export const COMPARED: readonly Policy[] = [
  EQUAL_ROUNDS,
  contestPolicy('contest'),
  contestPolicy('contest of two plies', { pliesOf: () => 2 }),
  EQUITY,
];

/** What was tried on the tuning sets. */
export const TRIED: readonly Policy[] = [2, 4, 6].map((plies) =>
  contestPolicy(`${plies} plies`, { pliesOf: () => plies }),
);
