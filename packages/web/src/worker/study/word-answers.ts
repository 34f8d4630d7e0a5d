/** Answers about words. */

import { hasWord, hooksOf, readWord } from '@lexiko/words';
import type { Answerer } from './answerer.ts';

export const answerHooks: Answerer<'hooks'> = (word, { desk }) => {
  const { lexicon } = desk.library;
  const letters = readWord(lexicon.alphabet, word);
  return letters === null || !hasWord(lexicon.graph, letters) ? null : hooksOf(lexicon, letters);
};
