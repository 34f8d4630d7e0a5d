/** The board that lessons are played on, in Polish. */

import type { PracticeTexts } from '../../en/learn/practice.ts';

export const practice: PracticeTexts = {
  typed: 'Wpisz ruch zamiast układać',
  field: 'Ruch, na przykład 8H KOTY',
  idle: (notation) => `Zagraj ${notation}: przeciągnij płytki, dotknij płytki i pola albo pisz.`,
  submit: 'Zagraj',
  show: 'Zagraj za mnie',
  another: (notation) => `To też wolno, ale w tym ruchu gramy ${notation}.`,
  choice: 'Układam bez pomocy',
};
