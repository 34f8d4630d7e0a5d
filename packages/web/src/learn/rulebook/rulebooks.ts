/** The rulebook in every language. */

import type { Language } from '../../settings.ts';
import { ENGLISH_RULEBOOK } from './english-rulebook.ts';
import { GERMAN_RULEBOOK } from './german-rulebook.ts';
import type { RulebookTexts } from './rulebook-texts.ts';

export const RULEBOOKS: Readonly<Record<Language, RulebookTexts>> = {
  en: ENGLISH_RULEBOOK,
  de: GERMAN_RULEBOOK,
};
