/** The lessons on Crosswords in German. */

import { points, tiles } from '../grammar.ts';
import type { DiagramsTexts } from '../../en/learn/diagrams.ts';

export const diagrams: DiagramsTexts = {
  title: 'Bilder zu Crosswords',
  about: 'Die drei Bilder aus dem Regelbuch von Crosswords. Zähle jeden Zug, bevor du nachsiehst.',
  names: { first: 'Bild 1', second: 'Bild 2', third: 'Bild 3' },
  steps: {
    first: [
      'Das erste Wort hat mindestens drei Buchstaben und bedeckt einen ganzen Balken des kleinen Kreuzes, hier den waagrechten.',
    ],
    second: [
      'Das erste Wort, wie in Bild 1.',
      'A, P und E kommen unter das T. Nur in diesem Zug gelegte Buchstaben zählen.',
      'F und A kommen vor das C, E dahinter: Anlegen darf man an beiden Enden, in einer Linie.',
      'O, O und L kommen hinter das F. Hier endet das gedruckte Bild; die nächste Runde ist von uns.',
      'Spieler 1 fügt STRY an TAPE an. Alle vier Buchstaben liegen auf eigener Farbe. Das Wort hat acht Buchstaben, gelegt wurden nur vier: kein Fünfzig-Punkte-Bonus.',
      'B, O und B kommen vor CAT. Das erste B bedeckt ein Kreuz auf eigener Farbe, und die Würfel zeigen 6, wie im Beispiel des Regelbuchs.',
      'ANIMAL läuft hinab zum L von FOOL: fünf Buchstaben gelegt, ein Wort aus sechs. Auch ein Kreuz wird bedeckt.',
      'I, S und H kommen hinter FOOL, alle auf eigener Farbe.',
    ],
    third: [
      'Vier Buchstaben über dem waagrechten Balken.',
      'FISH läuft durch das I von SHIP nach unten. Sieh dir nun Zeile 9 an: Ginge dort BASE, durch das S?',
    ],
  },
  turn: (turn, of) => `Zug ${turn} von ${of}`,
  player: (number, colour) => `Spieler ${number} (${colour})`,
  plays: (player, word) => `${player} legt ${word}.`,
  rolled: (reading, square) => `Die Würfel für ${square} zeigen ${reading}.`,
  letters: (plain, own, score) => {
    if (own === 0) return `${tiles(plain)}, keiner auf eigener Farbe: ${score}.`;
    if (plain === 0) return `${tiles(own)} auf eigener Farbe, doppelt gezählt: ${score}.`;
    return `${tiles(plain)} einfach gezählt, ${own} auf eigener Farbe doppelt: ${score}.`;
  },
  dice: (reading, square, score) => `Die Würfel zeigen ${reading} für das Kreuz auf ${square}: ${score}.`,
  fifty: (score) => `Mehr als fünf Buchstaben, davon mindestens fünf in diesem Zug gelegt: ${score}.`,
  total: (score) => `Zusammen ${points(score)}.`,
  rule: 'Regel lesen',
  totals: 'Stand',
  hints: 'Zeigen, wo dieser Spieler punktet',
  hintsAbout: (player) =>
    `Offene Kreuze mit den durchschnittlichen Würfelpunkten für ${player}. Buchstaben auf eigener Farbe zählen doppelt.`,
  bonus: (score) => `im Schnitt ${points(score)}`,
  clinic: 'BASE ausprobieren',
  colours: { red: 'rot', blue: 'blau', green: 'grün', orange: 'orange' },
};
