/** What `lexiko lexicon info` tells of a lexicon: sizes, lengths, levels, classes, how far definitions reach. */

import {
  allWords,
  buildGraph,
  hasGaddag,
  type Lexicon,
  NUMBER_CLASSES,
  WORD_LABELS,
  WordPacker,
} from '@lexiko/words';
import { coverage, type Definitions, type Share } from '@lexiko/words/definitions';
import { grouped } from './word-output.ts';

export interface LexiconReport {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly checksum: string;
  readonly alphabet: string;
  readonly words: number;
  /** Words of each length, by length. */
  readonly lengths: Readonly<Record<string, number>>;
  /** Words of each commonness level; 0 unknown. */
  readonly levels: Readonly<Record<string, number>>;
  /** Words of each number class; `none` for words that do not look like plurals. */
  readonly numberClasses: Readonly<Record<string, number>>;
  readonly labels: { readonly schoolTier1: number; readonly schoolTier2: number; readonly foreign: number };
  readonly graphBytes: number;
  readonly hasGaddag: boolean;
  /** The graph built anew just now, and the lexicon opened. */
  readonly buildMs: number;
  readonly openMs: number;
  /** `null` where there are no definitions, or none in this alphabet. */
  readonly definitions: { readonly all: Share; readonly common: Share } | null;
}

/** `open` opens the lexicon: it is timed. */
export function reportOn(open: () => Lexicon, definitions: Definitions | null): LexiconReport {
  const start = performance.now();
  const lexicon = open();
  const openMs = performance.now() - start;
  const lengths: Record<string, number> = {};
  const packer = new WordPacker();
  for (const { letters, length } of allWords(lexicon.graph)) {
    lengths[length] = (lengths[length] ?? 0) + 1;
    packer.add(letters.subarray(0, length));
  }
  const buildStart = performance.now();
  buildGraph(packer.take());
  const buildMs = performance.now() - buildStart;
  const { levels, numberClasses, labels } = lexicon.columns;
  const { graph, identity, alphabet } = lexicon;
  const labelled = (bit: number): number =>
    labels.reduce((sum, label) => sum + ((label & bit) === 0 ? 0 : 1), 0);
  return {
    ...identity,
    alphabet: alphabet.name,
    words: lexicon.size,
    lengths,
    levels: countValues(levels, String),
    numberClasses: countValues(numberClasses, (index) => NUMBER_CLASSES[index] || 'none'),
    labels: {
      schoolTier1: labelled(WORD_LABELS.schoolTier1),
      schoolTier2: labelled(WORD_LABELS.schoolTier2),
      foreign: labelled(WORD_LABELS.foreign),
    },
    graphBytes: graph.nodes.byteLength + (graph.high?.byteLength ?? 0),
    hasGaddag: hasGaddag(graph),
    buildMs,
    openMs,
    definitions: definitions === null || alphabet.id !== 'english' ? null : reachOf(definitions, lexicon),
  };
}

function reachOf(definitions: Definitions, lexicon: Lexicon): { all: Share; common: Share } {
  const { all, common } = coverage(definitions, lexicon);
  return { all, common };
}

function countValues(column: Uint8Array, nameOf: (value: number) => string): Record<string, number> {
  const counts = new Uint32Array(256);
  for (const value of column) counts[value] = (counts[value] ?? 0) + 1;
  const named: Record<string, number> = {};
  for (const [value, count] of counts.entries()) if (count > 0) named[nameOf(value)] = count;
  return named;
}

export function reportText(report: LexiconReport, extra: readonly (readonly [string, string])[]): string[] {
  const rows: (readonly [string, string])[] = [
    ['name', `${report.name} (${report.id}), version ${report.version}`],
    ['checksum', report.checksum],
    ['alphabet', report.alphabet],
    ['words', grouped(report.words)],
    ...extra,
    [
      'graph',
      `${grouped(report.graphBytes)} bytes${report.hasGaddag ? '' : ', without the half for move generators'}`,
    ],
    ['times', `built in ${report.buildMs.toFixed(0)} ms, opened in ${report.openMs.toFixed(0)} ms`],
    ['definitions', definitionsText(report.definitions)],
    [
      'school',
      `${grouped(report.labels.schoolTier1)} words of tier 1, ${grouped(report.labels.schoolTier2)} of tier 2`,
    ],
    ['foreign', `${grouped(report.labels.foreign)} words on the list of foreign words`],
  ];
  return [
    ...rows.map(([title, text]) => `${title.padEnd(12)} ${text}`),
    '',
    ...table('words by length', report.lengths),
    '',
    ...table('words by number class', report.numberClasses),
    '',
    ...table('words by commonness level', report.levels, 'cumulative'),
  ];
}

function definitionsText(definitions: LexiconReport['definitions']): string {
  if (definitions === null) return 'none';
  const { all, common } = definitions;
  return `${percent(all)} of all words, ${percent(common)} of the common ones (level 50 and below)`;
}

function percent({ defined, words }: Share): string {
  return words === 0 ? 'none' : `${((100 * defined) / words).toFixed(1)} %`;
}

function table(title: string, counts: Readonly<Record<string, number>>, sums?: 'cumulative'): string[] {
  let sum = 0;
  return [
    title,
    ...Object.entries(counts).map(([name, count]) => {
      sum += count;
      const total = sums === 'cumulative' ? grouped(sum).padStart(10) : '';
      return `  ${(name === '0' ? 'unknown' : name).padEnd(8)} ${grouped(count).padStart(9)}${total}`;
    }),
  ];
}
