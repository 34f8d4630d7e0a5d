/** The languages and their alphabets, for tests of packages that do not know languages. */

import { LANGUAGE_IDS, languageOf, type LanguageId } from '@lexiko/languages';
import { alphabetOf, type Alphabet } from '../src/index.ts';

export { LANGUAGE_IDS, type LanguageId };

export function languageAlphabet(id: LanguageId): Alphabet {
  return alphabetOf(languageOf(id));
}
