/**
 * `npm run late-turns`: what the Champion gains by following its plays over the draws shortly before the bag is empty
 * (docs/decisions/0005). It plays games by itself and chooses each late turn in both ways. `--games 100` plays so many more
 * games than `--file` has, which is carried on; `--games 0` only reports. Several processes may share the work with files
 * of their own and other first games (`--first 10001`).
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureGenerated } from '../build.mjs';
import { bundle, bundlePath } from '../build/bundle.mjs';
import { requireNode } from '../install/node-version.mjs';
import { ROOT, runCommand } from '../workspace.mjs';

const OPTIONS = /** @type {const} */ ({
  games: { type: 'string', default: '20' },
  /** The number of the first game of a new file. */
  first: { type: 'string', default: '1' },
  file: { type: 'string', default: '.cache/late-turns/turns.jsonl' },
});

await runCommand(async () => {
  requireNode();
  await ensureGenerated();
  const { values } = parseArgs({ options: OPTIONS });
  const file = resolve(ROOT, values.file);
  mkdirSync(dirname(file), { recursive: true });
  const order = { file, first: Number(values.first), games: Number(values.games) };
  const folder = join(ROOT, '.cache/late-turns', String(process.pid));
  try {
    await bundle({ entries: { turns: join(ROOT, 'packages/engine/test/support/late-turns.ts') }, folder });
    const args = ['--enable-source-maps', bundlePath(folder, 'turns'), JSON.stringify(order)];
    return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
