/** Games on paper, in German. */

import type { PaperTexts } from './paper-texts.ts';

export const GERMAN_PAPER: PaperTexts = {
  companion: 'Tischbegleiter',
  companionAbout: 'Für euer eigenes Brett: zählt, misst die Zeit und schlichtet.',
  players: 'Wer spielt, mit Kommas dazwischen',
  entry: 'Zug eintragen',
  entryHelp:
    '8F HORN waagrecht, F8 HORN senkrecht; ein kleiner Buchstabe unter großen ist ein Blankostein. exchange 3, pass.',
  notATurn: (text) => `„${text}“ ist kein Zug. Schreib ihn wie unten beschrieben.`,
  enter: 'Eintragen',
  toPlay: (name) => `${name} ist dran`,
  takeBack: 'Letzten Eintrag zurücknehmen',
  judge: (words) => `${words} anfechten`,
  noDice:
    'Bei Crosswords zählen die Würfel, für die die Schrift der Partiedateien keinen Platz hat: Spielt es hier an einem Bildschirm.',
  challenger: 'Wer ficht an',
  challenge: 'zu Unrecht angefochten',
  stands: (words, penalty) => `Gilt: ${words}. ${penalty} [S-29]`,
  penalties: {
    loseNextTurn: 'Wer angefochten hat, verliert den nächsten Zug.',
    none: 'Die Anfechtung kostet nichts.',
    points5: 'Wer angefochten wurde, bekommt 5 Punkte.',
    points10: 'Wer angefochten wurde, bekommt 10 Punkte.',
    loseGame: 'Wer angefochten hat, hat das Spiel verloren.',
  },
  falls: (words) => `Gilt nicht: ${words}. Der Zug kommt vom Brett und zählt nichts. [S-28]`,
  clock: 'Zeit für einen Zug',
  noClock: 'Keine Uhr',
  minutes: (count) => `${count} Min.`,
  startClock: 'Uhr starten',
  stopClock: 'Uhr anhalten',
  timeUp: 'Die Zeit ist um.',
  left: 'Buchstaben übrig',
  leftAbout: 'Am Ende: Wer keine hat, bekommt, was die anderen übrig haben. [S-48, S-49]',
  settled: 'Endstand',
  restart: 'Neues Spiel',
  gone: 'Das Spiel ist entfernt.',
  takenBack: 'Der letzte Zug ist zurückgenommen.',
  analyse: 'Analysieren',
  count: (words, score) => `${words}: ${score}`,
};
