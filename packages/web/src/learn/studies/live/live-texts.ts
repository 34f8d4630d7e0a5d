/** The texts of shared studies in the chosen language. */

import { liveStudies as en, type LiveStudiesTexts } from '@lexiko/texts/en/learn/live-studies';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../../texts/area-texts.ts';

export const liveTexts: ReadonlySignal<LiveStudiesTexts> = areaTexts('liveStudies', en);
