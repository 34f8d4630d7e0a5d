/** One process at a time: two terminals that find the same thing missing must not both make it. */

import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withProgress } from './progress.mjs';
import { READ_ONLY_STATUS, ROOT, Setback } from '../workspace.mjs';

const POLL_MS = 100;

/**
 * Runs `work` while no other process holds the lock file. Waits as long as the holder lives, and takes over the file of a
 * holder that has died.
 * @template T
 * @param {string} lockPath
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function exclusively(lockPath, work) {
  if (!tryTake(lockPath)) {
    // The system may have given the number of a dead process to another; only a person can tell.
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
    mkdirSync(dirname(lockPath), { recursive: true });
    writeFileSync(lockPath, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    const hindrance = isReadOnly(error) ? error : writingError(dirname(lockPath));
    if (hindrance === undefined) throw error;
    throw new Setback(
      `Lexiko has to install or build something first, but can't write to ${ROOT} (${String(codeOf(hindrance))}). With write access, run once: node ${ROOT}/scripts/build.mjs && node ${ROOT}/scripts/build/page.mjs`,
      READ_ONLY_STATUS,
    );
  }
}

/**
 * Why nobody can create or write to a folder, or undefined. Needed because Node says "does not exist" of a folder that it
 * can't create on a read-only disk.
 * @param {string} folder
 * @returns {unknown}
 */
function writingError(folder) {
  if (!existsSync(folder)) return writingError(dirname(folder));
  try {
    return accessSync(folder, constants.W_OK);
  } catch (error) {
    return error;
  }
}

/** @param {string} lockPath */
function isHeld(lockPath) {
  try {
    const holder = Number(readFileSync(lockPath, 'utf8'));
    // The holder writes the file in two steps: it may still be empty.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    // EPERM: the holder lives, under another user.
    return codeOf(error) === 'EPERM';
  }
}

/** Whether the error says that this place is read-only. @param {unknown} error */
export function isReadOnly(error) {
  return ['EROFS', 'EACCES', 'EPERM'].includes(String(codeOf(error)));
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
