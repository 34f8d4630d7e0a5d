/** The rulebook in every language. */

import type { Language } from '../../page/settings.ts';
import { rulebook as de } from '@lexiko/texts/de/rulebook/rulebook';
import { rulebook as en, type RulebookTexts } from '@lexiko/texts/en/rulebook/rulebook';

export const RULEBOOKS: Readonly<Record<Language, RulebookTexts>> = { en, de };
