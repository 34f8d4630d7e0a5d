/** Games on paper, in English. */

import type { PaperTexts } from './paper-texts.ts';

export const ENGLISH_PAPER: PaperTexts = {
  companion: 'Table companion',
  companionAbout: 'For your own board: it keeps the score, the time and the peace.',
  players: 'Players, with commas between',
  entry: 'Enter a turn',
  entryHelp: '8F HORN across, F8 HORN down; a small letter among capitals is a blank. exchange 3, pass.',
  enter: 'Enter',
  toPlay: (name) => `${name} to play`,
  takeBack: 'Take back the last entry',
  judge: (words) => `Challenge ${words}`,
  stands: (words) => `Good: ${words}. The challenger loses the next turn. [S-29]`,
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
  count: (words, score) => `${words}: ${score}`,
};
