/** What every screen of the page needs, and the first screen, in German. */

import type { CommonTexts, FrontTexts, LearnTexts, NavTexts } from '../en/common.ts';
import { counted } from './grammar.ts';

export const common: CommonTexts = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  home: 'Lexiko, alle Spiele',
  settings: 'Einstellungen',
  help: 'So wird gespielt',
  skip: 'Zum Brett springen',
  messages: 'Meldungen',
  menu: 'Mehr',
  updateReady: 'Eine neue Version von Lexiko ist da.',
  update: 'Aktualisieren',
  opening: 'Einen Moment …',
  tooLong: (count) => `Hier ist nur Platz für ${count} Zeichen.`,
};

export const nav: NavTexts = {
  title: 'Hauptmenü',
  play: 'Spielen',
  learn: 'Lernen',
  analyse: 'Analyse',
  watch: 'Zusehen',
  account: 'Konto',
  menu: 'Menü',
  skip: 'Zum Inhalt springen',
  turns: (count) => `du bist in ${counted(count, 'Spiel', 'Spielen')} am Zug`,
};

export const failed = (reason: string) =>
  `Etwas ist schiefgegangen: ${reason}. Dein Spiel ist gesichert; lade die Seite neu.`;

export const missing = 'Dieses Spiel ist nicht auf diesem Gerät.';

export const front: FrontTexts = {
  unfinished: 'Weiterspielen',
  continueAgainst: (names) => `Gegen ${names} weiterspielen`,
  words: 'Wörter',
  daily: 'Rätsel des Tages',
  tools: 'Werkzeuge',
  drills: 'Lernkarten',
  drillsAbout: 'Jeden Tag ein paar Karten: Wörter, Verlängerungen, Bingos, verpasste Züge.',
  ownListsAbout: 'Eigenes Wörterbuch, nur auf diesem Gerät.',
  analysis: 'Spielanalyse',
  analysisAbout: 'Spiel, Stellung oder Datei öffnen und die besten Züge sehen.',
  computer: 'Gegen den Computer',
  level: 'Stärke',
  play: 'Spielen',
  together: 'Reihum an einem Gerät',
  togetherAbout:
    'Zwei bis vier Personen an diesem Bildschirm. Zwischen den Zügen bleiben die Buchstaben verdeckt.',
  people: 'Spieler',
  more: 'Regelbuch wählen',
  moreAbout: 'Fünf Ausgaben, Menschen und Computer gemischt, eigene Regeln.',
  quick: 'Schnellstart',
  goOn: 'Deine Spiele',
  noGames: 'Deine Spiele bleiben auf diesem Gerät, bis du sie entfernst.',
  over: 'beendet',
  removeGame: (names) => `Das Spiel ${names} entfernen`,
  removed: (names) => `Entfernt: ${names}`,
  online: 'Online spielen',
  onlineAbout: 'Mit Freunden über einen Link, oder mit allen, die da sind.',
  companion: 'Tischbegleiter',
  companionAbout: 'Für euer eigenes Brett: zählt Punkte, stoppt die Zeit und entscheidet bei Anfechtungen.',
};

export const learn: LearnTexts = {
  home: 'Lernen',
  homeAbout: 'Lektionen, Übungen, Rätsel und Analysen deiner Spiele.',
  title: 'Regelbuch',
  about: 'Die Regeln jeder Ausgabe, und was in eurem Spiel anders ist.',
  open: 'Regeln lesen',
  rule: 'Warum?',
  steps: 'Erste Schritte',
  stepsAbout: 'Legen und Zählen lernen in fünf Zügen.',
};
