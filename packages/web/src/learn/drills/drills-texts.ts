/** The texts of the drills in the chosen language. */

import { drills as en, type DrillsTexts } from '@lexiko/texts/en/learn/drills';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const drillsTexts: ReadonlySignal<DrillsTexts> = areaTexts('drills', en);
