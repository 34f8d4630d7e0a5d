/** Facts, moves and sums to render the texts of an analysis with. */

import type { Fact, PlayerSummary } from '@lexiko/analysis';
import { CLASSIC_LAYOUT } from '@lexiko/rules/board';
import { only, type Samples } from './rendered.ts';

const HOT = {
  kind: 'hot-square',
  which: 'other',
  square: 119,
  least: 40,
  share: 0.188,
  otherwise: 0.012,
  before: 0.031,
} as const;

const FACTS: readonly Fact[] = [
  { kind: 'points', better: 14, other: 26 },
  { kind: 'points', better: 15, other: 14 },
  { kind: 'bingo' },
  { kind: 'not-a-word' },
  { kind: 'kept', better: { tiles: ['E', 'S'], worth: 7.26 }, other: { tiles: [], worth: 1.13 } },
  { kind: 'kept', better: { tiles: [], worth: 3.5 }, other: { tiles: ['O'], worth: 1 } },
  { ...HOT, change: 'opened' },
  { ...HOT, change: 'closed' },
  { ...HOT, change: 'unclear' },
  { kind: 'replies', better: 31.25, other: 35.04 },
  { kind: 'bingo-next', better: 0.254, other: 0.166 },
  { kind: 'out' },
  { kind: 'ends', better: -1, other: 0, proof: 'proven' },
  { kind: 'ends', better: 1, other: -3, proof: 'searched' },
  { kind: 'ends', better: 4.5, other: -3, proof: 'played-on' },
  { kind: 'last-tile', better: 8, other: 1, ways: 8 },
  { kind: 'last-draws', better: 30, other: 1, ways: 36, tiles: 2 },
  {
    kind: 'line',
    moves: [
      { notation: '5D CAT', score: 12 },
      { notation: '-', score: 0 },
      { notation: 'A1 OX', score: 1 },
    ],
  },
  { kind: 'final', better: 412, other: 1 },
  { kind: 'wins', more: 0.0321, margin: 0.0088, draws: 1400 },
  { kind: 'even', more: 0.0042, margin: 0.0123, draws: 1400, points: null },
  { kind: 'even', more: 0.0042, margin: 0.0123, draws: 1400, points: { more: -6.92, margin: 3.54 } },
  { kind: 'scores', better: 412.31, other: 398.14, more: 14.17, margin: 3.28, draws: 120 },
  { kind: 'even-scores', more: 2.12, margin: 7.93, draws: 120 },
  { kind: 'worth', more: 6.14 },
];

const NOTATIONS = ['8F HORN', '-QV', '-'];

export const FACT_SAMPLES: Samples = {
  fact: FACTS,
  notation: NOTATIONS,
  better: NOTATIONS.map((notation) => ({ notation })),
  other: NOTATIONS.map((notation) => ({ notation })),
  // A cross on the square that the facts speak of.
  layout: [CLASSIC_LAYOUT, { ...CLASSIC_LAYOUT, crosses: [HOT.square] }],
};

/** A sum of that many turns, draws, rolls and bad words. */
function summary(count: number): PlayerSummary {
  return {
    turns: count,
    meanScore: 30.2,
    bestFound: count,
    equityLoss: 31.2,
    meanWinLoss: 0.004,
    luck: -4.5,
    luckTurns: count,
    diceLuck: 2.5,
    diceTurns: count,
    bingos: count,
    missedBingos: count,
    invalid: count,
  };
}

const MOVES = NOTATIONS.map((notation) => ({ notation, score: 14, leave: ['A', 'E'], equity: 20.1 }));

export const REPORT_SAMPLES: Samples = {
  'settings.playouts': [1, 600, 6000],
  'settings.plies': [null, 1, 2, 5],
  'settings.rivalRack': ['any', 'by-last-turn', ['A', 'E']],
  'settings.added': [[], ['8F HORN', '-QV']],
  'gameSettings.playouts': [0, 1, 600],
  'gameSettings.seconds': [null, 1, 2, 0.5],
  'gameSettings.plies': [null, 1, 2, 5],
  'gameSettings.inference': [null, 'on', 'off'],
  'gameSettings.dictionary': [{ id: 'english', name: 'Lexiko English' }],
  'end.final': ['401–378'],
  isProven: [true, false],
  'drawn.move': ['8F HORN'],
  won: [0, 1, 7],
  tied: [0, 1],
  ways: only(8),
  bagSize: only(1, 2, 7),
  drawn: ['E, I (2)'],
  'drawsPlayedOn.margin': [null, 0.4, 1, 12.3],
  'player.score': [0, 1, 312],
  'player.points': [0, 1, 312],
  summary: [0, 1, 2].map(summary),
  scoring: [{ kind: 'premiums' }, { kind: 'areas' }],
  'missedBingo.scoring': ['premiums', 'areas'],
  sides: [1, 2],
  name: ['You', 'Du', 'Ann'],
  text: ['a note'],
  turn: [1, 12],
  value: [-2.5, 0, 1, 1234.5],
  share: [0, 0.5, 1],
  move: MOVES,
  win: [null, 0.512],
  final: [null, 401.5],
  notation: NOTATIONS,
  leave: [[], ['A', 'E']],
};

export const ANALYSIS_SAMPLES: Samples = {
  title: ['Ann – Bob'],
  rack: ['AEINRST'],
  isWhole: [true, false],
  loss: ['3.4'],
  'lost.loss': ['3.4', null],
  chance: ['51.2 %'],
  margin: ['0.9'],
  playouts: [1, 240],
  place: [1, 3],
  replies: [1, 240],
  share: ['12 %'],
  final: ['401.5'],
};

export const FILE_FAULT_SAMPLES: Samples = {
  line: [4],
  said: ['The total is missing.'],
  text: ['what is this'],
  id: ['cid'],
  field: ['score', 'total'],
  'MISSING.field': ['player', 'move', 'word', 'score', 'total'],
  what: ['characters', 'turns'],
  most: only(1000),
  written: [60],
  counted: [66],
  tile: ['Q'],
  held: [1, 12],
  list: ['Q, V'],
};
