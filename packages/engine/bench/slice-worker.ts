/**
 * A worker of the benchmark: builds a generator of its own, and does a slice of games or playouts each time it is told
 * to, always the same ones; answers how many.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { parentPort, workerData } from 'node:worker_threads';
import { configure } from '@lexiko/rules';
import { bestMoves, winChance } from '../src/entries/moves.ts';
import { winTableFor } from '../src/judgement/learnt-tables.ts';
import { ENGLISH_TABLES } from '../src/judgement/learnt/english/tables.ts';
import { PlayoutRunner } from '../src/simulation/playout-runner.ts';
import { type PlayoutPosition, Playouts } from '../src/simulation/playouts.ts';
import { readBenchPositions, setUp, standardNumbers } from '../test/support/bench-positions.ts';
import { buildGenerator, type GeneratorOrder } from './bench-generator.ts';

/** What a slice consists of. */
export type SliceTask =
  | { readonly kind: 'games'; readonly count: number }
  | {
      readonly kind: 'playouts';
      readonly plies: number;
      readonly perCandidate: number;
      readonly judged?: true;
    };

export interface SliceWorkerOrder extends GeneratorOrder {
  /** From 0; each thread has games and positions of its own. */
  readonly thread: number;
}

const CANDIDATES = 15;
/** Every so many of the positions, from one on for each thread. */
const STRIDE = 80;

const { thread, ...order } = workerData as SliceWorkerOrder;
const numbers = standardNumbers();
const positions = readBenchPositions(numbers).filter(
  ({ rack }, at) => at % STRIDE === thread && rack.bagSize >= numbers.rackSize,
);
const generator = buildGenerator(order);
const table = standardWins();
const judge = (spread: number, unseen: number): number => winChance(table, spread, unseen);

function standardWins(): ReturnType<typeof winTableFor> {
  const ruleset = configure({ preset: 'standard-2007' });
  if (!ruleset.ok) throw new Error('the standard preset is broken');
  return winTableFor(ENGLISH_TABLES, ruleset.value);
}

function unseenFrom(board: Uint8Array, rack: readonly number[]): number[] {
  const left = Array.from(numbers.counts);
  for (const letter of rack) left[letter] = itemAt(left, letter) - 1;
  for (const laid of board.filter((one) => one !== 0)) {
    const letter = laid >= 64 ? 0 : laid;
    left[letter] = itemAt(left, letter) - 1;
  }
  return left.flatMap((count, letter) => Array.from({ length: count }, () => letter));
}

function playGames(count: number): number {
  generator.selfPlay(1 + thread * count, count);
  return count;
}

/** The same with the chance to win after each playout, as computers choose by it; games that go on to their end included. */
function playOutJudged(plies: number, perCandidate: number): number {
  let count = 0;
  for (const position of positions) {
    setUp(generator, position);
    const candidates = bestMoves(generator, 'equity', CANDIDATES);
    const runner = new PlayoutRunner(
      generator,
      {
        board: position.board,
        rack: position.rack.letters,
        unseen: {
          letters: unseenFrom(position.board, position.rack.letters),
          rackSizes: [numbers.rackSize],
        },
        scores: [0, 0],
        candidates,
        plies,
        seed: 1,
      },
      judge,
    );
    for (const candidate of candidates.keys())
      count += runner.run({ candidate, from: 0, count: perCandidate }).wins.length;
  }
  return count;
}

function playOut(plies: number, perCandidate: number): number {
  let count = 0;
  for (const position of positions) {
    setUp(generator, position);
    const candidates = bestMoves(generator, 'equity', CANDIDATES);
    const at: PlayoutPosition = {
      board: position.board,
      rack: position.rack.letters,
      unseen: {
        letters: unseenFrom(position.board, position.rack.letters),
        rackSizes: [numbers.rackSize],
      },
    };
    const playouts = new Playouts(generator, at, 1);
    for (const candidate of candidates) {
      count += playouts.run({ candidate, from: 0, count: perCandidate, plies, toEnd: 'off' }).count;
    }
  }
  return count;
}

function doneBy(task: SliceTask): number {
  if (task.kind === 'games') return playGames(task.count);
  const { plies, perCandidate } = task;
  return task.judged === true ? playOutJudged(plies, perCandidate) : playOut(plies, perCandidate);
}

parentPort?.on('message', (task: SliceTask) => {
  parentPort?.postMessage(doneBy(task));
});
