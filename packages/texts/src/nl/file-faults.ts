/** What is wrong in a game file, in Dutch: lines that can’t be read, and turns that the rules count otherwise. */

import type { FileFaultTexts } from '../en/file-faults.ts';
import { quoted } from '../quoted.ts';
import { number, tiles } from './grammar.ts';

const MISSING = {
  player: 'De speler ontbreekt.',
  move: 'De zet ontbreekt.',
  word: 'Het woord ontbreekt.',
  score: 'De score ontbreekt.',
  total: 'Het totaal ontbreekt.',
} as const;

export const fileFaults: FileFaultTexts = {
  line: (line, said) => `Regel ${line}: ${said}`,
  unreadable: {
    NOT_A_LINE: ({ text }) =>
      `‘${quoted(text)}’ is niet te lezen. Een zet begint met >, een opmerking met #.`,
    BAD_PLAYER: ({ text }) =>
      `‘${quoted(text)}’ noemt niet de volgende speler. Schrijf #player1 ann Ann Smith.`,
    UNKNOWN_PLAYER: ({ id }) => `Er is geen speler ‘${quoted(id)}’.`,
    BAD_RACK: ({ text }) => `‘${quoted(text)}’ is geen plankje. Schrijf de letters, en ‘?’ voor een blanco.`,
    BAD_MOVE: ({ text }) => `‘${quoted(text)}’ is niet als zet te lezen.`,
    BAD_WORD: ({ text }) =>
      `‘${quoted(text)}’ is niet als woord te lezen. Schrijf letters, en punten voor letters die al op het bord liggen.`,
    BAD_NUMBER: ({ text }) => `‘${quoted(text)}’ is geen getal.`,
    MISSING: ({ field }) => MISSING[field],
    TOO_LONG: ({ what, most }) =>
      `Dit bestand is te lang: een GCG-bestand heeft hoogstens ${number(most)} ${what === 'turns' ? 'beurten' : 'tekens'}.`,
    NO_GAME: 'In het bestand staan geen spelers en geen zetten.',
  },
  counted: {
    WRONG_SCORE: ({ written, counted }) => `Als score staat er ${written}, maar de zet is ${counted} waard.`,
    WRONG_TOTAL: ({ written, counted }) => `Als totaal staat er ${written}, maar het is ${counted}.`,
    TOO_MANY_OF_TILE: ({ tile, held }) =>
      `De letter ${tile} komt te vaak voor: in het spel zit die ${held} keer.`,
    NOTHING_TO_WITHDRAW: 'Deze speler heeft geen zet om terug te nemen.',
  },
  notOnRack: (list) => `Niet op het plankje: ${list}.`,
  tooMany: (count) => `Niemand kan meer dan ${tiles(count)} hebben.`,
};
