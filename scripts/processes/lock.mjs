/** One process at a time: two terminals that find the same thing missing must not both make it. */

import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withProgress } from './progress.mjs';
import { READ_ONLY_STATUS, ROOT, Setback } from '../workspace.mjs';

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
    mkdirSync(dirname(lockPath), { recursive: true });
    writeFileSync(lockPath, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    const hindrance = isReadOnly(error) ? error : writingError(dirname(lockPath));
    if (hindrance === undefined) throw error;
    throw new Setback(
      `Something has to be installed or built first, and ${ROOT} can't be written to (${String(codeOf(hindrance))}). As somebody who may write there, run once: node ${ROOT}/scripts/build.mjs && node ${ROOT}/scripts/build/page.mjs`,
      READ_ONLY_STATUS,
    );
  }
}

/**
 * Why a folder cannot be made or written to, or undefined. Asked because Node says of a folder that it cannot make on a
 * read-only disk that it does not exist.
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
    // Written in two steps by its holder, the file may still be empty.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    // EPERM: the holder lives, under another user.
    return codeOf(error) === 'EPERM';
  }
}

/** Whether it says that this is no place to write to. @param {unknown} error */
export function isReadOnly(error) {
  return ['EROFS', 'EACCES', 'EPERM'].includes(String(codeOf(error)));
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
