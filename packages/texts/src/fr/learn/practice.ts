/** The board that lessons are played on, in French. */

import type { PracticeTexts } from '../../en/learn/practice.ts';

export const practice: PracticeTexts = {
  typed: 'Écrire le coup',
  field: 'Coup, par exemple 8H HORN',
  idle: (notation) =>
    `Joue ${notation} : fais glisser les lettres, touche une lettre puis une case, ou écris.`,
  submit: 'Jouer',
  show: 'Jouer à ma place',
  another: (notation) => `C’est permis aussi, mais le coup de ce tour est ${notation}.`,
  choice: 'Je pose les lettres moi-même',
};
