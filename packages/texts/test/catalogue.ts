/** All areas that a page reads, with samples for their messages; `catalogue.test.ts` loads them in every language. */

import type { Area } from './area.ts';
import { LEARN_CATALOGUE } from './learn-catalogue.ts';
import { COUNTS, only, PEOPLE } from './rendered.ts';

export const CATALOGUE: Readonly<Record<string, Area>> = {
  ...LEARN_CATALOGUE,
  'online/account': { samples: { when: ['3 May'] } },
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
  element: {},
  'online/embed': {},
  'online/lessons': {},
  'online/parents': {},
  'online/school': {
    samples: {
      day: ['3 May'],
      code: ['ABCD EFGH JKLM'],
      task: ['QI'],
      title: ['Hooks'],
      done: [3],
      of: [5],
      wrong: [0, 2],
    },
  },
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
      longest: only(2000),
      marks: ['.dtDT#'],
      least: only(3),
      most: only(21),
      needed: only(120),
    },
  },
  refusals: { samples: { words: [['HORN', 'OX']], tiles: [['Q'], ['Q', 'V']] } },
  result: {},
  'online/mail': { samples: { code: ['BCDF-GHJK-LMNP'] } },
  'online/moderation': {
    samples: {
      time: ['12 May 2026, 15:04'],
      code: ['ABCDEF'],
      text: ['31'],
      low: ['20'],
      high: ['42'],
      points: only(200),
    },
  },
  'online/pairing': { samples: { level: ['Medium'], rating: ['1512'], margin: ['60'] } },
  'online/people': { samples: { date: ['3 May 2026'], title: ['Standard 2007'], games: [10], days: [90] } },
  'online/rooms': {},
  settings: {},
  setup: {},
  table: {
    samples: {
      day: ['3 May 2026'],
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
      'too-many-words.most': only(1_000_000),
      most: [15],
      label: ['offensive'],
      lines: COUNTS,
      line: [3],
      reasons: [['2 (A)'], ['1 (A)', '2 (B)']],
      'formats.count': only(3_000_000),
    },
  },
};
