/** A thread in which computers think: one question at a time. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Environment } from '../words/data-folder.ts';
import { ComputerDesk, type Question } from './computer-desk.ts';

// Only computer-pool.ts starts this, with just these data.
const desk = new ComputerDesk((workerData as { readonly env: Environment }).env);

parentPort?.on('message', (question: Question) => {
  try {
    parentPort?.postMessage({ action: desk.choose(question) });
  } catch (error) {
    parentPort?.postMessage({
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
