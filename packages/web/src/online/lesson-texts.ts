/** Lessons: how pupils come into a class, in English and German. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../settings.ts';

interface LessonTexts {
  readonly title: string;
  readonly endsAt: (time: string) => string;
  readonly open: string;
  readonly openAbout: string;
  readonly end: string;
  readonly endAbout: string;
  readonly letIn: string;
  readonly waiting: (count: number) => string;
  readonly accept: string;
  readonly acceptOne: (name: string) => string;
  readonly acceptAll: string;
  readonly decline: string;
  readonly declineOne: (name: string) => string;
  readonly waits: string;
  readonly waitsAbout: string;
  readonly stopWaiting: string;
}

const ENGLISH: LessonTexts = {
  title: 'Lesson',
  endsAt: (time) => `The code works until ${time}.`,
  open: 'Open lesson',
  openAbout: 'No lesson is open, so nobody new can join. Open one to get a new code.',
  end: 'End lesson',
  endAbout: 'Ending the lesson voids the code. Your pupils stay in the class.',
  letIn: 'Let pupils in without asking me',
  waiting: (count) => (count === 1 ? '1 person is waiting' : `${count} people are waiting`),
  accept: 'Let in',
  acceptOne: (name) => `Let ${name} in`,
  acceptAll: 'Let everyone in',
  decline: 'Decline',
  declineOne: (name) => `Decline ${name}`,
  waits: 'Waiting for your teacher',
  waitsAbout: 'Your teacher sees your name and lets you in. The class opens here by itself.',
  stopWaiting: 'Stop waiting',
};

const GERMAN: LessonTexts = {
  title: 'Stunde',
  endsAt: (time) => `Der Code gilt bis ${time}.`,
  open: 'Stunde beginnen',
  openAbout:
    'Gerade läuft keine Stunde, deshalb kann niemand dazukommen. Beginne eine, dann gibt es einen neuen Code.',
  end: 'Stunde beenden',
  endAbout: 'Mit der Stunde endet der Code. Wer schon in der Klasse ist, bleibt darin.',
  letIn: 'Ohne Nachfrage hereinlassen',
  waiting: (count) => (count === 1 ? '1 Person wartet' : `${count} Personen warten`),
  accept: 'Hereinlassen',
  acceptOne: (name) => `${name} hereinlassen`,
  acceptAll: 'Alle hereinlassen',
  decline: 'Ablehnen',
  declineOne: (name) => `${name} ablehnen`,
  waits: 'Warten auf die Lehrkraft',
  waitsAbout:
    'Deine Lehrkraft sieht deinen Namen und lässt dich herein. Die Klasse öffnet sich hier von selbst.',
  stopWaiting: 'Nicht mehr warten',
};

const LANGUAGES: Readonly<Record<Language, LessonTexts>> = { en: ENGLISH, de: GERMAN };

export const lessonTexts: ReadonlySignal<LessonTexts> = computed(() => LANGUAGES[settings.value.language]);
