/**
 * Reports progress while something takes long, on standard error: standard output belongs to the program. On a terminal
 * one line counts the seconds; elsewhere a plain line appears every ten seconds. A thread of its own counts, because a
 * compiler at work blocks this one.
 */

import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Work shorter than this reports no progress. */
const LONG_MS = 2000;

/** How often a plain line says that the work goes on: often enough to see life, rarely enough for a log. */
const PLAIN_REPEAT_MS = 10_000;

const STDERR = 2;

/** @returns {boolean} */
function canRewriteLine() {
  return process.stderr.isTTY && process.env['CI'] === undefined && process.env['TERM'] !== 'dumb';
}

/**
 * What the counting thread gets. `shown` holds 1 once there is a line about the work.
 * @typedef {object} Count
 * @property {string} label
 * @property {boolean} rewrite
 * @property {Int32Array} shown
 * @property {number} firstMs
 * @property {number} repeatMs
 */

/**
 * @param {string} label
 * @param {boolean} rewrite
 * @param {number} elapsedMs
 */
export function showProgress(label, rewrite, elapsedMs) {
  // A timer may fire a fraction of a millisecond early.
  const seconds = Math.round(elapsedMs / 1000);
  const elapsed = seconds === 0 ? '' : ` ${seconds} s`;
  writeSync(STDERR, rewrite ? `\r\x1b[K${label} …${elapsed}` : `${label} …${elapsed}\n`);
}

/**
 * Runs `work` under a label such as `Installing packages`. `announce: 'at-once'` says so from the start; `'when-long'`
 * stays silent unless the work takes more than two seconds.
 * @template T
 * @param {string} label
 * @param {{ announce: 'at-once' | 'when-long' }} manner
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(label, { announce }, work) {
  const startMs = performance.now();
  const rewrite = canRewriteLine();
  const shown = new Int32Array(new SharedArrayBuffer(4));
  if (announce === 'at-once') {
    showProgress(label, rewrite, 0);
    shown[0] = 1;
  }
  const repeatMs = rewrite ? 1000 : PLAIN_REPEAT_MS;
  /** @type {Count} */
  const workerData = {
    label,
    rewrite,
    shown,
    firstMs: announce === 'at-once' ? repeatMs : LONG_MS,
    repeatMs,
  };
  const counter = new Worker(new URL('./progress-counter.mjs', import.meta.url), {
    workerData,
    execArgv: [],
  });
  counter.unref();
  try {
    return await work();
  } finally {
    const tookMs = performance.now() - startMs;
    await counter.terminate();
    const summary = `${label}: ${(tookMs / 1000).toFixed(1)} s\n`;
    if (shown[0] === 1 && (rewrite || tookMs >= LONG_MS))
      writeSync(STDERR, rewrite ? `\r\x1b[K${summary}` : summary);
  }
}
