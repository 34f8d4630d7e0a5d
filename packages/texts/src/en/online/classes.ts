/** Classes, in English: pupils, tables, teams. */

import { counted, tiles } from '../grammar.ts';

export const classes = {
  title: 'Classes',
  about:
    'As a teacher you set up tables for two teams, seat your pupils, see all boards and pause all games.',
  none: 'You aren’t in a class. Pupils join with their teacher’s code, as for a game.',
  make: 'Create class',
  name: 'Class name',
  mostTables: 'Maximum tables',
  teach: 'you teach',
  learn: (name: string) => `taught by ${name}`,
  taughtBy: (name: string) => `Your teacher is ${name}.`,
  /** The way back from one of them. */
  allTables: 'All tables',
  pupils: (count: number) => (count === 0 ? 'nobody yet' : counted(count, 'pupil')),
  codeAbout: 'Pupils go to “Play online” and enter this code, or follow the link.',
  noPupils: 'Nobody has joined yet.',
  placeOf: (name: string) => `Where ${name} plays`,
  sendOut: (name: string) => `Remove ${name} from the class`,
  sendOutSurely: 'Remove',
  sendOutAbout: (name: string) =>
    `${name} leaves the class and their team. With the code they can ask to join again.`,
  keep: 'Keep',
  leave: 'Leave class',
  noPlace: 'no table',
  place: (number: number, team: number) => `Table ${number}, team ${team}`,
  table: (number: number) => `Table ${number}`,
  team: (number: number) => `Team ${number}`,
  makeTable: 'Add table',
  seatAll: 'Seat everyone',
  begin: 'Start all games',
  pause: 'Pause all games',
  resume: 'Resume all games',
  rules: 'Rules of new tables',
  rulesAbout: 'You agree to them for the whole class.',
  open: (number: number) => `Open table ${number}`,
  notBegun: 'not started',
  paused: 'paused',
  toMove: (names: string) => `${names} to play`,
  over: 'finished',
  nobody: 'nobody',
  noTables: 'No tables yet.',
  waitForTeacher: 'Your teacher will seat you. Your table appears here then.',
  yourTables: 'Your tables',
  rackOf: (names: string) => `Rack of ${names}`,
  board: (number: number, count: number) => `Board of table ${number}: ${tiles(count)}`,
  missing: 'This class doesn’t exist, or you can’t see it.',
};

export type ClassTexts = typeof classes;
