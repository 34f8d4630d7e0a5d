/** Builds a lexicon from the texts of its source and our own lists. The host reads files and computes hashes. */

import { languageOf } from '@lexiko/languages';
import { writeWord } from '../alphabet.ts';
import { parseAffixes } from '../hunspell/affix-file.ts';
import { expandDictionary, type FormVisitor } from '../hunspell/expand.ts';
import { emptyColumns, WORD_LABELS, type WordColumns } from '../lexicon/word-columns.ts';
import type { PackedWords } from '../graph/packed-words.ts';
import { readGermanTables } from './german-tables.ts';
import { levelsByUse, type UsageTexts } from './levels-by-use.ts';
import type { LexiconSource } from './lexicon-source.ts';
import { type ReviewTexts, unfitTest } from './reviewed-lists.ts';
import { ScowlSupplement } from './scowl-supplement.ts';
import { type CollectedWords, WordCollector } from './word-collector.ts';

export interface MadeLexicon extends CollectedWords {
  readonly columns: WordColumns;
  /** How many words are marked as unfit for school. */
  readonly unfit: number;
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
  const facts = takeSource(source, texts, collector);
  if (lists.added.dictionary !== '') {
    expand(lists.added.affixes, lists.added.dictionary, (form) => collector.take(form));
  }
  const collected = collector.finish();
  const columns = facts.columnsOf(collected.words);
  if (usage !== null) {
    const spell = (word: string): Uint8Array | null => collector.lettersOf(word);
    columns.levels.set(levelsByUse(collected.words, collector.alphabet, usage, spell));
  }
  markUnfit(columns, collected, collector, lists.unfit);
  const unfit = columns.labels.filter((label) => (label & WORD_LABELS.schoolTier1) !== 0).length;
  return { ...collected, columns, unfit, newByLevel: facts.newByLevel(collected.words) };
}

/** Feeds the forms of the source to the collector. */
function takeSource(
  { kind, hidesUnits, packages }: LexiconSource,
  texts: readonly string[],
  collector: WordCollector,
): SourceFacts {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = texts;
  switch (kind) {
    case 'hunspell':
      expand(first, second, (form, { noSuggest }) => {
        if (noSuggest && hidesUnits === true) collector.refuse('unit');
        else collector.take(form);
      });
      return NO_FACTS;
    case 'german-tables':
      readGermanTables({ nouns: first, verbs: second, adjectives: third }, (form) => collector.take(form));
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
      supplement.eachNew((word) => collector.take(word));
      return supplement;
    }
  }
}

function expand(affixes: string, dictionary: string, visit: FormVisitor): void {
  const rules = parseAffixes(affixes);
  if (!rules.ok) throw new Error(`an affix file cannot be read: ${JSON.stringify(rules.error)}`);
  expandDictionary(rules.value, dictionary, visit);
}

function markUnfit(
  { labels }: WordColumns,
  { words }: CollectedWords,
  { alphabet }: WordCollector,
  unfitText: string,
): void {
  const isUnfit = unfitTest(unfitText);
  for (let rank = 0; rank < words.count; rank++) {
    const letters = words.letters.subarray(words.starts[rank], words.starts[rank + 1]);
    if (isUnfit(writeWord(alphabet, letters))) labels[rank] = (labels[rank] ?? 0) | WORD_LABELS.schoolTier1;
  }
}
