/** Solitaire records in English. */

import { points } from '../grammar.ts';

export const records = {
  title: 'Solitaire records',
  about:
    'Your solitaire games on this device. Totals are compared only if mode, options and dictionary are the same.',
  none: 'No finished solitaire game yet.',
  all: 'All solitaire games',
  compared: 'Records of',
  modes: { tally: 'own tallies', twoRacks: 'two racks', openPool: 'open tiles' },
  options: 'Options',
  noOptions: 'standard',
  dictionary: 'Dictionary',
  total: 'Total',
  turns: 'Turns',
  bestTurn: 'Best turn',
  bingos: 'Bingos',
  mode: 'Mode',
  export: 'Save as file',
  highest: 'Highest totals with open tiles',
  highestAbout: 'Games played at the table and on the workbench. Games with the solver’s help are marked.',
  helped: 'with the solver',
  challenge: 'The open question',
  challengeAbout:
    'All tiles face up, dictionary open, no clock: how high can you score? Nobody knows the maximum.',
  yourBest: (score: number): string => `Your best so far: ${points(score)}.`,
  noBest: 'You haven’t tried yet.',
  toWorkbench: 'Open workbench',
};

export type RecordsTexts = typeof records;
