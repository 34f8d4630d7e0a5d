/** What is wrong in a game file, in English: lines that can’t be read, and turns that the rules count otherwise. */

import type { GcgFault, ReplayFault } from '@lexiko/rules/notation';
import type { TextsByCode } from '../by-code.ts';
import { quoted } from '../quoted.ts';
import { number, tiles } from './grammar.ts';

/** What the rules say themselves is said in their words. */
export type CountedFault = Exclude<ReplayFault, { readonly code: 'BAD_PLACE' | 'ILLEGAL' }>;

const unreadable: TextsByCode<GcgFault> = {
  NOT_A_LINE: ({ text }) => `Can’t read “${quoted(text)}”. A turn starts with >, a remark with #.`,
  BAD_PLAYER: ({ text }) => `Can’t read “${quoted(text)}” as the next player. Write #player1 ann Ann Smith.`,
  UNKNOWN_PLAYER: ({ id }) => `There is no player “${quoted(id)}”.`,
  BAD_RACK: ({ text }) => `Can’t read “${quoted(text)}” as a rack. Write its letters, and “?” for a blank.`,
  BAD_MOVE: ({ text }) => `Can’t read “${quoted(text)}” as a move.`,
  BAD_WORD: ({ text }) =>
    `Can’t read “${quoted(text)}” as a word. Write letters, and dots for tiles already on the board.`,
  BAD_NUMBER: ({ text, field }) => `Can’t read “${quoted(text)}” as a ${field}. Write a number.`,
  MISSING: ({ field }) => `The ${field} is missing.`,
  TOO_LONG: ({ what, most }) => `This file is too long: a GCG file has at most ${number(most)} ${what}.`,
  NO_GAME: 'The file has neither players nor turns.',
};

const counted: TextsByCode<CountedFault> = {
  WRONG_SCORE: ({ written, counted: score }) =>
    `The score is given as ${written}, but the play scores ${score}.`,
  WRONG_TOTAL: ({ written, counted: score }) => `The total is given as ${written}, but it is ${score}.`,
  TOO_MANY_OF_TILE: ({ tile, held }) => `The tile ${tile} appears too often: the set has ${held}.`,
  NOTHING_TO_WITHDRAW: 'This player has no play to remove.',
};

export const fileFaults = {
  line: (line: number, said: string): string => `Line ${line}: ${said}`,
  unreadable,
  counted,
  /** The rules speak to whoever plays; these two would read oddly in a file. */
  notOnRack: (list: string): string => `The rack doesn’t have ${list}.`,
  tooMany: (count: number): string => `Nobody can hold more than ${tiles(count)}.`,
};

export type FileFaultTexts = typeof fileFaults;
