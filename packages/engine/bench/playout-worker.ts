/** A worker of the benchmark: plays out the best candidates of some positions each time it is told to; says how often. */

import { parentPort, workerData } from 'node:worker_threads';
import { bestMoves, type MoveGenerator, type PlayoutPosition, Playouts } from '../src/index.ts';
import { readBenchPositions, setUp, standardNumbers } from '../test/bench-positions.ts';
import { buildGenerator, type GeneratorOrder } from './bench-generator.ts';

const CANDIDATES = 15;
const ROUNDS = 1;
const PLAYOUTS = 16;
/** Every so many of the positions, from one on for each thread. */
const STRIDE = 80;

const { first, plies, ...order } = workerData as GeneratorOrder & { first: number; plies: number };
const numbers = standardNumbers();
const positions = readBenchPositions(numbers).filter(
  ({ rack }, at) => at % STRIDE === first && rack.bagSize >= numbers.rackSize,
);
const generator = buildGenerator(order);

function unseenFrom(board: Uint8Array, rack: readonly number[]): number[] {
  const left = Array.from(numbers.counts);
  for (const letter of rack) left[letter]--;
  for (const laid of board) if (laid !== 0) left[laid >= 64 ? 0 : laid]--;
  return left.flatMap((count, letter) => Array.from({ length: count }, () => letter));
}

function run(on: MoveGenerator): number {
  let count = 0;
  for (const position of positions) {
    setUp(on, position);
    const candidates = bestMoves(on, 'equity', CANDIDATES);
    const at: PlayoutPosition = {
      board: position.board,
      rack: position.rack.letters,
      unseen: {
        letters: unseenFrom(position.board, position.rack.letters),
        rackSizes: [numbers.rackSize],
      },
    };
    const playouts = new Playouts(on, at, 1);
    for (let round = 0; round < ROUNDS; round++) {
      for (const candidate of candidates) {
        count += playouts.run({
          candidate,
          from: round * PLAYOUTS,
          count: PLAYOUTS,
          plies,
          toEnd: 'off',
        }).count;
      }
    }
  }
  return count;
}

run(generator);
parentPort?.on('message', () => parentPort?.postMessage(run(generator)));
parentPort?.postMessage('ready');
