/** Worksheets for paper, in Dutch. */

import type { WorksheetTexts } from '../../en/learn/worksheets.ts';

export const worksheets: WorksheetTexts = {
  about:
    'De engine maakt telkens nieuwe opgaven, in de taal van het woordenboek, met alleen woorden die op school kunnen.',
  kind: 'Opgave',
  level: 'Niveau',
  easy: 'Makkelijker',
  hard: 'Moeilijker',
  make: 'Werkblad maken',
  print: 'Afdrukken',
  making: 'Opgaven maken …',
  name: 'Naam:',
  solutions: 'Oplossingen',
  kinds: { count: 'Tel deze zet', hooks: 'Vind de aanhaakletters', bingo: 'Maak een bingo' },
  how: {
    count: 'Hoeveel punten levert de zet op?',
    hooks: 'Welke letters maken ervoor een nieuw woord, en welke erachter?',
    bingo: 'Gebruik alle letters in één woord.',
  },
  counted: (move, score) => `${move}: ${score}`,
};
