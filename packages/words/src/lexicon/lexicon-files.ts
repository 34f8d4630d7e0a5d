/**
 * The files of the built-in lexicon: words, forms, commonness, labels. All are text with one line per two first letters
 * and a fixed number of characters per word, so that columns are decoded by a table lookup.
 */

import type { Alphabet } from '../alphabet.ts';
import type { PackedWords } from '../graph/packed-words.ts';
import { formatFrontCoded, parseFrontCoded, startsLine } from './front-coding.ts';
import { numberClassIndex, type NumberClass } from './number-class.ts';
import { WORD_LABELS, type WordColumns } from './word-columns.ts';
import {
  formatFormPattern,
  lemmaPattern,
  parseFormPattern,
  type FormPattern,
  type Lemma,
} from './word-forms.ts';

/** One word with its data from all tables. */
export interface WordEntry {
  /** Lower case. */
  readonly word: string;
  readonly partsOfSpeech: string;
  readonly lemmas: readonly Lemma[];
  readonly numberClass: NumberClass;
  readonly level: number;
  /** Tenths of the Zipf frequency; 0 unknown. */
  readonly frequency: number;
  readonly schoolTier: 0 | 1 | 2;
  readonly isForeign: boolean;
}

export interface LexiconFiles {
  readonly words: string;
  readonly forms: string;
  readonly commonness: string;
  readonly labels: string;
}

/** Characters for numbers 0 to 93: the printable ones from `!` on. */
const FIRST_CODE = 0x21;
const CODES = 94;

function codeOf(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= CODES) {
    throw new RangeError(`${number} has no code`);
  }
  return String.fromCharCode(FIRST_CODE + number);
}

/** Entries sorted by word. */
export function formatLexiconFiles(entries: readonly WordEntry[]): LexiconFiles {
  const patterns = new Map<string, number>();
  let forms = '';
  let commonness = '';
  let previous = '';
  for (const entry of entries) {
    const { word } = entry;
    if (startsLine(word, previous)) {
      forms += '\n';
      commonness += '\n';
    }
    previous = word;
    const pattern = formatFormPattern({
      partsOfSpeech: entry.partsOfSpeech,
      numberClass: entry.numberClass,
      lemmas: entry.lemmas.map((lemma) => lemmaPattern(word.toUpperCase(), lemma)),
    });
    const number = patterns.get(pattern) ?? patterns.size;
    patterns.set(pattern, number);
    forms += codeOf(Math.floor(number / CODES)) + codeOf(number % CODES);
    commonness += codeOf(entry.level / LEVEL_STEP) + codeOf(entry.frequency);
  }
  const labelLines = LABELS.map(([name, has]) => {
    const labelled = entries.filter((entry) => has(entry)).map(({ word }) => word);
    return `${name} ${labelled.join(' ')}\n`;
  });
  return {
    words: formatFrontCoded(entries.map(({ word }) => word)),
    forms: `${[...patterns.keys()].join('\n')}\n\n${forms}\n`,
    commonness: `${commonness}\n`,
    labels: labelLines.join(''),
  };
}

/** All levels are multiples of five. */
const LEVEL_STEP = 5;

const LABELS: readonly (readonly [string, (entry: WordEntry) => boolean])[] = [
  ['school-1', ({ schoolTier }) => schoolTier === 1],
  ['school-2', ({ schoolTier }) => schoolTier === 2],
  ['foreign', ({ isForeign }) => isForeign],
  ['plural-too', isPluralToo],
];

/**
 * Whether a word of class PX or PS can also be read as a plural (W-25, `anyPlural`). PX includes adverbs such as ALWAYS
 * that only look like plurals: they count if they derive from a noun. PS counts if the word is the regular plural of
 * another (BANANAS), not if a classical ending suggests one (PEA as a "plural" of PEON).
 */
function isPluralToo({ word, numberClass, partsOfSpeech, lemmas }: WordEntry): boolean {
  const singulars = lemmas
    .filter(({ relation }) => relation === 'pl')
    .map((lemma) => lemma.word.toLowerCase());
  if (numberClass === 'PX') return partsOfSpeech.includes('n') || singulars.length > 0;
  if (numberClass !== 'PS') return false;
  return singulars.some(
    (singular) => !singular.endsWith('s') && [`${singular}s`, `${singular}es`].includes(word),
  );
}

export function parseWordsFile(text: string, alphabet: Alphabet): PackedWords {
  return parseFrontCoded(text, alphabet);
}

/** The form of each word: `patterns[numbers[rank]]`. */
export interface FormColumn {
  readonly patterns: readonly FormPattern[];
  readonly numbers: Uint16Array;
}

export function parseFormsFile(text: string): FormColumn {
  const gap = text.indexOf('\n\n');
  const patterns = text.slice(0, gap).split('\n').map(parseFormPattern);
  const codes = text.slice(gap).replaceAll('\n', '');
  const numbers = new Uint16Array(codes.length / 2);
  for (let rank = 0; rank < numbers.length; rank++) {
    numbers[rank] =
      (codes.charCodeAt(rank * 2) - FIRST_CODE) * CODES + codes.charCodeAt(rank * 2 + 1) - FIRST_CODE;
  }
  return { patterns, numbers };
}

/** The columns from the three files; `rankOf` finds a word of the label lists (lower case). */
export function readColumns(
  files: Pick<LexiconFiles, 'commonness' | 'labels'>,
  forms: FormColumn,
  rankOf: (word: string) => number,
): WordColumns {
  const codes = files.commonness.replaceAll('\n', '');
  const count = codes.length / 2;
  const classOf = Uint8Array.from(forms.patterns, ({ numberClass }) => numberClassIndex(numberClass));
  // P, PVv and PVn are plurals by their class; the others are listed.
  const pluralOf = Uint8Array.from(forms.patterns, ({ numberClass }) =>
    /^P(?:V.)?$/u.test(numberClass) ? WORD_LABELS.anyPlural : 0,
  );
  const columns = {
    numberClasses: new Uint8Array(count),
    levels: new Uint8Array(count),
    frequencies: new Uint8Array(count),
    labels: new Uint8Array(count),
  };
  for (let rank = 0; rank < count; rank++) {
    const form = forms.numbers[rank] ?? 0;
    columns.numberClasses[rank] = classOf[form] ?? 0;
    columns.labels[rank] = pluralOf[form] ?? 0;
    columns.levels[rank] = (codes.charCodeAt(rank * 2) - FIRST_CODE) * LEVEL_STEP;
    columns.frequencies[rank] = codes.charCodeAt(rank * 2 + 1) - FIRST_CODE;
  }
  for (const [name, bit] of LABEL_BITS) {
    const line = files.labels.split('\n').find((candidate) => candidate.startsWith(`${name} `)) ?? '';
    for (const word of line.split(' ').slice(1)) {
      const rank = rankOf(word);
      if (rank < 0) throw new Error(`a labelled word is not in the lexicon: ${word}`);
      columns.labels[rank] = (columns.labels[rank] ?? 0) | bit;
    }
  }
  return columns;
}

const LABEL_BITS = [
  ['school-1', WORD_LABELS.schoolTier1],
  ['school-2', WORD_LABELS.schoolTier2],
  ['foreign', WORD_LABELS.foreign],
  ['plural-too', WORD_LABELS.anyPlural],
] as const;
