/** Every language that comes with Lexiko, by its id. */

import { CATALAN } from './data/catalan.ts';
import { DUTCH } from './data/dutch.ts';
import { ENGLISH } from './data/english.ts';
import { FRENCH } from './data/french.ts';
import { GERMAN } from './data/german.ts';
import { POLISH } from './data/polish.ts';
import { SPANISH } from './data/spanish.ts';
import type { Language } from './language.ts';

export const LANGUAGE_IDS = ['english', 'german', 'french', 'spanish', 'dutch', 'polish', 'catalan'] as const;

export type LanguageId = (typeof LANGUAGE_IDS)[number];

const BY_ID: Readonly<Record<LanguageId, Language>> = {
  english: ENGLISH,
  german: GERMAN,
  french: FRENCH,
  spanish: SPANISH,
  dutch: DUTCH,
  polish: POLISH,
  catalan: CATALAN,
};

export const LANGUAGES: readonly Language[] = LANGUAGE_IDS.map((id) => BY_ID[id]);

export function languageOf(id: LanguageId): Language {
  return BY_ID[id];
}
