/**
 * A worker of the benchmark: builds a generator of its own, and does a slice of games or playouts each time it is told
 * to, always the same ones; answers how many.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { parentPort, workerData } from 'node:worker_threads';
import { bestMoves } from '../src/entries/moves.ts';
import { type PlayoutPosition, Playouts } from '../src/simulation/playouts.ts';
import { readBenchPositions, setUp, standardNumbers } from '../test/support/bench-positions.ts';
import { buildGenerator, type GeneratorOrder } from './bench-generator.ts';

/** What a slice consists of. */
export type SliceTask =
  | { readonly kind: 'games'; readonly count: number }
  | { readonly kind: 'playouts'; readonly plies: number; readonly perCandidate: number };

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

parentPort?.on('message', (task: SliceTask) => {
  const done = task.kind === 'games' ? playGames(task.count) : playOut(task.plies, task.perCandidate);
  parentPort?.postMessage(done);
});
