/** `npm run bench -- NAME`: bundles `packages/NAME/bench/NAME.bench.ts` and runs it; further arguments go to it. */

import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureGenerated } from '../build.mjs';
import { bundle, bundlePath } from '../build/bundle.mjs';
import { requireNode } from '../install/node-version.mjs';
import { packageNames, ROOT, runCommand, Setback } from '../workspace.mjs';

/** @param {string} name */
function sourceOf(name) {
  return join(ROOT, 'packages', name, 'bench', `${name}.bench.ts`);
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit status
 */
async function bench([name, ...rest]) {
  requireNode();
  const known = packageNames().filter((candidate) => existsSync(sourceOf(candidate)));
  if (name === undefined || !known.includes(name)) {
    const complaint = name === undefined ? 'Which benchmark?' : `There is no benchmark '${name}'.`;
    throw new Setback(
      `${complaint} npm run bench -- NAME, where NAME is one of: ${known.join(', ') || '(none yet)'}`,
    );
  }
  await ensureGenerated();
  // A folder for this process alone, so that two benchmarks can be compared side by side.
  const folder = join(ROOT, '.cache/bench', `${name}-${process.pid}`);
  try {
    await bundle({ entries: { [name]: sourceOf(name) }, folder });
    return await runInherited(['--enable-source-maps', bundlePath(folder, name), ...rest]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit status
 */
function runInherited(args) {
  // Ctrl-C ends the benchmark; this process lives on to tidy up.
  process.on('SIGINT', () => {});
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
    child.on('error', fail);
    child.on('close', (status) => done(status ?? 1));
  });
}

await runCommand(() => bench(process.argv.slice(2)));
