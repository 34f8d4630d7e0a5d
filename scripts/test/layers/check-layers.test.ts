/** Small workspaces that break one law each, and one that breaks none. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkLayers } from '../../layers/check-layers.mjs';

const MANIFESTS: Readonly<Record<string, unknown>> = {
  'package.json': { devDependencies: { vitest: '1.0.0' } },
  'packages/rules/package.json': {
    name: '@lexiko/rules',
    exports: { '.': './src/index.ts' },
    dependencies: { '@noble/hashes': '1.0.0' },
  },
  'packages/words/package.json': { name: '@lexiko/words', exports: { '.': './src/index.ts' } },
  'packages/engine/package.json': {
    name: '@lexiko/engine',
    exports: { '.': './src/index.ts' },
    dependencies: { '@lexiko/rules': '0.1.0' },
  },
  'packages/cli/package.json': { name: '@lexiko/cli', dependencies: { '@lexiko/engine': '0.1.0' } },
};

const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** Complaints as `file:line reason` about a workspace with these files beside the manifests above. */
async function complaintsAbout(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'lexiko-layers-'));
  roots.push(root);
  const manifests = Object.entries(MANIFESTS).map(
    ([path, content]) => [path, JSON.stringify(content)] as const,
  );
  for (const [path, content] of [...manifests, ...Object.entries(files)]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const complaints = await checkLayers(root);
  return complaints.map(({ file, line, reason }) => `${file}:${line} ${reason}`);
}

/** Complaints about one file in the pure package `rules`, without the path. */
async function complaintsAboutRules(source: string): Promise<string[]> {
  const complaints = await complaintsAbout({ 'packages/rules/src/index.ts': source });
  return complaints.map((complaint) => complaint.replace('packages/rules/src/index.ts:', ''));
}

test('A workspace that keeps to the table draws no complaint', async () => {
  const complaints = await complaintsAbout({
    'packages/rules/src/index.ts': [
      "import { sha256 } from '@noble/hashes/sha2.js';",
      "import type { Tile } from './tile.ts';",
      "export { blank } from './tile.ts';",
      'export const half: number = Math.floor(sha256.length / 2);',
      'export type Rack = readonly Tile[];',
    ].join('\n'),
    'packages/rules/src/tile.ts': "export type Tile = string;\nexport const blank: Tile = '?';\n",
    'packages/rules/test/tile.test.ts': [
      "import { readFileSync } from 'node:fs';",
      "import { expect } from 'vitest';",
      "import { blank } from '../src/tile.ts';",
      "import { half } from '@lexiko/rules';",
      "import { build } from '../../../scripts/build.mjs';",
      "import game from '../../../fixtures/game.json';",
      'expect([blank, half, build, game, readFileSync, Date.now(), Math.random()]);',
    ].join('\n'),
    'fixtures/game.json': '{}',
    'packages/engine/src/index.ts': "export { blank } from '@lexiko/rules';",
    'packages/engine/test/moves.test.ts': "import '../../rules/test/tile.test.ts';",
    'packages/cli/src/main.ts': [
      "import { blank } from '@lexiko/engine';",
      "import { readFileSync } from 'node:fs';",
      "export const load = () => import('./play.ts');",
      'console.log(blank, readFileSync, Date.now());',
    ].join('\n'),
    'packages/cli/src/play.ts': 'export const play = 1;',
    'scripts/build.mjs': "import { join } from 'node:path';\nconst { rolldown } = await import('rolldown');",
  });
  expect(complaints).toEqual([]);
});

describe('Imports between packages', () => {
  test('A package may not import one that the table does not give it', async () => {
    expect(await complaintsAboutRules("import { graph } from '@lexiko/words';")).toEqual([
      '1 rules may not import words',
    ]);
  });

  test('An import that the table allows must also be declared', async () => {
    expect(
      await complaintsAbout({
        'packages/words/src/index.ts': '',
        'packages/engine/src/index.ts': "import { graph } from '@lexiko/words';",
      }),
    ).toEqual(["packages/engine/src/index.ts:1 '@lexiko/words' is not declared in engine's package.json"]);
  });

  test('A relative path may not lead out of the sources of a package', async () => {
    expect(
      await complaintsAbout({
        'packages/rules/src/index.ts': '',
        'packages/engine/src/index.ts': "import '../../rules/src/index.ts';",
        'packages/words/src/index.ts': "import '../test/samples.ts';",
        'packages/words/test/samples.ts': '',
        'packages/words/test/a.test.ts': "import '../../rules/test/samples.ts';",
        'packages/rules/test/samples.ts': '',
      }),
    ).toEqual([
      "packages/engine/src/index.ts:1 '../../rules/src/index.ts' leaves packages/engine/src",
      "packages/words/src/index.ts:1 '../test/samples.ts' leaves packages/words/src",
      "packages/words/test/a.test.ts:1 '../../rules/test/samples.ts' leaves packages/words",
    ]);
  });

  test('A package may not import itself by name', async () => {
    expect(await complaintsAboutRules("import '@lexiko/rules';")).toEqual([
      '1 a package imports its own files by their paths',
    ]);
  });

  test('Re-exports, types and dynamic imports count as imports', async () => {
    const source = [
      "export { a } from '@lexiko/words';",
      "import type { B } from '@lexiko/words';",
      "export const c = () => import('@lexiko/words');",
    ].join('\n');
    expect(await complaintsAboutRules(source)).toEqual([
      '1 rules may not import words',
      '2 rules may not import words',
      '3 rules may not import words',
    ]);
  });

  test('A computed import is refused, because nobody can tell what it loads', async () => {
    expect(await complaintsAboutRules('export const load = (name: string) => import(name);')).toEqual([
      '1 an import() must name its module as a plain string',
    ]);
  });

  test('A package that the table does not know is refused', async () => {
    expect(await complaintsAbout({ 'packages/extras/package.json': '{}' })).toEqual([
      "packages/extras/package.json:1 the layer table does not know the package 'extras'",
    ]);
  });
});

