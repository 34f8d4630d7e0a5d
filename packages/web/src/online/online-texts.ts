/** The texts of tables and classes on the server, in the language chosen. */

import { classes as classesEn, type ClassTexts } from '@lexiko/texts/en/online/classes';
import { classes as classesDe } from '@lexiko/texts/de/online/classes';
import { lessons as lessonsEn, type LessonTexts } from '@lexiko/texts/en/online/lessons';
import { lessons as lessonsDe } from '@lexiko/texts/de/online/lessons';
import { rooms as roomsEn, type RoomTexts } from '@lexiko/texts/en/online/rooms';
import { rooms as roomsDe } from '@lexiko/texts/de/online/rooms';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../texts/area-texts.ts';
import { language } from '../texts/current.ts';

export const roomTexts: ReadonlySignal<RoomTexts> = areaTexts({ en: roomsEn, de: roomsDe });
export const classTexts: ReadonlySignal<ClassTexts> = areaTexts({ en: classesEn, de: classesDe });
export const lessonTexts: ReadonlySignal<LessonTexts> = areaTexts({ en: lessonsEn, de: lessonsDe });

/** A day, or a day and an hour, as people write it. */
export function whenText(ms: number, style: 'date' | 'time' = 'time'): string {
  return new Intl.DateTimeFormat(language.value, {
    dateStyle: 'medium',
    ...(style === 'time' ? { timeStyle: 'short' as const } : {}),
  }).format(ms);
}
