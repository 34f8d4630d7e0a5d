/** Words that are masked in chat: those which the built-in lexicon keeps from schools. */

import { barOf, type Lexicon } from '@lexiko/words';

export function rudeWordsOf(lexicon: Lexicon): (word: string) => boolean {
  const bar = barOf(lexicon, { plurals: 'off', foreign: 'off', school: 1 });
  return (word) => {
    const rank = lexicon.rankOf(word.toUpperCase());
    return rank >= 0 && bar(rank) !== null;
  };
}
