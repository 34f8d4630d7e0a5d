/** What definitions need from the tables of a lexicon: forms, parts of speech, school tiers. */

import { writeWord } from '../alphabet.ts';
import { ENGLISH } from '../language-alphabet.ts';
import {
  type FormColumn,
  type LexiconFiles,
  parseFormsFile,
  parseWordsFile,
  readColumns,
} from '../lexicon/lexicon-files.ts';
import { WORD_LABELS, type WordColumns } from '../lexicon/word-columns.ts';
import { applyPattern } from '../lexicon/word-forms.ts';
import type { LevelledWords } from './coverage.ts';
import { type PartOfSpeech, partsOfSpeechFrom } from './definition.ts';
import type { LemmaForm, SchoolTier } from './record.ts';

/** The facts about a word that definitions depend on. */
export interface WordFacts {
  /** Lower case. */
  readonly word: string;
  readonly partsOfSpeech: readonly PartOfSpeech[];
  /** The lemmas that the lexicon lists. */
  readonly forms: readonly LemmaForm[];
  readonly schoolTier: SchoolTier;
}

/** In the order of the alphabet. */
export function readWordFacts(files: LexiconFiles): WordFacts[] {
  const { words, forms, columns } = readTables(files);
  return words.map((word, rank) => {
    const pattern = forms.patterns[forms.numbers[rank] ?? -1];
    if (pattern === undefined) throw new Error(`no form is known of '${word}'`);
    const { partsOfSpeech, lemmas } = applyPattern(word, pattern);
    return {
      word,
      partsOfSpeech: partsOfSpeechFrom(partsOfSpeech),
      forms: lemmas.map((lemma) => ({ lemma: lemma.word.toLowerCase(), form: lemma.relation })),
      schoolTier: tierOf(columns.labels[rank] ?? 0),
    };
  });
}

/** The same tables for `coverage`, where no graph has been built. */
export function readLevels(files: LexiconFiles): LevelledWords {
  const { ranks, columns } = readTables(files);
  return { rankOf: (word) => ranks.get(word.toLowerCase()) ?? -1, columns };
}

function readTables(files: LexiconFiles): {
  readonly words: readonly string[];
  readonly ranks: ReadonlyMap<string, number>;
  readonly forms: FormColumn;
  readonly columns: WordColumns;
} {
  const words = wordsOf(files.words);
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  const forms = parseFormsFile(files.forms);
  const columns = readColumns(files, forms, (word) => ranks.get(word) ?? -1);
  return { words, ranks, forms, columns };
}

function wordsOf(file: string): string[] {
  const { count, letters, starts } = parseWordsFile(file, ENGLISH);
  return Array.from({ length: count }, (_, index) =>
    writeWord(ENGLISH, letters.subarray(starts[index], starts[index + 1])).toLowerCase(),
  );
}

function tierOf(labels: number): SchoolTier {
  if ((labels & WORD_LABELS.schoolTier1) !== 0) return 1;
  return (labels & WORD_LABELS.schoolTier2) !== 0 ? 2 : 0;
}
