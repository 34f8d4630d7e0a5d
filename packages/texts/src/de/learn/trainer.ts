/** Scoring practice on worked games, in German. */

import { points } from '../grammar.ts';
import type { TrainerTexts } from '../../en/learn/trainer.ts';

export const trainer: TrainerTexts = {
  titles: { steps: 'Erste Schritte', guide: 'Das Beispielspiel' },
  abouts: {
    steps: 'Fünf Züge zeigen, wie Wörter entstehen. Lege jeden Zug und zähle ihn, bevor du nachsiehst.',
    guide: 'Ein ganzes Spiel mit 32 Zügen. Zähle jeden Zug und vergleiche.',
  },
  steps: [
    'Das erste Wort bedeckt den Stern und zählt doppelt.',
    'FARM läuft durch das R nach unten. Es bedeckt kein Prämienfeld.',
    'PASTE liegt unter FARM, und sein S macht daraus FARMS: Beide Wörter zählen. P und E liegen auf Feldern mit dreifachem Buchstabenwert.',
    'Zwei Buchstaben ergeben drei Wörter: MOB, NOT und BE. Das O liegt auf einem Feld mit doppeltem Buchstabenwert und zählt in beiden Wörtern doppelt.',
    'BIT läuft neben PASTE her, also zählen auch PI und AT. Das B liegt auf einem Feld mit doppeltem Wortwert.',
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
