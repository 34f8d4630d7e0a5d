/** The companion of a physical set, in English. */

import type { Options } from '@lexiko/rules/options';

export const companion = {
  players: 'Player names',
  entry: 'Enter a turn',
  entryHelp:
    '8F HORN plays across, F8 HORN down. A small letter is a blank: 8F HoRN. Also: exchange 3, pass.',
  tapHelp: 'Tap a square, then letters. Tap it again to play down.',
  /** Enters the play laid on the board. */
  enterPlay: 'Enter play',
  /** What was entered cannot be read. */
  notATurn: (text: string) => `Can’t read “${text}”. Try 8F HORN.`,
  enter: 'Enter',
  toPlay: (name: string) => `${name} to play`,
  takeBack: 'Undo last turn',
  judge: (words: string) => `Challenge ${words}`,
  /** Why Crosswords is not here. */
  noDice: 'Crosswords needs its dice, which game files can’t record. Play it here on one screen instead.',
  challenger: 'Challenger',
  /** A wrong challenge on the score sheet. */
  challenge: 'failed challenge',
  stands: (words: string, penalty: string) => `The play is valid: ${words}. ${penalty}`,
  penalties: {
    loseNextTurn: 'The challenger loses the next turn.',
    none: 'The challenge costs nothing.',
    points5: 'The player challenged gets 5 points.',
    points10: 'The player challenged gets 10 points.',
    loseGame: 'The challenger loses the game.',
  } satisfies Readonly<Record<Options['challenge.failPenalty'], string>>,
  falls: (words: string) => `Not valid: ${words}. The play is removed and scores nothing.`,
  clock: 'Time per turn',
  noClock: 'No clock',
  minutes: (count: number) => `${count} min`,
  startClock: 'Start clock',
  stopClock: 'Stop clock',
  timeUp: 'Time’s up.',
  left: 'Tiles left',
  leftAbout: 'At the end, a player who has no tiles left gains the value of everyone else’s.',
  settled: 'Final',
  restart: 'New game',
  /** The game was put away for a new one. */
  gone: 'Game removed.',
  takenBack: 'Last turn undone.',
  analyse: 'Analyse',
  count: (words: string, score: number) => `${words}: ${score}`,
};

export type CompanionTexts = typeof companion;
