/** Writes the pages about lexica in `docs/lexica`: source, licence, counts by length, and words left out. */

import { languageOf } from '@lexiko/languages';
import type { BuiltInLexicon } from '../lexica.ts';
import type { NumberClass } from '../lexicon/number-class.ts';
import type { LexiconSource } from './lexicon-source.ts';
import { parseLeftOut } from './reviewed-lists.ts';
import { MOST_TILES, type Refusal, REFUSALS, SHORT_TILES } from './word-collector.ts';

/** The figures of a built lexicon. */
export interface LexiconReport {
  readonly words: number;
  readonly checksum: string;
  /** Words by number of tiles; entries 0 and 1 are 0. */
  readonly lengths: readonly number[];
  readonly taken: number;
  readonly refused: Readonly<Partial<Record<Refusal, number>>>;
  readonly refusedShort: readonly string[];
  readonly unfit: number;
  /** Marked as unfit for younger children only. */
  readonly milder: number;
  /** Plurals by their number class; empty where the source does not tell plurals. */
  readonly numberClasses: readonly (readonly [name: NumberClass, words: number])[];
  readonly graphBytes: number;
  readonly hasGaddag: boolean;
  /** Level and number of the words that it adds to the list it is based on. */
  readonly newByLevel: readonly (readonly [level: number, words: number])[];
}

const MADE_FROM =
  'This page is made from the lexicon: `LEXIKO_WRITE_DOCS=1 npx vitest run scripts/test/build/lexica.system.test.ts`.';

const REASONS: Readonly<Record<Refusal, string>> = {
  capital: 'written with a capital: names and abbreviations',
  mark: 'with a hyphen, an apostrophe, a space, a point or a digit',
  letter: 'with a letter that has no tile',
  length: `of one tile or more than ${MOST_TILES}`,
  unit: 'units and elided words, which the source hides from suggestions',
  short: `of up to ${SHORT_TILES} tiles and not on our reviewed list`,
  'left-out': 'left out by hand, see below',
};

export function lexiconDocument(source: LexiconSource, report: LexiconReport, leftOut: string): string {
  const { name, id, packages, usage } = source;
  const reasons = REFUSALS.filter((reason) => (report.refused[reason] ?? 0) > 0);
  return `${[
    `# ${name}`,
    identityLine({ ...source, ...report }),
    MADE_FROM,
    '## Source',
    table(
      ['package', 'version', 'licence', 'made by'],
      [...packages, ...(usage === undefined ? [] : [usage])].map((part) => [
        `\`${part.name}\``,
        part.version,
        part.licence,
        part.credit,
      ]),
    ),
    `Lexiko does not contain this data: the packages are installed beside it, and the lexicon is built from them on your machine. Words of two and three tiles, words added, words left out and marks are ours (\`packages/words/data/${id}\`).${usage === undefined ? '' : ` From \`${usage.name}\` comes only how common words are, which decides what the lower computers play.`}`,
    ...wordCounts(report),
    ...newWords(source, report),
    '## What was taken out',
    `${grouped(report.taken)} forms of the source gave a word, the same word counted as often as the source makes it. No words are`,
    table(
      ['forms', 'count'],
      reasons.map((reason) => [REASONS[reason], grouped(report.refused[reason] ?? 0)]),
    ),
    'Short forms that the source has and our list does not:',
    report.refusedShort.join(' '),
    'Left out by hand:',
    parseLeftOut(leftOut)
      .map(({ reason, words }) => `- ${reason}: ${words.join(' ')}`)
      .join('\n'),
  ].join('\n\n')}\n`;
}

type Counts = Pick<
  LexiconReport,
  'lengths' | 'unfit' | 'milder' | 'numberClasses' | 'graphBytes' | 'hasGaddag'
>;

const CLASS_MEANINGS: Readonly<Record<Exclude<NumberClass, ''>, string>> = {
  P: 'plurals and nothing else',
  PVn: 'plurals and forms of a verb',
  PVv: 'plurals and, more often, forms of a verb',
  PX: 'look like plurals and are words of another kind',
  PS: 'plurals that have another reading besides, such as a singular',
};

function classCounts(numberClasses: LexiconReport['numberClasses']): string {
  if (numberClasses.length === 0)
    return 'The source does not tell which words are plurals, so that games with this list cannot bar them.';
  return table(
    ['class', 'words', 'what they are'],
    numberClasses.map(([name, count]) => [
      `\`${name}\``,
      grouped(count),
      name === '' ? '' : CLASS_MEANINGS[name],
    ]),
  );
}

function wordCounts(counts: Counts): string[] {
  const { lengths, unfit, milder, numberClasses, graphBytes, hasGaddag } = counts;
  return [
    '## Words by number of tiles',
    table(
      ['tiles', 'words'],
      lengths.flatMap((count, tiles) => (count === 0 ? [] : [[String(tiles), grouped(count)]])),
    ),
    `${grouped(unfit)} words are marked as unfit for school, ${grouped(milder)} more as unfit for younger children. The word graph takes ${grouped(graphBytes)} bytes${hasGaddag ? '' : ' and has no GADDAG, which would not fit its format'}.`,
    '## Plurals',
    classCounts(numberClasses),
  ];
}

type Identity = Pick<BuiltInLexicon, 'id' | 'language' | 'version' | 'words' | 'checksum'>;

function identityLine({ id, language, version, words, checksum }: Identity): string {
  return `Id \`${id}\`, language ${languageOf(language).name}, version ${version}, ${grouped(words)} words, checksum \`${checksum}\`.`;
}

/** The page about the list whose words are in the repository. */
export function englishDocument(entry: BuiltInLexicon, counts: Counts): string {
  return `${[
    `# ${entry.name}`,
    identityLine(entry),
    MADE_FROM,
    '## Source',
    table(
      ['list', 'licence', 'made by'],
      [
        [
          'ENABLE, the Enhanced North American Benchmark Lexicon',
          'public domain',
          'Alan Beale and M. Cooper',
        ],
      ],
    ),
    `The words are in the repository (\`packages/words/data/english/words.txt\`). The [NOTICE](../../packages/words/data/NOTICE.md) beside them names the sources of levels, frequencies, parts of speech and word forms. Marks for words unfit for school are ours.`,
    ...wordCounts(counts),
    '## What was added',
    'DA GI PO TE: the rulebook of 2020 prints them among its two-letter words, and ENABLE lacks them.',
    '## What was taken out',
    'Nothing: the other words are those of `enable1.txt` as it was published, which a test checks by its hash. Newer words are in [Lexiko English 2](english-2.md).',
  ].join('\n\n')}\n`;
}

/** What a list adds to another one, with level and source. */
function newWords({ packages }: LexiconSource, { newByLevel }: LexiconReport): string[] {
  if (newByLevel.length === 0) return [];
  const files = packages.flatMap((part) => part.files.map((file) => ({ part, file })));
  const fileOf = (level: number): string => {
    const found = files.find(({ file }) => file.includes(String(level)));
    return found === undefined ? '' : `\`${found.part.name}/${found.file}\``;
  };
  const all = newByLevel.reduce((sum, [, count]) => sum + count, 0);
  return [
    '## What was added',
    `${grouped(all)} words, each with the level of the list that it comes from:`,
    table(
      ['level', 'words', 'source'],
      newByLevel.map(([level, count]) => [String(level), grouped(count), fileOf(level)]),
    ),
    '`lexiko words check BLOG --lexicon english-2` tells the level of a word.',
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** 1234567 as 1,234,567. */
function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
}
