/** The texts of practice boards in the language chosen. */

import { practice as en, type PracticeTexts } from '@lexiko/texts/en/learn/practice';
import { practice as de } from '@lexiko/texts/de/learn/practice';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const practiceTexts: ReadonlySignal<PracticeTexts> = areaTexts({ en, de });
