/** The board that lessons are played on, in Dutch. */

import type { PracticeTexts } from '../../en/learn/practice.ts';

export const practice: PracticeTexts = {
  typed: 'Zet typen',
  field: 'Zet, zoals 8H HOND',
  idle: (notation) => `Leg ${notation}: sleep letters, tik op een letter en een vak, of typ.`,
  submit: 'Leggen',
  show: 'Leg hem voor mij',
  another: (notation) => `Dat mag ook, maar deze beurt is ${notation}.`,
  choice: 'Ik leg de letters zelf',
};
