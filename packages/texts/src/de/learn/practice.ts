/** The board that lessons are played on, in German. */

import type { PracticeTexts } from '../../en/learn/practice.ts';

export const practice: PracticeTexts = {
  typed: 'Zug lieber schreiben',
  field: 'Zug, etwa 8H HORN',
  idle: (notation) => `Lege ${notation}: Buchstaben ziehen, Buchstabe und Feld antippen oder schreiben.`,
  submit: 'Legen',
  show: 'Für mich legen',
  another: (notation) => `Das ist auch erlaubt, aber dieser Zug heißt ${notation}.`,
  choice: 'Ich lege die Buchstaben selbst',
};
