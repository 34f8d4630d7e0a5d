/** Lessons of a class, and how pupils join one, in Dutch. */

import type { LessonTexts } from '../../en/online/lessons.ts';
import { plural } from '../grammar.ts';

export const lessons: LessonTexts = {
  title: 'Les',
  endsAt: (time) => `De code werkt tot ${time}.`,
  open: 'Les beginnen',
  openAbout: 'Er is geen les bezig, dus er kan niemand bij komen. Begin er een voor een nieuwe code.',
  end: 'Les beëindigen',
  endAbout: 'Met de les vervalt de code. Je leerlingen blijven in de klas.',
  letIn: 'Leerlingen binnenlaten zonder het mij te vragen',
  waiting: (count) => `${count} ${plural(count, 'persoon wacht', 'personen wachten')}`,
  accept: 'Binnenlaten',
  acceptOne: (name) => `${name} binnenlaten`,
  acceptAll: 'Iedereen binnenlaten',
  decline: 'Weigeren',
  declineOne: (name) => `${name} weigeren`,
  waits: 'Wachten op je docent',
  waitsAbout: 'Je docent ziet je naam en laat je binnen. Daarna gaat de klas hier open.',
  stopWaiting: 'Niet meer wachten',
};
