/** Game files that can't be used, in English. */

import type { JsonExpectation, LogProblem } from '@lexiko/rules/notation';
import { textByCode, type TextsByCode } from '../../by-code.ts';
import { counted, either, number } from '../grammar.ts';

/** Follows the name of a place in the file. */
export const expectations: TextsByCode<JsonExpectation> = {
  OBJECT: 'must be an object',
  LIST: 'must be a list',
  TEXT: 'must be a text',
  BOOLEAN: 'must be true or false',
  NUMBER: 'must be a number',
  WHOLE_NUMBER: ({ low, high }) =>
    high === Number.MAX_SAFE_INTEGER
      ? 'must be a whole number'
      : `must be a whole number from ${low} to ${high}`,
  ONE_OF: ({ values }) => `must be ${either(values)}`,
  LENGTH: ({ length }) => `must have ${counted(length, 'entry', 'entries')}`,
  PRESENT: 'is missing',
  ABSENT: 'doesn’t belong there',
  TILE: 'must be a tile of the game',
  LAID_TILE: 'must be a letter as it lies on the board',
  TILES: 'must be tiles in a row',
  SQUARE: 'must be a square of the board',
};

/** An interface, so that it keeps its name in declarations. */
export interface LogProblemTexts extends TextsByCode<Exclude<LogProblem, { readonly code: 'BAD_CONFIG' }>> {}

/** What is wrong in the log of a game; options that can't be are put into words by the refusals. */
export const logProblems: LogProblemTexts = {
  NOT_JSON: ({ reason }) => `It isn’t JSON: ${reason}.`,
  TOO_LONG: ({ most }) => `It’s longer than any game: a log has at most ${number(most)} characters.`,
  NOT_A_LOG: 'It isn’t the log of a game.',
  UNKNOWN_VERSION: ({ version }) =>
    `It has version ${JSON.stringify(version)}, which this Lexiko doesn’t know.`,
  BAD_FIELD: ({ path, expected }) => `${path} ${textByCode(expectations, expected)}.`,
  IMPOSSIBLE: ({ index, type }) => `events[${index}] (${type}) can’t have happened.`,
};

export const gameFiles = {
  badOptions: (index: number, text: string) => `events[${index}] has impossible options: ${text}`,
  cannotResume: (path: string, text: string) => `Can’t continue ${path}. ${text} The file is unchanged.`,
  cannotRead: (path: string, text: string) => `Can’t read ${path}: ${text}.`,
  damaged: (path: string) => `${path} is damaged. It is unchanged, and so is the log beside it.`,
  changed: (path: string) => `Another program changed ${path}. The game stops here so that nothing is lost.`,
  cannotSave: (path: string, text: string) => `Can’t save the game in ${path}: ${text}.`,
  otherSides: (path: string, count: number, named: number) =>
    `${path} is a game of ${counted(count, 'side')}, but ${named} ${named === 1 ? 'is' : 'are'} named.`,
  noSecret: (path: string) => `The secret behind the draws of ${path} is missing, so you can’t continue it.`,
};

export type ExpectationTexts = typeof expectations;
export type GameFileTexts = typeof gameFiles;
