/** Checkouts in folders with characters that Vite cannot read. */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build } from 'vite';
import { requireTestablePath, withReadablePath } from '../../build/readable-path.mjs';

const home = mkdtempSync(join(tmpdir(), 'lexiko-path-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A page with a worker and a package of its own, as small as they get. */
function makePage(root: string): void {
  const files = {
    'web/index.html': '<script type="module" src="./main.js"></script>',
    'web/main.js':
      "import { word } from 'words'; new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }).postMessage(word);",
    'web/worker.js': "import { word } from 'words'; onmessage = () => postMessage(word);",
    'node_modules/words/package.json': '{ "name": "words", "type": "module", "exports": "./index.js" }',
    'node_modules/words/index.js': "export const word = 'HORN';",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Answers with the scripts that were built. */
async function buildIn(root: string): Promise<readonly string[]> {
  await build({
    configFile: false,
    logLevel: 'silent',
    root: join(root, 'web'),
    resolve: { preserveSymlinks: true },
    worker: { format: 'es' },
  });
  return readdirSync(join(root, 'web/dist/assets'))
    .map((name) => name.replace(/-.*/u, ''))
    .sort();
}

test.each(['c#', 'what?', '100 % ä'])('A page is built in a folder named %s', async (name) => {
  const root = join(home, name, 'checkout');
  makePage(root);
  let used = '';
  const built = await withReadablePath(root, (readable) => {
    used = readable;
    return buildIn(readable);
  });
  expect(built).toEqual(['index', 'worker']);
  expect(existsSync(join(root, 'web/dist/index.html'))).toBe(true);
  // The link is gone, and what it led to is not.
  expect(existsSync(used)).toBe(used === root);
});

test('Without a link it is not built: the day it is, the link can go', async () => {
  const root = join(home, 'direct#', 'checkout');
  makePage(root);
  await expect(buildIn(root)).rejects.toThrow();
});

test.each(['/home/ann/c#', '/home/ann/what?/lexiko'])(
  'In %s one sentence says why nothing is tested',
  (root) => {
    expect(() => requireTestablePath(root)).toThrow(`Can't run tests in ${root}`);
    expect(() => requireTestablePath('/home/bärbel/100 % words')).not.toThrow();
  },
);
