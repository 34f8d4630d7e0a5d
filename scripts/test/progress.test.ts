/** What is said about work that takes long, as another process sees it. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MODULE = new URL('../processes/progress.mjs', import.meta.url).href;

/** What a process says while it is busy, without ever giving way, for so long. */
async function saidDuring(
  announce: 'at-once' | 'when-long',
  busyMs: number,
): Promise<{ stdout: string; stderr: string }> {
  const script = `import { withProgress } from ${JSON.stringify(MODULE)};
    const answer = await withProgress('Sorting tiles', { announce: '${announce}' }, async () => {
      const end = performance.now() + ${busyMs};
      while (performance.now() < end);
      return 'sorted';
    });
    console.log(answer);`;
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
}

test('Short work is announced, and no more', async () => {
  expect(await saidDuring('at-once', 10)).toEqual({ stdout: 'sorted\n', stderr: 'Sorting tiles …\n' });
});

test('Short work that need not be announced is not mentioned', async () => {
  expect(await saidDuring('when-long', 10)).toEqual({ stdout: 'sorted\n', stderr: '' });
});

test('Long work is mentioned after two seconds, even by a process too busy to count them', async () => {
  const { stdout, stderr } = await saidDuring('when-long', 2800);
  expect(stdout).toBe('sorted\n');
  expect(stderr).toMatch(/^Sorting tiles … 2 s\nSorting tiles: [23]\.\d s\n$/);
});
