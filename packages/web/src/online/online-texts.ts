/** The texts of playing online, in the language chosen. */

import { account as accountEn, type AccountTexts } from '@lexiko/texts/en/online/account';
import { account as accountDe } from '@lexiko/texts/de/online/account';
import { classes as classesEn, type ClassTexts } from '@lexiko/texts/en/online/classes';
import { classes as classesDe } from '@lexiko/texts/de/online/classes';
import { lessons as lessonsEn, type LessonTexts } from '@lexiko/texts/en/online/lessons';
import { lessons as lessonsDe } from '@lexiko/texts/de/online/lessons';
import { online as onlineEn, type OnlineTexts } from '@lexiko/texts/en/online/online';
import { online as onlineDe } from '@lexiko/texts/de/online/online';
import { rooms as roomsEn, type RoomTexts } from '@lexiko/texts/en/online/rooms';
import { rooms as roomsDe } from '@lexiko/texts/de/online/rooms';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../texts/area-texts.ts';
import { locale } from '../texts/current.ts';

export const onlineTexts: ReadonlySignal<OnlineTexts> = areaTexts({ en: onlineEn, de: onlineDe });
export const accountTexts: ReadonlySignal<AccountTexts> = areaTexts({ en: accountEn, de: accountDe });
export const roomTexts: ReadonlySignal<RoomTexts> = areaTexts({ en: roomsEn, de: roomsDe });
export const classTexts: ReadonlySignal<ClassTexts> = areaTexts({ en: classesEn, de: classesDe });
export const lessonTexts: ReadonlySignal<LessonTexts> = areaTexts({ en: lessonsEn, de: lessonsDe });

/** A day, or a day and an hour, as people write it. */
export function whenText(ms: number, style: 'date' | 'time' = 'time'): string {
  return new Intl.DateTimeFormat(locale.value, {
    dateStyle: 'medium',
    ...(style === 'time' ? { timeStyle: 'short' as const } : {}),
  }).format(ms);
}
