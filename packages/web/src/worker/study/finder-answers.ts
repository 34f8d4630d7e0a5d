/** Answers of the word finder: pages of a search, and rulings on words. */

import { readWord, type Lexicon } from '@lexiko/words';
import { hooksOf, searchWords, type SearchFault, type WordSearch } from '@lexiko/words/questions';
import type { FinderQuestions } from '../../study/finder-questions.ts';
import type { Answerer, Study } from './answerer.ts';

type Found =
  | { readonly ok: true; readonly value: readonly string[] }
  | { readonly ok: false; readonly error: SearchFault };

/** The latest search: whoever turns a page asks for the same words again. */
class LatestSearch {
  #key = '';
  #found: Found = { ok: true, value: [] };

  find(lexicon: Lexicon, search: WordSearch, isHidden: (word: string) => boolean, hides: string): Found {
    const key = JSON.stringify([lexicon.identity.checksum, hides, search]);
    if (key !== this.#key) {
      this.#found = searchWords(lexicon, search, isHidden);
      this.#key = key;
    }
    return this.#found;
  }
}

function latestSearch(): LatestSearch {
  return new LatestSearch();
}

/** The words of a search in their order, without those that are hidden. */
export function foundBy(
  search: WordSearch,
  { engine, instances, isHidden, unfit }: Pick<Study<never>, 'engine' | 'instances' | 'isHidden' | 'unfit'>,
): Found {
  return instances.of(latestSearch, null).find(engine.library.lexicon, search, isHidden, unfit);
}

const answerWordSearch: Answerer<'wordSearch'> = ({ search, from, most }, study) => {
  const { lexicon } = study.engine.library;
  const found = foundBy(search, study);
  if (!found.ok) return { kind: 'fault', fault: found.error };
  const words = found.value.slice(from, from + most).map((word) => {
    const letters = readWord(lexicon.alphabet, word) ?? new Uint8Array();
    const { front, back } = hooksOf(lexicon, letters);
    return { word, front: front.join(''), back: back.join('') };
  });
  return { kind: 'found', total: found.value.length, words };
};

const answerWordRuling: Answerer<'wordRuling'> = (words, { engine }) =>
  words.map((word) => ({ word, isWord: engine.library.lexicon.has(word) }));

export const FINDER_ANSWERERS: { readonly [Name in keyof FinderQuestions]: Answerer<Name> } = {
  wordSearch: answerWordSearch,
  wordRuling: answerWordRuling,
};
