/** What is wrong in a game file, in Polish: lines that can’t be read, and turns that the rules count otherwise. */

import type { FileFaultTexts } from '../en/file-faults.ts';
import { quoted } from '../quoted.ts';
import { number, plural, tilesAsObject } from './grammar.ts';

const MISSING = {
  player: 'Brakuje gracza.',
  move: 'Brakuje ruchu.',
  word: 'Brakuje słowa.',
  score: 'Brakuje punktów.',
  total: 'Brakuje sumy.',
} as const;

export const fileFaults: FileFaultTexts = {
  line: (line, said) => `Wiersz ${line}: ${said}`,
  unreadable: {
    NOT_A_LINE: ({ text }) => `Nie da się odczytać „${quoted(text)}”. Ruch zaczyna się od >, a uwaga od #.`,
    BAD_PLAYER: ({ text }) =>
      `„${quoted(text)}” nie podaje następnego gracza. Napisz #player1 ann Ann Smith.`,
    UNKNOWN_PLAYER: ({ id }) => `Nie ma gracza „${quoted(id)}”.`,
    BAD_RACK: ({ text }) => `„${quoted(text)}” to nie stojak. Napisz jego litery, a za blanka „?”.`,
    BAD_MOVE: ({ text }) => `Nie da się odczytać „${quoted(text)}” jako ruchu.`,
    BAD_WORD: ({ text }) =>
      `„${quoted(text)}” to nie słowo. Napisz litery, a kropki za płytki, które już leżą na planszy.`,
    BAD_NUMBER: ({ text }) => `„${quoted(text)}” to nie liczba.`,
    MISSING: ({ field }) => MISSING[field],
    TOO_LONG: ({ what, most }) =>
      `Ten plik jest za długi: GCG ma najwyżej ${number(most)} ${
        what === 'turns' ? plural(most, 'ruch', 'ruchy', 'ruchów') : plural(most, 'znak', 'znaki', 'znaków')
      }.`,
    NO_GAME: 'W pliku nie ma ani graczy, ani ruchów.',
  },
  counted: {
    WRONG_SCORE: ({ written, counted }) => `Zapisano za ten ruch ${written}, a jest wart ${counted}.`,
    WRONG_TOTAL: ({ written, counted }) => `Zapisano sumę ${written}, a wynosi ${counted}.`,
    TOO_MANY_OF_TILE: ({ tile, held }) =>
      `Płytka ${tile} występuje zbyt często: liczba takich płytek w grze to ${held}.`,
    NOTHING_TO_WITHDRAW: 'Ten gracz nie ma ruchu do cofnięcia.',
  },
  notOnRack: (list) => `Na stojaku brakuje: ${list}.`,
  tooMany: (count) => `Nikt nie może mieć więcej niż ${tilesAsObject(count)}.`,
};
