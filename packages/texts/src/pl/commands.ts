/** The command line of the page, in Polish; the commands themselves are the same in every language. */

import { letterOf } from '@lexiko/rules/board';
import type { CommandTexts } from '../en/commands.ts';

export const commands: CommandTexts = {
  title: 'Wiersz poleceń',
  label: 'Polecenie',
  example: '8f koty, exchange cww, bag, help',
  run: 'Wykonaj',
  help: [
    ['8F KOTY', 'układa poziomo od F8; F8 KOTY układa pionowo'],
    ['8F KoTY', 'mała litera wśród wielkich to blank'],
    ['exchange CWW', 'wymienia płytki; ? to blank'],
    ['draw 2', 'dobiera do wymiany tam, gdzie najpierw się dobiera'],
    ['pass', 'pasuje'],
    ['challenge SŁOWO', 'kwestionuje ostatni ruch; accept go akceptuje'],
    ['retrieve A3 N', 'zabiera blanka z A3 w zamian za Twoje N'],
    ['recycle F8 C', 'podmienia płytkę na F8 na Twoje C'],
    ['rearrange 8F SŁOWO', 'przestawia słowo w tym miejscu'],
    ['undo', 'cofa ostatni ruch, przy odkrytych płytkach'],
    ['rack, bag, scores, sheet', 'Twoje płytki, niewidoczne płytki, wyniki, wszystkie ruchy'],
    ['turn, rules, look up SŁOWO', 'czyj jest ruch, zasady tej gry, słownik tam, gdzie jest otwarty'],
    ['show', 'pokazuje Twoje płytki, gdy kilka osób gra na jednym ekranie'],
    ['shuffle, sort, recall', 'miesza lub sortuje stojak; zbiera położone płytki'],
    ['agree, resign', 'zgoda na zakończenie gry; poddanie gry'],
  ],
  rack: (letters) => `Twoje płytki: ${letters}`,
  covered: 'Płytki są zakryte; show je odkrywa.',
  bag: (count, letters) => `${count} w woreczku. Niewidoczne: ${letters}`,
  turn: (name) => `Ruch: ${name}`,
  problems: {
    NOT_A_MOVE: ({ text }) => `Nie rozumiem „${text}”. Spróbuj 8F KOTY albo help.`,
    NOT_A_START: ({ text }) => `Nie rozumiem „${text}”. Spróbuj 8F KOTY albo help.`,
    NOT_A_WORD: ({ text }) => `Nie rozumiem słowa „${text}”. Używaj tylko liter, kropek i nawiasów.`,
    NOT_A_LETTER: ({ letter }) => `W tej grze nie ma litery ${letterOf(letter)}.`,
    LEAVES_BOARD: 'To słowo wychodzi poza planszę.',
    NOTHING_THERE: ({ square }) => `Na ${square} nie ma płytki, przez którą można przejść.`,
    OTHER_LETTER_THERE: ({ square, lies, said }) =>
      `Na ${square} leży ${letterOf(lies)}, a nie ${letterOf(said)}.`,
    NO_NEW_TILE: 'To słowo leży już na planszy.',
    WHICH_BLANK: ({ letter, squares }) =>
      `Które ${letter} jest blankiem: ${squares.join(' czy ')}? Napisz je małą literą, a pozostałe wielkimi.`,
    NOT_TILES: 'Napisz, które płytki wymieniasz, z ? za blanka: exchange CWW.',
    DRAW_FIRST: 'Najpierw dobierz (draw 2), a potem odłóż płytki przez exchange.',
    NOT_A_STEP: ({ step }) => `Napisz pole i literę: ${step} F8 C.`,
    NOT_A_REARRANGEMENT: 'Napisz, gdzie i co: rearrange 8F KRATA.',
    NO_WORD_THERE: 'Nie ma tam słowa do przestawienia.',
  },
};
