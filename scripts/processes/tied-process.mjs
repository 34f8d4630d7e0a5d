/**
 * Processes that end with the one that started them, however it ends: a test runner kills its workers, and the processes of
 * a worker would stay behind. A watcher process reads from a pipe, which the system closes when the owner is gone; then
 * the watcher ends everything that is left on its list.
 */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * How to clean up something left behind, in this order.
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
    // In a group of its own: Ctrl-C must not end it before it has cleaned up.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  });
  child.unref();
  /** @type {import('node:net').Socket} */ (child.stdin).unref();
  child.stdin.on('error', () => {}); // somebody killed the watcher: nothing else is lost
  return child.stdin;
}

/**
 * Cleans up when this process ends, unless released before.
 * @param {Ending} ending
 * @returns {() => void} takes it off the list
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
