/**
 * Builds what is stale: what the packages generate for themselves, then the command line as JavaScript in
 * `packages/cli/dist/<fingerprint>`. The fingerprint is a hash over every source that goes in, so that a folder of
 * that name is fresh by being there, and a running game keeps the files it was started from.
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

/** Earlier builds that are kept in any case, and how long the others are: a running game may still load from them. */
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

/** Installs what is missing, and makes what packages generate; each of these knows when it has nothing to do. */
export async function ensureGenerated() {
  await ensureDependencies();
  await ensureKernel();
  await ensureDefinitions();
}

/**
 * The same for what every start of the command line needs. Definitions are not among it: they take seconds, and the
 * commands that show them make them on demand.
 * @param {{ announce: 'at-once' | 'when-long' }} manner how soon a build says that it is running
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
 * A hash over names and contents of all that goes into the bundle, and over the way it is made.
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
