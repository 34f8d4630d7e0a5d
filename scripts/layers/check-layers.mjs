/**
 * Holds the sources against the layer table: who imports whom, whether it is declared, and whether files import one
 * another in a circle. The linter checks what a pure package names (`.oxlintrc.json`), the compiler that an import leads
 * somewhere; docs/decisions/0012 says why the rest is here.
 */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { LAYERS } from './layer-table.mjs';
import { importReader } from './module-imports.mjs';
import { filesBelow, isEntry, manifestOf, packageNames, ROOT, runCommand } from '../workspace.mjs';

/**
 * @typedef {object} Complaint
 * @property {string} file from the root, with slashes
 * @property {number} line
 * @property {string} reason
 */

/** @typedef {import('./layer-table.mjs').Layer} Layer */
/** @typedef {import('./module-imports.mjs').ModuleImports} ModuleImports */

/**
 * A file under examination.
 * @typedef {object} Source
 * @property {string} path
 * @property {string} home the folder of its package
 * @property {boolean} ships whether it is in `src`, as against tests and benchmarks
 * @property {ModuleImports} facts
 */

/**
 * Everything in the workspace at `root` that the table forbids.
 * @param {string} root
 * @returns {Promise<Complaint[]>}
 */
export async function checkLayers(root) {
  const read = await importReader();
  /** @type {Complaint[]} */
  const complaints = [];
  /** @param {string} path @param {number} line @param {string} reason */
  const complain = (path, line, reason) => {
    complaints.push({ file: relative(root, path).split(sep).join('/'), line, reason });
  };

  for (const name of packageNames(root)) {
    const home = join(root, 'packages', name);
    const layer = LAYERS[name];
    if (layer === undefined) {
      complain(join(home, 'package.json'), 1, `the layer table does not know the package '${name}'`);
      continue;
    }
    const sources = ['src', 'test', 'bench'].flatMap((folder) =>
      filesBelow(join(home, folder))
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => ({
          path,
          home,
          ships: folder === 'src',
          facts: read(path, readFileSync(path, 'utf8')),
        })),
    );
    for (const source of sources) {
      const { path, facts, ships } = source;
      for (const message of facts.errors) complain(path, 1, message);
      for (const line of facts.exportAlls)
        complain(path, line, '`export *` hides what a module offers: name it');
      for (const { specifier, line } of facts.imports) {
        const reason = refuseImport({ root, name, layer, source, specifier });
        if (reason !== null) complain(path, line, reason);
      }
      if (ships && (layer.reach === 'nothing' || layer.reach === 'languages'))
        for (const line of facts.importMetas)
          complain(path, line, `${name} is pure: import.meta says where the code lies`);
    }
    for (const project of uncheckedProjects(root, name)) {
      complain(project, 1, 'tsconfig.json does not refer to this project: its types would go unchecked');
    }
    for (const circle of circlesAmong(sources)) {
      const names = [...circle, circle[0] ?? ''].map((path) => relative(home, path));
      complain(circle[0] ?? home, 1, `files import one another in a circle: ${names.join(' → ')}`);
    }
  }

  for (const path of filesBelow(join(root, 'scripts')).filter((file) => file.endsWith('.mjs'))) {
    for (const { specifier, isLazy, line } of read(path, readFileSync(path, 'utf8')).imports) {
      if (isLazy || specifier === null || /^(?:\.|node:)/.test(specifier)) continue;
      complain(
        path,
        line,
        `scripts run before anything is installed: load '${specifier}' by import() when needed`,
      );
    }
  }
  return complaints;
}

/**
 * The compiler projects of a package that hold sources and that the root project does not list.
 * @param {string} root
 * @param {string} name
 * @returns {string[]}
 */
function uncheckedProjects(root, name) {
  const rootProject = join(root, 'tsconfig.json');
  /** @type {{ references?: { path: string }[] }} */
  const { references = [] } = existsSync(rootProject) ? JSON.parse(readFileSync(rootProject, 'utf8')) : {};
  return [`packages/${name}`, `packages/${name}/test`]
    .filter((path) => existsSync(join(root, path, 'tsconfig.json')))
    .filter((path) =>
      filesBelow(join(root, path, path.endsWith('/test') ? '.' : 'src')).some((file) => /\.tsx?$/.test(file)),
    )
    .filter((path) => references.every((reference) => reference.path !== path))
    .map((path) => join(root, path, 'tsconfig.json'));
}

