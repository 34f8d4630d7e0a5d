/** All areas that a page reads, with samples for their messages; `catalogue.test.ts` loads them in every language. */

import type { Area } from './area.ts';
import { LEARN_CATALOGUE } from './learn-catalogue.ts';
import { COUNTS, PEOPLE } from './rendered.ts';

export const CATALOGUE: Readonly<Record<string, Area>> = {
  ...LEARN_CATALOGUE,
  'online/account': {},
  'online/alerts': {},
  board: { samples: { 'displaced.squares': ['H8'] } },
  'online/classes': {},
  commands: {},
  common: {},
  companion: {},
  dialogs: {},
  dictionaries: { samples: { 'ready.count': ['267,753'], share: ['45 %'] } },
  events: {
    samples: {
      words: ['HORN', 'HORN and OX'],
      draws: [PEOPLE.map((person) => ({ person, tile: 'Q' }))],
      'rolledForStart.rolls': [PEOPLE.map((person) => ({ person, dice: '3+4' }))],
    },
  },
  games: {},
  'online/lessons': {},
  'online/online': {},
  'options/crosswords-options': {},
  'options/options': {},
  'options/option-faults': {
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
  refusals: { samples: { words: [['HORN', 'OX']], tiles: [['Q'], ['Q', 'V']] } },
  result: {},
  'online/rooms': {},
  settings: {},
  setup: {},
  table: {
    samples: {
      'origin.letters': [10],
      'origin.dice': [0, 35],
      'origin.rolls': [[[3, 4]]],
      ownColour: [0, 5],
      'provenAbout.rolls': COUNTS,
    },
  },
  'word-lists': {
    samples: {
      character: ['-'],
      most: [15],
      label: ['offensive'],
      lines: COUNTS,
      line: [3],
      reasons: [['2 (A)'], ['1 (A)', '2 (B)']],
      'formats.count': [3_000_000],
    },
  },
};
