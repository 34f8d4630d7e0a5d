/** One process at a time: two terminals that find the same thing missing must not both make it. */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withProgress } from './progress.mjs';

const POLL_MS = 100;

/**
 * Runs `work` while no other process holds the lock file; waits for as long as its holder lives. A file whose
 * holder has died is taken over.
 * @template T
 * @param {string} lockPath
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function exclusively(lockPath, work) {
  mkdirSync(dirname(lockPath), { recursive: true });
  if (!tryTake(lockPath)) {
    // The number of a dead process may have gone to another one, which only a person can see.
    const label = `Waiting for another process (none running? delete ${lockPath})`;
    await withProgress(label, { announce: 'when-long' }, () => waitAndTake(lockPath));
  }
  try {
    return await work();
  } finally {
    rmSync(lockPath, { force: true });
  }
}

/** @param {string} lockPath */
async function waitAndTake(lockPath) {
  do {
    if (isHeld(lockPath)) await sleep(POLL_MS);
    else rmSync(lockPath, { force: true });
  } while (!tryTake(lockPath));
}

/** @param {string} lockPath */
function tryTake(lockPath) {
  try {
    writeFileSync(lockPath, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} lockPath */
function isHeld(lockPath) {
  try {
    const holder = Number(readFileSync(lockPath, 'utf8'));
    // Written in two steps by its holder, the file may still be empty.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    // EPERM: the holder lives, under another user.
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
