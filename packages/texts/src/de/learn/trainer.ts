/** Scoring practice on worked games, in German. */

import { points } from '../grammar.ts';
import type { TrainerTexts } from '../../en/learn/trainer.ts';

export const trainer: TrainerTexts = {
  titles: { steps: 'Erste Schritte', guide: 'Das Beispielspiel' },
  abouts: {
    steps: 'Fünf Züge zeigen, wie Wörter entstehen. Lege jeden Zug und zähle ihn, bevor du nachsiehst.',
    guide: 'Ein ganzes Spiel auf Englisch mit 32 Zügen. Zähle jeden Zug und vergleiche.',
  },
  firstSteps: {
    language: 'german',
    game: `#player1 1 1
#player2 2 2
>1: DEER 8F ERDE +8 8
>2: BEG G6 BE.G +10 10
>1: EES 10E SEE +13 21
>2: AS 9G .AS +10 20
>1: ORT 11D TOR +16 37`,
  },
  steps: [
    'Das erste Wort bedeckt den Stern und zählt doppelt.',
    'BERG läuft durch das R nach unten. E und G liegen auf Feldern mit doppeltem Buchstabenwert.',
    'SEE liegt unter BERG, und sein letztes E macht daraus BERGE: Beide Wörter zählen. Das mittlere E liegt auf einem Feld mit dreifachem Buchstabenwert.',
    'Zwei Buchstaben ergeben drei Wörter: GAS, DA und ES. Das S liegt auf einem Feld mit doppeltem Buchstabenwert und zählt in beiden Wörtern doppelt.',
    'TOR läuft neben SEE her, also zählen auch SO und ER. Das O liegt auf einem Feld mit doppeltem Wortwert und verdoppelt TOR und SO.',
  ],
  turn: (turn, of) => `Zug ${turn} von ${of}`,
  settlement: 'Endabrechnung',
  player: (name) => `Spieler ${name}`,
  plays: (player, notation) => `${player} legt ${notation}.`,
  question: 'Wie viele Punkte?',
  check: 'Prüfen',
  explain: 'Erklären',
  right: 'Richtig!',
  wrong: (given) =>
    given.trim() === ''
      ? 'Gib eine Zahl ein.'
      : `${given} stimmt nicht. Zähle noch einmal oder drücke auf Erklären.`,
  bonus: 'Bingo, alle sieben Buchstaben:',
  total: (count) => `Zusammen ${points(count)}.`,
  gains: (player, tiles, count) => `${player} ist fertig: +${count} für ${tiles} der Gegenseite.`,
  loses: (player, tiles, count) => `${player} hat noch ${tiles}: −${count}.`,
  counted: (turns, of) => `${turns} von ${of} Zügen richtig gezählt`,
  goOn: 'Weiter',
  allCounted: 'Du hast alle Züge gezählt.',
  nextLesson: { steps: 'Weiter zum Beispielspiel', guide: 'Weiter zu „Erlaubt oder nicht?“' },
};
