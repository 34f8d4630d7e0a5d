/**
 * `node scripts/build/lexica.mjs [--cache FOLDER] [--paths] [ID …]`: builds lexica from the packages of their sources where
 * they are missing or stale, into `.cache/lexica/<id>-<key>` or into FOLDER; without an id, all of them. The key is a hash
 * over everything that goes in. The folder is laid out like an installed lexicon: `lexicon.json`, `graph.kwg` (with
 * `graph.high` if it is too large for the format) and `columns.bin`, and `report.json` about how it came about. With
 * `--paths`, only the folders are printed.
 */

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { exclusively, isReadOnly } from '../processes/lock.mjs';
import { withProgress } from '../processes/progress.mjs';
import { filesBelow, isEntry, manifestOf, ROOT, runCommand, Setback } from '../workspace.mjs';
import { bundle, bundlePath } from './bundle.mjs';

const WORDS = join(ROOT, 'packages/words');
const CACHE = join(ROOT, '.cache/lexica');

/** Raised when the files are laid out differently. */
const LAYOUT = 'lexica 1';

/** The sources that decide what a lexicon is made of. */
const MAKERS = [
  'src/sources',
  'src/hunspell',
  'src/graph',
  'src/lexicon',
  'src/alphabet.ts',
  'src/language-alphabet.ts',
];

/** Those among them that make nothing, or only lexica of one kind. */
const MAKERS_OF = {
  'lexicon-document.ts': null,
  'german-tables.ts': 'german-tables',
  'scowl-supplement.ts': 'scowl',
};

/**
 * Whether a file has a say in lexica of a kind.
 * @param {string} path
 * @param {LexiconSource['kind']} kind
 */
function isMaker(path, kind) {
  const own = Object.entries(MAKERS_OF).find(([name]) => path === join(WORDS, 'src/sources', name));
  return own === undefined || own[1] === kind;
}

/** Words that are hashed and counted at a time. */
const CHUNK = 100_000;

/** @typedef {import('../../packages/words/src/sources/lexicon-source.ts').LexiconSource} LexiconSource */
/** @typedef {import('../../packages/words/src/sources/lexicon-document.ts').LexiconReport} LexiconReport */
/** @typedef {typeof import('../../packages/words/src/entries/internals.ts')} Sources */
/** @typedef {typeof import('../../packages/words/src/index.ts')} Words */

/** Callers at the same time each have a folder of their own. */
let loads = 0;

/**
 * The modules that know sources and graphs: they are TypeScript and have to be bundled to be run.
 * @param {string} [cache]
 * @returns {Promise<Sources & Words & typeof import('../../packages/languages/src/index.ts')>}
 */
