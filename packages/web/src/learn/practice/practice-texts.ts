/** The texts of practice boards in the chosen language. */

import { practice as en, type PracticeTexts } from '@lexiko/texts/en/learn/practice';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const practiceTexts: ReadonlySignal<PracticeTexts> = areaTexts('practice', en);
