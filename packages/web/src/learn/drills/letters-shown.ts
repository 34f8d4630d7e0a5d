/** The tiles of a card. */

import { languageOf, type LanguageId } from '@lexiko/languages';
import { alphabetOf } from '@lexiko/words';
import { readLetters } from '../../words/typed-letters.ts';
import type { CardSubject } from './drill-card.ts';

/** The letters a card shows. A `meaning` card asks for the word, so it shows the letters sorted. */
export function lettersShown({ kind, letters }: CardSubject, language: LanguageId): readonly string[] {
  const read = readLetters(alphabetOf(languageOf(language)), letters);
  return kind === 'meaning' ? read.toSorted() : read;
}
