/** Answers of the word finder: pages of a search, and rulings on words. */

import { readWord, type Lexicon } from '@lexiko/words';
import {
  hooksOf,
  letterSets,
  listWords,
  searchWords,
  type SearchFault,
  type WordSearch,
} from '@lexiko/words/questions';
import type { DeckKind } from '../../learn/decks/deck.ts';
import type { CardAnswer } from '../../learn/drills/drill-card.ts';
import type { CardSource, CardText, FinderQuestions } from '../../study/finder-questions.ts';
import type { Answerer, Study } from './answerer.ts';
import { answerCard } from './drill-answers.ts';
import { meaningsFor } from './word-meanings.ts';

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

const answerWordRuling: Answerer<'wordRuling'> = (words, { engine, isHidden }) =>
  words.map((word) => ({ word, isWord: engine.library.lexicon.has(word), isHidden: isHidden(word) }));

/**
 * A word of a list, or for anagrams a set of letters as word-study programs list them, in any order. All sets of the
 * dictionary are made once: searching for each of 50,000 would take minutes.
 */
function readable(
  lexicon: Lexicon,
  kind: DeckKind,
  isHidden: (word: string) => boolean,
): (text: string) => boolean {
  let sets: ReadonlySet<string> | null = null;
  return (text) => {
    if (lexicon.has(text)) return !isHidden(text);
    if (kind !== 'anagrams' || text.includes('?')) return false;
    sets ??= new Set(
      letterSets(
        lexicon,
        [...listWords(lexicon)].filter((word) => !isHidden(word)),
      ),
    );
    const [letters] = letterSets(lexicon, [text]);
    return letters !== undefined && sets.has(letters);
  };
}

const answerDeckCards: Answerer<'deckCards'> = async ({ source, kind }, study) => {
  const { lexicon } = study.engine.library;
  const isHidden = (word: string): boolean => study.isHidden(word);
  const words = wordsOf(source, study);
  const canRead = readable(lexicon, kind, isHidden);
  const meaningOf = kind === 'meaning' ? await meaningsFor(lexicon, study.instances, 2) : null;
  const left: string[] = [];
  const kept = words.filter((word) => {
    const isKept =
      (source.kind === 'search' || canRead(word)) && (meaningOf === null || meaningOf(word) !== null);
    if (!isKept) left.push(word);
    return isKept;
  });
  return { cards: kind === 'anagrams' ? letterSets(lexicon, kept) : [...new Set(kept)], left };
};

function textOf(letters: string, answer: CardAnswer): CardText {
  switch (answer.kind) {
    case 'anagrams':
      return {
        front: letters,
        back: answer.words
          .map(({ word, meaning }) => (meaning === null ? word : `${word}: ${meaning}`))
          .join('\n'),
      };
    case 'hooks':
      return { front: letters, back: `${answer.front.join('')}[${letters}]${answer.back.join('')}` };
    case 'meaning':
      return { front: answer.meaning ?? '', back: answer.word };
    default:
      throw new RangeError(`no deck asks ${answer.kind}`);
  }
}

const answerCardTexts: Answerer<'cardTexts'> = async ({ kind, letters }, study) => {
  const texts: CardText[] = [];
  for (const one of letters) texts.push(textOf(one, await answerCard({ kind, letters: one }, study)));
  return texts;
};

function wordsOf(source: CardSource, study: Parameters<typeof foundBy>[1]): readonly string[] {
  if (source.kind === 'list') return source.words;
  const found = foundBy(source.search, study);
  return found.ok ? found.value : [];
}

export const FINDER_ANSWERERS: { readonly [Name in keyof FinderQuestions]: Answerer<Name> } = {
  wordSearch: answerWordSearch,
  wordRuling: answerWordRuling,
  deckCards: answerDeckCards,
  cardTexts: answerCardTexts,
};
