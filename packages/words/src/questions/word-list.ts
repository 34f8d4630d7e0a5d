/** Lists the words of a lexicon, filtered by length, level and restrictions, in any order. */

import { writeWord } from '../alphabet.ts';
import { LONGEST_WORD } from '../graph/dawg-cells.ts';
import { WordCursor } from '../graph/graph-walk.ts';
import { wordAt } from '../graph/word-ranks.ts';
import { isChosen, NO_LAYERS, type WordChoice } from '../lexicon/authority.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { inOrder, sortKeyFor, type Sort } from './word-order.ts';

export interface ListChoice extends Partial<WordChoice> {
  readonly min?: number;
  readonly max?: number;
  readonly sort?: Sort;
}

export function* listWords(lexicon: Lexicon, choice: ListChoice = {}): Generator<string, void, void> {
  const { graph, alphabet } = lexicon;
  const { min = 0, max = LONGEST_WORD, sort = 'alphabet' } = choice;
  const isGood = isChosen(lexicon, { ...NO_LAYERS, ...choice });
  const cursor = new WordCursor(graph, max, lexicon.ranks);
  if (sort === 'alphabet') {
    while (cursor.next()) {
      if (cursor.length >= min && isGood(cursor.rank)) {
        yield writeWord(alphabet, cursor.letters, cursor.length);
      }
    }
    return;
  }
  const keyOf = sortKeyFor(lexicon, sort);
  const keys = new Float64Array(lexicon.size);
  const ranks = new Uint32Array(lexicon.size);
  let count = 0;
  while (cursor.next()) {
    if (cursor.length < min || !isGood(cursor.rank)) continue;
    keys[count] = keyOf(cursor.letters, cursor.length, cursor.rank);
    ranks[count++] = cursor.rank;
  }
  const letters = new Uint8Array(LONGEST_WORD + 1);
  for (const place of inOrder(keys.subarray(0, count))) {
    yield writeWord(alphabet, letters, wordAt(graph, lexicon.ranks, ranks[place] ?? 0, letters));
  }
}
