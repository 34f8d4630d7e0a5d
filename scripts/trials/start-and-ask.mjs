/** Runs `npm start` as a newcomer does, waits until the server is ready and serves the page, and ends it. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, runCommand, Setback } from '../workspace.mjs';

const PORT = 8099;
const LOOK_MS = 500;
const END_MS = 15_000;
/** The first start installs and builds everything. */
const PATIENCE_MS = 15 * 60 * 1000;

const isWindows = process.platform === 'win32';

/**
 * Ends npm and everything it has started: without that the server would stay.
 * @param {import('node:child_process').ChildProcess} npm
 */
async function endAll(npm) {
  if (npm.pid === undefined || npm.exitCode !== null || npm.signalCode !== null) return;
  const ended = once(npm, 'exit');
  if (isWindows) spawnSync('taskkill', ['/pid', String(npm.pid), '/t', '/f']);
  else process.kill(-npm.pid, 'SIGTERM');
  await Promise.race([ended, sleep(END_MS)]);
}

/** @param {import('node:child_process').ChildProcess} child */
async function ask(child) {
  const untilMs = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/ready`).catch(() => null);
    if (answer?.ok === true) break;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Setback(`npm start ended with ${child.exitCode ?? child.signalCode} before it was ready.`);
    if (Date.now() > untilMs) throw new Setback('npm start was not ready after fifteen minutes.');
    await sleep(LOOK_MS);
  }
  const page = await fetch(`http://127.0.0.1:${PORT}/`);
  if (!(await page.text()).includes('<div id="app">')) throw new Setback('There is no page at /.');
  process.stdout.write('npm start serves the page.\n');
}

await runCommand(async () => {
  const child = spawn('npm', ['start', '--', '--port', String(PORT)], {
    cwd: ROOT,
    // npm is a batch file on Windows, which only a shell can start; elsewhere it gets a group of its own.
    shell: isWindows,
    detached: !isWindows,
    stdio: 'inherit',
  });
  try {
    await ask(child);
  } finally {
    await endAll(child);
  }
});
