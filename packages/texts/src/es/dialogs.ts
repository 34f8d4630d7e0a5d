/** What is asked before a turn ends, in Spanish. */

import type { DialogTexts } from '../en/dialogs.ts';
import { points, tiles } from './grammar.ts';

export const dialogs: DialogTexts = {
  blankTitle: 'Elige una letra para el comodín',
  exchangeTitle: 'Cambiar fichas',
  exchangeAbout: 'Elige las fichas que devuelves. Sacas otras nuevas y termina tu turno.',
  challengeTitle: 'Impugnar la última jugada',
  challengeAll: 'Se comprueban todas las palabras de la jugada:',
  challengeOne: 'Elige la palabra que se comprueba:',
  challenger: '¿Quién impugna?',
  resignTitle: '¿Abandonar la partida?',
  resignAbout: 'No se puede deshacer.',
  passTitle: '¿Pasar este turno?',
  passAbout: 'No juegas nada y no sumas puntos.',
  passWithTiles: 'Las fichas que has colocado se quedan ahí hasta tu próximo turno.',
  exchange: (count) => (count === 0 ? 'Cambiar' : `Cambiar ${count}`),
  exchangeLimit: (count) => `Como máximo, ${tiles(count)}.`,
  challengeCost: {
    loseNextTurn: 'Si la jugada es válida, pierdes tu próximo turno.',
    none: 'Si la jugada es válida, no te cuesta nada.',
    points: (count) => `Si la jugada es válida, vale ${points(count)} más.`,
    loseGame: 'Si la jugada es válida, pierdes la partida.',
    mover: 'Si la palabra es válida, quien la jugó gana 25 puntos y otro turno. Si no, pierde 25.',
    loserPays:
      'Si la palabra es válida, pierdes 25 puntos y quien la jugó repite turno. Si no, esa persona pierde 25.',
    zeroSum: 'Quien tenga razón recibe 25 puntos de la otra persona y otro turno.',
    challenger: 'Si la palabra es válida, pierdes 25 puntos. Si no, ganas 25 y otro turno.',
  },
};
