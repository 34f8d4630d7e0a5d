/** What the lessons on Crosswords say, in both languages. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../../settings.ts';
import type { DiagramId } from './diagram-games.ts';

export interface DiagramsTexts {
  readonly title: string;
  readonly about: string;
  readonly names: Readonly<Record<DiagramId, string>>;
  readonly steps: Readonly<Record<DiagramId, readonly string[]>>;
  readonly turn: (turn: number, of: number) => string;
  readonly player: (number: number, colour: string) => string;
  readonly plays: (player: string, word: string) => string;
  readonly rolled: (reading: number, square: string) => string;
  readonly letters: (plain: number, own: number, points: number) => string;
  readonly dice: (reading: number, square: string, points: number) => string;
  readonly fifty: (points: number) => string;
  readonly makes: (points: number) => string;
  readonly rule: string;
  readonly totals: string;
  readonly hints: string;
  readonly hintsAbout: (player: string) => string;
  readonly bonus: (points: number) => string;
  readonly clinic: string;
  readonly colours: Readonly<Record<'red' | 'blue' | 'green' | 'orange', string>>;
}

const ENGLISH: DiagramsTexts = {
  title: 'Crosswords diagrams',
  about: 'The three diagrams of the Crosswords rulebook, drawn anew. Count each turn before you look.',
  names: { first: 'Diagram 1', second: 'Diagram 2', third: 'Diagram 3' },
  steps: {
    first: [
      'The first word has at least three letters and covers a whole bar of the small cross, here the lying one.',
    ],
    second: [
      'The first word, as in the first diagram.',
      'A, P and E go under the T. Only letters laid in this turn count.',
      'F and A before the C, E after it: letters may go before and after what lies there, in one line.',
      'O, O and L after the F. With this the printed diagram is complete; the round that follows is ours.',
      'Player 1 adds STRY to TAPE. All four letters stand on the player’s own colour. The word has eight letters, but only four were laid: no fifty.',
      'B, O and B before CAT. The first B covers a cross on the player’s own colour, and the dice show 6, as in the rulebook’s example.',
      'ANIMAL runs down to the L of FOOL: five letters laid, a word of six. A cross is covered too.',
      'I, S and H after FOOL, all on the player’s own colour.',
    ],
    third: [
      'Four letters over the lying bar.',
      'FISH goes down through the I of SHIP. Now look at row 9: could BASE be laid there, through the S?',
    ],
  },
  turn: (turn, of) => `Turn ${turn} of ${of}`,
  player: (number, colour) => `Player ${number} (${colour})`,
  plays: (player, word) => `${player} makes ${word}.`,
  rolled: (reading, square) => `The dice for ${square} show ${reading}.`,
  letters: (plain, own, points) =>
    own === 0
      ? `${plain} letters, none on the player’s own colour: ${points}.`
      : plain === 0
        ? `${own} letters, all on the player’s own colour, where they count double: ${points}.`
        : `${plain} counting single, ${own} on the player’s own colour counting double: ${points}.`,
  dice: (reading, square, points) => `The dice show ${reading} for the cross on ${square}: ${points}.`,
  fifty: (points) => `A word of more than five letters with at least five laid: ${points}.`,
  makes: (points) => `Together ${points} points.`,
  rule: 'The rule',
  totals: 'Totals',
  hints: 'Show where points lie for this player',
  hintsAbout: (player) =>
    `Open crosses, with what the dice bring ${player} there on average. Letters on the player’s own colour count double.`,
  bonus: (points) => `${points} points on average`,
  clinic: 'Try BASE in the clinic',
  colours: { red: 'red', blue: 'blue', green: 'green', orange: 'orange' },
};

const GERMAN: DiagramsTexts = {
  title: 'Bilder zu Crosswords',
  about:
    'Die drei Bilder aus dem Regelbuch von Crosswords, neu gezeichnet. Zähle jeden Zug, bevor du nachsiehst.',
  names: { first: 'Bild 1', second: 'Bild 2', third: 'Bild 3' },
  steps: {
    first: [
      'Das erste Wort hat mindestens drei Buchstaben und bedeckt einen ganzen Balken des kleinen Kreuzes, hier den liegenden.',
    ],
    second: [
      'Das erste Wort, wie im ersten Bild.',
      'A, P und E kommen unter das T. Nur in diesem Zug gelegte Steine zählen.',
      'F und A vor das C, E dahinter: Steine dürfen vor und hinter Liegendes, in einer Linie.',
      'O, O und L hinter das F. Damit ist das gedruckte Bild fertig; die folgende Runde ist von uns.',
      'Spieler 1 fügt STRY an TAPE. Alle vier Steine stehen auf eigener Farbe. Das Wort hat acht Buchstaben, gelegt wurden nur vier: keine fünfzig.',
      'B, O und B vor CAT. Das erste B bedeckt ein Kreuz auf eigener Farbe, und die Würfel zeigen 6, wie im Beispiel des Regelbuchs.',
      'ANIMAL läuft hinab zum L von FOOL: fünf Steine gelegt, ein Wort aus sechs. Auch ein Kreuz wird bedeckt.',
      'I, S und H hinter FOOL, alle auf eigener Farbe.',
    ],
    third: [
      'Vier Steine über dem liegenden Balken.',
      'FISH geht nach unten durch das I von SHIP. Sieh dir nun Zeile 9 an: Ließe sich dort BASE legen, durch das S?',
    ],
  },
  turn: (turn, of) => `Zug ${turn} von ${of}`,
  player: (number, colour) => `Spieler ${number} (${colour})`,
  plays: (player, word) => `${player} bildet ${word}.`,
  rolled: (reading, square) => `Die Würfel für ${square} zeigen ${reading}.`,
  letters: (plain, own, points) =>
    own === 0
      ? `${plain} Steine, keiner auf eigener Farbe: ${points}.`
      : plain === 0
        ? `${own} Steine, alle auf eigener Farbe, wo sie doppelt zählen: ${points}.`
        : `${plain} einfach gezählt, ${own} auf eigener Farbe doppelt: ${points}.`,
  dice: (reading, square, points) => `Die Würfel zeigen ${reading} für das Kreuz auf ${square}: ${points}.`,
  fifty: (points) => `Ein Wort aus mehr als fünf Buchstaben, mindestens fünf davon gelegt: ${points}.`,
  makes: (points) => `Zusammen ${points} Punkte.`,
  rule: 'Die Regel',
  totals: 'Stand',
  hints: 'Zeigen, wo für diesen Spieler Punkte liegen',
  hintsAbout: (player) =>
    `Offene Kreuze mit dem, was die Würfel dort im Mittel bringen, für ${player}. Steine auf eigener Farbe zählen doppelt.`,
  bonus: (points) => `${points} Punkte im Mittel`,
  clinic: 'BASE in der Sprechstunde probieren',
  colours: { red: 'rot', blue: 'blau', green: 'grün', orange: 'orange' },
};

const LANGUAGES: Readonly<Record<Language, DiagramsTexts>> = { en: ENGLISH, de: GERMAN };

export const diagramsTexts: ReadonlySignal<DiagramsTexts> = computed(
  () => LANGUAGES[settings.value.language],
);
