/** Statistics in English. */

import { counted } from '../grammar.ts';

export const statistics = {
  title: 'Statistics',
  about:
    'Your finished games on this device and online. Only games with the same rules and dictionary are compared.',
  counting: 'Counting your games…',
  none: 'No finished game against others yet. Play one to the end and come back.',
  player: 'Player',
  mine: 'My games',
  /** How many of the games shown are where. */
  places: (here: number, server: number): string => `${here} on this device, ${server} online.`,
  asking: 'Loading your online games…',
  unreachable: 'Can’t reach the server. Only games already loaded are counted.',
  kinds: 'Games by kind',
  kindOfGame: 'Kind of game',
  sides: (count: number): string => counted(count, 'side'),
  numbers: 'Numbers',
  games: 'Games',
  wonDrawnLost: 'Won / drawn / lost',
  mean: 'Points per game',
  best: 'Best game',
  perTurn: 'Points per turn',
  bingosPerGame: 'Bingos per game',
  inAll: (count: number): string => `${count} in total`,
  /** Beside a play that was one. */
  bingo: 'bingo',
  combined: 'Both players together',
  combinedGuide: 'In the Guide Game: 824.',
  timePerTurn: 'Time per turn',
  seconds: (seconds: string): string => `${seconds} s`,
  trend: 'Last ten games',
  trendAbout: 'compared with your overall average',
  overTime: 'Points by game',
  band: 'good players: 300–400',
  bandAbout: (below: number, within: number, above: number): string =>
    `${below} below 300, ${within} from 300 to 400, ${above} above.`,
  date: 'Date',
  points: 'Points',
  asTable: 'Show as table',
  bestPlays: 'Best plays',
  play: 'Play',
  against: 'Against',
  marks: 'Two marks of skilled play',
  marksAbout: 'Words all over the board, and premium squares used well: your games beside the Guide Game.',
  measure: 'Measure',
  guide: (side: string): string => `Guide Game ${side}`,
  yourMean: 'Your average',
  tiles: 'Tiles played',
  rowsUsed: 'Rows used',
  columnsUsed: 'Columns used',
  quarters: 'Tiles per quarter',
  premiums: 'Premium squares covered',
  premiumPoints: 'Points from premium squares',
  together: 'together',
};

export type StatisticsTexts = typeof statistics;
