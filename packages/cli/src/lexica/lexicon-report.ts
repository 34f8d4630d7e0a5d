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
import type { TerminalTexts } from '@lexiko/texts/en/terminal';

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

export function reportText(
  { lexica, report: { numbers } }: TerminalTexts,
  report: LexiconReport,
  extra: readonly (readonly [string, string])[],
): string[] {
  const { info, wordCount } = lexica;
  const { graphBytes, labels, definitions } = report;
  const percent = ({ defined, words }: Share): string =>
    words === 0 ? info.none : numbers.percent(defined / words);
  const rows: (readonly [string, string])[] = [
    [info.name, info.nameText(report.name, report.id, report.version)],
    [info.checksum, report.checksum],
    [info.alphabet, report.alphabet],
    [info.words, wordCount(report.words)],
    ...extra,
    [info.graph, (report.hasGaddag ? info.graphText : info.halfGraphText)(graphBytes)],
    [info.times, info.timesText(report.buildMs.toFixed(0), report.openMs.toFixed(0))],
    [
      info.definitions,
      definitions === null
        ? info.none
        : info.definitionsText(percent(definitions.all), percent(definitions.common)),
    ],
    [info.school, info.schoolText(labels.schoolTier1, labels.schoolTier2)],
    [info.foreign, info.foreignText(labels.foreign)],
  ];
  const width = Math.max(...rows.map(([title]) => title.length));
  const table = (title: string, counts: Readonly<Record<string, number>>, sums?: 'cumulative'): string[] => {
    let sum = 0;
    return [
      title,
      ...Object.entries(counts).map(([name, count]) => {
        sum += count;
        const total = sums === 'cumulative' ? numbers.points(sum).padStart(10) : '';
        return `  ${(name === '0' ? info.unknown : name).padEnd(9)} ${numbers.points(count).padStart(9)}${total}`;
      }),
    ];
  };
  return [
    ...rows.map(([title, text]) => `${title.padEnd(width)}  ${text}`),
    '',
    ...table(info.byLength, report.lengths),
    '',
    ...table(info.byClass, report.numberClasses),
    '',
    ...table(info.byLevel, report.levels, 'cumulative'),
  ];
}
