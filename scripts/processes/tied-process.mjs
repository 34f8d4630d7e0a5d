/**
 * Processes that end with the one that started them, however that one ends: a test runner kills its workers without
 * asking, and what a worker had started would stay. A process beside them waits at a pipe whose other end is closed by
 * the system when its owner is gone, and then ends what is still on its list.
 */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * What is to be done about something left behind, in this order.
 * @typedef {object} Ending
 * @property {number} [kill] a process to kill
 * @property {{ program: string, args: readonly string[], options: object }} [run] a program that ends it
 * @property {string} [remove] a folder to delete
 */

const WATCHER = fileURLToPath(new URL('./process-watcher.mjs', import.meta.url));

/** @type {import('node:stream').Writable | undefined} */
let watcher;
let entries = 0;

function startWatcher() {
  const child = spawn(process.execPath, [WATCHER], {
    // Of its own group: a Ctrl-C for the others must not end it before its work is done.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  });
  child.unref();
  /** @type {import('node:net').Socket} */ (child.stdin).unref();
  child.stdin.on('error', () => {}); // it was killed: nothing is watched any more, and nothing else is lost
  return child.stdin;
}

/**
 * Has this done when the process ends, unless it is released before.
 * @param {Ending} ending
 * @returns {() => void} releases it
 */
export function whenThisEnds(ending) {
  watcher ??= startWatcher();
  const id = ++entries;
  watcher.write(`${JSON.stringify({ id, ending })}\n`);
  return () => void watcher?.write(`${JSON.stringify({ id })}\n`);
}

/**
 * Starts a program that does not outlive this process.
 * @type {typeof spawn}
 */
export const spawnTied =
  /** @type {typeof spawn} */ (
    /**
     * @param {string} program
     * @param {readonly string[]} args
     * @param {import('node:child_process').SpawnOptions} options
     */
    (program, args, options) => {
      const child = spawn(program, args, options);
      if (child.pid !== undefined) child.once('exit', whenThisEnds({ kill: child.pid }));
      return child;
    }
  );
