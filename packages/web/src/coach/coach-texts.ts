/** The texts of the coach in the language chosen. */

import { coach as en, type CoachTexts } from '@lexiko/texts/en/analysis/coach';
import type { ReadonlySignal } from '@preact/signals';
import type { Ruleset } from '@lexiko/rules';
import { areaTexts } from '../texts/area-texts.ts';

export const coachTexts: ReadonlySignal<CoachTexts> = areaTexts('coach', en);

/** The tips for the game at the table. */
export function tipTexts({ scoring }: Pick<Ruleset, 'scoring'>): Pick<CoachTexts, 'tips' | 'advice'> {
  const { tips, advice, crosswords } = coachTexts.value;
  if (scoring.kind === 'premiums') return { tips, advice };
  return { tips: { ...tips, ...crosswords.tips }, advice: { ...advice, ...crosswords.advice } };
}
