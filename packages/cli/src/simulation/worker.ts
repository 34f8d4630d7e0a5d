/** A thread of simulations: plays candidates out, one job at a time, position after position. */

import { parentPort, workerData } from 'node:worker_threads';
import type { PlayoutRunner, PlayoutJob, SimulatedPosition } from '@lexiko/engine/simulation';
import { openGenerator, openPlayoutRunner, type PlayoutRules, type PlayoutWords } from './playout-order.ts';

// Only workers.ts starts this, with just these data, and sends just these messages.
const { words, rules } = workerData as { readonly words: PlayoutWords; readonly rules: PlayoutRules };
const generator = openGenerator(words, rules);
let runner: PlayoutRunner | null = null;

parentPort?.on('message', (message: SimulatedPosition | PlayoutJob) => {
  if ('board' in message) runner = openPlayoutRunner(generator, message, rules);
  else if (runner !== null) parentPort?.postMessage(runner.run(message));
});

// The first message says that jobs can come.
parentPort?.postMessage('ready');
