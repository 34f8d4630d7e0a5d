/** The texts about leaks in the chosen language. */

import { leaks as en, type LeaksTexts } from '@lexiko/texts/en/learn/leaks';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../../texts/area-texts.ts';

export const leaksTexts: ReadonlySignal<LeaksTexts> = areaTexts('leaks', en);
