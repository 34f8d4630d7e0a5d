/** Positions on the command line, in English: read, their moves listed, played out, solved. */

import { counted, number } from '../grammar.ts';

export const positions = {
  oneSource: "Name one file, - for standard input, or --cgp 'POSITION'.",
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
    racePlies: (count: number) =>
      `A Finish Line game is played out for one turn of each side: --plies ${count}.`,
  },
  endgame: {
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
    allDraws: (count: number) => `all draws, ${counted(count, 'endgame')}`,
    someDraws: (count: number) => `some of the draws, ${counted(count, 'endgame')}`,
  },
};

export type PositionsTexts = typeof positions;
