/** That what a process has started does not outlive it, however it ends. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MODULE = new URL('../../processes/tied-process.mjs', import.meta.url).href;
const SLEEP = 'setInterval(() => {}, 1000)';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lexiko-tied-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A process that starts another one and then does as told; answers with the number of the other. */
async function starter(then: string): Promise<number> {
  const script = `
    const { spawnTied, whenThisEnds } = await import(${JSON.stringify(MODULE)});
    const child = spawnTied(process.execPath, ['-e', ${JSON.stringify(SLEEP)}], { stdio: 'ignore' });
    const release = whenThisEnds({ remove: ${JSON.stringify(join(folder, 'left'))} });
    whenThisEnds({ remove: ${JSON.stringify(join(folder, 'last'))} });
    process.stdout.write(String(child.pid));
    ${then}`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(owner, 'close');
  let said = '';
  owner.stdout.on('data', (data: Buffer) => (said += data.toString('utf8')));
  await closed;
  return Number(said);
}

test.each([
  ['is killed without warning', "setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100);"],
  ['is told to end', "setTimeout(() => process.kill(process.pid, 'SIGTERM'), 100);"],
  ['throws', "setTimeout(() => { throw 'over'; }, 100);"],
  ['just ends', 'setTimeout(() => process.exit(0), 100);'],
])('What a process started ends when it %s', async (_, then) => {
  mkdirSync(join(folder, 'left'));
  const pid = await starter(then);
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isAlive(pid)).toBe(false);
  await expect.poll(() => existsSync(join(folder, 'left'))).toBe(false);
});

test('What was released stays', async () => {
  for (const name of ['left', 'last']) mkdirSync(join(folder, name));
  const pid = await starter("release(); child.kill(); child.once('exit', () => process.exit(0));");
  await expect.poll(() => isAlive(pid)).toBe(false);
  // Removed in the order of the list: what comes last is gone when all else is.
  await expect.poll(() => existsSync(join(folder, 'last'))).toBe(false);
  expect(existsSync(join(folder, 'left'))).toBe(true);
});
