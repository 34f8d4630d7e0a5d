/** The companion of a physical set, in German. */

import type { CompanionTexts } from '../en/companion.ts';

export const companion: CompanionTexts = {
  players: 'Namen der Spieler',
  entry: 'Zug eingeben',
  entryHelp:
    '8F HORN legt waagrecht, F8 HORN senkrecht. Ein kleiner Buchstabe ist ein Blankostein: 8F HoRN. Außerdem: exchange 3, pass.',
  tapHelp: 'Tippe auf ein Feld und dann auf Buchstaben. Noch einmal auf das Feld: senkrecht.',
  enterPlay: 'Diesen Zug eingeben',
  notATurn: (text) => `„${text}“ kann ich nicht lesen. Versuch es mit 8F HORN.`,
  enter: 'Eingeben',
  toPlay: (name) => `${name} ist am Zug`,
  takeBack: 'Letzten Zug zurücknehmen',
  judge: (words) => `${words} anfechten`,
  noDice:
    'Crosswords braucht Würfel, und die stehen in keiner Spieldatei. Spielt es hier an einem Bildschirm.',
  challenger: 'Wer ficht an?',
  challenge: 'zu Unrecht angefochten',
  stands: (words, penalty) => `Der Zug gilt: ${words}. ${penalty}`,
  penalties: {
    loseNextTurn: 'Wer angefochten hat, verliert den nächsten Zug.',
    none: 'Die Anfechtung kostet nichts.',
    points5: 'Wer angefochten wurde, bekommt 5 Punkte.',
    points10: 'Wer angefochten wurde, bekommt 10 Punkte.',
    loseGame: 'Wer angefochten hat, verliert das Spiel.',
  },
  falls: (words) => `Ungültig: ${words}. Der Zug wird zurückgenommen und zählt nicht.`,
  clock: 'Zeit pro Zug',
  noClock: 'Keine Uhr',
  minutes: (count) => `${count} Min.`,
  startClock: 'Uhr starten',
  stopClock: 'Uhr anhalten',
  timeUp: 'Die Zeit ist um.',
  left: 'Restbuchstaben',
  leftAbout: 'Wer am Ende keine Buchstaben mehr hat, bekommt die Werte aller anderen dazu.',
  settled: 'Endstand',
  restart: 'Neues Spiel',
  gone: 'Spiel entfernt.',
  takenBack: 'Letzter Zug zurückgenommen.',
  analyse: 'Analysieren',
  count: (words, score) => `${words}: ${score}`,
};
