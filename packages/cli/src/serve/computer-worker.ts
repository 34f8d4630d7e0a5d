/** A thread in which computers think: one question at a time. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Environment } from '../words/data-folder.ts';
import { ComputerPlayers, type Question } from './computer-players.ts';

/** What a thread is started with. `unwanted[0]` becomes 1 while nobody waits for the answer any more. */
export interface WorkerData {
  readonly env: Environment;
  readonly unwanted: Int32Array<SharedArrayBuffer>;
}

// Only computer-pool.ts starts this, with just these data.
const { env, unwanted } = workerData as WorkerData;
const players = new ComputerPlayers(env);

parentPort?.on('message', (question: Question) => {
  try {
    parentPort?.postMessage({ action: players.choose(question, () => Atomics.load(unwanted, 0) === 1) });
  } catch (error) {
    parentPort?.postMessage({
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