describe('Third-party packages', () => {
  test('A package uses only what the table grants it', async () => {
    expect(await complaintsAboutRules("import { z } from 'zod/mini';")).toEqual([
      "1 rules may not use 'zod'",
    ]);
  });

  test('Where the table grants everything declared, the rest is refused', async () => {
    expect(
      await complaintsAbout({
        'packages/server/package.json': JSON.stringify({ dependencies: { ws: '8.0.0' } }),
        'packages/server/src/main.ts': "import 'ws';\nimport 'hono';",
      }),
    ).toEqual(["packages/server/src/main.ts:2 'hono' is not declared in server's package.json"]);
  });

  test('A test may use development packages, but none that only happens to be installed', async () => {
    expect(
      await complaintsAbout({ 'packages/words/test/a.test.ts': "import 'vitest';\nimport 'chai';" }),
    ).toEqual(["packages/words/test/a.test.ts:2 'chai' is not declared in words's package.json"]);
  });

  test('A script that runs before the installation may not import a package at once', async () => {
    expect(await complaintsAbout({ 'scripts/start.mjs': "import { rolldown } from 'rolldown';" })).toEqual([
      "scripts/start.mjs:1 scripts run before anything is installed: load 'rolldown' by import() when needed",
    ]);
  });
});

describe('Pure packages', () => {
  test('Modules of Node are refused', async () => {
    expect(await complaintsAboutRules("import 'node:fs';")).toEqual([
      "1 rules may not touch Node ('node:fs')",
    ]);
  });

  test('Where their code lies is no affair of theirs', async () => {
    expect(await complaintsAboutRules('\nexport const here = import.meta.url;')).toEqual([
      '2 rules is pure: import.meta says where the code lies',
    ]);
  });
});

describe('Shape', () => {
  test('A package whose types nobody would check is refused', async () => {
    expect(
      await complaintsAbout({
        'tsconfig.json': JSON.stringify({ references: [{ path: 'packages/words' }] }),
        'packages/words/tsconfig.json': '{}',
        'packages/words/src/index.ts': '',
        'packages/words/test/tsconfig.json': '{}',
        'packages/words/test/graph.test.ts': '',
        'packages/engine/tsconfig.json': '{}',
      }),
    ).toEqual([
      'packages/words/test/tsconfig.json:1 tsconfig.json does not refer to this project: its types would go unchecked',
    ]);
  });

  test('`export *` is refused', async () => {
    const complaints = await complaintsAbout({
      'packages/rules/src/index.ts': "export * from './tile.ts';",
      'packages/rules/src/tile.ts': '',
    });
    expect(complaints).toEqual([
      'packages/rules/src/index.ts:1 `export *` hides what a module offers: name it',
    ]);
  });

  test('A circle of files is named in full, also when types alone close it', async () => {
    expect(
      await complaintsAbout({
        'packages/rules/src/a.ts': "import { b } from './b.ts';",
        'packages/rules/src/b.ts': "import { c } from './c.ts';",
        'packages/rules/src/c.ts': "import type { A } from './a.ts';",
      }),
    ).toEqual([
      'packages/rules/src/a.ts:1 files import one another in a circle: src/a.ts → src/b.ts → src/c.ts → src/a.ts',
    ]);
  });

  test('A circle that a lazy import closes is one, and so is a file that imports itself', async () => {
    expect(
      await complaintsAbout({
        'packages/rules/src/a.ts': "export const b = () => import('./b.ts');",
        'packages/rules/src/b.ts': "import './a.ts';",
        'packages/rules/src/c.ts': "import './c.ts';",
      }),
    ).toEqual([
      'packages/rules/src/a.ts:1 files import one another in a circle: src/a.ts → src/b.ts → src/a.ts',
      'packages/rules/src/c.ts:1 files import one another in a circle: src/c.ts → src/c.ts',
    ]);
  });

  test('A rule point may not see the game, and the ground floor sees neither', async () => {
    expect(
      await complaintsAbout({
        'packages/rules/src/game/state.ts': "import '../rule-points/exchange.ts';\nimport '../tile.ts';",
        'packages/rules/src/rule-points/exchange.ts': '',
        'packages/rules/src/rule-points/opening.ts': "import '../game/state.ts';",
        'packages/rules/src/tile.ts': '',
        'packages/rules/src/board.ts': "import './rule-points/exchange.ts';",
      }),
    ).toEqual([
      "packages/rules/src/board.ts:1 './rule-points/exchange.ts' is on a higher floor",
      "packages/rules/src/rule-points/opening.ts:1 '../game/state.ts' is on a higher floor",
    ]);
  });

  test('A file that cannot be parsed is a complaint, not a pass', async () => {
    expect(await complaintsAboutRules('export const = ;')).not.toEqual([]);
  });
});
