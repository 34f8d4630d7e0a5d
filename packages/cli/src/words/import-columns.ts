/** What can be known of the words of an imported list: taken from Lexiko English where it has the word, else worked out. */

import {
  type Alphabet,
  emptyColumns,
  type Lexicon,
  numberClassIndex,
  type PackedWords,
  rankOf,
  hasWord,
  readWord,
  WORD_LABELS,
  type WordColumns,
  type WordGraph,
  writeWord,
} from '@lexiko/words';
import { pluralClassifier, type PluralOverrides } from '@lexiko/words/import';
import { readDataFile } from './built-in-lexicon.ts';

export interface ImportedColumns {
  readonly columns: WordColumns;
  /** Words that are plurals only; `null` where nothing is known. */
  readonly plurals: number | null;
}

/** `known`: the lexicon whose knowledge is lent; `null` for lists in other alphabets. Words are sorted: word i has rank i. */
export function columnsFor(
  { words, graph, alphabet }: { words: PackedWords; graph: WordGraph; alphabet: Alphabet },
  known: Lexicon | null,
): ImportedColumns {
  const columns = emptyColumns(words.count);
  if (known === null) return { columns, plurals: null };
  // Our own file, checked by the tests of the words package.
  const overrides = JSON.parse(readDataFile('plural-overrides.json')) as PluralOverrides;
  const classify = pluralClassifier((word) => {
    const letters = readWord(alphabet, word);
    return letters !== null && hasWord(graph, letters);
  }, overrides);
  const lent = known.columns;
  const onlyPlural = numberClassIndex('P');
  let plurals = 0;
  for (let rank = 0; rank < words.count; rank++) {
    const letters = words.letters.subarray(words.starts[rank], words.starts[rank + 1]);
    const there = rankOf(known.graph, known.ranks, letters);
    if (there >= 0) {
      columns.numberClasses[rank] = lent.numberClasses[there] ?? 0;
      columns.levels[rank] = lent.levels[there] ?? 0;
      columns.frequencies[rank] = lent.frequencies[there] ?? 0;
      columns.labels[rank] = lent.labels[there] ?? 0;
    } else {
      const numberClass = classify(writeWord(alphabet, letters));
      columns.numberClasses[rank] = numberClassIndex(numberClass);
      if (numberClass === 'P' || numberClass === 'PVn') columns.labels[rank] = WORD_LABELS.anyPlural;
    }
    if (columns.numberClasses[rank] === onlyPlural) plurals++;
  }
  return { columns, plurals };
}
