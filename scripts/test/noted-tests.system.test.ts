/** What a run tells that its counts would hide: skipped tests, and those that passed only when they were tried again. */

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { notedLines } from '../test.mjs';
import { ROOT, toolPath } from '../workspace.mjs';

const RUN = `
import { expect, test } from 'vitest';
let tries = 0;
test('passes at once', () => {});
test('passes the second time', { retry: 1 }, () => { tries++; expect(tries).toBe(2); });
test('needs what is not here', ({ skip }) => { skip('nothing to dump with'); });
`;

test('A skipped test is named with its reason, and one that was tried again with its first failure', async () => {
  // Below the checkout, so that the run finds Vitest, and outside of what the whole run looks through.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/noted-'));
  try {
    writeFileSync(join(folder, 'run.test.ts'), RUN);
    writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
    const reporter = join(ROOT, 'scripts/vitest/noted-tests.mjs');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [toolPath('vitest'), 'run', `--root=${folder}`, `--reporter=${reporter}`],
      { cwd: folder },
    );
    expect(notedLines(stdout)).toBe(
      'Skipped: needs what is not here (nothing to dump with)\n' +
        'Passed only when tried again: run.test.ts > passes the second time (expected 1 to be 2 // Object.is equality)\n',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
