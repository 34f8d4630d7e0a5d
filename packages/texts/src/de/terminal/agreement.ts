/** Wie oft jemandes Züge der Engine gleichen, auf Deutsch. */

import type { AgreementTexts } from '../../en/terminal/agreement.ts';
import { counted } from '../grammar.ts';

export const agreement: AgreementTexts = {
  tooFew: (count) =>
    `Weniger als ${counted(count, 'gewertetes Spiel', 'gewertete Spiele')}: zu wenig für eine Messung.`,
  estimate: (text, low, high) => `${text} (${low} bis ${high})`,
  own: (count, left) =>
    `In ${counted(count, 'gewerteten Spiel', 'gewerteten Spielen')} mit ${counted(left, 'Zug', 'Zügen')}:`,
  best: (text) => `erste Wahl der Engine auf den ersten Blick: ${text}`,
  loss: (text) => `verschenkte Punkte je Zug: ${text}`,
  others: (count, left) =>
    `Gegner mit höchstens 200 Punkten mehr oder weniger Wertung, in ${counted(count, 'Spiel', 'Spielen')} mit ${counted(left, 'Zug', 'Zügen')}:`,
  noOthers: (count) =>
    `Weniger als ${counted(count, 'Spiel', 'Spiele')} gegen Gegner mit höchstens 200 Punkten mehr oder weniger Wertung: nichts zum Vergleichen.`,
  percentagePoints: (text) => `${text} Prozentpunkte`,
  difference: 'Unterschied in diesen Spielen:',
  kept: 'Moderatoren sehen das in der Konsole, der Spieler unter seinem Stand.',
  caution:
    'In Klammern: 95-%-Intervalle. Die Engine beurteilt jeden Zug auf den ersten Blick, nach Punkten und behaltenen Steinen. Übereinstimmung beweist nichts: Wer mit einer Engine lernt, spielt wie sie.',
};
