/** Answers about words. */

import { hasWord, hooksOf, readWord } from '@lexiko/words';
import type { Answerer } from './answerer.ts';

export const answerHooks: Answerer<'hooks'> = (word, { desk }) => {
  const { lexicon } = desk.library;
  const letters = readWord(lexicon.alphabet, word);
  return letters === null || !hasWord(lexicon.graph, letters) ? null : hooksOf(lexicon, letters);
};

export const answerBadWords: Answerer<'badWords'> = (words, { desk }) =>
  words.filter((word) => !desk.library.lexicon.has(word));

export const answerDictionary: Answerer<'dictionary'> = (_, { desk }) => desk.library.lexicon.identity;
