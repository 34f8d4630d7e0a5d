/** Positions on the command line, in English: read, their moves listed, played out, solved. */

import type { CgpProblem } from '@lexiko/rules/notation';
import type { TextsByCode } from '../../by-code.ts';
import { counted, number, tiles } from '../grammar.ts';

/** An interface, so that it keeps its name in declarations. */
export interface CgpProblemTexts extends TextsByCode<CgpProblem> {}

/** Follow the line of a position. */
export const cgpProblems: CgpProblemTexts = {
  MISSING: ({ field }) => `a position needs ${field}`,
  BAD_ROW: ({ row, text }) => `row ${row} cannot be read: ${text}`,
  UNEVEN_ROW: ({ row, width, expected }) =>
    `row ${row} has ${counted(width, 'square')} instead of ${expected}`,
  BOARD_TOO_LARGE: ({ most }) => `a board has at most ${most} rows and columns`,
  TOO_LONG: ({ most }) => `a position has at most ${number(most)} characters`,
  BAD_RACK: ({ text }) => `not a rack: ${text}`,
  BAD_SCORE: ({ text }) => `not a score: ${text}`,
  BAD_ZERO_TURNS: ({ text }) => `not a number of turns: ${text}`,
  UNENDED_OPERATION: ({ text }) => `a semicolon is missing after ${text}`,
};

export const positions = {
  oneSource: "Name one file, - for standard input, or --cgp 'POSITION'.",
  none: 'There’s no position to look at.',
  /** Where something is wrong, and what. */
  wrong: (place: string, text: string) => `${place}: ${text}.`,
  line: (line: number) => `line ${line}`,
  afterStep: 'after a step',
  position: (index: number) => `position ${index}`,
  otherBoard: (actual: string, expected: string) =>
    `the board has ${actual} squares, the game’s has ${expected}`,
  otherLetter: (letter: string, name: string) => `${letter} isn’t a letter of the ${name} alphabet`,
  blockedSquare: 'a tile lies on a blocked square',
  largeRack: (count: number) => `a rack holds at most ${tiles(count)}`,
  noLeaves: (path: string, reason: string) => `“${path}” has no leaves in the KLV2 format (${reason}).`,
  badArms: (text: string) => `“arms ${text}” names arms other than N, E, S and W.`,
  crosswordsOnly: (option: string) => `${option} is for Crosswords only.`,
  /** Columns of tables. */
  columns: { at: 'at', word: 'word', score: 'score', leave: 'leave', equity: 'equity' },
  pass: '(pass)',
  exchange: (letters: string) => `(exchange ${letters})`,
  rearranged: (word: string) => `${word} (rearranged)`,
  /** Before the move of a turn: the tile laid, and the tile taken up. */
  step: (letter: string, gained: string) => `(${letter} for ${gained})`,
  counts: {
    placements: (count: number) => counted(count, 'placement'),
    exchanges: (count: number) => counted(count, 'exchange'),
    sum: (count: number) => `sum ${number(count)}`,
    max: (count: number) => `highest ${number(count)}`,
    rearrangements: (count: number) => counted(count, 'rearrangement'),
    retrievals: (count: number) => counted(count, 'retrieval'),
    recyclings: (count: number) => counted(count, 'recycling'),
  },
  simulation: {
    columns: { win: 'wins %', spread: 'spread', playouts: 'playouts' },
    ply: (turn: number) => `ply ${turn}`,
    progress: (count: number, left: number) =>
      `${counted(count, 'playout')} each, ${counted(left, 'move')} still in`,
    ends: {
      decided: (count: number) => `Decided after ${counted(count, 'playout')} of the best move.`,
      iterations: (count: number) => `Limit reached after ${counted(count, 'playout')} of the best move.`,
      time: (count: number) => `Time was up after ${counted(count, 'playout')} of the best move.`,
      interrupted: (count: number) => `Interrupted after ${counted(count, 'playout')} of the best move.`,
    },
    mostSides: (count: number) => `At most ${counted(count, 'side')} can be simulated.`,
    tooManyTiles: 'The position has more tiles than the box.',
    otherRace: 'A Finish Line game can be simulated only if the first to arrive wins.',
    targetReached: 'A side has reached its target: the game is over.',
    unknownRacks: 'Say what the other sides hold: there are too few tiles for full racks.',
    racePlies: (count: number) =>
      `A Finish Line game is played out for one turn of each side: --plies ${count}.`,
  },
  endgame: {
    /** Why a position has no end to look at. */
    notLate: {
      'no-tiles': 'a side holds no tiles: the game is over',
      'bag-too-full': (count: number) => `more than ${tiles(count)} are in the bag`,
      'racks-unknown': 'with more than two sides every rack must be given',
      'racks-impossible': 'another rack has tiles that are not left in the box',
      'two-sides-only': 'with tiles in the bag only games of two sides can be looked at',
      'no-plain-ending': 'the rules let letters on the board change, or end the game at a score',
    },
    /** Before the lines of an answer. */
    labels: { best: 'best', value: 'value', next: 'then' },
    work: (count: number, nodes: number) => `${counted(count, 'move')} ahead, ${counted(nodes, 'node')}`,
    proven: 'proven',
    notProven: 'not proven',
    /** Of a value that is not proven: at least so much, at most so much. */
    atLeast: (text: string) => `proven at least ${text}`,
    atMost: (text: string) => `proven at most ${text}`,
    between: (low: string, high: string) => `proven at least ${low} and at most ${high}`,
    columns: { move: 'move', win: 'wins', tie: 'ties', spread: 'spread', draws: 'draws' },
    /** With one tile in the bag. */
    lastTile: (move: string, count: number, total: number) =>
      `${move} wins for ${count} of ${counted(total, 'possible last tile')}`,
    certain: (move: string) => `no move wins more often than ${move}, proven`,
    confident: (move: string, share: string) =>
      `no move wins more often than ${move}, with ${share} confidence`,
    /** Other moves than the first, and by how many percentage points at most. */
    rivals: (count: number, most: string) =>
      `${counted(count, 'other move')} may win more often, by ${most} percentage points at most (95 % confidence)`,
    /** Of the first move. */
    solved: (share: string) => `for ${share} of its draws it is proven who wins once the bag is empty`,
    playedOn:
      'after moves that leave tiles in the bag, both sides take the play of the highest equity until it is empty',
    allDraws: (count: number) => `all draws, ${counted(count, 'endgame')}`,
    someDraws: (count: number) => `some of the draws, ${counted(count, 'endgame')}`,
  },
};

export type PositionsTexts = typeof positions;
