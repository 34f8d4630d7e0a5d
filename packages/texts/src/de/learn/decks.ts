/** The learner’s own decks in German. */

import type { DecksTexts } from '../../en/learn/decks.ts';
import { counted, number } from '../grammar.ts';

export const decks: DecksTexts = {
  title: 'Stapel',
  about: 'Beliebig große Stapel aus beliebigen Wörtern. Jede Karte kommt wieder, kurz bevor du sie vergisst.',
  none: 'Du hast noch keinen Stapel. Suche Wörter und lerne, was du findest, oder bring eine Liste mit.',
  opening: 'Karten werden geladen …',
  newDeck: 'Neuer Stapel',
  fromWords: 'Neuer Stapel aus einer Suche',
  fromList: 'Neuer Stapel aus Liste oder Datei',
  kinds: {
    anagrams: { name: 'Anagramme', question: 'Welche Wörter ergeben diese Buchstaben?' },
    hooks: { name: 'Verlängerungen', question: 'Welche Buchstaben passen vor und hinter dieses Wort?' },
    meaning: { name: 'Erklärungen', question: 'Welches Wort passt zu dieser Erklärung?' },
  },
  known: (seen, firm, of) =>
    `${number(seen)} von ${counted(of, 'Karte', 'Karten')} begonnen, ${number(firm)} gelernt`,
  waiting: (due, fresh) => `${number(due)} zu wiederholen, ${number(fresh)} neu.`,
  start: 'Los',
  startDeck: (deck) => `${deck} üben`,
  today: 'Heute',
  nothingDue: 'Heute sind keine Karten mehr dran. Übe frei oder erhöhe unten die Grenzen.',
  nothingToPractise: 'Solche Karten gibt es noch nicht.',
  back: 'Zurück zum Stapel',
  practice: 'Freies Üben',
  practiceAbout: 'So lange du willst, in zufälliger Folge. Dein Zeitplan bleibt, wie er ist.',
  practiceCards: 'Karten',
  practiceChoices: { all: 'Alle Karten', begun: 'Begonnene Karten', missed: 'Am häufigsten vergessene' },
  time: 'Zeit',
  minutes: (count) => (count === 0 ? 'Unbegrenzt' : counted(count, 'Minute', 'Minuten')),
  practise: 'Üben',
  settings: 'Grenzen und Name',
  newADay: 'Neue Karten pro Tag',
  againADay: 'Wiederholungen pro Tag',
  name: 'Name',
  rename: 'Umbenennen',
  files: 'Exportieren oder löschen',
  delete: 'Stapel löschen',
  deleted: (deck) => `${deck} gelöscht.`,
  allDecks: 'Alle Stapel',
  forecast: 'Vorschau',
  forecastAbout: 'Fällige Karten in den nächsten 30 Tagen. Der erste Balken enthält alles Überfällige.',
  noForecast: 'Sobald du Karten beantwortet hast, siehst du hier, wann sie wiederkommen.',
  forecastChart: (cards, days) =>
    `${counted(cards, 'Karte', 'Karten')} fällig in den nächsten ${counted(days, 'Tag', 'Tagen')}`,
  table: 'Als Tabelle',
  day: 'Tag',
  cards: 'Karten',
  weak: 'Schwächen',
  weakLetters: 'Buchstaben in verfehlten Wörtern',
  weakHooks: 'Verfehlte Verlängerungen',
  missed: 'Verfehlt',
  asked: 'Gefragt',
  question: 'Frage',
  make: 'Stapel anlegen',
  making: (percent) => (percent === 0 ? 'Stapel wird angelegt …' : `Stapel wird angelegt … ${percent} %`),
  unnamed: 'Mein Stapel',
  made: (cards, left) =>
    `Stapel mit ${counted(cards, 'Karte', 'Karten')} angelegt.${left === 0 ? '' : ` ${counted(left, 'Wort', 'Wörter')} ausgelassen.`}`,
  faults: {
    'no-cards': 'Keines dieser Wörter ergibt mit diesem Wörterbuch eine Karte.',
    'too-many-cards': 'Ein Stapel fasst höchstens 100.000 Karten. Wähle weniger Wörter.',
    'too-many-decks': 'Du hast 200 Stapel. Lösche zuerst einen.',
  },
  list: 'Wörter',
  listAbout:
    'Füge Wörter oder Buchstabenreihen ein oder zieh eine Datei hierher: eine Liste, eine Zyzzyva-Cardbox (.db), eine Tabelle von WordVault oder Anki (.csv, .txt) oder einen hier gespeicherten Stapel. Zeitpläne kommen mit. Was nicht im Wörterbuch steht, wird ausgelassen.',
  chooseFile: 'Datei wählen',
  fileCards: (cards, scheduled) => `${counted(cards, 'Karte', 'Karten')}, ${number(scheduled)} mit Zeitplan.`,
  noFile: 'Datei entfernen',
  fileFaults: {
    'too-large': 'Diese Datei ist größer als 60 MB. Exportiere eine kleinere.',
    'no-cards': 'In dieser Datei sind keine Karten.',
    'not-sqlite':
      'Diese Datei ist nicht lesbar. Wähle eine Liste, eine Cardbox oder einen gespeicherten Stapel.',
    'no-table': 'Diese Datenbank ist keine Cardbox: Sie hat keine Fragen.',
    'not-a-deck': 'Diese Datei ist kein hier gespeicherter Stapel.',
    'newer-version':
      'Dieser Stapel stammt aus einer anderen Version von Lexiko. Lade die Seite neu und versuche es noch einmal.',
    damaged: 'Diese Datei ist beschädigt. Es wurde nichts geändert.',
  },
  exportAbout:
    'Lade einen gespeicherten Stapel auf einem anderen Gerät: Was du auf beiden gelernt hast, kommt zusammen.',
  exports: {
    lexiko: 'Stapel mit Zeitplan (.json)',
    cardbox: 'Zyzzyva-Cardbox (.db)',
    schedule: 'WordVault-Tabelle (.csv)',
    anki: 'Anki-Karten (.csv)',
    list: 'Liste (.txt)',
  },
};
