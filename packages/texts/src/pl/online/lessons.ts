/** Lessons of a class, and how pupils join one, in Polish. */

import type { LessonTexts } from '../../en/online/lessons.ts';
import { counted, plural } from '../grammar.ts';

export const lessons: LessonTexts = {
  title: 'Lekcja',
  endsAt: (time) => `Kod działa do ${time}.`,
  open: 'Otwórz lekcję',
  openAbout:
    'Żadna lekcja nie jest otwarta, więc nikt nowy nie dołączy. Otwórz lekcję, żeby dostać nowy kod.',
  end: 'Zakończ lekcję',
  endAbout: 'Koniec lekcji unieważnia kod. Twoi uczniowie zostają w klasie.',
  letIn: 'Wpuszczaj uczniów bez pytania',
  waiting: (count) =>
    `${plural(count, 'Czeka', 'Czekają', 'Czeka')} ${counted(count, 'osoba', 'osoby', 'osób')}`,
  accept: 'Wpuść',
  acceptOne: (name) => `Wpuść: ${name}`,
  acceptAll: 'Wpuść wszystkich',
  decline: 'Odrzuć',
  declineOne: (name) => `Odrzuć: ${name}`,
  waits: 'Czekanie na nauczyciela',
  waitsAbout: 'Nauczyciel widzi Twoje imię i Cię wpuści. Wtedy otworzy się tu klasa.',
  stopWaiting: 'Nie czekaj',
};
