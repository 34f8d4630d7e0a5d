import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, test } from 'vitest';
import { bestMoves, makeNodeTable, MoveGenerator } from '../../src/entries/moves.ts';
import {
  type PlayoutBatch,
  PlayoutRunner,
  type PlayoutJob,
  type SimulatedPosition,
  Simulation,
} from '../../src/entries/simulation.ts';
import { roughWinChance } from '../../src/simulation/win-judge.ts';
import { Candidates } from '../../src/simulation/candidates.ts';
import { halfWidth } from '../../src/judgement/confidence.ts';
import { defaultGraph, readBenchPositions, setUp, standardNumbers } from '../support/bench-positions.ts';
import { KERNELS } from '../support/kernels.ts';
import { seededRandom, type Random } from '../support/random-position.ts';

/** Skewed and bounded, as chances to win are: mean `mean`, scatter about a quarter. */
function sample(mean: number, random: Random): number {
  const uniform = (): number => random(2 ** 30) / 2 ** 30;
  return uniform() < mean ? 1 - 0.4 * uniform() * (1 - mean) : 0.4 * uniform() * mean;
}

function meanOf(mean: number): number {
  return mean * (1 - 0.2 * (1 - mean)) + (1 - mean) * 0.2 * mean;
}

describe('an interval', () => {
  test('holds the truth in 95 of 100 simulations even if one stops at the worst moment', () => {
    const RUNS = 400;
    let missed = 0;
    let missedByUsual = 0;
    for (let run = 0; run < RUNS; run++) {
      const random = seededRandom(run);
      const truth = meanOf(0.6);
      let sum = 0;
      let squares = 0;
      let isMissed = false;
      let isMissedByUsual = false;
      for (let count = 1; count <= 2000; count++) {
        const value = sample(0.6, random);
        sum += value;
        squares += value * value;
        if (count < 48 || count % 16 > 0) continue;
        const variance = (squares - sum ** 2 / count) / (count - 1);
        const off = Math.abs(sum / count - truth);
        isMissed ||= off > halfWidth(count, variance, 0.05);
        isMissedByUsual ||= off > 1.96 * Math.sqrt(variance / count);
      }
      if (isMissed) missed++;
      if (isMissedByUsual) missedByUsual++;
    }
    expect(missed / RUNS).toBeLessThan(0.05);
    // What the usual interval would do: this is why it is not used.
    expect(missedByUsual / RUNS).toBeGreaterThan(0.15);
  });
});

describe('the best of several candidates', () => {
  const MEANS = [0.5, 0.58, 0.6, 0.4, 0.55];

  function search(run: number, indifference: number): { candidates: Candidates; trials: number } {
    const random = seededRandom(1000 + run);
    const candidates = new Candidates({ count: MEANS.length, confidence: 0.95, indifference });
    let trials = 0;
    while (!candidates.isDecided && trials < 20_000) {
      // All meet the same luck, and a little of their own.
      const luck = Array.from({ length: 16 }, () => random(2 ** 30) / 2 ** 30 - 0.5);
      candidates.take(
        candidates.active.map((candidate) =>
          Float64Array.from(
            luck,
            (common) => itemAt(MEANS, candidate) + 0.4 * common + 0.2 * (random(2 ** 30) / 2 ** 30 - 0.5),
          ),
        ),
      );
      candidates.drop();
      trials += 16;
    }
    return { candidates, trials };
  }

  test('is found, and wrongly dropped in fewer than one of twenty searches', () => {
    const RUNS = 150;
    let wrong = 0;
    for (let run = 0; run < RUNS; run++) if (search(run, 0).candidates.leader !== 2) wrong++;
    expect(wrong / RUNS).toBeLessThan(0.05);
  });

  test('is decided sooner when small differences do not matter', () => {
    const exact = search(1, 0).trials;
    const rough = search(1, 0.05).trials;
    expect(rough).toBeLessThan(exact);
  });
});

describe('a simulation', () => {
  const numbers = standardNumbers();
  const graph = defaultGraph();
  const tables = { nodes: makeNodeTable(graph), wordMapOf: graph };
  const [[, makeTwin], [, makeWasm]] = KERNELS;
  const twin = new MoveGenerator(makeTwin(), tables, numbers);
  const kernel = new MoveGenerator(makeWasm(), tables, numbers);
  const position = itemAt(readBenchPositions(numbers), 1);

  function simulated(): SimulatedPosition {
    setUp(kernel, position);
    const left = Array.from(numbers.counts);
    const laid = Array.from(position.board).filter((tile) => tile !== 0);
    for (const tile of [...position.rack.letters, ...laid]) {
      const letter = tile >= 64 ? 0 : tile;
      left[letter] = itemAt(left, letter) - 1;
    }
    return {
      board: position.board,
      rack: position.rack.letters,
      unseen: { letters: left.flatMap((count, letter) => Array<number>(count).fill(letter)), rackSizes: [7] },
      scores: [0, 10],
      candidates: bestMoves(kernel, 'equity', 6),
      plies: 2,
      seed: 3,
    };
  }

  function run(
    simulation: Simulation,
    runJob: (job: PlayoutJob) => PlayoutBatch,
    isInterrupted: () => boolean = () => false,
  ): Simulation {
    for (let jobs = simulation.nextRound(); jobs.length > 0; jobs = simulation.nextRound()) {
      const batches: PlayoutBatch[] = [];
      for (const job of jobs) {
        if (isInterrupted()) return simulation;
        batches.push(runJob(job));
      }
      simulation.takeRound(batches);
    }
    return simulation;
  }

  test('comes out the same in kernel and twin, and whoever runs its playouts', () => {
    const at = simulated();
    const plan = { candidates: at.candidates, iterations: 32, confidence: 0.99 };
    const runners = [kernel, twin, kernel].map(
      (generator) => new PlayoutRunner(generator, at, roughWinChance),
    );
    const alone = run(new Simulation(plan), (job) => itemAt(runners, 2).run(job)).report();
    expect(run(new Simulation(plan), (job) => itemAt(runners, 1).run(job)).report()).toEqual(alone);
    const shared = run(new Simulation(plan), (job) =>
      itemAt(runners, job.candidate % 2 === 0 ? 2 : 1).run(job),
    );
    expect(shared.report()).toEqual(alone);
    expect(alone.every(({ win, iterations }) => win > 0 && win < 1 && iterations > 0)).toBe(true);
    expect(itemAt(alone, 0).plies.map(({ meanScore }) => Math.round(meanScore))).toHaveLength(2);
  });

  test('that is interrupted stands where its last whole round left it', () => {
    const at = simulated();
    const plan = { candidates: at.candidates, iterations: 1000, confidence: 0.999 };
    const runner = new PlayoutRunner(kernel, at, roughWinChance);
    let left = 15;
    const stopped = run(
      new Simulation(plan),
      (job) => runner.run(job),
      () => --left < 0,
    );
    expect(stopped.iterations).toBe(32);
    expect(stopped.report().map(({ iterations }) => iterations)).toEqual(at.candidates.map(() => 32));
    kernel.setRack(position.rack);
    expect(bestMoves(kernel, 'equity', 6)).toEqual(at.candidates);
  });
});
