/** The thread that counts the seconds of a long piece of work, while the thread that does it is busy. */

import { workerData } from 'node:worker_threads';
import { showProgress } from './progress.mjs';

/** @type {import('./progress.mjs').Count} */
const { label, rewrite, shown, firstMs, repeatMs } = workerData;
const startMs = performance.now();

function show() {
  // Before the line: whoever reads it may end the work at once, and its summary is due then.
  shown[0] = 1;
  showProgress(label, rewrite, performance.now() - startMs);
}

setTimeout(() => {
  show();
  setInterval(show, repeatMs);
}, firstMs);
