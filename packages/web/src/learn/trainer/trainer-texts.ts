/** The texts of scoring practice in the chosen language. */

import { trainer as en, type TrainerTexts } from '@lexiko/texts/en/learn/trainer';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const trainerTexts: ReadonlySignal<TrainerTexts> = areaTexts('trainer', en);
