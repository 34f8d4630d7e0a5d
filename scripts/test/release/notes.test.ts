/** Notes for the next release, and the one version of all packages. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLISHED } from '../../build/packages.mjs';
import { notesOf, packagesWithoutNote } from '../../release/notes.mjs';
import { finishVersion } from '../../release/version.mjs';
import { manifestOf, packageNames, ROOT } from '../../workspace.mjs';

test('A change of what a published package ships needs a note, and nothing else does', () => {
  const changed = ['packages/rules/src/tile.ts', 'packages/words/data/lexicon.bin', 'README.md'];
  expect(packagesWithoutNote(changed)).toEqual(['rules', 'words']);
  expect(packagesWithoutNote([...changed, '.changeset/README.md'])).toEqual(['rules', 'words']);
  expect(packagesWithoutNote([...changed, '.changeset/brave-tiles.md'])).toEqual([]);
  const others = [
    'packages/web/src/app.tsx',
    'packages/rules/test/tile.test.ts',
    'packages/engine/README.md',
  ];
  expect(packagesWithoutNote(others)).toEqual([]);
});

test('Every note names published packages, and Changesets keeps all packages at one version', () => {
  const config = JSON.parse(readFileSync(join(ROOT, '.changeset/config.json'), 'utf8')) as object;
  expect(config).toMatchObject({ fixed: [['@lexiko/*']], privatePackages: { version: true } });
  const names = packageNames().map((name) => manifestOf(join(ROOT, 'packages', name)));
  const { version } = manifestOf(ROOT);
  for (const { name, version: own, dependencies = {} } of names) {
    expect(own, name).toBe(version);
    for (const [other, range] of Object.entries(dependencies))
      if (other.startsWith('@lexiko/')) expect(range, `${name} needs ${other}`).toBe(version);
  }
  const published = new Set<string>(PUBLISHED.map((name) => `@lexiko/${name}`));
  for (const note of notesOf(ROOT)) {
    const text = readFileSync(join(ROOT, '.changeset', note), 'utf8');
    const [, head = ''] = /^---\n(.*?)---\n/su.exec(text) ?? [];
    for (const line of head.split('\n').filter((one) => one !== ''))
      expect(
        published.has(/^'(.+)': (?:patch|minor|major)$/u.exec(line)?.[1] ?? line),
        `${note}: ${line}`,
      ).toBe(true);
  }
});

test('After a release the workspace has the version of its packages, and only published ones have a changelog', () => {
  const root = mkdtempSync(join(tmpdir(), 'lexiko-release-'));
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  for (const name of ['rules', 'languages', 'web']) {
    mkdirSync(join(root, 'packages', name), { recursive: true });
    write(`packages/${name}/package.json`, JSON.stringify({ name, version: '0.2.0' }));
    write(`packages/${name}/CHANGELOG.md`, '# 0.2.0\n');
  }
  write('package.json', '{\n  "name": "workspace",\n  "version": "0.1.0"\n}\n');
  expect(finishVersion(root)).toBe('0.2.0');
  expect(manifestOf(root).version).toBe('0.2.0');
  expect(readdirSync(join(root, 'packages/web'))).toEqual(['package.json']);
  expect(readdirSync(join(root, 'packages/rules'))).toEqual(['CHANGELOG.md', 'package.json']);
  rmSync(root, { recursive: true });
});
