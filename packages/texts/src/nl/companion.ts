/** The companion of a physical set, in Dutch. */

import type { CompanionTexts } from '../en/companion.ts';

export const companion: CompanionTexts = {
  players: 'Namen van de spelers',
  entry: 'Zet invoeren',
  entryHelp:
    '8F HOND legt horizontaal, F8 HOND verticaal. Een kleine letter is een blanco: 8F HoND. Ook: exchange 3, pass.',
  tapHelp: 'Tik op een vak en dan op letters. Tik nog eens op het vak voor verticaal.',
  enterPlay: 'Zet invoeren',
  notATurn: (text) => `‘${text}’ is niet te lezen. Probeer 8F HOND.`,
  enter: 'Invoeren',
  toPlay: (name) => `${name} is aan de beurt`,
  takeBack: 'Laatste zet terugnemen',
  judge: (words) => `${words} aanvechten`,
  noDice:
    'Crosswords heeft dobbelstenen nodig, en die staan niet in spelbestanden. Speel het hier op één scherm.',
  challenger: 'Wie vecht aan?',
  challenge: 'onterecht aangevochten',
  stands: (words, penalty) => `De zet is geldig: ${words}. ${penalty}`,
  penalties: {
    loseNextTurn: 'Wie aanvocht, verliest de volgende beurt.',
    none: 'Aanvechten kost niets.',
    points5: 'Wie gelegd had, krijgt 5 punten.',
    points10: 'Wie gelegd had, krijgt 10 punten.',
    loseGame: 'Wie aanvocht, verliest het spel.',
  },
  falls: (words) => `Ongeldig: ${words}. De zet wordt teruggenomen en telt niet.`,
  clock: 'Tijd per beurt',
  noClock: 'Geen klok',
  minutes: (count) => `${count} min`,
  startClock: 'Klok starten',
  stopClock: 'Klok stoppen',
  timeUp: 'De tijd is om.',
  left: 'Overgebleven letters',
  leftAbout: 'Wie aan het eind geen letters meer heeft, krijgt de waarde van alle andere erbij.',
  settled: 'Eindstand',
  restart: 'Nieuw spel',
  gone: 'Spel verwijderd.',
  takenBack: 'Laatste zet teruggenomen.',
  analyse: 'Analyseren',
  count: (words, score) => `${words}: ${score}`,
};
