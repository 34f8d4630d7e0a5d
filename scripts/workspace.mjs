/** Where the checkout is, which packages it has, and how to run its tools. Needs nothing installed. */

import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnTied } from './processes/tied-process.mjs';

/** The folder of the checkout, without a slash at its end. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * The parts of a package.json that the scripts read.
 * @typedef {object} Manifest
 * @property {string} [name]
 * @property {string} [version]
 * @property {string} [description]
 * @property {string} [license]
 * @property {string} [type]
 * @property {boolean | string[]} [sideEffects]
 * @property {{ type: string, url: string }} [repository]
 * @property {{ node: string }} [engines]
 * @property {string | Record<string, string>} [bin]
 * @property {Record<string, string>} [exports]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/**
 * The package.json of a folder.
 * @param {string} folder
 * @returns {Manifest}
 */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * The names of the packages in `packages/`, sorted; a folder without a package.json doesn't count.
 * @param {string} [root]
 * @returns {string[]}
 */
export function packageNames(root = ROOT) {
  const packages = join(root, 'packages');
  return readdirSync(packages)
    .filter((name) => existsSync(join(packages, name, 'package.json')))
    .sort();
}

/**
 * Every file below a folder, as full paths in a fixed order; none if the folder does not exist.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/**
 * Whether Node was started with this module (`node scripts/x.mjs`), as against importing it.
 * @param {string} url the module's `import.meta.url`
 */
export function isEntry(url) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(url);
}

/**
 * The JavaScript file behind a command of an installed package: run by Node itself, it starts faster than
 * through npx and alike on every system.
 * @param {string} packageName
 * @returns {string}
 */
export function toolPath(packageName) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = manifestOf(folder);
  const file = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
  if (file === undefined) throw new Error(`${packageName} has no command`);
  return join(folder, file);
}

/**
 * The result of a child process.
 * @typedef {object} Outcome
 * @property {number} status exit status; 1 where a signal ended it
 * @property {string} output standard output and standard error as they came
 */

/**
 * Runs a program in the checkout and returns what it prints. The program ends with this process, so that an abandoned
 * installation can't collide with the next one.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<Outcome>}
 */
export function runCaptured(program, args, { cwd = ROOT, env = process.env } = {}) {
  return new Promise((done, fail) => {
    // npm is a batch file on Windows, which only a shell can start.
    const shell = process.platform === 'win32' && program !== process.execPath;
    const child = spawnTied(program, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', fail);
    child.on('close', (status) =>
      done({ status: status ?? 1, output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}

/**
 * Runs `work` as the body of a command. A number it returns becomes the exit status. An error goes to standard error,
 * without a stack if the user can fix it, and sets exit status 1 or its own.
 * @param {() => Promise<unknown>} work
 */
export async function runCommand(work) {
  try {
    const status = await work();
    if (typeof status === 'number') process.exitCode = status;
  } catch (error) {
    const text =
      error instanceof Setback ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = error instanceof Setback ? error.status : 1;
  }
}

/** Something the user can fix. The message says it all, so no stack trace is shown. */
export class Setback extends Error {
  /** @override */
  name = 'Setback';

  /**
   * @param {string} message
   * @param {number} [status] exit status of the command
   */
  constructor(message, status = 1) {
    super(message);
    this.status = status;
  }
}

/** Exit status if the checkout is read-only and has to be written to: trying again does not help (EX_CONFIG). */
export const READ_ONLY_STATUS = 78;
