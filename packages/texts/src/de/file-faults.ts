/** What is wrong in a game file, in German: lines that can’t be read, and turns that the rules count otherwise. */

import type { FileFaultTexts } from '../en/file-faults.ts';
import { quoted } from '../quoted.ts';
import { number, plural, points, tilesAsObject } from './grammar.ts';

const MISSING = {
  player: 'Der Spieler fehlt.',
  move: 'Der Zug fehlt.',
  word: 'Das Wort fehlt.',
  score: 'Die Punkte fehlen.',
  total: 'Die Summe fehlt.',
} as const;

export const fileFaults: FileFaultTexts = {
  line: (line, said) => `Zeile ${line}: ${said}`,
  unreadable: {
    NOT_A_LINE: ({ text }) =>
      `„${quoted(text)}“ ist nicht lesbar. Ein Zug beginnt mit >, eine Bemerkung mit #.`,
    BAD_PLAYER: ({ text }) =>
      `„${quoted(text)}“ nennt nicht den nächsten Spieler. Schreib #player1 ann Ann Smith.`,
    UNKNOWN_PLAYER: ({ id }) => `Einen Spieler „${quoted(id)}“ gibt es nicht.`,
    BAD_RACK: ({ text }) =>
      `„${quoted(text)}“ ist keine Bank. Schreib ihre Buchstaben, und „?“ für einen Blankostein.`,
    BAD_MOVE: ({ text }) => `„${quoted(text)}“ lässt sich nicht als Zug lesen.`,
    BAD_WORD: ({ text }) =>
      `„${quoted(text)}“ ist kein Wort. Schreib Buchstaben, und Punkte für solche, die schon auf dem Brett liegen.`,
    BAD_NUMBER: ({ text }) => `„${quoted(text)}“ ist keine Zahl.`,
    MISSING: ({ field }) => MISSING[field],
    TOO_LONG: ({ what, most }) =>
      `Diese Datei ist zu lang: GCG hat höchstens ${number(most)} ${what === 'turns' ? 'Züge' : 'Zeichen'}.`,
    NO_GAME: 'In der Datei stehen weder Spieler noch Züge.',
  },
  counted: {
    WRONG_SCORE: ({ written, counted }) =>
      `Eingetragen ${plural(written, 'ist', 'sind')} ${points(written)}, der Zug bringt aber ${counted}.`,
    WRONG_TOTAL: ({ written, counted }) =>
      `Eingetragen ist die Summe ${written}, sie beträgt aber ${counted}.`,
    TOO_MANY_OF_TILE: ({ tile, held }) => `Der Buchstabe ${tile} kommt zu oft vor: Im Spiel gibt es ${held}.`,
    NOTHING_TO_WITHDRAW: 'Dieser Spieler hat keinen Zug, der zurückzunehmen wäre.',
  },
  notOnRack: (list) => `Auf der Bank fehlt: ${list}.`,
  tooMany: (count) => `Mehr als ${tilesAsObject(count)} kann niemand haben.`,
};
