/** What only the terminal says, in all languages. */

import * as commandLineDe from '../src/de/terminal/command-line.ts';
import * as computerGamesDe from '../src/de/terminal/computer-games.ts';
import * as filesDe from '../src/de/terminal/files.ts';
import * as gamesDe from '../src/de/terminal/games.ts';
import * as helpEngineDe from '../src/de/terminal/help-engine.ts';
import * as helpGamesDe from '../src/de/terminal/help-games.ts';
import * as helpServerDe from '../src/de/terminal/help-server.ts';
import * as helpWordsDe from '../src/de/terminal/help-words.ts';
import * as helpDe from '../src/de/terminal/help.ts';
import * as lexicaDe from '../src/de/terminal/lexica.ts';
import * as positionsDe from '../src/de/terminal/positions.ts';
import * as puzzlesDe from '../src/de/terminal/puzzles.ts';
import * as refusalsDe from '../src/de/terminal/refusals.ts';
import * as serverDe from '../src/de/terminal/server.ts';
import * as setupDe from '../src/de/terminal/setup.ts';
import * as tableDe from '../src/de/terminal/table.ts';
import * as wordsDe from '../src/de/terminal/words.ts';
import * as commandLine from '../src/en/terminal/command-line.ts';
import * as computerGames from '../src/en/terminal/computer-games.ts';
import * as files from '../src/en/terminal/files.ts';
import * as games from '../src/en/terminal/games.ts';
import * as helpEngine from '../src/en/terminal/help-engine.ts';
import * as helpGames from '../src/en/terminal/help-games.ts';
import * as helpServer from '../src/en/terminal/help-server.ts';
import * as helpWords from '../src/en/terminal/help-words.ts';
import * as help from '../src/en/terminal/help.ts';
import * as lexica from '../src/en/terminal/lexica.ts';
import * as positions from '../src/en/terminal/positions.ts';
import * as puzzles from '../src/en/terminal/puzzles.ts';
import * as refusals from '../src/en/terminal/refusals.ts';
import * as server from '../src/en/terminal/server.ts';
import * as setup from '../src/en/terminal/setup.ts';
import * as table from '../src/en/terminal/table.ts';
import * as words from '../src/en/terminal/words.ts';
import type { Area } from './area.ts';
import { COUNTS } from './rendered.ts';

const LIST = [['red', 'blue'], ['Ann']];

const SAMPLES = {
  option: ['--seconds'],
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
  'terminal/command-line': { en: commandLine, de: commandLineDe, samples: SAMPLES },
  'terminal/computer-games': {
    en: computerGames,
    de: computerGamesDe,
    samples: { ...SAMPLES, seed: [77], 'played.score': ['251.3'], choices: [['leaves', 'wins']] },
  },
  'terminal/files': {
    en: files,
    de: filesDe,
    samples: {
      ...SAMPLES,
      reason: ['Unexpected token'],
      most: [2_000_000],
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
    en: games,
    de: gamesDe,
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
  'terminal/help': { en: help, de: helpDe },
  'terminal/lexica': {
    en: lexica,
    de: lexicaDe,
    samples: {
      ...SAMPLES,
      version: ['2023'],
      character: ['-'],
      most: [15],
      label: ['offensive'],
      lines: COUNTS,
      reason: ['EACCES'],
      reasons: [['2 too long'], ['1 with a hyphen', '2 too long']],
      size: COUNTS,
      index: [3],
      built: ['310'],
      opened: ['12'],
      common: ['99.1 %'],
      first: COUNTS,
      second: COUNTS,
    },
  },
  'terminal/help-engine': { en: helpEngine, de: helpEngineDe },
  'terminal/help-games': { en: helpGames, de: helpGamesDe },
  'terminal/help-server': { en: helpServer, de: helpServerDe },
  'terminal/help-words': { en: helpWords, de: helpWordsDe },
  'terminal/positions': {
    en: positions,
    de: positionsDe,
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
      most: [100],
      'between.low': ['+5'],
      'between.high': ['+9'],
    },
  },
  'terminal/puzzles': { en: puzzles, de: puzzlesDe, samples: SAMPLES },
  'terminal/refusals': { en: refusals, de: refusalsDe },
  'terminal/server': {
    en: server,
    de: serverDe,
    samples: { url: ['http://127.0.0.1:8080'], reason: ['EADDRINUSE'], people: COUNTS },
  },
  'terminal/setup': {
    en: setup,
    de: setupDe,
    samples: {
      names: ['Ann, Ben'],
      'noColour.names': LIST,
      'noComputer.names': LIST,
      'noPreset.names': LIST,
      level: ['hard'],
    },
  },
  'terminal/table': {
    en: table,
    de: tableDe,
    samples: { 'playOn.names': LIST, seed: [77], seat: [0], 'bug.count': [12] },
  },
  'terminal/words': {
    en: words,
    de: wordsDe,
    samples: {
      ...SAMPLES,
      version: [3],
      level: [0, 35],
      'valid.score': [null, 0, 1, 14],
      share: ['0.0105'],
      letters: ['AEINRST'],
    },
  },
};
