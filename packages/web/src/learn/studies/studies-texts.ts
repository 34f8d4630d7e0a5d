/** The texts of studies in the chosen language. */

import { studies as en, type StudiesTexts } from '@lexiko/texts/en/learn/studies';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const studiesTexts: ReadonlySignal<StudiesTexts> = areaTexts('studies', en);
