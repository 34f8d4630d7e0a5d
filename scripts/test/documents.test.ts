/** That the documents tell the truth: examples run as they stand there, and what is named exists. */

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { bundle, bundlePath } from '../build/bundle.mjs';
import { ROOT } from '../workspace.mjs';

/** Inside the checkout, where the names of the packages are known. */
const FOLDER = join(ROOT, '.cache', `readme-${process.pid}`);

/** A block of code, followed by what it prints. */
const EXAMPLE = /```ts\n(?<code>.*?)```\n+```text\n(?<output>.*?)```/gs;

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

const examples = [...README.matchAll(EXAMPLE)].map(({ groups }) => ({
  code: groups?.['code'] ?? '',
  output: groups?.['output'] ?? '',
}));

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('There are examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(2);
});

test.each(examples.map((example, index) => ({ ...example, name: `example-${index + 1}` })))(
  'The README tells what $name prints',
  async ({ name, code, output }) => {
    mkdirSync(FOLDER, { recursive: true });
    const source = join(FOLDER, `${name}.ts`);
    writeFileSync(source, code);
    const folder = join(FOLDER, name);
    await bundle({ entries: { [name]: source }, folder });
    const { stdout } = await promisify(execFile)(process.execPath, [bundlePath(folder, name)]);
    expect(stdout).toBe(output);
  },
);

test('The README names every command, and no other', async () => {
  const launcher = join(ROOT, 'packages/cli/bin/lexiko.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [launcher, '--help']);
  const commands = [...stdout.matchAll(/^  (?<name>\w+) {2}/gm)].map(({ groups }) => groups?.['name'] ?? '');
  const named = [...README.matchAll(/^\| `lexiko (?<name>\w+)`/gm)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );
  expect(named.toSorted()).toEqual(commands.toSorted());
});

test('The first tutorial is the start of the engine, which a test of the packages runs', () => {
  const text = readFileSync(join(ROOT, 'docs/tutorials/1-first-program.md'), 'utf8').replaceAll(
    /^ {3}/gmu,
    '',
  );
  const readme = readFileSync(join(ROOT, 'packages/engine/README.md'), 'utf8');
  for (const block of [/```js\n.*?```/su, /```text\n.*?```/su])
    expect(block.exec(text)?.[0]).toBe(block.exec(readme)?.[0] ?? 'a start');
});

const ARCHITECTURE = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');

/** A row of the table of invariants: number, sentence, test file and the name of the test. */
const INVARIANT = /^\| (?<number>\d+) +\| .*? \| `(?<file>[^`]+)`: "(?<name>.+)" +\|$/gm;

const invariants = [...ARCHITECTURE.matchAll(INVARIANT)].map(({ groups }) => ({
  number: groups?.['number'] ?? '',
  file: groups?.['file'] ?? '',
  name: groups?.['name'] ?? '',
}));

test('The invariants are numbered from 1 without a gap', () => {
  expect(invariants.length).toBeGreaterThan(10);
  expect(invariants.map(({ number }) => Number(number))).toEqual(invariants.map((_, index) => index + 1));
});

test.each(invariants)('Invariant $number names a test that exists', ({ file, name }) => {
  expect(existsSync(join(ROOT, file)), file).toBe(true);
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(name);
});

const documents = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

test.each(documents)('Links in %s lead somewhere', (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const targets = [...text.matchAll(/\]\((?!https?:|#)(?<target>[^)#\s]+)/g)].map(
    ({ groups }) => groups?.['target'] ?? '',
  );
  const missing = targets.filter((target) => !existsSync(join(ROOT, dirname(path), target)));
  expect(missing).toEqual([]);
});
