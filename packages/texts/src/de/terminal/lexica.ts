/** Word lists on the command line, in German: imported, listed, inspected, exported, removed. */

import type { LexicaTexts } from '../../en/terminal/lexica.ts';
import { counted, either, list, number, tilesAsObject } from '../grammar.ts';
import { wordLists } from '../word-lists.ts';

const words = (count: number): string => counted(count, 'Wort', 'Wörter');
const lines = (count: number): string => counted(count, 'Zeile', 'Zeilen');
const bytes = (count: number): string => counted(count, 'Byte', 'Byte');

export const lexica: LexicaTexts = {
  whichAction: (choices) => `Sag, was zu tun ist: ${either(choices)}.`,
  noAction: (text, near, choices) =>
    `„${text}“ gibt es nicht. ${near === null ? `Nimm ${either(choices)}.` : `Meintest du ${near}?`}`,
  needsFile: 'Nenn eine Datei.',
  needsId: 'Nenn eine Kennung.',
  listTakesNothing: 'list nimmt keine Namen.',
  infoTakesOne: 'info nimmt eine Kennung.',
  exportTakes: 'export nimmt eine Kennung und, wenn du magst, eine Datei.',
  badId: (text) =>
    `„${text}“ kann keine Kennung sein. --id nimmt kleine Buchstaben, Ziffern und Bindestriche.`,
  isBuiltIn: (text) => `„${text}“ ist ein eingebautes Lexikon. Wähl mit --id eine andere Kennung.`,
  isInstalled: (text) =>
    `Das Lexikon „${text}“ gibt es schon. --replace ersetzt es, --id stellt das neue daneben.`,
  notInstalled: (text, path) => `In ${path} gibt es kein Lexikon „${text}“.`,
  builtInStays: 'Ein eingebautes Lexikon lässt sich nicht entfernen.',
  removed: (text) => `${text} ist entfernt.`,
  kwgNeedsFile: 'Nenn eine Datei für den Wortgraphen.',
  tooLargeForKwg: (text) => `„${text}“ ist zu groß für eine KWG-Datei. Exportier es als Text.`,
  cannotBuild: (text) =>
    `Das Lexikon „${text}“ muss erst gebaut werden, und das ging nicht. In einem Checkout sagen npm ci und dann node scripts/build/lexica.mjs ${text}, warum.`,
  recordDamaged: (path) => `${path} ist beschädigt. Lösch den Ordner und importier die Liste neu.`,
  damaged: (text) => `Das Lexikon „${text}“ ist beschädigt. Entfern es und importier es neu.`,
  listed: (name, text) => `${name}, Version ${text}`,
  listedUnder: (name, version, text) => `${name}, Version ${version}, ${text}`,
  ownAlphabet: 'eigene Buchstaben',
  states: { ready: 'fertig', waiting: 'wird bei Bedarf gebaut', imported: 'importiert' },
  wordCount: words,
  notAnAlphabet: (path, choices) =>
    `--alphabet nimmt ${either(choices)} oder eine JSON-Datei. „${path}“ ist keines davon.`,
  badAlphabetFile: (path, text) => `„${path}“ ist kein Alphabet. Schreib es so: ${text}`,
  badAlphabet: (name, text) => `Das Alphabet „${name}“ ist nicht brauchbar: ${text}.`,
  alphabetFaults: {
    'no-letters': 'es hat keine Buchstaben',
    'too-many-letters': ({ count }) => `es hat ${tilesAsObject(count)}, möglich sind 62`,
    'bad-letter': ({ letter }) => `„${letter}“ kann kein Buchstabe sein`,
    'repeated-letter': ({ letter }) => `es hat den Buchstaben ${letter} zweimal`,
  },
  lineFaults: wordLists.lineFaults,
  reasons: wordLists.reasons,
  rejectedLine: wordLists.rejectedLine,
  moreLines: wordLists.moreLines,
  refused: (path, text) => `${path}: ${text}`,
  fileFaults: {
    unreadable: ({ reason }) => `Die Datei ist nicht lesbar (${reason}).`,
    'bad-gzip': ({ reason }) => `Die Datei lässt sich nicht auspacken (${reason}).`,
    unwritable: ({ reason }) => `Das Lexikon lässt sich nicht schreiben (${reason}).`,
    'not-text': wordLists.faults['not-text'],
    'letter-outside-alphabet': ({ letter }) =>
      `Der Graph hat einen Buchstaben Nummer ${letter}, mehr als das Alphabet. Nenn mit --alphabet das richtige.`,
    'too-many-words': wordLists.faults['too-many-words'],
    'no-words': wordLists.faults['no-words'],
    prose: wordLists.faults.prose,
    'mostly-rejected': ({ count, lines: all }) =>
      `${number(count)} von ${counted(all, 'Zeile', 'Zeilen')} sind keine Wörter. Ist das eine Wortliste, und stimmt --alphabet? Sehen die Buchstaben falsch aus, speichere die Liste als UTF-8.`,
    'rejected-lines': ({ count }) =>
      `${counted(count, 'Zeile ist kein Wort', 'Zeilen sind keine Wörter')}, und du wolltest --strict.`,
  },
  badKwg: (text) => `Das ist keine ganze KWG-Datei: ${text}.`,
  kwgFaults: {
    'not-whole-arcs': ({ size }) => `${bytes(size)} ergeben keine ganze Zahl von Kanten`,
    'too-many-arcs': ({ count }) => `${counted(count, 'Kante', 'Kanten')} kann das Format nicht zählen`,
    'no-words': 'sie enthält keine Wörter',
    'child-out-of-range': ({ index }) => `Kante ${index} zeigt über das Ende hinaus`,
    'letter-out-of-range': ({ index, letter }) => `Kante ${index} hat den Buchstaben ${letter}`,
    'letters-not-rising': ({ index }) => `die Buchstaben an Kante ${index} sind nicht in Ordnung`,
    endless: 'ihre Wörter enden nie',
  },
  imported: {
    installed: (name, text, version) => `„${name}“ ist installiert als ${text}, Version ${version}.`,
    fromGraph: (count) => `${words(count)} aus einem Wortgraphen.`,
    fromText: (count, all, text) => `${words(count)} aus ${counted(all, 'Zeile', 'Zeilen')} in ${text}.`,
    repeated: (count) =>
      count === 1 ? '1 Zeile wiederholt ein Wort.' : `${lines(count)} wiederholen ein Wort.`,
    definitions: (count) => `${counted(count, 'Definition', 'Definitionen')} übernommen.`,
    rejected: (count, reasons) =>
      `${lines(count)} ${count === 1 ? 'wurde' : 'wurden'} verworfen: ${list(reasons)}.`,
    complete: 'Alle Zweibuchstabenwörter und alle Wörter mit Q ohne U aus den Regelbuchen sind dabei.',
    lacks: (wordList) => `Aus den Regelbuchen fehlen: ${list(wordList)}.`,
    lacksMore: (shown, count) => `Aus den Regelbuchen fehlen: ${shown} und ${count} mehr.`,
    plurals: (count) => `Nur Mehrzahl, in Crosswords ausgeschlossen: ${number(count)}.`,
    graph: (count, time) => `Der Graph hat ${bytes(count)}; ihn zu bauen dauerte ${time} s.`,
    noGenerator:
      'Die Liste ist zu vielfältig für die Zugsuche: Wörter prüfen und nachschlagen geht, Computer können damit nicht spielen.',
    checksum: (text) => `Prüfsumme ${text}`,
  },
  info: {
    name: 'Name',
    nameText: (name, text, version) => `${name} (${text}), Version ${version}`,
    checksum: 'Prüfsumme',
    alphabet: 'Alphabet',
    words: 'Wörter',
    from: 'Quelle',
    fromText: (path, date) => `${path}, importiert ${date}`,
    graph: 'Graph',
    graphText: bytes,
    halfGraphText: (count) => `${bytes(count)}, ohne die Hälfte für die Zugsuche`,
    times: 'Zeiten',
    timesText: (built, opened) => `gebaut in ${built} ms, geöffnet in ${opened} ms`,
    definitions: 'Definitionen',
    definitionsText: (share, common) => `${share} aller Wörter, ${common} der häufigen (bis Stufe 50)`,
    none: 'keine',
    school: 'Schule',
    schoolText: (first, second) => `${words(first)} der Stufe 1, ${number(second)} der Stufe 2`,
    foreign: 'Fremdwörter',
    foreignText: (count) => `${words(count)} auf der Liste der Fremdwörter`,
    byLength: 'Wörter nach Länge',
    byClass: 'Wörter nach Zahlform',
    byLevel: 'Wörter nach Häufigkeitsstufe',
    unknown: 'unbekannt',
  },
};
