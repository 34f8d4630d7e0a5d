/** The command line in German; the commands themselves are the same in every language. */

import { letterOf } from '@lexiko/rules';
import type { CommandTexts } from './command-texts.ts';

export const GERMAN_COMMANDS: CommandTexts = {
  title: 'Befehlszeile',
  label: 'Befehl',
  example: '8f horn, exchange qvv, bag, help',
  run: 'Los',
  help: [
    ['8F HORN', 'legt waagrecht ab F8; F8 HORN legt senkrecht'],
    ['8F HoRN', 'ein kleiner Buchstabe unter großen ist ein Blankostein'],
    ['exchange QVV', 'tauscht Buchstaben, ? ist ein Blankostein'],
    ['draw 2', 'zieht zum Tauschen, wo das zuerst kommt'],
    ['pass', 'passt'],
    ['challenge WORT', 'ficht den letzten Zug an; accept lässt ihn gelten'],
    ['retrieve A3 N', 'nimmt den Blankostein auf A3 für dein N'],
    ['recycle F8 C', 'tauscht den Buchstaben auf F8 gegen dein C aus'],
    ['rearrange 8F WORT', 'legt das Wort dort neu'],
    ['undo', 'nimmt den letzten Zug zurück, bei offenen Buchstaben'],
    ['rack, bag, scores, sheet', 'deine Buchstaben, die ungesehenen, die Punkte, alle Züge'],
    ['turn, rules, look up WORT', 'wer dran ist, was vereinbart ist, das Wörterbuch, wo es frei ist'],
    ['show', 'deckt deine Buchstaben auf, zu mehreren an einem Bildschirm'],
    ['shuffle, sort, recall', 'die Bank; Ausgelegtes kommt zurück'],
    ['agree, resign', 'gemeinsam beenden; aufgeben'],
  ],
  rack: (letters) => `Deine Buchstaben: ${letters}`,
  covered: 'Die Buchstaben sind verdeckt; show deckt sie auf.',
  bag: (left, letters) => `${left} im Vorrat. Ungesehen: ${letters}`,
  turn: (name) => `${name} am Zug`,
  problems: {
    NOT_A_MOVE: ({ text }) => `„${text}“ ist weder ein Zug wie 8F HORN noch ein Befehl; help zählt sie auf.`,
    NOT_A_START: ({ text }) => `„${text}“ ist weder ein Zug wie 8F HORN noch ein Befehl; help zählt sie auf.`,
    NOT_A_WORD: ({ text }) => `„${text}“ ist kein Wort: nur Buchstaben, Punkte und Klammern.`,
    NOT_A_LETTER: ({ letter }) => `Den Buchstaben ${letterOf(letter)} gibt es in diesem Spiel nicht. [C-03]`,
    LEAVES_BOARD: () => 'Das Wort reicht über das Brett hinaus. [C-02]',
    NOTHING_THERE: ({ square }) => `Auf ${square} liegt kein Buchstabe.`,
    OTHER_LETTER_THERE: ({ square, lies, said }) =>
      `Auf ${square} liegt ${letterOf(lies)}, nicht ${letterOf(said)}. [S-11]`,
    NO_NEW_TILE: () => 'Das Wort liegt schon dort. [S-11]',
    WHICH_BLANK: ({ letter, squares }) =>
      `Welches ${letter} ist der Blankostein (${squares.join(' oder ')})? Schreib ihn klein, alle anderen groß. [S-20]`,
    NOT_TILES: () => 'Schreib, was du tauschst, ? für einen Blankostein: exchange QVV.',
    DRAW_FIRST: () => 'Erst ziehen (draw 2), dann mit exchange zurücklegen. [W-16]',
    NOT_A_STEP: ({ step }) => `Schreib ein Feld und einen Buchstaben: ${step} F8 C.`,
    NOT_A_REARRANGEMENT: () => 'Schreib wo und was: rearrange 8F PASTES. [V-02]',
    NO_WORD_THERE: () => 'Dort liegt kein Wort zum Umstellen. [V-02]',
  },
};
