/** What every screen of the page needs, and the first screen, in English. */

import { counted } from './grammar.ts';

export const common = {
  cancel: 'Cancel',
  close: 'Close',
  home: 'Lexiko, all games',
  settings: 'Settings',
  help: 'How to play',
  skip: 'Skip to the board',
  messages: 'Messages',
  menu: 'More',
  updateReady: 'A new version of Lexiko is ready.',
  update: 'Update',
  opening: 'One moment …',
  tooLong: (count: number) => `Only the first ${counted(count, 'character')} fit here.`,
};

/** The navigation of every screen. */
export const nav = {
  title: 'Main',
  play: 'Play',
  learn: 'Learn',
  analyse: 'Analyse',
  watch: 'Watch',
  account: 'Account',
  menu: 'Menu',
  skip: 'Skip to the content',
  turns: (count: number) => `your turn in ${counted(count, 'game')}`,
};

/** Something that should not happen. */
export const failed = (reason: string) =>
  `Something went wrong: ${reason}. Your game is saved; reload the page to continue.`;

export const missing = 'That game isn’t on this device.';

export const front = {
  unfinished: 'Continue',
  continueAgainst: (names: string) => `Continue against ${names}`,
  words: 'Words',
  daily: 'Puzzle of the day',
  tools: 'Tools',
  drills: 'Drills',
  drillsAbout: 'A few cards a day: words, hooks, bingos, missed plays.',
  ownListsAbout: 'Bring your own dictionary, kept on this device.',
  analysis: 'Game analysis',
  analysisAbout: 'Open any game, position or file and see the best plays.',
  computer: 'Play the computer',
  level: 'Level',
  play: 'Play',
  together: 'Pass and play',
  togetherAbout: 'Two to four people on this screen. Racks stay hidden between turns.',
  people: 'Players',
  more: 'Choose a rulebook',
  moreAbout: 'Five editions, any mix of people and computers, your choice of rules.',
  quick: 'Quick start',
  goOn: 'Your games',
  noGames: 'Games you start stay on this device until you remove them.',
  over: 'finished',
  removeGame: (names: string) => `Remove the game ${names}`,
  removed: (names: string) => `Removed: ${names}`,
  online: 'Play online',
  onlineAbout: 'With friends by a link, or with anyone who’s there.',
  companion: 'Table companion',
  companionAbout: 'For your own board: keeps the score, runs the clock and rules on challenges.',
};

/** The way to what teaches; its own texts come with it. */
export const learn = {
  home: 'Learn',
  homeAbout: 'Lessons, drills, puzzles, and your own games explained.',
  title: 'Rulebook',
  about: 'The rules of every edition, and what your own game changes.',
  open: 'Read the rules',
  rule: 'Why?',
  steps: 'First steps',
  stepsAbout: 'Learn to play and score in five turns.',
};

export type CommonTexts = typeof common;
export type NavTexts = typeof nav;
export type FrontTexts = typeof front;
export type LearnTexts = typeof learn;
