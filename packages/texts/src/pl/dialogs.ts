/** What is asked before a turn ends, in Polish. */

import type { DialogTexts } from '../en/dialogs.ts';
import { points, tilesAsObject } from './grammar.ts';

export const dialogs: DialogTexts = {
  blankTitle: 'Wybierz literę dla blanka',
  exchangeTitle: 'Wymiana płytek',
  exchangeAbout: 'Wybierz płytki do odłożenia. Dobierzesz nowe, a Twój ruch się skończy.',
  challengeTitle: 'Zakwestionuj ostatni ruch',
  challengeAll: 'Sprawdzone zostaną wszystkie słowa tego ruchu:',
  challengeOne: 'Wybierz słowo do sprawdzenia:',
  challenger: 'Kto kwestionuje?',
  resignTitle: 'Poddać grę?',
  resignAbout: 'Poddajesz grę. Tego nie da się cofnąć.',
  passTitle: 'Spasować w tym ruchu?',
  passAbout: 'Nic nie układasz i nie dostajesz punktów.',
  passWithTiles: 'Położone płytki zaczekają do Twojego następnego ruchu.',
  exchange: (count) => (count === 0 ? 'Wymień' : `Wymień ${count}`),
  exchangeLimit: (count) => `Możesz wymienić najwyżej ${tilesAsObject(count)}.`,
  challengeCost: {
    loseNextTurn: 'Jeśli ruch jest poprawny, tracisz następną kolejkę.',
    none: 'Jeśli ruch jest poprawny, nic Cię to nie kosztuje.',
    points: (count) => `Jeśli ruch jest poprawny, jego autor dostaje dodatkowo ${points(count)}.`,
    loseGame: 'Jeśli ruch jest poprawny, przegrywasz grę.',
    mover:
      'Jeśli słowo jest poprawne, jego autor dostaje 25 punktów i dodatkowy ruch. Jeśli nie, traci 25 punktów.',
    loserPays:
      'Jeśli słowo jest poprawne, tracisz 25 punktów, a jego autor gra jeszcze raz. Jeśli nie, to on traci 25 punktów.',
    zeroSum: 'Kto ma rację, dostaje od drugiej strony 25 punktów i dodatkowy ruch.',
    challenger: 'Jeśli słowo jest poprawne, tracisz 25 punktów. Jeśli nie, dostajesz 25 i dodatkowy ruch.',
  },
};
