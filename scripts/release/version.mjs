/**
 * `npm run release`: gives all packages the version that the notes in `.changeset` ask for, and takes the notes into the
 * changelogs of those that are published. Changesets does it, installed by a lock file of its own when it is needed.
 */

import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED } from '../build/packages.mjs';
import { ensureDependencies } from '../install/dependencies.mjs';
import { requireNode } from '../install/node-version.mjs';
import { installLocked, runNpm } from '../install/npm.mjs';
import { withProgress } from '../processes/progress.mjs';
import {
  isEntry,
  manifestOf,
  packageNames,
  ROOT,
  runCaptured,
  runCommand,
  Setback,
  toolPath,
} from '../workspace.mjs';
import { notesOf } from './notes.mjs';

const LOCKED = join(ROOT, 'scripts/release/changesets');

/** @returns {Promise<string>} the program */
async function ensureChangesets() {
  const lock = readFileSync(join(LOCKED, 'package-lock.json'));
  const folder = join(
    ROOT,
    '.cache',
    `changesets-${createHash('sha256').update(lock).digest('hex').slice(0, 8)}`,
  );
  if (!existsSync(folder)) {
    const work = `${folder}.part`;
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    for (const name of ['package.json', 'package-lock.json'])
      copyFileSync(join(LOCKED, name), join(work, name));
    await withProgress('Installing Changesets', { announce: 'at-once' }, () =>
      installLocked(work, 'Changesets'),
    );
    renameSync(work, folder);
  }
  return join(folder, 'node_modules/@changesets/cli/bin.js');
}

/**
 * What Changesets leaves to be done: it knows nothing of the workspace itself, and writes changelogs for packages that
 * nobody installs.
 * @param {string} root
 * @returns {string} the new version
 */
export function finishVersion(root) {
  for (const name of packageNames(root))
    if (!PUBLISHED.some((published) => published === name))
      rmSync(join(root, 'packages', name, 'CHANGELOG.md'), { force: true });
  const { version = '' } = manifestOf(join(root, 'packages', PUBLISHED[0]));
  const own = join(root, 'package.json');
  writeFileSync(own, readFileSync(own, 'utf8').replace(/(?<="version": ")[^"]*/, version));
  return version;
}

if (isEntry(import.meta.url)) {
  await runCommand(async () => {
    requireNode();
    await ensureDependencies();
    if (notesOf(ROOT).length === 0)
      throw new Setback('There are no notes in .changeset: nothing to release.');
    const program = await ensureChangesets();
    for (const [what, run] of /** @type {const} */ ([
      ['changeset version', () => runCaptured(process.execPath, [program, 'version'], { cwd: ROOT })],
      [
        'npm install --package-lock-only',
        () => {
          process.stdout.write(`${finishVersion(ROOT)}\n`);
          return runNpm(['install', '--package-lock-only', '--ignore-scripts', '--offline'], { cwd: ROOT });
        },
      ],
      [
        'oxfmt',
        () =>
          runCaptured(process.execPath, [toolPath('oxfmt'), '.changeset', 'package.json', 'packages'], {
            cwd: ROOT,
          }),
      ],
    ])) {
      const { status, output } = await run();
      if (status !== 0)
        throw new Setback(`${output}\n${what} failed (status ${status}); its output is above.`);
    }
  });
}
