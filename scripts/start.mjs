/**
 * `npm start`: installs and builds what is missing, then serves the page on this machine and opens it. Arguments after
 * `--` go to `lexiko serve`; `npm start -- play` runs the game in the terminal instead.
 */

import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ensureAll } from './build.mjs';
import { ensureWeb } from './build/page.mjs';
import { requireNode } from './install/node-version.mjs';
import { openBrowser } from './processes/open-browser.mjs';
import { runCommand } from './workspace.mjs';

const HOST = '127.0.0.1';
const USUAL_PORT = 8080;
const LOOK_MS = 200;

/**
 * The port if it is free, else any that is.
 * @param {number} port
 * @returns {Promise<number>}
 */
function freePort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => (port === 0 ? reject(new Error('no port is free')) : resolve(freePort(0))));
    probe.listen(port, HOST, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port));
    });
  });
}

/**
 * Opens the page as soon as it is served.
 * @param {string} url
 */
async function openWhenReady(url) {
  for (;;) {
    await sleep(LOOK_MS, undefined, { ref: false }); // a server that did not start ends the program
    const answer = await fetch(`${url}/ready`).catch(() => null);
    if (answer?.ok === true) return openBrowser(url);
  }
}

/**
 * @param {readonly string[]} given
 * @returns {Promise<readonly string[]>} the arguments of the command line
 */
async function commandOf(given) {
  if (given[0] !== undefined && !given[0].startsWith('-')) return given;
  const serve = ['serve', '--web', await ensureWeb()];
  // A given port or host is used as it is.
  if (given.length > 0 || process.env['LEXIKO_PORT'] !== undefined) return [...serve, ...given];
  const port = await freePort(USUAL_PORT);
  void openWhenReady(`http://${HOST}:${port}`);
  return [...serve, '--port', String(port), '--log', 'warn'];
}

await runCommand(async () => {
  requireNode();
  const entry = await ensureAll();
  const args = await commandOf(process.argv.slice(2));
  process.argv.splice(1, process.argv.length, entry, ...args);
  await import(pathToFileURL(entry).href);
});
