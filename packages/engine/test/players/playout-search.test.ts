import { itemAt } from '@lexiko/rules/item-at';
import { expect, test } from 'vitest';
import { bestMoves, makeNodeTable, MoveGenerator } from '../../src/entries/moves.ts';
import { bestByPlayouts, PLAYOUT_SETTINGS } from '../../src/players/playout-search.ts';
import { PlayoutRunner, type SimulatedPosition } from '../../src/simulation/playout-runner.ts';
import type { PlayoutJob } from '../../src/simulation/simulation.ts';
import { roughWinChance } from '../../src/simulation/win-judge.ts';
import { defaultGraph, readBenchPositions, setUp, standardNumbers } from '../support/bench-positions.ts';
import { KERNELS } from '../support/kernels.ts';

const numbers = standardNumbers();
const graph = defaultGraph();
const [, [, makeWasm]] = KERNELS;
const generator = new MoveGenerator(makeWasm(), { nodes: makeNodeTable(graph), wordMapOf: graph }, numbers);
const place = itemAt(readBenchPositions(numbers), 1);

function positionAt(scores: readonly number[]): SimulatedPosition {
  setUp(generator, place);
  const left = Array.from(numbers.counts);
  for (const laid of [...place.rack.letters, ...Array.from(place.board).filter((tile) => tile !== 0)]) {
    const letter = laid >= 64 ? 0 : laid;
    left[letter] = itemAt(left, letter) - 1;
  }
  return {
    board: place.board,
    rack: place.rack.letters,
    unseen: { letters: left.flatMap((count, letter) => Array<number>(count).fill(letter)), rackSizes: [7] },
    scores,
    candidates: bestMoves(generator, 'equity', 8),
    plies: 2,
    seed: 3,
  };
}

/** Chooses with so many turns in playouts, and returns what was run for it. */
function choose(
  position: SimulatedPosition,
  turns: number,
): { readonly best: number; readonly jobs: readonly PlayoutJob[]; readonly spent: number } {
  const runner = new PlayoutRunner(generator, position, roughWinChance);
  const jobs: PlayoutJob[] = [];
  let spent = 0;
  const best = bestByPlayouts({
    position,
    judge: roughWinChance,
    settings: PLAYOUT_SETTINGS,
    run: (job) => {
      jobs.push(job);
      return runner.run(job);
    },
    spend: (more) => {
      spent += more;
      return spent < turns;
    },
  });
  return { best, jobs, spent };
}

test('With hardly any time the turn of the highest equity is taken, or one that was tried and found better', () => {
  const { best, jobs } = choose(positionAt([0, 0]), 1);
  expect(jobs).toHaveLength(1);
  expect(best).toBe(0);
});

test('All candidates meet the same draws: each is tried in the playouts from the first on, without a gap', () => {
  const position = positionAt([0, 0]);
  const { jobs, spent } = choose(position, 3000);
  const next = position.candidates.map(() => 0);
  for (const { candidate, from, count } of jobs) {
    expect(from).toBe(next[candidate]);
    next[candidate] = from + count;
  }
  expect(Math.min(...next)).toBe(PLAYOUT_SETTINGS.opening);
  expect(Math.max(...next)).toBeGreaterThan(4 * PLAYOUT_SETTINGS.opening);
  expect(spent).toBe(2 * next.reduce((sum, count) => sum + count, 0));
});

test('The same turn is chosen by the same playouts every time', () => {
  expect(choose(positionAt([0, 0]), 2000)).toEqual(choose(positionAt([0, 0]), 2000));
});

test('A game that is nearly won takes fewer playouts than a close one', () => {
  const close = choose(positionAt([300, 300]), 40_000);
  const won = choose(positionAt([550, 250]), 40_000);
  expect(won.spent).toBeLessThan(close.spent / 2);
});
