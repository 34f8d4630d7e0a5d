/** The board that lessons are played on, in Spanish. */

import type { PracticeTexts } from '../../en/learn/practice.ts';

export const practice: PracticeTexts = {
  typed: 'Prefiero escribir la jugada',
  field: 'Jugada, por ejemplo 8H HORN',
  idle: (notation) => `Juega ${notation}: arrastra fichas, toca una ficha y una casilla, o escribe.`,
  submit: 'Jugar',
  show: 'Jugar por mí',
  another: (notation) => `También es legal, pero este turno es ${notation}.`,
  choice: 'Coloco las fichas yo',
};
