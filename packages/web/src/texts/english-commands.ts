/** The command line in English. */

import { letterOf } from '@lexiko/rules';
import type { CommandTexts } from './command-texts.ts';

export const ENGLISH_COMMANDS: CommandTexts = {
  title: 'Command line',
  label: 'Command',
  example: '8f horn, exchange qvv, bag, help',
  run: 'Run',
  help: [
    ['8F HORN', 'play across from F8; F8 HORN plays down'],
    ['8F HoRN', 'a small letter among capitals is a blank'],
    ['exchange QVV', 'exchange letters, ? is a blank'],
    ['draw 2', 'draw to exchange, where that comes first'],
    ['pass', 'let the turn go by'],
    ['challenge WORD', 'challenge the last play; accept lets it stand'],
    ['retrieve A3 N', 'take the blank on A3 for your N'],
    ['recycle F8 C', 'swap the letter on F8 for your C'],
    ['rearrange 8F WORD', 'lay the word there anew'],
    ['undo', 'take the last play back, with open letters'],
    ['rack, bag, scores, sheet', 'your letters, the unseen ones, the scores, every turn'],
    ['turn, rules, look up WORD', 'who plays, what was agreed, the dictionary where it is free'],
    ['show', 'uncover your letters, with several people at one screen'],
    ['shuffle, sort, recall', 'the rack; letters laid out come home'],
    ['agree, resign', 'end the game together; leave it'],
  ],
  rack: (letters) => `Your letters: ${letters}`,
  covered: 'The letters are covered; show uncovers them.',
  bag: (left, letters) => `${left} to draw. Unseen: ${letters}`,
  turn: (name) => `${name} to play`,
  problems: {
    NOT_A_MOVE: ({ text }) => `“${text}” is neither a play such as 8F HORN nor a command; help lists them.`,
    NOT_A_START: ({ text }) => `“${text}” is neither a play such as 8F HORN nor a command; help lists them.`,
    NOT_A_WORD: ({ text }) => `“${text}” is not a word: letters, dots and brackets only.`,
    NOT_A_LETTER: ({ letter }) => `There is no letter ${letterOf(letter)} in this game. [C-03]`,
    LEAVES_BOARD: () => 'That word leaves the board. [C-02]',
    NOTHING_THERE: ({ square }) => `There is no letter on ${square} to play through.`,
    OTHER_LETTER_THERE: ({ square, lies, said }) =>
      `${square} holds ${letterOf(lies)}, not ${letterOf(said)}. [S-11]`,
    NO_NEW_TILE: () => 'That word lies there already. [S-11]',
    WHICH_BLANK: ({ letter, squares }) =>
      `Which ${letter} is the blank (${squares.join(' or ')})? Write it small, all others as capitals. [S-20]`,
    NOT_TILES: () => 'Write the letters to exchange, ? for a blank: exchange QVV.',
    DRAW_FIRST: () => 'Draw first (draw 2), then exchange the letters to return. [W-16]',
    NOT_A_STEP: ({ step }) => `Write a square and a letter: ${step} F8 C.`,
    NOT_A_REARRANGEMENT: () => 'Write where and what: rearrange 8F PASTES. [V-02]',
    NO_WORD_THERE: () => 'There is no word there to rearrange. [V-02]',
  },
};
