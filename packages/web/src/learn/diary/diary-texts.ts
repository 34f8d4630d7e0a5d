/** The texts of the word diary in the chosen language. */

import { diary as en, type DiaryTexts } from '@lexiko/texts/en/learn/diary';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';

export const diaryTexts: ReadonlySignal<DiaryTexts> = areaTexts('diary', en);
