/** What `npm run check` leaves out: whatever starts whole programs, and nothing else. */

import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { WITHOUT_SYSTEM_TESTS } from '../test.mjs';
import { ROOT, toolPath } from '../workspace.mjs';

/** The test files that Vitest would run, from the checkout, sorted. */
async function listed(...args: string[]): Promise<readonly string[]> {
  const all = [toolPath('vitest'), 'list', '--filesOnly', '--json', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, all, { cwd: ROOT });
  const files = JSON.parse(stdout) as readonly { readonly file: string }[];
  return files.map(({ file }) => relative(ROOT, file).split(sep).join('/')).toSorted();
}

function testFiles(): readonly string[] {
  return ['packages', 'scripts']
    .flatMap((part) =>
      readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' }).map((path) => join(part, path)),
    )
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .toSorted();
}

test('Every test file belongs to the whole run, once', async () => {
  expect(await listed()).toEqual(testFiles());
});

test('npm run check runs all of them but those that start whole programs', async () => {
  const quick = testFiles().filter((path) => !path.endsWith('.system.test.ts'));
  expect(await listed(...WITHOUT_SYSTEM_TESTS)).toEqual(quick);
});
