/** All areas in all languages. An area is a module: every object and message that it exports is in the catalogue. */

import * as accountDe from '../src/de/online/account.ts';
import * as boardDe from '../src/de/board.ts';
import * as classesDe from '../src/de/online/classes.ts';
import * as commandsDe from '../src/de/commands.ts';
import * as commonDe from '../src/de/common.ts';
import * as companionDe from '../src/de/companion.ts';
import * as dialogsDe from '../src/de/dialogs.ts';
import * as eventsDe from '../src/de/events.ts';
import * as gamesDe from '../src/de/games.ts';
import * as lessonsDe from '../src/de/online/lessons.ts';
import * as onlineDe from '../src/de/online/online.ts';
import * as optionFaultsDe from '../src/de/option-faults.ts';
import * as crosswordsOptionsDe from '../src/de/crosswords-options.ts';
import * as optionsDe from '../src/de/options.ts';
import * as refusalsDe from '../src/de/refusals.ts';
import * as resultDe from '../src/de/result.ts';
import * as roomsDe from '../src/de/online/rooms.ts';
import * as settingsDe from '../src/de/settings.ts';
import * as setupDe from '../src/de/setup.ts';
import * as tableDe from '../src/de/table.ts';
import * as account from '../src/en/online/account.ts';
import * as board from '../src/en/board.ts';
import * as classes from '../src/en/online/classes.ts';
import * as commands from '../src/en/commands.ts';
import * as common from '../src/en/common.ts';
import * as companion from '../src/en/companion.ts';
import * as dialogs from '../src/en/dialogs.ts';
import * as events from '../src/en/events.ts';
import * as games from '../src/en/games.ts';
import * as lessons from '../src/en/online/lessons.ts';
import * as online from '../src/en/online/online.ts';
import * as optionFaults from '../src/en/option-faults.ts';
import * as crosswordsOptions from '../src/en/crosswords-options.ts';
import * as options from '../src/en/options.ts';
import * as refusals from '../src/en/refusals.ts';
import * as result from '../src/en/result.ts';
import * as rooms from '../src/en/online/rooms.ts';
import * as settings from '../src/en/settings.ts';
import * as setup from '../src/en/setup.ts';
import * as table from '../src/en/table.ts';
import type { Area } from './area.ts';
import { LEARN_CATALOGUE } from './learn-catalogue.ts';
import { COUNTS, PEOPLE } from './rendered.ts';
import { TERMINAL_CATALOGUE } from './terminal-catalogue.ts';

export const CATALOGUE: Readonly<Record<string, Area>> = {
  ...LEARN_CATALOGUE,
  ...TERMINAL_CATALOGUE,
  'online/account': { en: account, de: accountDe },
  board: { en: board, de: boardDe, samples: { 'displaced.squares': ['H8'] } },
  'online/classes': { en: classes, de: classesDe },
  commands: { en: commands, de: commandsDe },
  common: { en: common, de: commonDe, samples: { 'wordsReady.count': ['267,753'] } },
  companion: { en: companion, de: companionDe },
  dialogs: { en: dialogs, de: dialogsDe },
  events: {
    en: events,
    de: eventsDe,
    samples: {
      words: ['HORN', 'HORN and OX'],
      draws: [PEOPLE.map((person) => ({ person, tile: 'Q' }))],
      'rolledForStart.rolls': [PEOPLE.map((person) => ({ person, dice: '3+4' }))],
    },
  },
  games: { en: games, de: gamesDe },
  'online/lessons': { en: lessons, de: lessonsDe },
  'online/online': { en: online, de: onlineDe },
  'crosswords-options': { en: crosswordsOptions, de: crosswordsOptionsDe },
  options: { en: options, de: optionsDe },
  'option-faults': {
    en: optionFaults,
    de: optionFaultsDe,
    samples: {
      choices: [['7', '9']],
      letters: [['Ñ'], ['Q', 'V']],
      words: [[], ['none'], ['none', 'on']],
      low: [1],
      high: [12],
      sides: [2],
      seat: [3],
      longest: [2000],
      marks: ['.dtDT#'],
      least: [3],
      most: [21],
      needed: [120],
    },
  },
  refusals: {
    en: refusals,
    de: refusalsDe,
    samples: { words: [['HORN', 'OX']], tiles: [['Q'], ['Q', 'V']] },
  },
  result: { en: result, de: resultDe },
  'online/rooms': { en: rooms, de: roomsDe },
  settings: { en: settings, de: settingsDe },
  setup: { en: setup, de: setupDe },
  table: {
    en: table,
    de: tableDe,
    samples: {
      'origin.letters': [10],
      'origin.dice': [0, 35],
      'origin.rolls': [[[3, 4]]],
      ownColour: [0, 5],
      'provenAbout.rolls': COUNTS,
    },
  },
};