export async function loadLexicaModules(cache = CACHE) {
  const folder = join(cache, `modules-${process.pid}-${++loads}`);
  const entries = {
    sources: join(WORDS, 'src/entries/internals.ts'),
    words: join(WORDS, 'src/index.ts'),
    languages: join(ROOT, 'packages/languages/src/index.ts'),
  };
  try {
    await bundle({ entries, folder });
    const [sources, words, languages] = await Promise.all(
      Object.keys(entries).map((name) => import(pathToFileURL(bundlePath(folder, name)).href)),
    );
    return { ...sources, ...words, ...languages };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {import('../../packages/words/src/sources/lexicon-source.ts').SourcePackage} part */
function packageFolder({ name, version }) {
  const folder = join(ROOT, 'node_modules', name);
  if (!existsSync(folder)) throw new Setback(`The package ${name} is not installed: run npm ci.`);
  const installed = /** @type {{ version?: string }} */ (manifestOf(folder)).version;
  if (installed !== version)
    throw new Setback(`${name} ${version} is needed, ${installed} is installed: run npm ci.`);
  return folder;
}

/** @param {LexiconSource} source */
function sourceTexts({ base, packages }) {
  const paths = [
    ...(base?.files.map((file) => join(WORDS, 'data', base.folder, file)) ?? []),
    ...packages.flatMap((part) => part.files.map((file) => join(packageFolder(part), file))),
  ];
  return paths.map((path) => readFileSync(path, 'utf8'));
}

/**
 * The lists that tell how common words are; `null` if the source itself tells.
 * @param {LexiconSource} source
 */
function usageTexts({ usage }) {
  if (usage === undefined) return null;
  const [spoken = '[]', written = '[]'] = usage.files.map((file) =>
    readFileSync(join(packageFolder(usage), file), 'utf8'),
  );
  return { spoken, written };
}

/**
 * Our own lists for a lexicon; a list that is not there says nothing.
 * @param {string} id
 */
export function reviewTexts(id) {
  /** @param {string} name */
  const textOf = (name) => {
    const path = join(WORDS, 'data', id, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return {
    short: textOf('short.txt'),
    leftOut: textOf('left-out.txt'),
    unfit: textOf('unfit.txt'),
    milder: textOf('unfit-for-young.txt'),
    plurals: textOf('plurals.txt'),
    added: { affixes: textOf('added.aff'), dictionary: textOf('added.dic') },
  };
}

/**
 * A hash over everything the lexicon is made from; packages count by their version.
 * @param {LexiconSource} source
 */
function keyOf({ id, kind, base, packages, usage }) {
  const hash = createHash('sha256').update(LAYOUT);
  for (const part of [...packages, ...(usage === undefined ? [] : [usage])]) {
    packageFolder(part);
    hash.update(`\0${part.name} ${part.version}`);
  }
  const files = [
    ...MAKERS.map((path) => join(WORDS, path)).flatMap((path) =>
      path.endsWith('.ts') ? [path] : filesBelow(path),
    ),
    ...filesBelow(join(ROOT, 'packages/languages/src')),
    ...filesBelow(join(WORDS, 'data', id)),
    ...(base === undefined ? [] : filesBelow(join(WORDS, 'data', base.folder))),
  ];
  for (const path of files.filter((file) => isMaker(file, kind))) {
    const content = readFileSync(path);
    hash.update(`\0${relative(ROOT, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Builds a lexicon unless it is there from the same sources.
 * @param {string} id
 * @param {string} [cache]
 * @returns {Promise<string>} its folder
 */
export async function ensureLexicon(id, cache = CACHE) {
  const modules = await loadLexicaModules(cache);
  const source = modules.lexiconSource(id);
  if (source === null) throw new Setback(`There is no lexicon '${id}' to build.`);
  const folder = join(cache, `${id}-${keyOf(source)}`);
  if (existsSync(folder)) return current(folder);
  await exclusively(join(cache, `${id}.lock`), async () => {
    if (existsSync(folder)) return;
    await withProgress(`Building ${source.name}`, { announce: 'at-once' }, async () => {
      const draft = `${folder}.part`;
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft, { recursive: true });
      try {
        write(draft, source, modules);
        removeEarlier(id, cache);
        renameSync(draft, folder);
      } finally {
        rmSync(draft, { recursive: true, force: true });
      }
    });
  });
  return folder;
}

/**
 * Marks a folder as made from the sources as they are: the command line compares times before it asks for a build.
 * @param {string} folder
 */
function current(folder) {
  const now = new Date();
  try {
    utimesSync(join(folder, 'lexicon.json'), now, now);
  } catch (error) {
    if (!isReadOnly(error)) throw error; // asked again the next time
  }
  return folder;
}

/**
 * @param {string} id
 * @param {string} cache
 */
function removeEarlier(id, cache) {
  const isEarlier = new RegExp(`^${id}-[0-9a-f]{16}$`, 'u');
  for (const entry of readdirSync(cache).filter((name) => isEarlier.test(name)))
    rmSync(join(cache, entry), { recursive: true, force: true });
}

/**
 * @param {string} folder
 * @param {LexiconSource} source
 * @param {Awaited<ReturnType<typeof loadLexicaModules>>} modules
 */
function write(folder, source, modules) {
  const { id, name, version } = source;
  const language = modules.languageOf(source.language);
  const made = modules.makeLexicon(source, sourceTexts(source), reviewTexts(source.id), usageTexts(source));
  writeFileSync(join(folder, 'columns.bin'), modules.formatColumns(made.columns));
  const { checksum, lengths } = measure(made.words, modules.alphabetOf(language), modules.writeWord);
  const graph = modules.buildGraph(made.words);
  const { nodes, high } = graph;
  const bytes = modules.formatKwg(graph) ?? new Uint8Array(nodes.buffer, nodes.byteOffset, nodes.byteLength);
  writeFileSync(join(folder, 'graph.kwg'), bytes);
  if (high !== null) writeFileSync(join(folder, 'graph.high'), high);
  const record = {
    record: 1,
    id,
    name,
    version,
    checksum,
    words: made.words.count,
    alphabet: language,
    source: source.packages.map((part) => `${part.name} ${part.version}`).join(', '),
    format: 'text',
    encoding: 'utf-8',
    definitions: 0,
  };
  writeFileSync(join(folder, 'lexicon.json'), `${JSON.stringify(record, null, 2)}\n`);
  /** @type {LexiconReport} */
  const report = {
    words: made.words.count,
    checksum,
    lengths,
    taken: made.taken,
    refused: Object.fromEntries(made.refused),
    refusedShort: made.refusedShort,
    unfit: made.unfit,
    milder: made.milder,
    numberClasses: countsOf(made.columns.numberClasses, modules.NUMBER_CLASSES),
    graphBytes: bytes.length + (high?.length ?? 0),
    hasGaddag: modules.hasGaddag(graph),
    newByLevel: [...made.newByLevel],
  };
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
}

/**
 * The checksum of the words (D-01), and how many there are of each length.
 * @param {import('../../packages/words/src/graph/packed-words.ts').PackedWords} words
 * @param {import('../../packages/words/src/alphabet.ts').Alphabet} alphabet
 * @param {Words['writeWord']} writeWord
 */
function measure({ count, letters, starts }, alphabet, writeWord) {
  const hash = createHash('sha256');
  /** @type {number[]} */
  const lengths = [];
  for (let from = 0; from < count; from += CHUNK) {
    let lines = '';
    for (let word = from; word < Math.min(count, from + CHUNK); word++) {
      const spelt = letters.subarray(starts[word], starts[word + 1]);
      lines += `${writeWord(alphabet, spelt)}\n`;
      lengths[spelt.length] = (lengths[spelt.length] ?? 0) + 1;
    }
    hash.update(lines);
  }
  return { checksum: hash.digest('hex'), lengths: Array.from(lengths, (number) => number ?? 0) };
}

/**
 * How many words have each number class; nothing where none is known.
 * @param {Uint8Array} column
 * @param {Words['NUMBER_CLASSES']} names
 */
export function countsOf(column, names) {
  const counts = names.map(
    (name, index) => /** @type {const} */ ([name, column.filter((one) => one === index).length]),
  );
  return counts.filter(([name, count]) => name !== '' && count > 0);
}

/**
 * The report about a lexicon that has been built.
 * @param {string} folder
 * @returns {LexiconReport}
 */
export function readReport(folder) {
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
}

if (isEntry(import.meta.url)) {
  await runCommand(async () => {
    const { values, positionals } = parseArgs({
      options: { cache: { type: 'string' }, paths: { type: 'boolean' } },
      allowPositionals: true,
    });
    const cache = values.cache === undefined ? CACHE : resolve(values.cache);
    const ids =
      positionals.length > 0
        ? positionals
        : (await loadLexicaModules(cache)).LEXICON_SOURCES.map((source) => source.id);
    for (const id of ids) {
      const folder = await ensureLexicon(id, cache);
      const { words, graphBytes, hasGaddag } = readReport(folder);
      process.stdout.write(
        values.paths === true
          ? `${folder}\n`
          : `${id}: ${words} words, graph of ${graphBytes} bytes${hasGaddag ? '' : ' without GADDAG'}\n`,
      );
    }
  });
}
