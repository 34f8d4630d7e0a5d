/** Lessons of a class, and how pupils join one, in German. */

import type { LessonTexts } from '../../en/online/lessons.ts';
import { plural } from '../grammar.ts';

export const lessons: LessonTexts = {
  title: 'Stunde',
  endsAt: (time) => `Der Code gilt bis ${time}.`,
  open: 'Stunde beginnen',
  openAbout:
    'Gerade läuft keine Stunde, deshalb kann niemand dazukommen. Beginne eine, dann gibt es einen neuen Code.',
  end: 'Stunde beenden',
  endAbout: 'Mit der Stunde endet der Code. Wer schon in der Klasse ist, bleibt darin.',
  letIn: 'Ohne Nachfrage hereinlassen',
  waiting: (count) => `${count} ${plural(count, 'Person wartet', 'Personen warten')}`,
  accept: 'Hereinlassen',
  acceptOne: (name) => `${name} hereinlassen`,
  acceptAll: 'Alle hereinlassen',
  decline: 'Ablehnen',
  declineOne: (name) => `${name} ablehnen`,
  waits: 'Warten auf die Lehrkraft',
  waitsAbout: 'Deine Lehrkraft sieht deinen Namen und lässt dich herein. Dann öffnet sich hier die Klasse.',
  stopWaiting: 'Nicht mehr warten',
};
