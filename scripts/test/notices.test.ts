/** That whoever passes Lexiko on names all whose code and words are part of it. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../workspace.mjs';

interface Manifest {
  readonly license?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function read(...path: readonly string[]): string {
  return readFileSync(join(ROOT, ...path), 'utf8');
}

function manifest(...path: readonly string[]): Manifest {
  return JSON.parse(read(...path, 'package.json')) as Manifest;
}

test('NOTICE names every package whose code ships, with its licence', () => {
  const shipped = readdirSync(join(ROOT, 'packages')).flatMap((name) =>
    Object.keys(manifest('packages', name).dependencies ?? {}).filter((one) => !one.startsWith('@lexiko/')),
  );
  expect(shipped.length).toBeGreaterThan(10);
  const [mit = '', others = ''] = read('NOTICE').split('Under other licences:');
  const namesIt = (part: string, name: string): boolean =>
    part.split('\n').some((line) => line.startsWith(`  ${name} `));
  const missing = [...new Set(shipped)].filter((name) => {
    const { license = '' } = manifest('node_modules', name);
    if (license === 'MIT') return !namesIt(mit, name);
    return !namesIt(others, name) || !others.includes(license);
  });
  expect(missing).toEqual([]);
});

test('The notices of the words name every package that words, levels and definitions are made from', () => {
  const notices = read('packages/words/data/NOTICE.md') + read('packages/words/data/DEFINITIONS-NOTICE.md');
  const packages = Object.entries(manifest('packages/words').devDependencies ?? {});
  expect(packages.length).toBeGreaterThan(10);
  const missing = packages.filter(([name, version]) => {
    // Packages of one family are named by what differs: `-pl` after `@zxcvbn-ts/language-de`.
    const family = /^@zxcvbn-ts\/language(?<ending>-.+)$/u.exec(name)?.groups?.['ending'];
    const isNamed =
      notices.includes(`\`${name}\``) || (family !== undefined && notices.includes(`\`${family}\``));
    return !isNamed || !notices.includes(version);
  });
  expect(missing).toEqual([]);
});
