/** Checks one word against a lexicon: whether it is valid, why not, and the data about it. */

import { readWord } from '../alphabet.ts';
import { authorityFor, type WordFault, type WordLayers } from '../lexicon/authority.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { NumberClass } from '../lexicon/number-class.ts';
import type { Lemma } from '../lexicon/word-forms.ts';

export interface WordCheck {
  readonly word: string;
  readonly good: boolean;
  /** `null` if valid. */
  readonly fault: WordFault | null;
  /** Points of its letters without premium squares; `null` if the alphabet cannot spell it. */
  readonly points: number | null;
  /** 0 unknown. */
  readonly level: number;
  /** Zipf frequency; 0 unknown. */
  readonly frequency: number;
  readonly numberClass: NumberClass;
  readonly partsOfSpeech: string;
  readonly lemmas: readonly Lemma[];
}

export function checkWord(lexicon: Lexicon, layers: WordLayers, word: string): WordCheck {
  const fault = authorityFor(lexicon, layers).fault(word);
  const letters = readWord(lexicon.alphabet, word);
  const rank = lexicon.rankOf(word);
  const { levels, frequencies } = lexicon.columns;
  return {
    word: word.toUpperCase(),
    good: fault === null,
    fault,
    points:
      letters === null
        ? null
        : letters.reduce((sum, letter) => sum + (lexicon.alphabet.points[letter] ?? 0), 0),
    level: levels[rank] ?? 0,
    frequency: (frequencies[rank] ?? 0) / 10,
    numberClass: lexicon.numberClassAt(rank),
    ...lexicon.formsOf(word),
  };
}
