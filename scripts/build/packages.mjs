/**
 * `npm run packages`: builds the packages that others can install, and packs them into `dist/packages`. The workspace
 * itself runs from sources; only here do exports point at JavaScript and its types. `npm test` checks the types, so
 * that here the compiler only writes them.
 */

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureDependencies } from '../install/dependencies.mjs';
import { requireNode } from '../install/node-version.mjs';
import { runNpm } from '../install/npm.mjs';
import { withProgress } from '../processes/progress.mjs';
import { filesBelow, isEntry, manifestOf, ROOT, runCaptured, runCommand, toolPath } from '../workspace.mjs';
import { buildElement, ELEMENT_FILE } from './element.mjs';
import { ensureKernel } from './kernel.mjs';
import { inProduction } from './page.mjs';
import { withReadablePath } from './readable-path.mjs';

/** The packages that are published, by folder; a package comes after those it needs. */
export const PUBLISHED = /** @type {const} */ (['languages', 'rules', 'words', 'engine', 'table', 'board']);

/** What a package ships besides its code: folders and files of its own folder. */
const SHIPPED_DATA = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  words: ['data'],
  engine: ['dist/kernel.wasm'],
});

/**
 * Packages that are one module with everything in it: their entry, and the sources that have its types. The modules of
 * Preact and of Lexiko inside are nobody's dependencies any more.
 */
const BUNDLED =
  /** @type {Readonly<Record<string, { readonly exports: object, readonly types: readonly string[] }>>} */ ({
    board: {
      exports: { '.': { types: './dist/index.d.ts', default: `./dist/${ELEMENT_FILE}` } },
      types: ['index.ts', 'element/lexiko-board.ts', 'element/board-events.ts'],
    },
  });

/**
 * The manifest that is published: entries as JavaScript with types, all that matters to users, and nothing that only
 * the workspace needs. Packages of Lexiko fit only those of the same version.
 * @param {import('../workspace.mjs').Manifest} manifest
 * @param {import('../workspace.mjs').Manifest} workspace
 */
export function publishedManifest(manifest, workspace) {
  const { name, version, description, license, type, sideEffects } = manifest;
  const { engines, repository } = workspace;
  const folder = name?.replace('@lexiko/', '') ?? '';
  const bundled = BUNDLED[folder];
  return {
    name,
    version,
    description,
    keywords: ['crossword', 'tile game', 'word game', 'anagram', 'board game'],
    license,
    // Provenance needs it: the registry compares it with where the release was built.
    ...(repository && { repository: { ...repository, directory: `packages/${folder}` } }),
    type,
    sideEffects: bundled === undefined ? sideEffects : true,
    exports: {
      ...(bundled?.exports ??
        Object.fromEntries(
          Object.entries(manifest.exports ?? {}).map(([entry, path]) => [entry, publishedEntry(path)]),
        )),
      './package.json': './package.json',
    },
    // A list of files also keeps the ignore files of the repository out of it.
    files: [
      'dist',
      'CHANGELOG.md',
      ...(SHIPPED_DATA[folder] ?? []).filter((path) => !path.startsWith('dist/')),
    ],
    dependencies: Object.fromEntries(
      Object.entries(bundled === undefined ? (manifest.dependencies ?? {}) : {}).map(
        ([dependency, range]) => [dependency, dependency.startsWith('@lexiko/') ? range : `^${range}`],
      ),
    ),
    engines,
    publishConfig: { access: 'public' },
  };
}

