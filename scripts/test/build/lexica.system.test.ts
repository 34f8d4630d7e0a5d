/** The lexica from packages of others: each is built, and `docs/lexica` and the table of lexica say what came out. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { countsOf, ensureLexicon, loadLexicaModules, readReport, reviewTexts } from '../../build/lexica.mjs';
import { ROOT } from '../../workspace.mjs';
import type { LexiconSource } from '../../../packages/words/src/sources/lexicon-source.ts';

const modules = await loadLexicaModules();

/** Words that every speaker knows, inflected ones among them, and what is none: names, abbreviations, other spellings. */
const SAMPLES: Readonly<Record<string, { good: string; bad: string }>> = {
  'english-2': {
    good: 'zeal qat blog blogs email online website selfie emoji podcast smartphone colour fuckup',
    bad: 'cs gs ks mys qi london google',
  },
  german: {
    good: 'und es ab haus häusern strasse gehe ging aufstehe besser grösste schnellste übte niemals worauf',
    bad: 'berlin bmw lkw dpa merkel säh münchen schweiz afrika mercedes',
  },
  french: {
    good: 'as et où cœur chevaux allâmes aimerions ils wagon kiwi été',
    bad: 'marseille onu cm kg kwh lorsqu http px',
  },
  spanish: {
    good: 'el chico lluvia perro niño cantábamos che olla ñu güera',
    bad: 'madrid kilo avda dpto km juan pedro santiago',
  },
  dutch: {
    good: 'en ijs huisje fietsen gelopen café zeeën af',
    bad: 'amsterdam cd km tv http facebook thomas',
  },
  polish: {
    good: 'że źdźbło książkami niebieskiego zrobiłybyśmy aż ość',
    bad: 'gdańsk kcal prof cm taxi',
  },
};

/** Words that people use every day; one letter alone is never a word. English has its own tests. */
function everydayWords(id: string): readonly string[] {
  const path = join(ROOT, 'fixtures/everyday-words', `${id}.txt`);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter((word) => word.length > 1);
}

/** Tables without the spaces by which the formatter lines them up. */
function unaligned(text: string): string {
  return text.replaceAll(/^\|.*$/gm, (row) => row.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---'));
}

describe.each(modules.LEXICON_SOURCES.map((source) => [source.name, source] as const))('%s', (_, source) => {
  const sample = SAMPLES[source.id];
  const language = modules.languageOf(source.language);
  const alphabet = modules.alphabetOf(language);

  test('has the words of the language, and no names or abbreviations', async () => {
    const folder = await ensureLexicon(source.id);
    const parsed = modules.parseKwg(readFileSync(join(folder, 'graph.kwg')));
    if (!parsed.ok || sample === undefined) throw new Error(`${source.id} has no graph or no samples`);
    const has = (word: string): boolean => {
      const letters = modules.readWord(alphabet, modules.foldText(language, word));
      return letters !== null && modules.hasWord(parsed.value, letters);
    };
    const good = [...sample.good.split(' '), ...everydayWords(source.id)];
    expect(good.filter((word) => !has(word))).toEqual([]);
    expect(sample.bad.split(' ').filter(has)).toEqual([]);
  });

  test('can serve a move generator, and marks words unfit for school', async () => {
    const { hasGaddag, unfit, milder } = readReport(await ensureLexicon(source.id));
    expect(hasGaddag).toBe(true);
    expect(unfit).toBeGreaterThan(100);
    expect(milder).toBeGreaterThan(100);
  });

  test('tells its plurals where options may bar them', async () => {
    const { numberClasses } = readReport(await ensureLexicon(source.id));
    const plurals = numberClasses.find(([name]) => name === 'P')?.[1] ?? 0;
    expect(plurals > 10_000).toBe(modules.knowsClass(source.language, 'plurals'));
  });

  test('is described as it is (LEXIKO_WRITE_DOCS=1 writes the page anew)', async () => {
    const report = readReport(await ensureLexicon(source.id));
    const page = modules.lexiconDocument(source, report, reviewTexts(source.id).leftOut);
    const path = join(ROOT, 'docs/lexica', `${source.id}.md`);
    if (process.env['LEXIKO_WRITE_DOCS'] === '1') writeFileSync(path, page);
    expect(unaligned(readFileSync(path, 'utf8'))).toBe(unaligned(page));
  });
});

test('Lexiko English is described as it is (LEXIKO_WRITE_DOCS=1 writes the page anew)', () => {
  const lexicon = modules.englishLexicon((name) => readFileSync(join(ENGLISH_FOLDER, name), 'utf8'));
  const { letters, starts, count } = englishWords();
  const lengths: number[] = [0, 0];
  const { labels, numberClasses } = lexicon.columns;
  const withLabel = (bit: number): number => labels.filter((label) => (label & bit) !== 0).length;
  for (let at = 0; at < count; at++) {
    const word = modules.writeWord(modules.ENGLISH, letters.subarray(starts[at], starts[at + 1]));
    lengths[word.length] = (lengths[word.length] ?? 0) + 1;
  }
  const graphBytes = modules.formatKwg(modules.buildGraph(englishWords()))?.length ?? 0;
  const counts = {
    lengths: Array.from(lengths, (words) => words ?? 0),
    unfit: withLabel(modules.WORD_LABELS.schoolTier1),
    milder: withLabel(modules.WORD_LABELS.schoolTier2),
    numberClasses: countsOf(numberClasses, modules.NUMBER_CLASSES),
    graphBytes,
    hasGaddag: true,
  };
  const page = modules.englishDocument(lexikoEnglish(), counts);
  const path = join(ROOT, 'docs/lexica/english.md');
  if (process.env['LEXIKO_WRITE_DOCS'] === '1') writeFileSync(path, page);
  expect(unaligned(readFileSync(path, 'utf8'))).toBe(unaligned(page));
});

describe('the table of lexica', () => {
  const path = join(ROOT, 'packages/words/src/lexica.ts');

  test('says what was built (LEXIKO_WRITE_DOCS=1 writes it anew)', async () => {
    const built = [lexikoEnglish()];
    for (const source of modules.LEXICON_SOURCES) built.push(await entryOf(source));
    if (process.env['LEXIKO_WRITE_DOCS'] === '1') {
      const rows = built.map((entry) => `  {\n${fieldsOf(entry)}  },\n`).join('');
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(/(readonly BuiltInLexicon\[\] = \[\n).*?(?=\];)/su, `$1${rows}`));
      return;
    }
    expect(modules.LEXICA).toEqual(
      // Other versions of the packer save a little more or less.
      built.map((entry) => ({ ...entry, packedBytes: closeTo(entry.packedBytes) })),
    );
  });
});

