/** Answers about words. */

import { hasWord, readWord } from '@lexiko/words';
import { hooksOf } from '@lexiko/words/questions';
import type { Answerer } from './answerer.ts';

export const answerHooks: Answerer<'hooks'> = (word, { engine }) => {
  const { lexicon } = engine.library;
  const letters = readWord(lexicon.alphabet, word);
  return letters === null || !hasWord(lexicon.graph, letters) ? null : hooksOf(lexicon, letters);
};

export const answerBadWords: Answerer<'badWords'> = ({ words }, { engine }) =>
  words.filter((word) => !engine.library.lexicon.has(word));

export const answerDictionary: Answerer<'dictionary'> = (_, { engine }) => engine.library.lexicon.identity;
