/** The alphabets of the languages that come with Lexiko. Others are data of the same form, given by the user. */

import { languageOf, type Language } from '@lexiko/languages';
import { makeAlphabet, type Alphabet } from './alphabet.ts';

export function alphabetOf(language: Language): Alphabet {
  const made = makeAlphabet(language);
  if (!made.ok) throw new Error(`the ${language.id} alphabet is malformed: ${made.error.code}`);
  return made.value;
}

export const ENGLISH: Alphabet = alphabetOf(languageOf('english'));
