/** Installs the packages of the lock file if they are missing; takes a millisecond if they aren't. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exclusively, isReadOnly } from '../processes/lock.mjs';
import { installLocked } from './npm.mjs';
import { withProgress } from '../processes/progress.mjs';
import { ROOT } from '../workspace.mjs';

/**
 * An installation fits one platform, because native packages differ. It fits every version of Node: all of ours use its
 * stable interface, and a service must start again after an update of Node.
 */
const PLATFORM = `${process.platform}-${process.arch}`;

/**
 * An entry of a lock file, as far as it is read here.
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/** @returns {string | undefined} which C library Linux runs on, in npm's words */
function libc() {
  if (process.platform !== 'linux') return undefined;
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/**
 * Whether npm installs this entry on this machine. Only optional entries (native binaries) may be left out.
 * @param {LockEntry} entry
 * @param {string | undefined} ownLibc
 */
function belongsHere({ optional, os, cpu, libc: libraries }, ownLibc) {
  if (!optional) return true;
  return (
    (os?.includes(process.platform) ?? true) &&
    (cpu?.includes(process.arch) ?? true) &&
    (libraries === undefined || (ownLibc !== undefined && libraries.includes(ownLibc)))
  );
}

/**
 * Whether npm's record of what it installed agrees with the lock file: somebody has run npm by hand, and installing again
 * would only cost time.
 * @param {string} root
 */
function agreesWithLock(root) {
  const recordPath = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(recordPath)) return false;
  /** @type {Record<string, LockEntry>} */
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  /** @type {Record<string, LockEntry>} */
  const present = JSON.parse(readFileSync(recordPath, 'utf8')).packages;
  const ownLibc = libc();
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    if (entry.link) return existsSync(join(root, path));
    const found = present[path];
    return found === undefined ? !belongsHere(entry, ownLibc) : found.version === entry.version;
  });
}

/**
 * What has to be done so that `node_modules` matches the lock file and this machine.
 * @param {string} root
 * @returns {'nothing' | 'record' | 'install'}
 */
export function dependencyState(root) {
  const stampPath = join(root, 'node_modules', '.lexiko-stamp');
  const [machine, lock] = existsSync(stampPath) ? readFileSync(stampPath, 'utf8').split('\n') : [];
  const platform = machine?.replace(/-\d+$/, ''); // earlier versions appended the version of Node
  if (platform === PLATFORM && lock === lockHash(root)) return 'nothing';
  const otherMachine = platform !== undefined && platform !== PLATFORM;
  return !otherMachine && agreesWithLock(root) ? 'record' : 'install';
}

/** @param {string} root */
function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** @param {string} root */
export function recordInstallation(root) {
  writeFileSync(join(root, 'node_modules', '.lexiko-stamp'), `${PLATFORM}\n${lockHash(root)}\n`);
}

/** Runs `npm ci` unless the right packages are there already. */
export async function ensureDependencies() {
  const state = dependencyState(ROOT);
  if (state === 'record') recordWherePossible();
  if (state !== 'install') return;
  await exclusively(join(ROOT, '.cache/install.lock'), async () => {
    if (dependencyState(ROOT) !== 'install') return;
    // Building and testing need the development packages even where NODE_ENV says production.
    await withProgress('Installing packages (npm ci)', { announce: 'at-once' }, () =>
      installLocked(ROOT, 'the packages', ['--include=dev']),
    );
    recordInstallation(ROOT);
  });
}

/** On a read-only disk the next start compares again, which takes a moment. */
function recordWherePossible() {
  try {
    recordInstallation(ROOT);
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
}
