/** Word lists of one’s own, in German. */

import type { WordListTexts } from '../en/word-lists.ts';
import { counted, list, number, tilesAsObject } from './grammar.ts';

const words = (count: number): string => counted(count, 'Wort', 'Wörter');

export const wordLists: WordListTexts = {
  title: 'Deine Wortlisten',
  about: 'Spiel mit deinen eigenen Wörtern. Eine Liste bleibt auf diesem Gerät und geht auch offline.',
  none: 'Du hast noch keine Liste.',
  add: 'Liste hinzufügen',
  choose: 'Datei wählen',
  drop: 'Du kannst eine Datei auch hierher ziehen.',
  formats: (count) =>
    `Eine Textdatei mit einem Wort je Zeile oder ein Wortgraph (KWG), beides auch mit gzip gepackt. Höchstens ${number(count)} Wörter.`,
  name: 'Name',
  alphabet: 'Alphabet',
  start: 'Hinzufügen',
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen. Es kam nichts dazu.',
  stages: {
    reading: (share) => `Wird gelesen … ${share}`,
    building: 'Das Wörterbuch wird gebaut …',
    storing: 'Wird gespeichert …',
  },
  added: (name, count) => `„${name}“ ist bereit: ${words(count)}.`,
  repeated: (count) => `${counted(count, 'Zeile wiederholt', 'Zeilen wiederholen')} ein Wort.`,
  rejected: (count, reasons) =>
    `${counted(count, 'Zeile wurde', 'Zeilen wurden')} ausgelassen: ${list(reasons)}.`,
  use: 'In neuen Spielen verwenden',
  inUse: 'Neue Spiele verwenden diese Liste.',
  words,
  checksum: (digits) => `Prüfsumme ${digits}…`,
  rename: 'Umbenennen',
  newName: (name) => `Neuer Name für „${name}“`,
  save: 'Speichern',
  exportText: 'Als Text speichern',
  remove: 'Entfernen',
  removeNamed: (name) => `„${name}“ entfernen?`,
  removeUsed: (count) =>
    `${counted(count, 'Spiel auf diesem Gerät verwendet', 'Spiele auf diesem Gerät verwenden')} diese Liste. Ohne sie kannst du ${count === 1 ? 'es' : 'sie'} nicht fortsetzen oder analysieren, bis du dieselbe Liste wieder hinzufügst.`,
  removed: (name) => `„${name}“ ist entfernt.`,
  lineFaults: {
    hyphen: 'hat einen Bindestrich',
    apostrophe: 'hat einen Apostroph',
    'not-a-letter': ({ character }) => `„${character}“ ist kein Buchstabe des Alphabets`,
    'too-short': 'hat nur einen Buchstaben',
    'too-long': ({ most }) => `hat mehr als ${tilesAsObject(most)}`,
    labelled: ({ label }) => `ist als „${label}“ gekennzeichnet`,
    capitalised: 'ist großgeschrieben',
  },
  reasons: {
    hyphen: (count) => `${number(count)} mit Bindestrich`,
    apostrophe: (count) => `${number(count)} mit Apostroph`,
    'not-a-letter': (count) => `${number(count)} mit Zeichen, die keine Buchstaben sind`,
    'too-short': (count) => `${number(count)} mit nur einem Buchstaben`,
    'too-long': (count) => `${number(count)} zu lang`,
    labelled: (count) => `${number(count)} als nicht spielbar gekennzeichnet`,
    capitalised: (count) => `${number(count)} großgeschrieben`,
  },
  rejectedLine: (line, word, text) => `Zeile ${line}: ${word} ${text}`,
  moreLines: (count) => `und ${counted(count, 'weitere Zeile', 'weitere Zeilen')}`,
  faults: {
    unreadable: 'Die Datei ist nicht lesbar. Wähl sie noch einmal.',
    'bad-gzip': 'Die Datei lässt sich nicht auspacken: Sie ist beschädigt oder unvollständig.',
    'too-large': ({ most }) => `Die Datei ist zu groß. Ausgepackt darf sie ${number(most)} MB haben.`,
    'not-text': ({ line }) =>
      `Zeile ${line} hat Zeichen, die in keinem Text stehen. Das ist keine Wortliste.`,
    'bad-kwg': 'Dieser Wortgraph ist beschädigt oder keine KWG-Datei.',
    'letter-outside-alphabet':
      'Der Wortgraph hat mehr Buchstaben als dieses Alphabet. Wähl ein anderes Alphabet.',
    'too-many-words': ({ most }) => `Die Liste hat mehr als ${number(most)} Wörter.`,
    'no-words': 'Die Datei enthält keine Wörter.',
    'mostly-rejected': ({ count, lines }) =>
      `${number(count)} von ${counted(lines, 'Zeile', 'Zeilen')} sind keine Wörter. Ist das eine Wortliste, und stimmt das Alphabet? Sehen die Buchstaben falsch aus, speichere die Liste als UTF-8.`,
    prose: 'Das ist ein Text zum Lesen, keine Wortliste. Schreib ein Wort in jede Zeile.',
    'too-varied':
      'Die Wörter dieser Liste haben zu wenig gemeinsam: Der Computer kann damit keine Züge finden.',
    'no-name': 'Gib der Liste einen Namen.',
    'name-taken': ({ name }) => `Ein Wörterbuch „${name}“ gibt es schon. Wähl einen anderen Namen.`,
    'already-here': ({ name }) => `Diese Wörter hast du schon, in „${name}“.`,
    'no-room': 'Auf dem Gerät ist kein Platz für diese Liste. Entfern eine andere Liste oder schaff Platz.',
    unwritable:
      'Der Browser hat die Liste nicht gespeichert. In einem privaten Fenster darf er das vielleicht nicht.',
  },
};
