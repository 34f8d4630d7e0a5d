/** The texts that all pages of this part share, in the language chosen. */

import { learn as en, type LearnTexts } from '@lexiko/texts/en/learn/learn';
import { learn as de } from '@lexiko/texts/de/learn/learn';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../texts/area-texts.ts';

export const learnTexts: ReadonlySignal<LearnTexts> = areaTexts({ en, de });
