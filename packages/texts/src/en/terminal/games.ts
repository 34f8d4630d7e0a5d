/** Games and positions on the command line, in English: replayed, verified, analysed, ruled on. */

import { counted } from '../grammar.ts';

export const games = {
  standardInput: 'standard input',
  player: (number: number) => `Player ${number}`,
  moreUnreadable: (count: number) => `${counted(count, 'more line', 'more lines')} can’t be read.`,
  logNotGcg: (path: string) =>
    `This is a log of Lexiko, which is always counted by the rules. lexiko analyze ${path} judges its turns, lexiko verify ${path} its draws.`,
  noDice: 'A GCG file has no dice, so a game of Crosswords can’t be counted from it.',
  noCrosswords: 'A GCG file can’t hold a game of Crosswords. Use its Lexiko log.',
  noMovedTiles: 'A GCG file doesn’t say how tiles moved on the board. Use the game’s Lexiko log.',
  otherLexicon: (name: string, text: string) =>
    `This game used the word list “${name}”, which isn’t here. ${text} takes its place.`,
  openPool: 'With all tiles face up there are no turns to judge one by one.',
  notVerified: (path: string, text: string) => `Can’t verify “${path}”. ${text}`,
  replay: {
    columns: ['Turn', 'Player', 'Move', 'Words', 'Score', 'Total'] as readonly string[],
    bonus: (score: number) => `bonus ${score}`,
    played: 'Played',
    final: 'Final',
    problem: (turn: number, line: number, text: string) => `Turn ${turn} (line ${line}): ${text}`,
    strange: (turn: number, word: string) => `Turn ${turn}: ${word} isn’t in the dictionary.`,
    allRight: 'Every play is legal and every score is right.',
    wrong: (count: number) => `${counted(count, 'problem')} found.`,
  },
  verify: {
    commitment: 'Commitment',
    nonce: (number: number) => `Nonce of side ${number}`,
    differs: (number: number, type: string) => `Not proven: events[${number}] (${type}) differs.`,
    found: 'Found',
    expected: 'Expected',
    nothingDrawn: 'nothing to be drawn',
    promised: 'Committed',
    otherSecret: 'Not proven: the secret revealed at the end isn’t the one committed.',
    impossible: (number: number, type: string) =>
      `Not proven: events[${number}] (${type}) can’t have happened.`,
    nothing: (text: string) => `Nothing can be proven. ${text}`,
  },
  judge: {
    line: (line: number) => `line ${line}`,
    differs: (path: string, expected: string, found: string) => `${path}: expected ${expected}, got ${found}`,
    nothing: 'nothing',
    noError: 'error: expected one, got a ruling',
    tally: (count: number, different: number, unreadable: number) =>
      `${counted(count, 'case')}, ${different} different, ${unreadable} unreadable`,
  },
  analysis: {
    progress: (done: number, all: number) => `${done} of ${counted(all, 'turn')}`,
    broken: (count: number) =>
      `${counted(count, 'line')} of the file ${count === 1 ? 'breaks' : 'break'} the rules. lexiko replay names the problems.`,
    best: 'The best move.',
    loss: (score: string, chance: string | null) =>
      chance === null
        ? `Gives away ${score} points.`
        : `Gives away ${score} points, ${chance} percentage points of win chance.`,
    costs: {
      points: 'No measurable difference in wins.',
      even: 'Within the margin of error.',
    },
    win: (share: string) => `Win ${share}.`,
    final: (score: string) => `Final score ${score}.`,
    luck: (score: string) => `Luck ${score}.`,
    dice: (score: string) => `Dice ${score}.`,
    leave: (letters: string) => `leave ${letters}`,
  },
};

export type GamesTexts = typeof games;
