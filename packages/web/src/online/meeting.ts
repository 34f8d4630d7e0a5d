/** The texts of tables at the server in the language chosen. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../settings.ts';
import { ENGLISH_MEETING } from './english-meeting.ts';
import { GERMAN_MEETING } from './german-meeting.ts';
import type { MeetingTexts } from './meeting-texts.ts';

const LANGUAGES: Readonly<Record<Language, MeetingTexts>> = { en: ENGLISH_MEETING, de: GERMAN_MEETING };

export const meeting: ReadonlySignal<MeetingTexts> = computed(() => LANGUAGES[settings.value.language]);

/** A day, or a day and an hour, as people write it. */
export function whenText(ms: number, style: 'date' | 'time' = 'time'): string {
  return new Intl.DateTimeFormat(settings.value.language, {
    dateStyle: 'medium',
    ...(style === 'time' ? { timeStyle: 'short' as const } : {}),
  }).format(ms);
}
