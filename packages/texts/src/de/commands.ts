/** The command line of the page, in German; the commands themselves are the same in every language. */

import { letterOf } from '@lexiko/rules/board';
import type { CommandTexts } from '../en/commands.ts';
import { either } from './grammar.ts';

export const commands: CommandTexts = {
  title: 'Befehlszeile',
  label: 'Befehl',
  example: '8f horn, exchange qvv, bag, help',
  run: 'Los',
  help: [
    ['8F HORN', 'legt waagrecht ab F8; F8 HORN legt senkrecht'],
    ['8F HoRN', 'ein kleiner Buchstabe unter großen ist ein Blankostein'],
    ['exchange QVV', 'tauscht Buchstaben; ? ist ein Blankostein'],
    ['draw 2', 'zieht zum Tauschen, wo zuerst gezogen wird'],
    ['pass', 'passt'],
    ['challenge WORT', 'ficht den letzten Zug an; accept nimmt ihn an'],
    ['retrieve A3 N', 'nimmt den Blankostein auf A3 gegen dein N auf'],
    ['recycle F8 C', 'tauscht den Buchstaben auf F8 gegen dein C aus'],
    ['rearrange 8F WORT', 'stellt das Wort dort um'],
    ['undo', 'nimmt den letzten Zug zurück, bei offenen Buchstaben'],
    ['rack, bag, scores, sheet', 'deine Buchstaben, die Restbuchstaben, die Punkte, alle Züge'],
    ['turn, rules, look up WORT', 'wer dran ist, die Regeln dieses Spiels, das Wörterbuch, wo es offen ist'],
    ['show', 'zeigt deine Buchstaben, zu mehreren an einem Bildschirm'],
    ['shuffle, sort, recall', 'mischt oder sortiert die Bank; nimmt Gelegtes zurück'],
    ['agree, resign', 'stimmt dem Ende zu; gibt auf'],
  ],
  rack: (letters) => `Deine Buchstaben: ${letters}`,
  covered: 'Die Buchstaben sind verdeckt; show deckt sie auf.',
  bag: (count, letters) => `${count} im Beutel. Restbuchstaben: ${letters}`,
  turn: (name) => `${name} ist dran`,
  problems: {
    NOT_A_MOVE: ({ text }) => `„${text}“ kann ich nicht lesen. Versuch 8F HORN oder help.`,
    NOT_A_START: ({ text }) => `„${text}“ kann ich nicht lesen. Versuch 8F HORN oder help.`,
    NOT_A_WORD: ({ text }) =>
      `Das Wort „${text}“ kann ich nicht lesen. Nimm nur Buchstaben, Punkte und Klammern.`,
    NOT_A_LETTER: ({ letter }) => `Den Buchstaben ${letterOf(letter)} gibt es in diesem Spiel nicht.`,
    LEAVES_BOARD: 'Das Wort reicht über das Brett hinaus.',
    NOTHING_THERE: ({ square }) => `Auf ${square} liegt kein Buchstabe.`,
    OTHER_LETTER_THERE: ({ square, lies, said }) =>
      `Auf ${square} liegt ${letterOf(lies)}, nicht ${letterOf(said)}.`,
    NO_NEW_TILE: 'Das Wort liegt schon auf dem Brett.',
    WHICH_BLANK: ({ letter, squares }) =>
      `Welches ${letter} ist der Blankostein, ${either(squares)}? Schreib ihn klein, alle anderen groß.`,
    NOT_TILES: 'Schreib, was du tauschst, mit ? für einen Blankostein: exchange QVV.',
    DRAW_FIRST: 'Zieh zuerst (draw 2), dann leg mit exchange zurück.',
    NOT_A_STEP: ({ step }) => `Schreib ein Feld und einen Buchstaben: ${step} F8 C.`,
    NOT_A_REARRANGEMENT: 'Schreib wo und was: rearrange 8F PASTES.',
    NO_WORD_THERE: 'Dort liegt kein Wort zum Umstellen.',
  },
};
