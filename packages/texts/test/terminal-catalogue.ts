/** What only the terminal says. */

import type { Area } from './area.ts';
import { COUNTS, only } from './rendered.ts';

const LIST = [['red', 'blue'], ['Ann']];

const SAMPLES = {
  option: ['--seconds'],
  near: [null, '--seconds'],
  command: [null, 'replay'],
  options: [['--sim', '--static']],
  choices: [['en', 'de']],
  low: [1],
  high: [1000],
  done: COUNTS,
  all: COUNTS,
  type: ['drew'],
  turn: [1, 2],
  line: [1, 12],
};

export const TERMINAL_CATALOGUE: Readonly<Record<string, Area>> = {
  'terminal/admin': {
    samples: { code: ['BCDF-GHJK-LMNP'], near: [null, 'mute'], choices: [['Ann (a1)', 'Anna (a2)']] },
  },
  'terminal/agreement': { samples: { low: ['31.2'], high: ['48.9'] } },
  'terminal/bots': { samples: { result: ['312–287'] } },
  'terminal/command-line': { samples: SAMPLES },
  'terminal/computer-games': {
    samples: { ...SAMPLES, seed: [77], 'played.score': ['251.3'], choices: [['leaves', 'wins']] },
  },
  'terminal/files': {
    samples: {
      ...SAMPLES,
      reason: ['Unexpected token'],
      most: only(2_000_000),
      version: [7],
      expected: [{ code: 'LIST' }],
      index: [3],
      high: [9, Number.MAX_SAFE_INTEGER],
      values: LIST,
      length: COUNTS,
      named: COUNTS,
    },
  },
  'terminal/games': {
    samples: {
      ...SAMPLES,
      'loss.score': ['3.1', '3.1 ±0.4'],
      'loss.chance': [null, '1.2'],
      letters: ['QV'],
      expected: ['3'],
      found: ['5'],
      different: COUNTS,
      unreadable: COUNTS,
    },
  },
  'terminal/help': {},
  'terminal/lexica': {
    samples: {
      ...SAMPLES,
      version: ['2023'],
      character: ['-'],
      'too-many-words.most': only(1_000_000),
      most: [15],
      label: ['offensive'],
      lines: COUNTS,
      reason: ['EACCES'],
      reasons: [['2 too long'], ['1 with a hyphen', '2 too long']],
      size: COUNTS,
      // “arc 1 points beyond its end” is a verb.
      index: only(3),
      built: ['310'],
      opened: ['12'],
      common: ['99.1 %'],
      first: COUNTS,
      second: COUNTS,
    },
  },
  'terminal/help/engine': {},
  'terminal/help/games': {},
  'terminal/help/server': {},
  'terminal/help/words': {},
  'terminal/positions': {
    samples: {
      ...SAMPLES,
      option: ['--dice'],
      letters: ['QV'],
      reason: ['NOT_KLV2'],
      gained: ['?'],
      nodes: COUNTS,
      place: ['line 3'],
      index: [0],
      expected: ['15×15'],
      field: ['rows', 'racks', 'scores', 'zero-turns'],
      row: [1],
      width: COUNTS,
      most: only(100),
      'between.low': ['+5'],
      'between.high': ['+9'],
    },
  },
  'terminal/puzzles': { samples: SAMPLES },
  'terminal/refusals': {},
  'terminal/server': {
    samples: { url: ['http://127.0.0.1:8080'], reason: ['EADDRINUSE'], people: COUNTS },
  },
  'terminal/setup': {
    samples: {
      names: ['Ann, Ben'],
      'noColour.names': LIST,
      'noComputer.names': LIST,
      'noPreset.names': LIST,
      level: ['hard'],
    },
  },
  'terminal/table': {
    samples: { 'playOn.names': LIST, seed: [77], seat: [0], 'bug.count': [12] },
  },
  'terminal/words': {
    samples: {
      ...SAMPLES,
      version: [3],
      level: [0, 35],
      'valid.score': [null, 0, 1, 14],
      'chance.count': only(8, 1000),
      share: ['0.0105'],
      letters: ['AEINRST'],
    },
  },
};