/**
 * Why an import is not allowed, or null.
 * @param {object} question
 * @param {string} question.root
 * @param {string} question.name the importing package
 * @param {Layer} question.layer
 * @param {Source} question.source
 * @param {string | null} question.specifier
 * @returns {string | null}
 */
function refuseImport({ root, name, layer, source, specifier }) {
  if (specifier === null) return 'an import() must name its module as a plain string';
  if (specifier.startsWith('.'))
    return refuseRelative(root, layer, source, specifier) ?? refuseFloor(layer, source, specifier);
  if (specifier.startsWith('node:')) {
    return source.ships && layer.reach !== 'node' ? `${name} may not touch Node ('${specifier}')` : null;
  }

  const packageName = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const sibling = /^@lexiko\/(.+)$/.exec(packageName)?.[1];
  if (sibling !== undefined) {
    // A test may look at its package from outside, the way others see it.
    if (sibling === name) return source.ships ? 'a package imports its own files by their paths' : null;
    if (!layer.imports.includes(sibling)) return `${name} may not import ${sibling}`;
  } else if (source.ships && layer.thirdParty !== 'declared' && !layer.thirdParty.includes(packageName)) {
    return `${name} may not use '${packageName}'`;
  }
  return isDeclared(root, source, packageName)
    ? null
    : `'${packageName}' is not declared in ${name}'s package.json`;
}

/**
 * @param {string} root
 * @param {Layer} layer
 * @param {Source} source
 * @param {string} specifier
 */
function refuseRelative(root, layer, { path, home, ships }, specifier) {
  const target = resolve(dirname(path), specifier);
  const shelf = ships ? join(home, 'src') : home;
  const inside = target.startsWith(shelf + sep);
  // Tests lean on fixtures, on the build, and on what the tests of the packages below them have made.
  const shelves = ['fixtures', 'scripts', ...layer.imports.map((name) => `packages/${name}/test`)];
  const shared = !ships && shelves.some((folder) => target.startsWith(join(root, folder) + sep));
  return inside || shared ? null : `'${specifier}' leaves ${relative(root, shelf)}`;
}

/**
 * @param {Layer} layer
 * @param {Source} source
 * @param {string} specifier
 */
function refuseFloor({ floors = [] }, { path, home, ships }, specifier) {
  if (!ships) return null;
  /** @param {string} file */
  const floorOf = (file) => {
    const part = relative(join(home, 'src'), file).split(sep).join('/');
    return floors.findIndex((parts) => parts.some((prefix) => part.startsWith(prefix)));
  };
  return floorOf(resolve(dirname(path), specifier)) > floorOf(path)
    ? `'${specifier}' is on a higher floor`
    : null;
}

/**
 * Whether a package.json lists the package: what ships needs its own dependency, tests may also lean on the
 * development packages, the package's or the workspace's.
 * @param {string} root
 * @param {Source} source
 * @param {string} packageName
 */
function isDeclared(root, { home, ships }, packageName) {
  const own = manifestOf(home);
  const lists = ships
    ? [own.dependencies]
    : [own.dependencies, own.devDependencies, manifestOf(root).devDependencies];
  return lists.some((list) => list !== undefined && Object.hasOwn(list, packageName));
}

/**
 * Circles of relative imports, each as the list of its files; a file that imports itself is one too.
 * @param {readonly Source[]} sources
 * @returns {string[][]}
 */
function circlesAmong(sources) {
  const targets = new Map(
    sources.map(({ path, facts }) => [
      path,
      facts.imports.flatMap(({ specifier }) =>
        specifier?.startsWith('.') ? [resolve(dirname(path), specifier)] : [],
      ),
    ]),
  );
  /** @type {string[][]} */
  const circles = [];
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const trail = [];
  /** @param {string} path */
  const follow = (path) => {
    const seenAt = trail.indexOf(path);
    if (seenAt !== -1) circles.push(trail.slice(seenAt));
    if (seenAt !== -1 || done.has(path)) return;
    trail.push(path);
    for (const target of targets.get(path) ?? []) follow(target);
    trail.pop();
    done.add(path);
  };
  for (const path of targets.keys()) follow(path);
  return circles;
}

if (isEntry(import.meta.url)) {
  await runCommand(async () => {
    const complaints = await checkLayers(ROOT);
    for (const { file, line, reason } of complaints) process.stdout.write(`${file}:${line}  ${reason}\n`);
    return complaints.length > 0 ? 1 : 0;
  });
}
