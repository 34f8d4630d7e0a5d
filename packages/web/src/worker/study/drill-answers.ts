/** Answers about decks and cards, and the short word lists to learn by heart. */

import { readWord, type Lexicon } from '@lexiko/words';
import {
  absentRulebookWords,
  anagrams,
  beyondRulebook,
  hooksOf,
  parseRack,
  qWithoutU,
  stemWords,
  wordsOfLength,
  type Rack,
} from '@lexiko/words/questions';
import type { CardAnswer } from '../../learn/drills/drill-card.ts';
import type { Answerer } from './answerer.ts';
import { deckCards } from './deck-words.ts';
import { diaryCards } from './diary-answers.ts';
import { meaningsFor } from './word-meanings.ts';

export const answerDeck: Answerer<'deck'> = (deck, study) =>
  deck === 'diary'
    ? diaryCards(study)
    : deckCards(study.engine.library.lexicon, deck, (word) => study.isHidden(word));

function lettersOf({ alphabet }: Lexicon, text: string): Uint8Array {
  const letters = readWord(alphabet, text);
  if (letters === null) throw new RangeError(`${text} is not spelt in the alphabet`);
  return letters;
}

function rackOf({ alphabet }: Lexicon, text: string): Rack {
  const rack = parseRack(alphabet, text);
  if (!rack.ok) throw new RangeError(`${rack.error.text} is no letter`);
  return rack.value;
}

export const answerCard: Answerer<'card'> = async (
  { kind, letters },
  { engine, instances, isHidden },
): Promise<CardAnswer> => {
  const { lexicon } = engine.library;
  const meaningOf = await meaningsFor(lexicon, instances);
  switch (kind) {
    case 'word': {
      const isWord = lexicon.has(letters);
      const { front, back } = hooksOf(lexicon, lettersOf(lexicon, letters));
      return { kind, isWord, meaning: meaningOf(letters), front, back };
    }
    case 'hooks': {
      const { front, back } = hooksOf(lexicon, lettersOf(lexicon, letters));
      return { kind, meaning: meaningOf(letters), front, back };
    }
    case 'meaning': {
      // Prefers a meaning fit for school: the card doesn't say which game, and so which school level, it is from.
      const fitMeaning = await meaningsFor(lexicon, instances, 2);
      return { kind, word: letters, meaning: fitMeaning(letters) ?? meaningOf(letters) };
    }
    case 'anagrams': {
      const found = [...anagrams(lexicon, rackOf(lexicon, letters))];
      const words = found.map(({ word }) => word);
      return {
        kind,
        words: words.filter((word) => !isHidden(word)).map((word) => ({ word, meaning: meaningOf(word) })),
        hidden: words.filter(isHidden),
      };
    }
    case 'stem': {
      const found = [...stemWords(lexicon, rackOf(lexicon, letters))];
      const partners = found.map(([letter, words]) => ({
        letter,
        words: words.map(({ word }) => word).filter((word) => !isHidden(word)),
      }));
      return { kind, partners: partners.sort((a, b) => (a.letter < b.letter ? -1 : 1)) };
    }
    case 'play':
      throw new RangeError('a missed play brings its own answer');
  }
};

export const answerShortList: Answerer<'shortList'> = async (list, { engine, instances, isHidden }) => {
  const { lexicon } = engine.library;
  const meaningOf = await meaningsFor(lexicon, instances);
  const has = (word: string): boolean => lexicon.has(word);
  const meant = (words: Iterable<string>) =>
    Array.from(words)
      .filter((word) => !isHidden(word))
      .map((word) => ({ word, meaning: meaningOf(word) }));
  switch (list) {
    case 'twos': {
      const words = [...wordsOfLength(lexicon, 2)];
      return { words: meant(words), absent: absentRulebookWords(has, 'two'), beyond: beyondRulebook(words) };
    }
    case 'threes':
      return { words: meant(wordsOfLength(lexicon, 3)), absent: [], beyond: [] };
    case 'q':
      return {
        words: meant(qWithoutU(lexicon)),
        absent: absentRulebookWords(has, 'q-without-u'),
        beyond: [],
      };
  }
};
