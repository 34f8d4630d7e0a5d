/**
 * `npm run bench -- words`: building, loading and asking, at 172,827 and at 280,000 words, against the limits we promise.
 * The larger list is the lexicon with derived words added, evenly over the alphabet: as long and as dense as the lists
 * of tournament players. Times are the clock's: other work on the machine counts. `--languages` shows instead what each
 * built lexicon costs.
 * Ends with status 1 if a median is over its limit.
 */

import { readFileSync } from 'node:fs';
import {
  buildGraph,
  emptyColumns,
  ENGLISH,
  formatKwg,
  hasWord,
  Lexicon,
  NO_LAYERS,
  parseFormsFile,
  parseKwg,
  parseWordsFile,
  rankOf,
  readColumns,
  readWord,
  type WordGraph,
  WordPacker,
  writeWord,
} from '../src/index.ts';
import {
  anagrams,
  bestStems,
  extensionsOf,
  hooksOf,
  listWords,
  parsePattern,
  parseRack,
  qWithoutU,
  type Rack,
  SORTS,
  stemWords,
  vowelHeavy,
  wordsContaining,
  wordsEndingWith,
  wordsFromRack,
  wordsLike,
  wordsOfLength,
  wordsStartingWith,
  checkWord,
} from '../src/entries/questions.ts';
import { LANGUAGE_CELLS, languageRows } from './language-rows.ts';

/** One line of the table. Times in milliseconds unless the name says otherwise. */
export interface BenchRow {
  readonly name: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly limit: number;
  readonly result: string;
}

function dataFile(name: string): string {
  return readFileSync(new URL(`../data/english/${name}`, import.meta.url), 'latin1');
}

