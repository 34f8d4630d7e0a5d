/** Questions about words on the command line, in German. */

import type { WordsTexts } from '../../en/terminal/words.ts';
import { counted, either, list, number, points, tiles } from '../grammar.ts';

export const words: WordsTexts = {
  whichQuestion: (choices) => `Stell eine Frage: ${either(choices)}.`,
  noQuestion: (text, near, choices) =>
    `Eine Frage „${text}“ gibt es nicht. ${near === null ? `Nimm ${either(choices)}.` : `Meintest du ${near}?`}`,
  noLexicon: (text) => `Es gibt kein Lexikon „${text}“. lexiko lexicon list nennt die vorhandenen.`,
  noneFits: 'Kein Wort passt.',
  noPartner: 'Kein Buchstabe ergibt damit ein Wort.',
  classNotKnown: (option, name) =>
    `${option} bewirkt bei ${name} nichts: In dieser Sprache ist nicht bekannt, welche Wörter das sind.`,
  needsWord: 'Nenn mindestens ein Wort.',
  needsPattern: 'Nenn ein Muster, etwa "H?RN*", in Anführungszeichen.',
  needsRack: 'Nenn eine Bank, etwa "AEINRS?". Ein ? ist ein Blankostein.',
  needsLetters: 'Nenn ein Wort oder einen Teil davon.',
  needsRackOrLength:
    'Nenn eine Bank, etwa AEINRST, oder nimm --length 7 für die wahrscheinlichsten Wörter dieser Länge.',
  oneStem: 'Nenn einen Stamm, etwa SATINE.',
  noWords: (text) => `Diese Frage nimmt keine Wörter, du hast aber „${text}“ genannt.`,
  emptyPattern: 'Das Muster ist leer.',
  longPattern: (count) => `Ein Muster hat höchstens ${number(count)} Buchstaben und Fragezeichen.`,
  notInPattern: (text) => `„${text}“ im Muster ist kein Buchstabe.`,
  notALetter: (text, name) => `„${text}“ ist kein Buchstabe des Alphabets ${name}.`,
  notSpelt: (text, name) => `„${text}“ hat Buchstaben, die es im Alphabet ${name} nicht gibt.`,
  noTilesToDraw: (name) => `Das Alphabet ${name} hat keine Steine zum Ziehen.`,
  valid: (word, score, level) => {
    const known = [
      ...(score === null || score === 0 ? [] : [points(score)]),
      ...(level === 0 ? [] : [`Häufigkeitsstufe ${level}`]),
    ];
    return `${word} ist gültig${known.length === 0 ? '' : ` (${known.join(', ')})`}.`;
  },
  notValid: {
    unknown: (word) => `${word} ist ungültig: steht nicht im Wörterbuch.`,
    plural: (word) => `${word} ist ungültig: eine Mehrzahl.`,
    foreign: (word) => `${word} ist ungültig: ein Fremdwort.`,
    school: (word) => `${word} ist ungültig: in der Schule nicht erlaubt.`,
  },
  definition: {
    none: 'Keine Definition.',
    hidden: 'Die Definition wird im Schulspiel nicht gezeigt.',
    sameAs: (word) => `dasselbe wie ${word}`,
    relations: {
      pl: (word) => `Mehrzahl von ${word}`,
      '3sg': (word) => `dritte Person Einzahl von ${word}`,
      past: (word) => `Vergangenheit von ${word}`,
      ing: (word) => `-ing-Form von ${word}`,
      comp: (word) => `Komparativ von ${word}`,
      sup: (word) => `Superlativ von ${word}`,
      ly: (word) => `Adverb zu ${word}`,
      ness: (word) => `Substantiv zu ${word}`,
    },
  },
  definitionsMissing: {
    notBuilt: 'Es gibt noch keine Definitionen. In den Quellen von Lexiko baut sie npm run build.',
    otherVersion: (path, version) =>
      `Die Definitionen in ${path} haben Version ${version}; dieses Lexiko kann sie nicht lesen. Lösch die Datei, dann wird sie neu gebaut.`,
    damaged: (path) =>
      `Die Definitionen in ${path} sind beschädigt. Lösch die Datei, dann wird sie neu gebaut.`,
  },
  hooks: {
    notAWord: (word) => `${word} (selbst kein Wort)`,
    front: 'vorn',
    back: 'hinten',
    inside: 'innen',
    inner: 'ohne Rand',
    none: 'keine',
  },
  partners: (count, drawn) => `${tiles(count)}, ${counted(drawn, 'Stein', 'Steine')}`,
  never: 'bei keiner Ziehung',
  chance: (count, share) => `1 von ${number(count)} Ziehungen (${share} %)`,
  rackChance: (letters, text, count) =>
    `${letters}: ${text} von ${counted(count, 'Stein', 'Steinen')} aus vollem Beutel`,
  withBlanks: (text) => `mit Blankosteinen statt Buchstaben: ${text}`,
  onlyInRulebook: (wordList) => `Im Regelbuch, aber nicht in dieser Liste: ${list(wordList)}.`,
  onlyInList: (wordList) => `In dieser Liste, aber nicht im Regelbuch: ${list(wordList)}.`,
};
