/** When packages are installed anew, and when what is there will do. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dependencyState, recordInstallation } from '../../install/dependencies.mjs';
import { ROOT } from '../../workspace.mjs';

const LOCK = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/left': { version: '1.0.0' },
    'node_modules/native-here': {
      version: '2.0.0',
      optional: true,
      os: [process.platform],
      cpu: [process.arch],
    },
    'node_modules/native-elsewhere': { version: '2.0.0', optional: true, os: ['plan9'] },
  },
};

const INSTALLED = {
  packages: { 'node_modules/left': { version: '1.0.0' }, 'node_modules/native-here': { version: '2.0.0' } },
};

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lexiko-dependencies-'));
  write('package-lock.json', LOCK);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown): void {
  writeFileSync(join(root, path), JSON.stringify(content));
}

function install(record: unknown): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  write('node_modules/.package-lock.json', record);
}

test('A fresh clone needs an installation', () => {
  expect(dependencyState(root)).toBe('install');
});

test('After an installation nothing is left to do', () => {
  install(INSTALLED);
  recordInstallation(root);
  expect(dependencyState(root)).toBe('nothing');
});

test('What somebody installed by hand is accepted when it is what the lock file asks for', () => {
  install(INSTALLED);
  expect(dependencyState(root)).toBe('record');
});

test('A changed lock file needs an installation', () => {
  install(INSTALLED);
  recordInstallation(root);
  write('package-lock.json', { packages: { ...LOCK.packages, 'node_modules/left': { version: '1.0.1' } } });
  expect(dependencyState(root)).toBe('install');
});

test('A missing package needs an installation, also when it is a native one for this machine', () => {
  install({ packages: { 'node_modules/left': { version: '1.0.0' } } });
  expect(dependencyState(root)).toBe('install');
});

test('An update of Node needs no installation: the native packages use its stable interface', () => {
  install(INSTALLED);
  recordInstallation(root);
  const stamp = join(root, 'node_modules/.lexiko-stamp');
  const recorded = readFileSync(stamp, 'utf8');
  expect(recorded.split('\n')[0]).toBe(`${process.platform}-${process.arch}`);
  writeFileSync(stamp, recorded.replace('\n', '-115\n')); // as earlier versions recorded it
  expect(dependencyState(root)).toBe('nothing');
});

test('The native packages that ship use the stable interface of Node', () => {
  const native = ['@photostructure', '@node-rs'].flatMap((scope) => {
    const folder = join(ROOT, 'node_modules', scope);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.node'))
      .map((path) => join(folder, path));
  });
  expect(native.length).toBeGreaterThanOrEqual(2);
  for (const path of native) expect(readFileSync(path).includes('napi_create_function'), path).toBe(true);
});

test('An installation from another machine is not accepted', () => {
  install(INSTALLED);
  recordInstallation(root);
  const stamp = join(root, 'node_modules/.lexiko-stamp');
  writeFileSync(stamp, readFileSync(stamp, 'utf8').replace(process.platform, 'plan9'));
  expect(dependencyState(root)).toBe('install');
});
