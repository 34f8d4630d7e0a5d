/** The texts that all learning screens share, in the chosen language. */

import { learn as en, type LearnTexts } from '@lexiko/texts/en/learn/learn';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../texts/area-texts.ts';

export const learnTexts: ReadonlySignal<LearnTexts> = areaTexts('learn', en);
