/** Lessons of a class, and how pupils join one, in English. */

import { plural } from '../grammar.ts';

export const lessons = {
  title: 'Lesson',
  endsAt: (time: string) => `The code works until ${time}.`,
  open: 'Open lesson',
  openAbout: 'No lesson is open, so nobody new can join. Open one to get a new code.',
  end: 'End lesson',
  endAbout: 'Ending the lesson voids the code. Your pupils stay in the class.',
  letIn: 'Let pupils in without asking me',
  waiting: (count: number) => `${count} ${plural(count, 'person is', 'people are')} waiting`,
  accept: 'Let in',
  acceptOne: (name: string) => `Let ${name} in`,
  acceptAll: 'Let everyone in',
  decline: 'Decline',
  declineOne: (name: string) => `Decline ${name}`,
  waits: 'Waiting for your teacher',
  waitsAbout: 'Your teacher sees your name and lets you in. The class then opens here.',
  stopWaiting: 'Stop waiting',
};

export type LessonTexts = typeof lessons;
