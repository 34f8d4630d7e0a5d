/** The texts of playing online, in the chosen language. */

import { account as accountEn, type AccountTexts } from '@lexiko/texts/en/online/account';
import { alerts as alertsEn, type AlertTexts } from '@lexiko/texts/en/online/alerts';
import { classes as classesEn, type ClassTexts } from '@lexiko/texts/en/online/classes';
import { lessons as lessonsEn, type LessonTexts } from '@lexiko/texts/en/online/lessons';
import { mail as mailEn, type MailTexts } from '@lexiko/texts/en/online/mail';
import { online as onlineEn, type OnlineTexts } from '@lexiko/texts/en/online/online';
import { pairing as pairingEn, type PairingTexts } from '@lexiko/texts/en/online/pairing';
import { people as peopleEn, type PeopleTexts } from '@lexiko/texts/en/online/people';
import { parents as parentsEn, type ParentsTexts } from '@lexiko/texts/en/online/parents';
import { rooms as roomsEn, type RoomTexts } from '@lexiko/texts/en/online/rooms';
import { school as schoolEn, type SchoolTexts } from '@lexiko/texts/en/online/school';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../texts/area-texts.ts';
import { locale } from '../texts/current.ts';

export const onlineTexts: ReadonlySignal<OnlineTexts> = areaTexts('online', onlineEn);
export const accountTexts: ReadonlySignal<AccountTexts> = areaTexts('account', accountEn);
export const alertTexts: ReadonlySignal<AlertTexts> = areaTexts('alerts', alertsEn);
export const mailTexts: ReadonlySignal<MailTexts> = areaTexts('mail', mailEn);
export const pairingTexts: ReadonlySignal<PairingTexts> = areaTexts('pairing', pairingEn);
export const peopleTexts: ReadonlySignal<PeopleTexts> = areaTexts('people', peopleEn);
export const roomTexts: ReadonlySignal<RoomTexts> = areaTexts('rooms', roomsEn);
export const classTexts: ReadonlySignal<ClassTexts> = areaTexts('classes', classesEn);
export const schoolTexts: ReadonlySignal<SchoolTexts> = areaTexts('school', schoolEn);
export const parentsTexts: ReadonlySignal<ParentsTexts> = areaTexts('parents', parentsEn);
export const lessonTexts: ReadonlySignal<LessonTexts> = areaTexts('lessons', lessonsEn);

/** A date, with or without the time, in the visitor's language. */
export function whenText(ms: number, style: 'date' | 'time' = 'time'): string {
  return new Intl.DateTimeFormat(locale.value, {
    dateStyle: 'medium',
    ...(style === 'time' ? { timeStyle: 'short' as const } : {}),
  }).format(ms);
}
