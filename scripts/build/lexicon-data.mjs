/**
 * `node scripts/build/lexicon-data.mjs FOLDER`: makes the data of the built-in lexicon, `packages/words/data/english`,
 * from a folder with `lexicon.tsv`, `foreign-strict.txt`, `school-tier1.txt`, `school-tier2.txt` and
 * `plural-overrides.json`. The same sources give the same bytes.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, bundlePath } from './bundle.mjs';
import { ROOT, runCommand, Setback } from '../workspace.mjs';

const TARGET = join(ROOT, 'packages/words/data/english');

/** @param {string | Uint8Array} content */
function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}

/** The module that knows the format, which is TypeScript and has to be bundled to be run. */
async function loadFormat() {
  const folder = join(ROOT, '.cache/lexicon-data', String(process.pid));
  try {
    await bundle({ entries: { format: join(ROOT, 'packages/words/src/lexicon/lexicon-files.ts') }, folder });
    return await import(pathToFileURL(bundlePath(folder, 'format')).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * One row of lexicon.tsv: word, part of speech, lemmas, number class, SCOWL level, Zipf frequency, school tier, foreign.
 * @param {string} line
 */
function entryOf(line) {
  const [word = '', partsOfSpeech, lemmas = '', numberClass, level, zipf, tier, foreign] = line.split('\t');
  return {
    word,
    partsOfSpeech,
    lemmas: lemmas.split(',').filter(Boolean).map(lemmaOf),
    numberClass,
    level: Number(level),
    frequency: Math.round(Number(zipf) * 10),
    schoolTier: Number(tier),
    isForeign: foreign === 'F',
  };
}

/** @param {string} text */
function lemmaOf(text) {
  const [word = '', relation] = text.split(':');
  return { word: word.toUpperCase(), relation };
}

/** The first level that only grown-ups are expected to know; computers for children stop at 35. */
const UNFAMILIAR = 40;
/** Tenths of the Zipf frequency from which a word is met often, and now and then. */
const OFTEN = 33;
const SOMETIMES = 24;

/**
 * SCOWL rates a word with its inflections, so TOGAE is as common as TOGA. Words that books hardly use are rarer for us. A
 * word whose frequency is not known keeps its level among the commonest, where it is a spelling that the books lack.
 * @param {{ level: number, frequency: number }} entry
 */
function familiarLevel({ level, frequency }) {
  if (level > 35 || frequency >= OFTEN) return level;
  if (level === 35) return UNFAMILIAR;
  if (frequency === 0) return level;
  return frequency >= SOMETIMES ? 35 : UNFAMILIAR;
}

/** @param {readonly string[]} args */
async function build([folder]) {
  if (folder === undefined)
    throw new Setback('Which folder holds the sources? node scripts/build/lexicon-data.mjs FOLDER');
  const sources = Object.fromEntries(
    [
      'lexicon.tsv',
      'foreign-strict.txt',
      'school-tier1.txt',
      'school-tier2.txt',
      'plural-overrides.json',
    ].map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const lines = (sources['lexicon.tsv'] ?? '').split('\n').slice(1, -1);
  const entries = lines.map(entryOf).sort((a, b) => (a.word < b.word ? -1 : 1));
  compareList(
    sources['school-tier1.txt'],
    entries.filter(({ schoolTier }) => schoolTier === 1),
  );
  compareList(
    sources['school-tier2.txt'],
    entries.filter(({ schoolTier }) => schoolTier === 2),
  );
  compareList(
    sources['foreign-strict.txt'],
    entries.filter(({ isForeign }) => isForeign),
  );

  const added = addedTiers(readFileSync(join(TARGET, 'school-added.txt'), 'utf8'));
  for (const entry of entries) entry.schoolTier = added.get(entry.word) ?? entry.schoolTier;
  const unfamiliar = readFileSync(join(TARGET, 'unfamiliar.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter(Boolean);
  const words = new Set(entries.map(({ word }) => word));
  const rare = new Set(unfamiliar);
  const strange = unfamiliar.filter((word) => !words.has(word));
  if (strange.length > 0) throw new Setback(`unfamiliar.txt has words of no list: ${strange.join(' ')}`);
  for (const entry of entries)
    entry.level = rare.has(entry.word) ? Math.max(entry.level, UNFAMILIAR) : familiarLevel(entry);

  const format = await loadFormat();
  /** @type {Readonly<Record<string, string>>} */
  const files = format.formatLexiconFiles(entries);
  mkdirSync(TARGET, { recursive: true });
  /** @type {Record<string, { bytes: number, sha256: string }>} */
  const written = {};
  const contents = { ...files, 'plural-overrides': sources['plural-overrides.json'] ?? '' };
  for (const [name, content] of Object.entries(contents)) {
    const file = name === 'plural-overrides' ? `${name}.json` : `${name}.txt`;
    writeFileSync(join(TARGET, file), content);
    written[file] = { bytes: Buffer.byteLength(content), sha256: sha256(content) };
  }
  const manifest = {
    id: 'english',
    name: 'Lexiko English',
    version: '1',
    words: entries.length,
    checksum: sha256(entries.map(({ word }) => `${word.toUpperCase()}\n`).join('')),
    files: written,
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, text]) => [name, { sha256: sha256(text) }]),
    ),
    provenance: PROVENANCE,
  };
  writeFileSync(join(TARGET, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const total = Object.values(written).reduce((sum, { bytes }) => sum + bytes, 0);
  process.stdout.write(`${entries.length} words, ${total} bytes\n`);
}

/**
 * Words that were marked later, with their tiers: `tier 1: WORD …`.
 * @param {string} text
 */
function addedTiers(text) {
  /** @type {Map<string, number>} */
  const tiers = new Map();
  for (const [, tier, words = ''] of text.matchAll(/^tier (\d): (.*)$/gmu))
    for (const word of words.split(' ')) tiers.set(word, Number(tier));
  return tiers;
}

/**
 * The flags of the table and the lists they were taken from must agree.
 * @param {string | undefined} list
 * @param {readonly { word: string }[]} flagged
 */
function compareList(list, flagged) {
  const wanted = (list ?? '').trim().split(/\s+/u).sort().join(' ');
  if (wanted !== flagged.map(({ word }) => word).join(' '))
    throw new Setback('A list and its flags in lexicon.tsv differ.');
}

const PROVENANCE = {
  words:
    'ENABLE (Enhanced North American Benchmark Lexicon), public domain, and DA GI PO TE from the rulebook of 2020',
  forms:
    'set arithmetic over SCOWL, WordNet, Moby part of speech, Webster 1913 and the NLP++ dictionary; plural classes by our classifier',
  commonness:
    'levels of SCOWL, those of words that books hardly use and of unfamiliar.txt raised to 40; frequencies from Google Books Ngram counts',
  labels:
    'school tiers by hand, with those of school-added.txt; foreign words derived from the sources of the table',
};

await runCommand(() => build(process.argv.slice(2)));
