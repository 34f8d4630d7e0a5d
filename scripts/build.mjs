/**
 * Builds what is stale: the files that packages generate, then the command line as JavaScript in
 * `packages/cli/dist/<fingerprint>`. The fingerprint is a hash over all its sources: a folder of that name is always fresh,
 * and a running game keeps the files it started from.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureDefinitions } from './build/definitions.mjs';
import { ensureKernel } from './build/kernel.mjs';
import { bundle, bundlePath } from './build/bundle.mjs';
import { ensureDependencies } from './install/dependencies.mjs';
import { exclusively } from './processes/lock.mjs';
import { requireNode } from './install/node-version.mjs';
import { withProgress } from './processes/progress.mjs';
import { filesBelow, isEntry, manifestOf, packageNames, ROOT, runCommand } from './workspace.mjs';

const CLI_DIST = join(ROOT, 'packages/cli/dist');

/** How many earlier builds stay in any case, and how long the others stay: a running game may still load from them. */
const KEPT_BUILDS = 3;
const KEPT_MS = 60 * 60 * 1000;

/**
 * Installs and builds whatever is missing or stale.
 * @returns {Promise<string>} the path of the command line's entry, to be imported
 */
export async function ensureAll() {
  await ensureGenerated();
  return ensureBuild({ announce: 'at-once' });
}

/** Installs what is missing and builds the files that packages generate; each step knows when it has nothing to do. */
export async function ensureGenerated() {
  await ensureDependencies();
  await ensureKernel();
  await ensureDefinitions();
}

/**
 * Installs and builds what every start of the command line needs. Definitions take seconds: the commands that show them
 * build them on demand.
 * @param {{ announce: 'at-once' | 'when-long' }} manner when a build says that it is running
 * @returns {Promise<string>} the path of the command line's entry, to be imported
 */
export async function ensureBuild(manner) {
  await ensureDependencies();
  const kernel = await ensureKernel();
  const folder = join(CLI_DIST, fingerprint(kernel));
  const entry = bundlePath(folder, 'lexiko');
  if (existsSync(entry)) return entry;
  await exclusively(join(ROOT, '.cache/build.lock'), async () => {
    if (existsSync(entry)) return;
    await withProgress('Building the command line', manner, () =>
      bundle({ entries: { lexiko: join(ROOT, 'packages/cli/src/lexiko.ts') }, folder }),
    );
    removeOldBuilds(folder);
  });
  return entry;
}

/** The cli package and the packages of the workspace that it reaches through its dependencies. */
function bundledPackages() {
  const known = new Set(packageNames());
  const reached = new Set(['cli']);
  for (const name of reached) {
    for (const dependency of Object.keys(manifestOf(join(ROOT, 'packages', name)).dependencies ?? {})) {
      const other = dependency.replace(/^@lexiko\//, '');
      if (other !== dependency && known.has(other)) reached.add(other);
    }
  }
  return [...reached].sort();
}

/**
 * A hash over the names and contents of everything that goes into the bundle, and of the scripts that make it.
 * @param {string} kernel
 */
function fingerprint(kernel) {
  const hash = createHash('sha256');
  const inputs = [
    join(ROOT, 'package-lock.json'),
    join(ROOT, 'scripts/build.mjs'),
    join(ROOT, 'scripts/build/bundle.mjs'),
    kernel,
    ...bundledPackages().flatMap((name) => [
      join(ROOT, 'packages', name, 'package.json'),
      ...filesBelow(join(ROOT, 'packages', name, 'src')),
    ]),
  ];
  for (const path of inputs) {
    const content = readFileSync(path);
    hash.update(`${relative(ROOT, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} current */
function removeOldBuilds(current) {
  readdirSync(CLI_DIST)
    .map((name) => join(CLI_DIST, name))
    .filter((path) => path !== current)
    .map((path) => ({ path, madeMs: statSync(path).mtimeMs }))
    .sort((a, b) => b.madeMs - a.madeMs)
    .slice(KEPT_BUILDS)
    .filter(({ madeMs }) => Date.now() - madeMs > KEPT_MS)
    .forEach(({ path }) => rmSync(path, { recursive: true, force: true }));
}

if (isEntry(import.meta.url)) {
  await runCommand(async () => {
    requireNode();
    await ensureAll();
  });
}
