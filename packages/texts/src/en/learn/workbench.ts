/** The open-tile workbench in English. */

import { counted, points, tiles } from '../grammar.ts';

export const workbench = {
  title: 'Open-tile workbench',
  about: 'Build your own game with all tiles face up. Every attempt stays in the tree.',
  idle: 'Play a word. Up to seven tiles a turn; all seven score 50 extra.',
  submit: 'Play',
  notWords: (words: string): string => `Not in the dictionary: ${words}.`,
  total: (score: number, plays: number, left: number): string =>
    `${points(score)} in ${counted(plays, 'play')}, ${tiles(left)} left`,
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Clear board',
  plays: 'Plays so far',
  play: 'Play',
  points: 'Points',
  helped: 'solver',
  noPlays: 'The board is empty.',
  branches: 'Branches',
  onward: 'Tried from here',
  name: 'Name of this position',
  keepName: 'Save name',
  noBranches: 'No position has a name yet.',
  solver: 'Solver',
  solverAbout: 'Plays found by the solver are marked in your records.',
  bestPlays: 'Find best plays',
  finish: 'Finish the game',
  thinking: 'Thinking…',
  settled: (plays: number, score: number, left: number): string =>
    `Solving: ${points(score)} in ${counted(plays, 'play')}, ${tiles(left)} left…`,
  /** The plays of an unfinished solution. */
  takeSoFar: 'Use plays so far',
  stop: 'Stop',
  nothing: 'There is no play left.',
  hall: 'Hall of fame',
  hallAbout: 'Kept on this device, with the score at the moment you add a game.',
  enter: 'Add this game',
  entered: (score: number): string => `Added with ${points(score)}.`,
  gameName: 'Name of the game',
  noHall: 'No games yet. Yours could be the first.',
  turns: 'Plays',
  bestTurn: 'Best play',
  bingos: 'Bingos',
  open: 'Open',
  remove: 'Remove',
  helpedPlays: (plays: number): string => `solver: ${plays}`,
  alone: 'without help',
  records: 'Solitaire records',
};

export type WorkbenchTexts = typeof workbench;
