/** Puzzles found and checked on the command line, in English. */

import { counted } from '../grammar.ts';

export const puzzles = {
  progress: (count: number, text: string) => `${counted(count, 'game')}: ${text}`,
  fails: (line: number) => `line ${line}: does not hold`,
  unreadable: (line: number, text: string) => `line ${line}: cannot be read at ${text}`,
  held: (count: number, all: number) =>
    `${count} of ${counted(all, 'puzzle')} ${count === 1 && all === 1 ? 'holds' : 'hold'}`,
};

export type PuzzlesTexts = typeof puzzles;