function closeTo(bytes: number): unknown {
  return {
    asymmetricMatch: (other: unknown) =>
      typeof other === 'number' && Math.abs(other - bytes) <= Math.max(ROUND_BYTES, bytes * 0.03),
    toString: () => `about ${bytes}`,
  };
}

const ROUND_BYTES = 100_000;

function packedBytes(...parts: readonly Uint8Array[]): number {
  const bytes = parts.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0);
  return Math.round(bytes / ROUND_BYTES) * ROUND_BYTES;
}

type Entry = (typeof modules.LEXICA)[number];

const ENGLISH_FOLDER = join(ROOT, 'packages/words/data/english');

function englishWords() {
  return modules.parseWordsFile(readFileSync(join(ENGLISH_FOLDER, 'words.txt'), 'latin1'), modules.ENGLISH);
}

/** The one that is not built from packages: its words are in the repository. */
function lexikoEnglish(): Entry {
  const manifest = JSON.parse(readFileSync(join(ENGLISH_FOLDER, 'manifest.json'), 'utf8')) as Entry;
  const words = englishWords();
  const { id, name, version, checksum } = manifest;
  const graph = modules.formatKwg(modules.buildGraph(words)) ?? new Uint8Array();
  return {
    id,
    name,
    version,
    language: 'english',
    words: words.count,
    checksum,
    packedBytes: packedBytes(graph),
  };
}

async function entryOf({ id, name, version, language }: LexiconSource): Promise<Entry> {
  const folder = await ensureLexicon(id);
  const { words, checksum } = readReport(folder);
  const files = ['graph.kwg', 'graph.high']
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file));
  return {
    id,
    name,
    version,
    language,
    words,
    checksum,
    packedBytes: packedBytes(...files.map((file) => readFileSync(file))),
  };
}

function fieldsOf(entry: Entry): string {
  return Object.entries(entry)
    .map(([key, value]) => `    ${key}: ${typeof value === 'number' ? grouped(value) : `'${value}'`},\n`)
    .join('');
}

function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, '_');
}