function measure(name: string, limit: number, runs: number, task: () => string): BenchRow {
  const times: number[] = [];
  let result = '';
  for (let turn = 0; turn < runs; turn++) {
    const start = performance.now();
    result = task();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { name, median: at(0.5), least: at(0), most: at(1), limit, result };
}

const LARGE = 280_000;

/** The words of the lexicon and derived ones, 280,000 in all. */
function largeList(words: readonly string[]): string[] {
  const large = new Set(words);
  const endings = ['LIKE', 'LESS', 'WARD', 'SHIP', 'WISE', 'DOM', 'LET', 'ISH'];
  for (let turn = 0; large.size < LARGE; turn++) {
    const word = words[(turn * 7919) % words.length] ?? '';
    if (word.length <= 11) large.add(word + (endings[turn % endings.length] ?? ''));
  }
  return [...large].sort();
}

function pack(words: readonly string[]): ReturnType<WordPacker['take']> {
  const packer = new WordPacker();
  for (const word of words) packer.add(readWord(ENGLISH, word) ?? []);
  return packer.take();
}

function rack(text: string): Rack {
  const parsed = parseRack(ENGLISH, text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

function letters(word: string): Uint8Array {
  return readWord(ENGLISH, word) ?? new Uint8Array();
}

function count(found: Iterable<unknown>): string {
  let sum = 0;
  for (const _ of found) sum++;
  return `${sum} words`;
}

function lexiconOf(graph: WordGraph): Lexicon {
  const forms = parseFormsFile(dataFile('forms.txt'));
  const files = { commonness: dataFile('commonness.txt'), labels: dataFile('labels.txt') };
  return new Lexicon({
    identity: { id: 'bench', name: 'Bench', version: '1', checksum: '' },
    alphabet: ENGLISH,
    graph,
    loadColumns: (ranks) => {
      if (ranks.count === forms.numbers.length) {
        return readColumns(files, forms, (word) => rankOf(graph, ranks, letters(word)));
      }
      const columns = emptyColumns(ranks.count);
      // Some spread of levels, so that sorting by commonness has something to do.
      for (let rank = 0; rank < ranks.count; rank++) columns.levels[rank] = 10 + ((rank * 7) % 15) * 5;
      return columns;
    },
    loadForms: () => null,
  });
}

function lookUps(graph: WordGraph, words: readonly string[]): BenchRow {
  const times = 100_000;
  const row = measure('look-up of a spelt word (µs)', 1, 9, () => {
    let found = 0;
    for (let i = 0; i < times; i++) {
      const word = readWord(ENGLISH, words[(i * 7919) % words.length] ?? '');
      if (word !== null && hasWord(graph, word)) found++;
    }
    return `${found} of ${times} found`;
  });
  const scale = 1000 / times;
  return { ...row, median: row.median * scale, least: row.least * scale, most: row.most * scale };
}

/** Every question at 280,000 words. */
function questions(lexicon: Lexicon): BenchRow[] {
  const pattern = parsePattern(ENGLISH, '*T?R*');
  if (!pattern.ok) throw new Error('bad pattern');
  const ask = (name: string, limit: number, task: () => string): BenchRow => measure(name, limit, 9, task);
  return [
    ask('check', 50, () => String(checkWord(lexicon, { ...NO_LAYERS, plurals: 'onlyPlural' }, 'HORN').good)),
    ask('anagram AEINRST', 50, () => count(anagrams(lexicon, rack('AEINRST')))),
    ask('anagram of 7 with two blanks', 50, () => count(anagrams(lexicon, rack('AEINR??')))),
    ask('anagram of 15 with two blanks', 1000, () => count(anagrams(lexicon, rack('AEINRSTOULDGC??')))),
    ask('build from 7 with two blanks', 50, () => count(wordsFromRack(lexicon, rack('AEINR??')))),
    ask('build from 15 letters', 50, () => count(wordsFromRack(lexicon, rack('AEINRSTOULDGCEM')))),
    ask('pattern *T?R*', 50, () => count(wordsLike(lexicon, pattern.value))),
    ask('pattern with and without letters', 50, () =>
      count(wordsLike(lexicon, pattern.value, { with: rack('SE'), without: rack('AO'), min: 5, max: 9 })),
    ),
    ask('hooks TAME', 50, () => JSON.stringify(hooksOf(lexicon, letters('TAME'))).slice(0, 30)),
    ask('extend HORN', 50, () => count(extensionsOf(lexicon, letters('HORN')))),
    ask('prefix OUT', 50, () => count(wordsStartingWith(lexicon, letters('OUT')))),
    ask('suffix ING', 50, () => count(wordsEndingWith(lexicon, letters('ING')))),
    ask('contains ATE', 50, () => count(wordsContaining(lexicon, letters('ATE')))),
    ask('q-without-u', 50, () => count(qWithoutU(lexicon))),
    ask('two', 50, () => count(wordsOfLength(lexicon, 2))),
    ask('three', 50, () => count(wordsOfLength(lexicon, 3))),
    ask('vowel-heavy', 50, () => count(vowelHeavy(lexicon))),
    ask('stems of 6 letters', 50, () => bestStems(lexicon, 6, 20)[0]?.letters ?? ''),
    ask('stem SATINE', 50, () => `${stemWords(lexicon, rack('SATINE')).size} letters`),
    ask('bingos of 7 by probability', 50, () =>
      count(listWords(lexicon, { min: 7, max: 7, sort: 'probability' })),
    ),
    ...SORTS.map((sort) =>
      ask(`list, first 100 by ${sort}`, 50, () => {
        let taken = 0;
        for (const _ of listWords(lexicon, { sort })) if (++taken === 100) break;
        return `${taken} words`;
      }),
    ),
    ask('list of all, spelt', 50, () => count(listWords(lexicon))),
  ];
}

/** The rows of the table. */
export function run(): readonly BenchRow[] {
  const packed = parseWordsFile(dataFile('words.txt'), ENGLISH);
  const words = Array.from({ length: packed.count }, (_, i) =>
    writeWord(ENGLISH, packed.letters.subarray(packed.starts[i], packed.starts[i + 1])),
  );
  const largePacked = pack(largeList(words));
  const graph = buildGraph(packed);
  const bytes = formatKwg(graph) ?? new Uint8Array();
  const large = lexiconOf(buildGraph(largePacked));
  return [
    measure('build from 172,827 words', 2000, 5, () => `${buildGraph(packed).nodes.byteLength} bytes`),
    measure('build from 280,000 words', 3500, 5, () => `${buildGraph(largePacked).nodes.byteLength} bytes`),
    measure('load the graph from its bytes', 15, 9, () => String(parseKwg(bytes).ok)),
    lookUps(graph, words),
    ...questions(large),
  ];
}

function formatTable(rows: readonly BenchRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const cell = (value: number): string => value.toFixed(value < 10 ? 2 : 0).padStart(7);
  const lines = rows.map(
    ({ name, median, least, most, limit, result }) =>
      `${name.padEnd(width)} ${cell(median)} ${cell(least)} ${cell(most)} ${cell(limit)}  ${median <= limit ? 'ok  ' : 'OVER'}  ${result}`,
  );
  const head = `${'ms'.padEnd(width)} ${['median', 'least', 'most', 'limit'].map((title) => title.padStart(7)).join(' ')}`;
  return `${[head, ...lines].join('\n')}\n`;
}

if (process.argv.includes('--languages')) {
  const printRow = (name: string, cells: readonly string[]): void => {
    process.stdout.write(`${name.padEnd(12)}${cells.map((cell) => cell.padStart(18)).join('')}\n`);
  };
  printRow('ms', LANGUAGE_CELLS);
  for (const [name, cells] of languageRows('.cache/lexica')) printRow(name, cells);
} else {
  const rows = run();
  process.stdout.write(formatTable(rows));
  if (rows.some(({ median, limit }) => median > limit)) process.exitCode = 1;
}
