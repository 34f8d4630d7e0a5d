/** What is said about work that takes long, as another process sees it. */

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { spawnTied } from '../../processes/tied-process.mjs';

const MODULE = new URL('../../processes/progress.mjs', import.meta.url).href;

const folder = mkdtempSync(join(tmpdir(), 'lexiko-progress-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Said {
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * What a process says while it works, without ever giving way: for a moment, or until somebody has read so much from it.
 */
async function saidDuring(
  announce: 'at-once' | 'when-long',
  work: { readonly until: 'a-moment' } | { readonly until: 'read'; readonly text: string },
): Promise<Said> {
  const mark = join(folder, 'read');
  const isDone =
    work.until === 'read' ? `existsSync(${JSON.stringify(mark)})` : 'performance.now() > startMs + 10';
  const script = `import { existsSync } from 'node:fs';
    import { withProgress } from ${JSON.stringify(MODULE)};
    const answer = await withProgress('Sorting tiles', { announce: '${announce}' }, async () => {
      const startMs = performance.now();
      while (!(${isDone}));
      return 'sorted';
    });
    console.log(answer);`;
  const child = spawnTied(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (data: Buffer) => (said.stdout += data.toString('utf8')));
  child.stderr.on('data', (data: Buffer) => {
    said.stderr += data.toString('utf8');
    if (work.until === 'read' && said.stderr.includes(work.text)) writeFileSync(mark, '');
  });
  await once(child, 'close');
  return said;
}

test('Short work is announced, and no more', async () => {
  const said = await saidDuring('at-once', { until: 'a-moment' });
  expect(said).toEqual({ stdout: 'sorted\n', stderr: 'Sorting tiles …\n' });
});

test('Short work that need not be announced is not mentioned', async () => {
  expect(await saidDuring('when-long', { until: 'a-moment' })).toEqual({ stdout: 'sorted\n', stderr: '' });
});

test('Long work is mentioned after two seconds, even by a process too busy to count them', async () => {
  const { stdout, stderr } = await saidDuring('when-long', { until: 'read', text: 'Sorting tiles …' });
  expect(stdout).toBe('sorted\n');
  // On a busy machine there may be more of them.
  const [, firstSeconds, lastSeconds] =
    /^Sorting tiles … (\d+) s\n(?:Sorting tiles … \d+ s\n)*Sorting tiles: (\d+)\.\d s\n$/.exec(stderr) ??
    expect.fail(stderr);
  expect(Number(firstSeconds)).toBeGreaterThanOrEqual(2);
  expect(Number(lastSeconds)).toBeGreaterThanOrEqual(2);
});
