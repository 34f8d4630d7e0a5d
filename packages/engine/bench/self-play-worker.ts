/** A worker of the benchmark: builds its own generator, plays its share of games each time it is told to. */

import { parentPort, workerData } from 'node:worker_threads';
import { buildGenerator, type GeneratorOrder } from './bench-generator.ts';

const { games, seed, ...order } = workerData as GeneratorOrder & { games: number; seed: number };
const generator = buildGenerator(order);
generator.selfPlay(seed, Math.ceil(games / 10));
parentPort?.on('message', () => {
  generator.selfPlay(seed, games);
  parentPort?.postMessage(games);
});
parentPort?.postMessage('ready');
