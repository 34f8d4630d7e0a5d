/**
 * `npm run faults`: storms over SQLite and PostgreSQL, `--storms` of them for `--seconds` each. Each prints its seed;
 * `--seed` repeats a storm that failed.
 */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureGenerated } from '../build.mjs';
import { requireNode } from '../install/node-version.mjs';
import { ROOT, runCommand } from '../workspace.mjs';

const OPTIONS = /** @type {const} */ ({
  seconds: { type: 'string', default: '60' },
  storms: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  crowd: { type: 'string', default: '1000' },
});

await runCommand(async () => {
  requireNode();
  await ensureGenerated();
  const { values } = parseArgs({ options: OPTIONS });
  for (let storm = 0; storm < Number(values.storms); storm++) {
    const { status } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/vitest/vitest.mjs'),
        'run',
        'packages/server/test/storms/storm.system.test.ts',
      ],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: {
          ...process.env,
          LEXIKO_STORM_SEED: String(Number(values.seed) + storm),
          LEXIKO_STORM_SECONDS: values.seconds,
          LEXIKO_STORM_CROWD: values.crowd,
        },
      },
    );
    if (status !== 0) process.exit(status ?? 1);
  }
});
