/** Worksheets for paper, in Dutch. */

import type { WorksheetTexts } from '../../en/learn/worksheets.ts';

export const worksheets: WorksheetTexts = {
  about:
    'De engine maakt telkens nieuwe opgaven, in de taal van het woordenboek, met woorden die op school passen.',
  kind: 'Opgave',
  level: 'Niveau',
  easy: 'Makkelijker',
  hard: 'Moeilijker',
  make: 'Werkblad maken',
  print: 'Afdrukken',
  making: 'Opgaven maken…',
  name: 'Naam:',
  solutions: 'Oplossingen',
  kinds: { count: 'Tel deze beurt', hooks: 'Vind de aanlegletters', bingo: 'Maak een lang woord' },
  how: {
    count: 'Hoeveel punten levert de beurt op?',
    hooks: 'Welke letters maken ervoor een nieuw woord, en welke erachter?',
    bingo: 'Gebruik alle letters in één woord.',
  },
  counted: (move, score) => `${move}: ${score}`,
};
