/**
 * What can be known about the words of an imported list: lent by a lexicon of the same alphabet where that has the word,
 * else worked out.
 */

import { type Alphabet, readWord, writeWord } from '../alphabet.ts';
import type { PackedWords } from '../graph/packed-words.ts';
import { hasWord, type WordGraph } from '../graph/word-graph.ts';
import { rankOf } from '../graph/word-ranks.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { numberClassIndex } from '../lexicon/number-class.ts';
import { pluralClassifier, type PluralOverrides } from '../lexicon/plural-classifier.ts';
import { emptyColumns, WORD_LABELS, type WordColumns } from '../lexicon/word-columns.ts';

export interface ImportedColumns {
  readonly columns: WordColumns;
  /** Words that are plurals only; `null` where nothing is known. */
  readonly plurals: number | null;
}

/** What the host knows beside the list. */
export interface LentKnowledge {
  /** The lexicon that lends what it knows; `null` where there is none of this alphabet. */
  readonly lexicon: Lexicon | null;
  /** Exceptions to English plurals; `null` for other languages, whose plurals are not worked out. */
  readonly plurals: PluralOverrides | null;
}

/** Words are sorted: word i has rank i. */
export function columnsFor(
  { words, graph, alphabet }: { words: PackedWords; graph: WordGraph; alphabet: Alphabet },
  { lexicon, plurals: overrides }: LentKnowledge,
): ImportedColumns {
  const columns = emptyColumns(words.count);
  const classify =
    overrides === null
      ? null
      : pluralClassifier((word) => {
          const letters = readWord(alphabet, word);
          return letters !== null && hasWord(graph, letters);
        }, overrides);
  const onlyPlural = numberClassIndex('P');
  let plurals = 0;
  let lent = 0;
  for (let rank = 0; rank < words.count; rank++) {
    const letters = words.letters.subarray(words.starts[rank], words.starts[rank + 1]);
    const there = lexicon === null ? -1 : rankOf(lexicon.graph, lexicon.ranks, letters);
    if (lexicon !== null && there >= 0) {
      lend(columns, rank, lexicon.columns, there);
      lent++;
    } else if (classify !== null) {
      const numberClass = classify(writeWord(alphabet, letters));
      columns.numberClasses[rank] = numberClassIndex(numberClass);
      if (numberClass === 'P' || numberClass === 'PVn') columns.labels[rank] = WORD_LABELS.anyPlural;
    }
    if (columns.numberClasses[rank] === onlyPlural) plurals++;
  }
  if (lent * 2 < words.count) rateByLength(words, columns.levels);
  return { columns, plurals: classify === null ? null : plurals };
}

function lend(to: WordColumns, rank: number, from: WordColumns, there: number): void {
  to.numberClasses[rank] = from.numberClasses[there] ?? 0;
  to.levels[rank] = from.levels[there] ?? 0;
  to.frequencies[rank] = from.frequencies[there] ?? 0;
  to.labels[rank] = from.labels[there] ?? 0;
}

/** By length from 0: the level of a word that nobody has rated; longer ones are `LONG_LEVEL`. */
const LENGTH_LEVELS = [35, 35, 35, 35, 35, 50, 60, 70];
const LONG_LEVEL = 80;

/** Where most words are unknown, weak computers would have nothing to play: they know the short words then. */
function rateByLength({ count, starts }: PackedWords, levels: Uint8Array): void {
  for (let rank = 0; rank < count; rank++) {
    const length = (starts[rank + 1] ?? 0) - (starts[rank] ?? 0);
    if (levels[rank] === 0) levels[rank] = LENGTH_LEVELS[length] ?? LONG_LEVEL;
  }
}
