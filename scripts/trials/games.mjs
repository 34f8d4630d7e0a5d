/**
 * `npm run games`: computers of all levels play at tables of all presets with mixed options. The referee checks every
 * action, and no player may see or use what is hidden. Games have numbers: `--seed 4711 --games 1` repeats one.
 */

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureGenerated } from '../build.mjs';
import { bundle, bundlePath } from '../build/bundle.mjs';
import { requireNode } from '../install/node-version.mjs';
import { ROOT, runCommand } from '../workspace.mjs';

const OPTIONS = /** @type {const} */ ({
  games: { type: 'string', default: '200' },
  /** The number of the first game. */
  seed: { type: 'string', default: '1' },
});

await runCommand(async () => {
  requireNode();
  await ensureGenerated();
  const { values } = parseArgs({ options: OPTIONS });
  const order = { games: Number(values.games), seed: Number(values.seed) };
  const folder = join(ROOT, '.cache/games', String(process.pid));
  try {
    await bundle({ entries: { games: join(ROOT, 'packages/engine/test/support/many-games.ts') }, folder });
    const args = ['--enable-source-maps', bundlePath(folder, 'games'), JSON.stringify(order)];
    return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
