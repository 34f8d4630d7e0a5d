/** The path through the lessons, in Dutch: simple words, for children too. */

import type { PathTexts } from '../../en/learn/path.ts';
import { points } from '../grammar.ts';

export const path: PathTexts = {
  title: 'Jouw route',
  about: 'Korte lessen, de een na de ander. Elke les heeft tot drie sterren.',
  start: (title) => `Begin: ${title}`,
  resume: (title) => `Verder: ${title}`,
  next: (title) => `Volgende les: ${title}`,
  stars: (stars, of) => `${stars} van de ${of} sterren`,
  allDone: 'Je hebt alle sterren. Knap gedaan!',
  toStar: (right, of) => `${right} van de ${of} voor de volgende ster`,
  win: 'Spel uitgespeeld: één ster. Gewonnen: drie sterren.',
  reach: (count) => `Spel uitgespeeld: één ster. ${points(count)} of meer: drie sterren.`,
  groups: {
    begin: 'Eerste woorden',
    think: 'Puzzels',
    endgames: 'Eindspelen',
    variations: 'Andere spellen',
  },
  stations: {
    first: { title: 'Het eerste woord', about: 'Leg woorden op het bord. Tel hun punten.' },
    legal: { title: 'Mag dat?', about: 'Bekijk een zet. Mag die? Daarna zegt de scheidsrechter het.' },
    counting: { title: 'Tellen', about: 'Tel de zetten van een heel spel.' },
    hookPuzzles: {
      title: 'Puzzels: aanhaken',
      about: 'Maak een woord langer en leg er een nieuw woord mee.',
    },
    bingoPuzzles: { title: 'Puzzels: bingo', about: 'Vind de zet met al je letters.' },
    best: { title: 'De beste zet', about: 'Veel zetten passen. Vind de beste.' },
    out: { title: 'De laatste letters', about: 'De zak is leeg. Leg al je letters in één keer.' },
    endgame: { title: 'Win het eindspel', about: 'De zak is leeg. Welke zet wint het spel?' },
    crosses: { title: 'Kleuren en kruisen', about: 'Zo tel je een spel met kleuren en dobbelstenen.' },
  },
};