/** @param {string} path as the manifest of the workspace has it */
function publishedEntry(path) {
  const module = /^\.\/src\/(?<name>.+)\.ts$/.exec(path)?.groups?.['name'];
  return module === undefined ? path : { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` };
}

/**
 * A declaration as others can read it: it names JavaScript files, and `i32`, which only the kernel's compiler knows,
 * is the number that it is.
 * @param {string} text
 */
export function publishedDeclaration(text) {
  return text
    .replaceAll(/(?<=\b(?:from|import) ?\(?['"]\.{1,2}\/[^'"\n]*)\.ts(?=['"])/g, '.js')
    .replaceAll(/\bi32\b/g, 'number');
}

/**
 * Compiles the sources of all published packages in one go; nothing is resolved, since declarations are isolated.
 * @param {string} folder where `<package>/src` is written to
 */
async function compile(folder) {
  const config = join(folder, 'tsconfig.json');
  const own = (/** @type {string} */ path) => relative(folder, join(ROOT, path)).replaceAll('\\', '/');
  writeFileSync(
    config,
    JSON.stringify({
      extends: own('tsconfig.base.json'),
      compilerOptions: {
        rootDir: own('packages'),
        outDir: '.',
        noCheck: true,
        noResolve: true,
        composite: false,
        declaration: true,
        emitDeclarationOnly: false,
        rewriteRelativeImportExtensions: true,
      },
      include: PUBLISHED.flatMap((name) =>
        (BUNDLED[name]?.types ?? ['']).map((path) => own(`packages/${name}/src/${path}`)),
      ),
    }),
  );
  const { status, output } = await runCaptured(process.execPath, [toolPath('typescript'), '-p', config]);
  if (status !== 0) throw new Error(`the packages do not compile:\n${output}`);
}

/**
 * Puts together what a package ships.
 * @param {string} name
 * @param {string} folder of the compiled sources; the package is put in its place
 */
async function stage(name, folder) {
  const source = join(ROOT, 'packages', name);
  renameSync(join(folder, 'src'), join(folder, 'dist'));
  if (name in BUNDLED) {
    const dist = join(folder, 'dist');
    for (const path of filesBelow(dist)) if (path.endsWith('.js')) rmSync(path);
    await inProduction(() => withReadablePath(ROOT, (root) => buildElement({ root, folder: dist })));
  }
  for (const path of filesBelow(join(folder, 'dist'))) {
    if (path.endsWith('.d.ts')) writeFileSync(path, publishedDeclaration(readFileSync(path, 'utf8')));
  }
  for (const path of SHIPPED_DATA[name] ?? [])
    cpSync(join(source, path), join(folder, path), { recursive: true });
  cpSync(join(source, 'README.md'), join(folder, 'README.md'));
  // Made by the first release.
  const changelog = join(source, 'CHANGELOG.md');
  if (existsSync(changelog)) cpSync(changelog, join(folder, 'CHANGELOG.md'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const manifest = publishedManifest(manifestOf(source), manifestOf(ROOT));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Builds and packs all published packages.
 * @param {string} target the folder for the tarballs; other files in it stay
 * @returns {Promise<string[]>} the paths of the tarballs, in the order of `PUBLISHED`
 */
export async function packPackages(target) {
  await ensureKernel();
  const folder = join(ROOT, '.cache', `packages-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  mkdirSync(target, { recursive: true });
  try {
    await compile(folder);
    for (const name of PUBLISHED) await stage(name, join(folder, name));
    const { status, output } = await runNpm(
      [
        'pack',
        '--ignore-scripts',
        '--pack-destination',
        target,
        ...PUBLISHED.map((name) => join(folder, name)),
      ],
      { cwd: folder },
    );
    if (status !== 0) throw new Error(`npm pack failed (status ${status}):\n${output}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return PUBLISHED.map((name) => {
    const { version } = manifestOf(join(ROOT, 'packages', name));
    return join(target, `lexiko-${name}-${version}.tgz`);
  });
}

if (isEntry(import.meta.url)) {
  await runCommand(async () => {
    requireNode();
    await ensureDependencies();
    const paths = await withProgress('Building the packages', { announce: 'at-once' }, () =>
      packPackages(join(ROOT, 'dist/packages')),
    );
    for (const path of paths) process.stdout.write(`${relative(ROOT, path)}\n`);
  });
}
