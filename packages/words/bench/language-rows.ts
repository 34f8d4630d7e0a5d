/**
 * What each lexicon that `node scripts/build/lexica.mjs` has built costs: its graph to build anew, to load from its bytes
 * and to number, and questions. Milliseconds of the clock, the best of a few rounds.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allWords,
  type AlphabetData,
  buildGraph,
  emptyColumns,
  hasWord,
  Lexicon,
  makeAlphabet,
  parseKwg,
  rankWords,
  WordPacker,
} from '../src/index.ts';
import { anagrams, hooksOf, wordsFromRack, type Rack } from '../src/entries/questions.ts';

export const LANGUAGE_CELLS: readonly string[] = [
  'words',
  'graph',
  'build',
  'load',
  'number',
  'look-up, µs',
  'anagram',
  'from 7, 2 blank',
  'hooks',
];

const ROUNDS = 5;
const LOOK_UPS = 50_000;
const LETTERS = 7;

function best(rounds: number, task: () => void): number {
  let least = Infinity;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    task();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

function spent(rounds: number, task: () => void): string {
  return best(rounds, task).toFixed(2);
}

function drain(found: Iterable<unknown>): void {
  for (const _ of found);
}

/** A row and its cells for each lexicon in the folder, by its name. */
export function* languageRows(folder: string): Generator<readonly [name: string, cells: readonly string[]]> {
  const built = existsSync(folder) ? readdirSync(folder).filter((name) => /-[0-9a-f]{16}$/u.test(name)) : [];
  if (built.length === 0) throw new Error('No lexica are built: node scripts/build/lexica.mjs builds them.');
  for (const name of built.sort()) yield [name.slice(0, -17), cellsOf(join(folder, name))];
}

function cellsOf(folder: string): readonly string[] {
  const record = JSON.parse(readFileSync(join(folder, 'lexicon.json'), 'utf8')) as { alphabet: AlphabetData };
  const bytes = readFileSync(join(folder, 'graph.kwg'));
  const alphabet = makeAlphabet(record.alphabet);
  const read = parseKwg(bytes);
  if (!alphabet.ok || !read.ok) throw new Error(`The lexicon in ${folder} cannot be read.`);
  const graph = read.value;
  const packer = new WordPacker();
  const sample: Uint8Array[] = [];
  let at = 0;
  for (const { letters, length } of allWords(graph)) {
    const word = letters.slice(0, length);
    packer.add(word);
    if (at++ % 97 === 0) sample.push(word);
  }
  const words = packer.take();
  const lexicon = new Lexicon({
    identity: { id: 'bench', name: 'Bench', version: '1', checksum: '' },
    alphabet: alphabet.value,
    graph,
    loadColumns: ({ count }) => emptyColumns(count),
    loadForms: () => null,
  });
  const rounds = words.count > 1_000_000 ? 1 : 2;
  const seven = sample.find(({ length }) => length === LETTERS) ?? new Uint8Array();
  const rack = (blanks: number): Rack => {
    const held = new Uint8Array(alphabet.value.size + 1);
    held[0] = blanks;
    for (const letter of seven.subarray(blanks)) held[letter] = (held[letter] ?? 0) + 1;
    return held;
  };
  return [
    words.count.toLocaleString('en'),
    `${(bytes.length / 1e6).toFixed(1)} MB`,
    best(rounds, () => void buildGraph(words)).toFixed(0),
    spent(ROUNDS, () => void parseKwg(bytes)),
    spent(ROUNDS, () => void rankWords(graph)),
    (
      (best(ROUNDS, () => {
        for (let turn = 0; turn < LOOK_UPS; turn++) hasWord(graph, sample[turn % sample.length] ?? seven);
      }) *
        1000) /
      LOOK_UPS
    ).toFixed(2),
    spent(ROUNDS, () => drain(anagrams(lexicon, rack(0)))),
    spent(ROUNDS, () => drain(wordsFromRack(lexicon, rack(2)))),
    spent(ROUNDS, () => void hooksOf(lexicon, seven)),
  ];
}
