/**
 * The packages as others get them: packed, checked, installed without a network into projects outside the workspace,
 * type-checked, and run in Node and in a browser.
 */

import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chromium } from '@playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_FLAGS } from '../../../packages/web/tools/browser-flags.mjs';
import { packPackages, PUBLISHED, publishedManifest } from '../../build/packages.mjs';
import { runNpm } from '../../install/npm.mjs';
import { ensureSystemPart } from '../../parts/system-parts.mjs';
import { filesBelow, manifestOf, ROOT, runCaptured, toolPath } from '../../workspace.mjs';

/** Far from the workspace, whose packages would be found from any folder inside it. */
const FOLDER = realpathSync(mkdtempSync(join(tmpdir(), 'lexiko-packages-')));

/** Third-party packages that the published ones need; packed from the workspace, so that no network is needed. */
const THIRD_PARTY = ['@noble/hashes'];

/** A project's start in a README, followed by what it prints. */
const START = /```js\n(?<code>.*?)```\n+```text\n(?<output>.*?)```/gs;

let tarballs: readonly string[] = [];

beforeAll(async () => {
  const target = join(FOLDER, 'tarballs');
  tarballs = await packPackages(target);
  const packed = await runNpm(
    [
      'pack',
      '--ignore-scripts',
      '--pack-destination',
      target,
      ...THIRD_PARTY.map((name) => join(ROOT, 'node_modules', name)),
    ],
    { cwd: FOLDER },
  );
  expect(packed.status, packed.output).toBe(0);
  const dependencies = Object.fromEntries<string>([
    ...PUBLISHED.map((name, at): [string, string] => [
      `@lexiko/${name}`,
      `file:./tarballs/${basename(tarballs[at] ?? '')}`,
    ]),
    ...THIRD_PARTY.map((name): [string, string] => {
      const { version } = manifestOf(join(ROOT, 'node_modules', name));
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
      return [name, `file:./tarballs/${file}`];
    }),
  ]);
  writeProject('.', { 'package.json': JSON.stringify({ private: true, type: 'module', dependencies }) });
  const installed = await runNpm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
  });
  expect(installed.status, installed.output).toBe(0);
});

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

function writeProject(name: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(FOLDER, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Checks the types of a project, and of the declarations that it uses. */
async function complaintsOfTypes(name: string): Promise<string> {
  const { output } = await runCaptured(process.execPath, [toolPath('typescript'), '-p', join(FOLDER, name)]);
  return output;
}

test.each(PUBLISHED.map((name, at) => ({ name, at })))(
  'publint and attw have nothing against $name',
  async ({ at }) => {
    const bytes = readFileSync(tarballs[at] ?? '');
    const tarball = Uint8Array.from(bytes);
    const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
    // Nobody has said yet where the repository is; docs/packages.md says what follows from that.
    const known = new Set(['USE_REPOSITORY']);
    expect(
      messages.filter(({ code }) => !known.has(code)).map((message) => formatMessage(message, pkg ?? {})),
    ).toEqual([]);
    const checked = await checkPackage(createPackageFromTarballData(tarball), {
      excludeEntrypoints: [/^\.\/data\//, './kernel.wasm', './package.json'],
    });
    if (checked.types === false) throw new Error('the package has no types');
    // The packages are ESM: what CommonJS and the oldest resolution see of them does not matter.
    const problems = checked.problems.filter(
      (problem) =>
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)) &&
        problem.kind !== 'CJSResolvesToESM',
    );
    expect(problems).toEqual([]);
  },
);

test('A package ships its code, its data and its licences, and no name of the kernel compiler', () => {
  const shipped = (name: string): string[] => {
    const folder = join(FOLDER, 'node_modules/@lexiko', name);
    return filesBelow(folder).map((path) => path.slice(folder.length + 1).replaceAll('\\', '/'));
  };
  for (const name of PUBLISHED) {
    expect(shipped(name)).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.d.ts']));
    expect(shipped(name).filter((path) => /(?<!\.d)\.ts$|^src\/|^test\//.test(path))).toEqual([]);
  }
  expect(shipped('words')).toEqual(
    expect.arrayContaining(['data/NOTICE.md', 'data/DEFINITIONS-NOTICE.md', 'data/english/words.txt']),
  );
  expect(shipped('engine')).toContain('dist/kernel.wasm');
  const declarations = filesBelow(join(FOLDER, 'node_modules/@lexiko')).filter((path) =>
    path.endsWith('.d.ts'),
  );
  expect(
    declarations.filter((path) => /\bi32\b|['"]\.[^'"]*\.ts['"]/.test(readFileSync(path, 'utf8'))),
  ).toEqual([]);
});

test('A name has one meaning in all packages', () => {
  const meanings = new Map<string, string>();
  const twice: string[] = [];
  for (const name of PUBLISHED) {
    const folder = join(ROOT, 'packages', name);
    const manifest = manifestOf(folder);
    const published = publishedManifest(manifest, manifestOf(ROOT)).exports;
    for (const [entry, path] of Object.entries(manifest.exports ?? {})) {
      if (!(entry in published) || !path.endsWith('.ts')) continue;
      const text = readFileSync(join(folder, path), 'utf8');
      for (const [, names = ''] of text.matchAll(/export (?:type )?\{(?<names>[^}]*)\}/g)) {
        for (const exported of names.split(',').map((one) => one.trim().replace(/^type |^.* as /, ''))) {
          if (exported === '') continue;
          const earlier = meanings.get(exported);
          if (earlier !== undefined) twice.push(`${exported}: ${earlier} and ${name}/${path}`);
          meanings.set(exported, `${name}/${path}`);
        }
      }
    }
  }
  expect(meanings.size).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});

test('The start in each README runs in a plain Node project, and its types fit', async () => {
  // That of the element is a page: a test of its own shows it in a browser.
  const programs = PUBLISHED.filter((name) => name !== 'board');
  const starts = programs.flatMap((name) =>
    [...readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8').matchAll(START)].map(
      ({ groups }) => ({
        name,
        code: groups?.['code'] ?? '',
        output: groups?.['output'] ?? '',
      }),
    ),
  );
  expect(starts.map(({ name }) => name)).toEqual(programs);
  writeProject('plain', {
    ...Object.fromEntries(starts.map(({ name, code }) => [`${name}.js`, code])),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2023',
        module: 'NodeNext',
        strict: true,
        noImplicitAny: false,
        allowJs: true,
        checkJs: true,
        noEmit: true,
        lib: ['ES2023'],
        types: ['node'],
        typeRoots: [join(ROOT, 'node_modules/@types')],
      },
      include: ['*.js'],
    }),
  });
  expect(await complaintsOfTypes('plain')).toBe('');
  const printed = await Promise.all(
    starts.map(({ name }) => runCaptured(process.execPath, [`${name}.js`], { cwd: join(FOLDER, 'plain') })),
  );
  expect(printed.map(({ output }) => output)).toEqual(starts.map(({ output }) => output));
  // A server may import the element: it only defines nothing there.
  const imported = await runCaptured(
    process.execPath,
    ['--input-type=module', '--eval', "console.log(Object.keys(await import('@lexiko/board')).join())"],
    { cwd: join(FOLDER, 'plain') },
  );
  expect(imported.output).toBe('LexikoBoardElement\n');
});

