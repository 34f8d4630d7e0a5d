/** What a board says of itself, in English: alone, for the element in other pages, and as a part of the page's texts. */

import { points, tiles } from './grammar.ts';

export const boardWords = {
  board: 'Board',
  rack: 'Your tiles',
  play: 'Play',
  recall: 'Recall',
  blank: 'blank',
  across: 'across',
  down: 'down',
  tile: (letter: string, count: number) => `${letter}, ${points(count)}`,
  blankAs: (letter: string) => `blank as ${letter}`,
};

export const squares = {
  /** On premium squares, behind how many times: 2L, 3W. */
  signs: { letter: 'L', word: 'W' },
  letter2: 'double letter',
  letter3: 'triple letter',
  letter4: 'quadruple letter',
  word2: 'double word',
  word3: 'triple word',
  word4: 'quadruple word',
  centre: 'centre',
  bar: 'small cross',
  cross: 'cross, roll the dice',
  blocked: 'closed',
  red: 'red',
  blue: 'blue',
  green: 'green',
  orange: 'orange',
  empty: 'empty',
  fresh: 'last play',
  yours: 'placed by you',
  cursor: (direction: string) => `typing ${direction}`,
};

/** Going through a game turn by turn. */
export const turnWords = {
  replay: 'Replay',
  replayStep: (step: number, total: number) => `Turn ${step} of ${total}`,
  replayStart: 'Before the first turn',
  first: 'First turn',
  previous: 'Previous turn',
  next: 'Next turn',
  last: 'Last turn',
};

/** Turns of a game in the element, after the name of the player; and what the element says of itself. */
export const moveWords = {
  exchange: (count: number) => `exchange, ${tiles(count)}`,
  pass: 'pass',
  withdrawn: 'play removed',
  challenge: 'challenge',
  leftover: 'tiles left',
  time: 'overtime',
  loading: 'Loading …',
  unreadable: 'This game can’t be read.',
  whichLetter: 'Which letter should the blank be?',
  layTiles: 'Place tiles on the board, then play.',
};

export type BoardWordTexts = typeof boardWords;
export type SquareTexts = typeof squares;
export type TurnTexts = typeof turnWords;
export type MoveTexts = typeof moveWords;
