/** The texts of lessons in the language chosen. */

import { lessons as en, type LessonTexts } from '@lexiko/texts/en/lessons';
import { lessons as de } from '@lexiko/texts/de/lessons';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../texts/area-texts.ts';

export const lessonTexts: ReadonlySignal<LessonTexts> = areaTexts({ en, de });
