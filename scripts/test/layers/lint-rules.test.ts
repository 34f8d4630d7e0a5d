/** What the linter's settings say about layers: small workspaces under them that break one rule each, and one that breaks none. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAYERS } from '../../layers/layer-table.mjs';
import { ROOT, toolPath } from '../../workspace.mjs';

/** Each is refused as the value of a constant in a pure package. */
const IMPURE = [
  ['Date.now()', "Unexpected use of 'Date'."],
  ['new Date()', "Unexpected use of 'Date'."],
  ['performance.now()', "Unexpected use of 'performance'."],
  ['setTimeout(() => {}, 1)', "Unexpected use of 'setTimeout'."],
  ['Math.random()', "'Math.random' is restricted from being used."],
  ["Math['random']()", "'Math.random' is restricted from being used."],
  ['crypto.randomUUID()', "Unexpected use of 'crypto'."],
  ['console.log(1)', "Unexpected use of 'console'."],
  ['process.env', "Unexpected use of 'process'."],
  ["fetch('x')", "Unexpected use of 'fetch'."],
  ['globalThis', "Unexpected use of 'globalThis'."],
  ["eval('1')", "Unexpected use of 'eval'."],
  ["new Intl.PluralRules('en')", "'Intl' is restricted from being used."],
  ["'a'.localeCompare('b')", "'localeCompare' is restricted from being used."],
  ['(1).toLocaleString()', "'toLocaleString' is restricted from being used."],
  ['({ process })', "Unexpected use of 'process'."],
] as const;

const SOURCES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    IMPURE.map(([expression], index) => [
      `packages/rules/src/impure-${index}.ts`,
      `export const x = ${expression};`,
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(LAYERS).flatMap((name) => [
      [`packages/${name}/src/clock.ts`, 'export const now = Date.now();'],
      [`packages/${name}/test/clock.ts`, 'export const now = Date.now();'],
      [`packages/${name}/src/plural.ts`, "export const plural = new Intl.PluralRules('en');"],
    ]),
  ),
  'packages/rules/src/taken.ts': 'const { random } = Math;\nexport const chance = random;',
  'packages/rules/src/shadow.ts':
    'export const f = (Date: number): number => Date;\nexport const now: number = Date.now();',
  'packages/rules/src/harmless.ts': [
    '// Date.now() and Math.random() stay outside',
    "export const note = 'console.log(new Date())';",
    'export const config = { process: 1, fetch: 2 };',
    'export const sum: number = config.process + config.fetch;',
    'export interface Challenge { readonly window: number; console?: string }',
    'export function left({ window }: Challenge, document: number): number { return window - document; }',
  ].join('\n'),
  'packages/server/src/node.ts': "import 'fs';",
  'packages/server/src/ending.ts': "import './node';",
  'packages/server/src/type.ts': "export type Clock = import('./clock.ts').Clock;",
};

const folder = mkdtempSync(join(tmpdir(), 'lexiko-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said about each file, with its line. */
const messages = new Map<string, string[]>();

beforeAll(() => {
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [path, source] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const { stdout } = spawnSync(process.execPath, [toolPath('oxlint'), '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { message: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  for (const { message, filename, labels } of diagnostics) {
    const file = filename.replaceAll('\\', '/');
    messages.set(file, [...(messages.get(file) ?? []), `${labels[0]?.span.line} ${message}`]);
  }
});

describe('A pure package', () => {
  test.each(IMPURE.map((row, index) => [...row, index] as const))('may not say %s', (_, message, index) => {
    expect(messages.get(`packages/rules/src/impure-${index}.ts`)).toContain(`1 ${message}`);
  });

  test('may not take random out of Math', () => {
    expect(messages.get('packages/rules/src/taken.ts')).toEqual([
      "1 'Math.random' is restricted from being used.",
    ]);
  });

  test('is not excused by a local named Date elsewhere', () => {
    expect(messages.get('packages/rules/src/shadow.ts')).toContain("2 Unexpected use of 'Date'.");
  });

  test('may have comments, strings, members, keys and locals of such names', () => {
    expect(messages.get('packages/rules/src/harmless.ts')).toBeUndefined();
  });
});

test.each(Object.entries(LAYERS))(
  '%s may touch what the layer table says, its tests anything',
  (name, layer) => {
    const isPure = layer.reach === 'nothing' || layer.reach === 'languages';
    expect(messages.has(`packages/${name}/src/clock.ts`)).toBe(isPure);
    expect(messages.has(`packages/${name}/test/clock.ts`)).toBe(false);
    expect(messages.has(`packages/${name}/src/plural.ts`)).toBe(layer.reach === 'nothing');
  },
);

test('Modules of Node are named as such, and files with their ending', () => {
  expect(messages.get('packages/server/src/node.ts')).toEqual([
    '1 Prefer using the `node:` protocol when importing Node.js built-in modules.',
  ]);
  expect(messages.get('packages/server/src/ending.ts')).toEqual([
    '1 Missing file extension in import declaration.',
  ]);
});

test('No type is imported inside a type, where the layers would not see it', () => {
  expect(messages.get('packages/server/src/type.ts')).toEqual([
    '1 `import()` type annotations are forbidden.',
  ]);
});
