/**
 * The parts of the system that some tests need beside Node: a browser and a database server. Finds one that is
 * there, installs it where the user is root on Debian, and says otherwise which one command would.
 */

import { accessSync, constants, existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { withProgress } from './progress.mjs';
import { runCaptured, Setback } from './workspace.mjs';

/**
 * @typedef {object} SystemPart
 * @property {string} label what a person calls it
 * @property {string} debianPackage
 * @property {string} macCommand
 * @property {string} variable the environment variable that names one outright
 * @property {readonly string[]} commands names it has on the PATH
 * @property {() => readonly string[]} usualPlaces where it lies when it is not on the PATH
 */

/** @type {Readonly<Record<'chromium' | 'postgresql', SystemPart>>} */
const PARTS = {
  chromium: {
    label: 'Chromium',
    debianPackage: 'chromium',
    macCommand: 'brew install --cask chromium',
    variable: 'CHROMIUM_PATH',
    commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    usualPlaces: () => [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:/Program Files/Google/Chrome/Application/chrome.exe',
    ],
  },
  postgresql: {
    label: 'PostgreSQL',
    debianPackage: 'postgresql',
    macCommand: 'brew install postgresql',
    variable: 'POSTGRESQL_PATH',
    // `initdb` and not `psql`: the server is wanted, and the client is often installed alone.
    commands: ['initdb'],
    usualPlaces: () =>
      debianPostgresqlVersions().map((version) => `/usr/lib/postgresql/${version}/bin/initdb`),
  },
};

/** Debian keeps the server's programs off the PATH, by version; the newest first. */
function debianPostgresqlVersions() {
  const folder = '/usr/lib/postgresql';
  return existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
}

/**
 * The machine as far as installing is concerned; tests describe another one.
 * @typedef {object} Machine
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {boolean} isRoot
 * @property {'debian' | 'mac' | 'other'} system
 * @property {(path: string) => boolean} isProgram
 */

/** @returns {Machine} */
export function thisMachine() {
  return { env: process.env, isRoot: process.getuid?.() === 0, system: systemKind(), isProgram };
}

/** @returns {Machine['system']} */
function systemKind() {
  if (process.platform === 'darwin') return 'mac';
  const release = '/etc/os-release';
  // Ubuntu and the other children of Debian name it in ID_LIKE.
  return existsSync(release) && /^ID(?:_LIKE)?=.*\bdebian\b/m.test(readFileSync(release, 'utf8'))
    ? 'debian'
    : 'other';
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where the part lies, or undefined. A path that the environment names is believed only if a program is there.
 * @param {keyof typeof PARTS} name
 * @param {Machine} [machine]
 * @returns {string | undefined} the browser's program, or the server's `initdb`
 */
export function findSystemPart(name, machine = thisMachine()) {
  const { label, variable, commands, usualPlaces } = PARTS[name];
  const named = machine.env[variable];
  if (named !== undefined && named !== '') {
    if (machine.isProgram(named)) return named;
    throw new Setback(
      `${variable} names '${named}', and there is no program: correct or unset it to use ${label}.`,
    );
  }
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...folders.flatMap((folder) => commands.map((command) => join(folder, command))),
    ...usualPlaces(),
  ];
  return candidates.find((path) => machine.isProgram(path));
}

/**
 * The path of the part, installing it where that is possible without asking.
 * @param {keyof typeof PARTS} name
 * @param {Machine} [machine]
 * @returns {Promise<string>} the browser's program, or the folder of the server's programs
 */
export async function ensureSystemPart(name, machine = thisMachine()) {
  const found = findSystemPart(name, machine) ?? (await installPart(name, machine));
  // The server's programs look for one another beside themselves, not beside a link to one of them.
  return name === 'postgresql' ? dirname(realpathSync(found)) : found;
}

/**
 * @param {keyof typeof PARTS} name
 * @param {Machine} machine
 */
async function installPart(name, machine) {
  const { label, debianPackage, macCommand, variable } = PARTS[name];
  if (machine.system === 'debian' && machine.isRoot) {
    await withProgress(`Installing ${label} (apt-get)`, { announce: 'at-once' }, () =>
      aptInstall(debianPackage),
    );
    const installed = findSystemPart(name, machine);
    if (installed === undefined)
      throw new Setback(`apt-get installed ${debianPackage}, but ${label} is not to be found.`);
    return installed;
  }
  const commands = { debian: `sudo apt-get install ${debianPackage}`, mac: macCommand, other: undefined };
  const command = commands[machine.system];
  throw new Setback(
    command === undefined
      ? `${label} is missing. Install it with your system's package manager, or set ${variable}.`
      : `${label} is missing. This installs it: ${command}`,
  );
}

/** @param {string} debianPackage */
async function aptInstall(debianPackage) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', debianPackage],
  ]) {
    const { status, output } = await runCaptured('apt-get', args, { env });
    if (status !== 0)
      throw new Setback(`${output}\napt-get ${args.join(' ')} failed; what it said stands above.`);
  }
}
