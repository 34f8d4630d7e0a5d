/** What a bundle keeps of its sources: lazy parts, workers, data found beside the source, and whole folders only. */

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundle, bundlePath } from '../../build/bundle.mjs';

const run = promisify(execFile);

let root = '';

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'lexiko bundle-')));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

async function outputOf(entry: string): Promise<string> {
  const folder = join(root, 'dist/one');
  await bundle({ entries: { entry: join(root, entry) }, folder });
  const { stdout } = await run(process.execPath, [bundlePath(folder, 'entry')], { cwd: '/' });
  return stdout;
}

test('Data beside a source file is found from the bundle, wherever it is started', async () => {
  write({
    'src/main.ts': "await import('./deep/reader.ts');",
    'src/deep/reader.ts': [
      "import { readFileSync } from 'node:fs';",
      "const text: string = readFileSync(new URL('../../data/words.txt', import.meta.url), 'utf8');",
      'console.log(text);',
    ].join('\n'),
    'data/words.txt': 'HORN',
  });
  expect(await outputOf('src/main.ts')).toBe('HORN\n');
});

test('A worker named by its source file runs from a bundle of its own', async () => {
  write({
    'src/main.ts': [
      "import { Worker } from 'node:worker_threads';",
      "import { greeting } from './shared.ts';",
      "const worker = new Worker(new URL('./search-worker.ts', import.meta.url));",
      "worker.on('message', (answer: string) => console.log(greeting, answer));",
    ].join('\n'),
    'src/search-worker.ts': [
      "import { parentPort } from 'node:worker_threads';",
      "import { greeting } from './shared.ts';",
      'const answer: string = greeting.toUpperCase();',
      'parentPort?.postMessage(answer);',
    ].join('\n'),
    'src/shared.ts': "export const greeting = 'farm';",
  });
  expect(await outputOf('src/main.ts')).toBe('farm FARM\n');
});

test('WASM goes along with the bundle, so that a later build of it changes nothing', async () => {
  write({
    'src/main.ts': [
      "import { readFileSync } from 'node:fs';",
      "console.log(readFileSync(new URL('../dist/kernel.wasm', import.meta.url), 'utf8'));",
    ].join('\n'),
    'dist/kernel.wasm': 'first',
  });
  expect(await outputOf('src/main.ts')).toBe('first\n');
  write({ 'dist/kernel.wasm': 'second' });
  const { stdout } = await run(process.execPath, [bundlePath(join(root, 'dist/one'), 'entry')]);
  expect(stdout).toBe('first\n');
});

test('A source that cannot be bundled leaves no folder behind', async () => {
  write({ 'src/main.ts': "import { gone } from './gone.ts';\nconsole.log(gone);" });
  await expect(outputOf('src/main.ts')).rejects.toThrow('gone.ts');
  expect(readdirSync(join(root, 'dist'))).toEqual([]);
});

test('An import of a package that is not installed fails the build, not the run', async () => {
  write({ 'src/main.ts': "import 'lexiko-does-not-exist';" });
  await expect(outputOf('src/main.ts')).rejects.toThrow('lexiko-does-not-exist');
});

test('Two builds of the same folder at once end with one whole folder', async () => {
  write({ 'src/main.ts': "console.log('done');" });
  const order = { entries: { entry: join(root, 'src/main.ts') }, folder: join(root, 'dist/one') };
  const script = `import(${JSON.stringify(new URL('../../build/bundle.mjs', import.meta.url).href)})
    .then(({ bundle }) => bundle(${JSON.stringify(order)}))`;
  await Promise.all([1, 2, 3].map(() => run(process.execPath, ['-e', script])));
  expect(readdirSync(join(root, 'dist'))).toEqual(['one']);
  expect((await run(process.execPath, [bundlePath(order.folder, 'entry')])).stdout).toBe('done\n');
});