const PAGE = `
import { compileKernel, makeWasmKernel } from '@lexiko/engine';
import kernelUrl from '@lexiko/engine/kernel.wasm?url';
import { PositionMoves } from '@lexiko/engine/positions';
import { authorityFor, NO_LAYERS, openEnglish, type EnglishPath } from '@lexiko/words';
import commonness from '@lexiko/words/data/english/commonness.txt?raw';
import forms from '@lexiko/words/data/english/forms.txt?raw';
import labels from '@lexiko/words/data/english/labels.txt?raw';
import words from '@lexiko/words/data/english/words.txt?raw';
import { openTable } from '@lexiko/table';
import '@lexiko/board';

const FILES: Readonly<Record<EnglishPath, string>> = {
  'english/words.txt': words,
  'english/commonness.txt': commonness,
  'english/forms.txt': forms,
  'english/labels.txt': labels,
};
const english = await openEnglish((path) => FILES[path]);
const kernel = compileKernel(new Uint8Array(await (await fetch(kernelUrl)).arrayBuffer()));
const moves = new PositionMoves(english, { makeKernel: () => makeWasmKernel(kernel) });
const best = moves.best(Array(15).fill('15').join('/') + ' HORNQVV/ 0/0 0', 1, 'score');
const table = await openTable(
  { preset: 'standard-2007' },
  { secret: 'page', words: authorityFor(english, NO_LAYERS), dictionary: english.identity },
);
const board = document.createElement('lexiko-board');
board.addEventListener('lexiko-ready', () => board.toggleAttribute('data-ready'));
board.setAttribute('gcg', '#player1 A Ann\\n#player2 B Ben\\n>A: HORN 8F HORN +14 14\\n');
document.body.append(board);
document.title = [
  best.ok ? best.value[0]?.text : best.error.code,
  table.ok ? table.value.state.phase : table.error.code,
  board.hasAttribute('data-ready') ? \`\${board.turn} of \${board.turns}\` : board.problem,
].join(', ');
`;

test('A Vite project builds with the packages, its types fit, and its page runs in a browser', async () => {
  writeProject('page', {
    'index.html':
      '<!doctype html><meta charset="utf-8"><title>Loading</title><script type="module" src="./main.ts"></script>',
    'main.ts': PAGE,
    'files.d.ts':
      "declare module '*?raw' {\n  const text: string;\n  export default text;\n}\ndeclare module '*?url' {\n  const url: string;\n  export default url;\n}\n",
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2023',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        lib: ['ES2023', 'DOM'],
        types: [],
      },
      include: ['*.ts'],
    }),
  });
  expect(await complaintsOfTypes('page')).toBe('');
  await build({
    root: join(FOLDER, 'page'),
    configFile: false,
    logLevel: 'error',
    base: './',
    build: { target: 'esnext' },
  });
  const server = await preview({
    root: join(FOLDER, 'page'),
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch({
    executablePath: await ensureSystemPart('chromium'),
    args: [...BROWSER_FLAGS],
  });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await expect
      .poll(async () => [await page.title(), ...complaints], { timeout: 30_000 })
      .toEqual(['8E HORN, playing, 1 of 1']);
  } finally {
    await browser.close();
    await server.close();
  }
});
