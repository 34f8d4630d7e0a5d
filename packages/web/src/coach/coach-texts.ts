/** What the coach says, in the language chosen; it comes with the coach. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Ruleset } from '@lexiko/rules';
import { settings, type Language } from '../settings.ts';
import { ENGLISH_COACH, GERMAN_COACH, type CoachTexts } from './coach-catalogue.ts';

const CATALOGUES: Readonly<Record<Language, CoachTexts>> = { en: ENGLISH_COACH, de: GERMAN_COACH };

export const coachTexts: ReadonlySignal<CoachTexts> = computed(() => CATALOGUES[settings.value.language]);

/** The tips as they are told at a table. */
export function tipTexts({ game }: Pick<Ruleset, 'game'>): Pick<CoachTexts, 'tips' | 'advice'> {
  const { tips, advice, crosswords } = coachTexts.value;
  if (game === 'classic') return { tips, advice };
  return { tips: { ...tips, ...crosswords.tips }, advice: { ...advice, ...crosswords.advice } };
}
