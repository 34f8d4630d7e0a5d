/** Games on paper, in English. */

import type { PaperTexts } from './paper-texts.ts';

export const ENGLISH_PAPER: PaperTexts = {
  companion: 'Table companion',
  companionAbout: 'For your own board: it keeps the score, the time and the peace.',
  players: 'Players, with commas between',
  entry: 'Enter a turn',
  entryHelp: '8F HORN across, F8 HORN down; a small letter among capitals is a blank. exchange 3, pass.',
  notATurn: (text) => `“${text}” is no turn. Write it as described below.`,
  enter: 'Enter',
  toPlay: (name) => `${name} to play`,
  takeBack: 'Take back the last entry',
  judge: (words) => `Challenge ${words}`,
  noDice:
    'Crosswords is counted by its dice, for which the notation of game files has no place: play it here at one screen.',
  challenger: 'Who challenges',
  challenge: 'wrong challenge',
  stands: (words, penalty) => `Good: ${words}. ${penalty} [S-29]`,
  penalties: {
    loseNextTurn: 'The challenger loses the next turn.',
    none: 'The challenge costs nothing.',
    points5: 'Whoever was challenged gets 5 points.',
    points10: 'Whoever was challenged gets 10 points.',
    loseGame: 'The challenger has lost the game.',
  },
  falls: (words) => `Not good: ${words}. The play comes off and scores nothing. [S-28]`,
  clock: 'Time for a turn',
  noClock: 'No clock',
  minutes: (count) => `${count} min`,
  startClock: 'Start the clock',
  stopClock: 'Stop the clock',
  timeUp: 'The time is up.',
  left: 'Letters left',
  leftAbout: 'At the end: who has none gains what the others have left. [S-48, S-49]',
  settled: 'Final',
  restart: 'New game',
  gone: 'The game is removed.',
  takenBack: 'The last turn is taken back.',
  analyse: 'Analyse it',
  count: (words, score) => `${words}: ${score}`,
};
