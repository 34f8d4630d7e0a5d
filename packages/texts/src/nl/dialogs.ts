/** What is asked before a turn ends, in Dutch. */

import type { DialogTexts } from '../en/dialogs.ts';
import { points, tiles } from './grammar.ts';

export const dialogs: DialogTexts = {
  blankTitle: 'Kies een letter voor de blanco',
  exchangeTitle: 'Letters wisselen',
  exchangeAbout: 'Kies de letters die je teruglegt. Je trekt nieuwe, en je beurt is voorbij.',
  challengeTitle: 'Laatste zet aanvechten',
  challengeAll: 'Alle woorden van de zet worden gecontroleerd:',
  challengeOne: 'Kies het woord dat gecontroleerd wordt:',
  challenger: 'Wie vecht aan?',
  resignTitle: 'Spel opgeven?',
  resignAbout: 'Je geeft op. Dit kun je niet ongedaan maken.',
  passTitle: 'Deze beurt passen?',
  passAbout: 'Je legt niets en krijgt geen punten.',
  passWithTiles: 'De letters die je hebt neergelegd, blijven liggen tot je volgende beurt.',
  exchange: (count) => (count === 0 ? 'Wisselen' : `${count} wisselen`),
  exchangeLimit: (count) => `Hoogstens ${tiles(count)}.`,
  challengeCost: {
    loseNextTurn: 'Is de zet geldig, dan verlies je je volgende beurt.',
    none: 'Is de zet geldig, dan kost het je niets.',
    points: (count) => `Is de zet geldig, dan krijgt je tegenstander er ${points(count)} bij.`,
    loseGame: 'Is de zet geldig, dan verlies je het spel.',
    mover:
      'Is het woord geldig, dan krijgt je tegenstander 25 punten en een extra beurt. Anders verliest die er 25.',
    loserPays:
      'Is het woord geldig, dan verlies je 25 punten en mag je tegenstander nog eens. Anders verliest die er 25.',
    zeroSum: 'Wie gelijk heeft, krijgt 25 punten van de ander, en een extra beurt.',
    challenger: 'Is het woord geldig, dan verlies je 25 punten. Anders krijg je er 25 en een extra beurt.',
  },
};
