/** The command line of the page, and what is wrong with a typed turn, in English. */

import { letterOf } from '@lexiko/rules/board';
import type { CommandProblem } from '@lexiko/rules/notation';
import type { TextsByCode } from '../by-code.ts';
import { either } from './grammar.ts';

const problems = {
  NOT_A_MOVE: ({ text }) => `Can’t read “${text}”. Try 8F HORN, or help.`,
  NOT_A_START: ({ text }) => `Can’t read “${text}”. Try 8F HORN, or help.`,
  NOT_A_WORD: ({ text }) => `Can’t read the word “${text}”. Use letters, dots and brackets only.`,
  NOT_A_LETTER: ({ letter }) => `This game has no letter ${letterOf(letter)}.`,
  LEAVES_BOARD: 'That word runs off the board.',
  NOTHING_THERE: ({ square }) => `There’s no tile on ${square} to play through.`,
  OTHER_LETTER_THERE: ({ square, lies, said }) => `${square} has ${letterOf(lies)}, not ${letterOf(said)}.`,
  NO_NEW_TILE: 'That word is already on the board.',
  WHICH_BLANK: ({ letter, squares }) =>
    `Which ${letter} is the blank, ${either(squares)}? Write it as a small letter, the others as capitals.`,
  NOT_TILES: 'Write the tiles to exchange, with ? for a blank: exchange QVV.',
  DRAW_FIRST: 'Draw first (draw 2), then exchange the tiles to return.',
  NOT_A_STEP: ({ step }) => `Write a square and a letter: ${step} F8 C.`,
  NOT_A_REARRANGEMENT: 'Write where and what: rearrange 8F PASTES.',
  NO_WORD_THERE: 'There’s no word there to rearrange.',
} satisfies TextsByCode<CommandProblem>;

export const commands = {
  title: 'Command line',
  label: 'Command',
  example: '8f horn, exchange qvv, bag, help',
  run: 'Run',
  help: [
    ['8F HORN', 'play across from F8; F8 HORN plays down'],
    ['8F HoRN', 'a small letter among capitals is a blank'],
    ['exchange QVV', 'exchange tiles; ? is a blank'],
    ['draw 2', 'draw to exchange, where drawing comes first'],
    ['pass', 'pass your turn'],
    ['challenge WORD', 'challenge the last play; accept lets it stand'],
    ['retrieve A3 N', 'take the blank on A3 for your N'],
    ['recycle F8 C', 'swap the tile on F8 for your C'],
    ['rearrange 8F WORD', 'rearrange the word there'],
    ['undo', 'take back the last play, with open tiles'],
    ['rack, bag, scores, sheet', 'your tiles, the unseen tiles, the scores, every turn'],
    [
      'turn, rules, look up WORD',
      'whose turn it is, the rules of this game, the dictionary where it is open',
    ],
    ['show', 'show your tiles, with several people on one screen'],
    ['shuffle, sort, recall', 'shuffle or sort the rack; take placed tiles back'],
    ['agree, resign', 'agree to end the game; resign'],
  ] as readonly (readonly [command: string, meaning: string])[],
  rack: (letters: string) => `Your tiles: ${letters}`,
  covered: 'The tiles are hidden; show uncovers them.',
  bag: (count: number, letters: string) => `${count} in the bag. Unseen: ${letters}`,
  turn: (name: string) => `${name} to play`,
  problems,
};

export type CommandTexts = typeof commands;
