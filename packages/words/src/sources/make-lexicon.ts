/** Builds a lexicon from the texts of its source and our own lists. The host reads files and computes hashes. */

import { languageOf } from '@lexiko/languages';
import { parseAffixes } from '../hunspell/affix-file.ts';
import { expandDictionary, type FormFacts, type FormVisitor } from '../hunspell/expand.ts';
import { emptyColumns, WORD_LABELS, type WordColumns } from '../lexicon/word-columns.ts';
import { type PackedWords, rankIn } from '../graph/packed-words.ts';
import { readGermanTables, type TakeForm } from './german-tables.ts';
import { levelsByUse, type UsageTexts } from './levels-by-use.ts';
import type { LexiconSource } from './lexicon-source.ts';
import { parseWords, type ReviewTexts } from './reviewed-lists.ts';
import { ScowlSupplement } from './scowl-supplement.ts';
import { UnfitWords } from './unfit-words.ts';
import { type CollectedWords, WordCollector } from './word-collector.ts';
import { classByReadings, READINGS, readingSense } from './word-readings.ts';

export interface MadeLexicon extends CollectedWords {
  readonly columns: WordColumns;
  /** How many words are marked as unfit for school, and how many more as unfit for younger children. */
  readonly unfit: number;
  readonly milder: number;
  /** Of a list that adds to another one: how many words it adds, by their level. */
  readonly newByLevel: ReadonlyMap<number, number>;
}

/** What a source says about the words that were taken from it. */
interface SourceFacts {
  columnsOf(words: PackedWords): WordColumns;
  newByLevel(words: PackedWords): ReadonlyMap<number, number>;
}

const NO_FACTS: SourceFacts = {
  columnsOf: ({ count }) => emptyColumns(count),
  newByLevel: () => new Map(),
};

/**
 * `texts` are the files of the base and then of the packages, in the order of the source; `usage` those that tell how
 * common words are, `null` if the source itself tells.
 */
export function makeLexicon(
  source: LexiconSource,
  texts: readonly string[],
  lists: ReviewTexts,
  usage: UsageTexts | null,
): MadeLexicon {
  const collector = new WordCollector(languageOf(source.language), lists);
  const unfit = new UnfitWords(collector, lists);
  const take: TakeForm = (form, stem, reading) => {
    const letters = collector.take(form, reading);
    if (letters !== null) unfit.see(stem, letters);
  };
  const facts = takeSource(source, texts, collector, take);
  if (lists.added.dictionary !== '') {
    const sense = readingSense(source.language);
    expand(lists.added.affixes, lists.added.dictionary, (form, formFacts) => {
      take(form, formFacts.stem, sense?.(formFacts) ?? 0);
    });
  }
  const collected = collector.finish();
  const columns = facts.columnsOf(collected.words);
  readPlurals(lists.plurals, collector, collected);
  classByReadings(columns, collected.readings);
  if (usage !== null) {
    const spell = (word: string): Uint8Array | null => collector.lettersOf(word);
    columns.levels.set(levelsByUse(collected.words, collector.alphabet, usage, spell));
  }
  unfit.mark(columns, collected.words);
  const marked = (bit: number): number => columns.labels.filter((label) => (label & bit) !== 0).length;
  return {
    ...collected,
    columns,
    unfit: marked(WORD_LABELS.schoolTier1),
    milder: marked(WORD_LABELS.schoolTier2),
    newByLevel: facts.newByLevel(collected.words),
  };
}

/** Throws if the list has a word that the lexicon lacks. */
function readPlurals(text: string, collector: WordCollector, { words, readings }: CollectedWords): void {
  for (const word of parseWords(text)) {
    const letters = collector.lettersOf(word);
    const rank = letters === null ? -1 : rankIn(words, letters);
    if (rank < 0) throw new Error(`the list of plurals has ${word}, which is no word`);
    readings[rank] = READINGS.plural;
  }
}

/** Feeds the forms of the source to the collector. */
function takeSource(
  { kind, hidesUnits, packages, language }: LexiconSource,
  texts: readonly string[],
  collector: WordCollector,
  take: TakeForm,
): SourceFacts {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = texts;
  switch (kind) {
    case 'hunspell': {
      const sense = readingSense(language) ?? ((_facts: FormFacts) => 0);
      expand(first, second, (form, facts) => {
        if (facts.noSuggest && hidesUnits === true) collector.refuse('unit');
        else take(form, facts.stem, sense(facts));
      });
      return NO_FACTS;
    }
    case 'german-tables':
      readGermanTables({ nouns: first, verbs: second, adjectives: third }, take);
      return NO_FACTS;
    case 'scowl': {
      const files = packages.flatMap((part) => part.files);
      const supplement = new ScowlSupplement({
        words: first,
        forms: second,
        commonness: third,
        labels: fourth,
        overrides: fifth,
        lists: files.map((file, at) => ({
          level: Number(/\d+/u.exec(file)?.[0]),
          text: texts[texts.length - files.length + at] ?? '[]',
        })),
      });
      collector.keepAll(supplement.base);
      supplement.eachNew((word) => take(word, word, 0));
      return supplement;
    }
  }
}

function expand(affixes: string, dictionary: string, visit: FormVisitor): void {
  const rules = parseAffixes(affixes);
  if (!rules.ok) throw new Error(`an affix file cannot be read: ${JSON.stringify(rules.error)}`);
  expandDictionary(rules.value, dictionary, visit);
}
