/** Finding an opponent and the lobby, in English. */

import type { OwnSeek, SeekTime } from '@lexiko/protocol';

export const pairing = {
  title: 'Find an opponent',
  about: 'Choose a clock, and we look for someone about as strong as you.',
  times: {
    '3+0': '3 min',
    '10+5': '10 min + 5 s',
    '25+0': '25 min',
    day: '1 day per turn',
  } satisfies Record<SeekTime, string>,
  dictionary: 'Dictionary',
  play: 'Counts as',
  playValues: {
    either: 'Rated if possible',
    rated: 'Rated',
    casual: 'Casual',
  } satisfies Record<OwnSeek['play'], string>,
  guestAbout: 'Guests play casual games. Sign up for rated ones.',
  /** Asked for before somebody's first rated game. */
  fairPlay: {
    title: 'Play fair',
    about: 'Your first rated game: ratings mean something only if everyone finds their own plays.',
    rules: [
      'Find your plays yourself: no engine, no anagram tool, no hints.',
      'Look words up only where the rules of the game allow it.',
      'Take no help from others, and let nobody play for you.',
    ],
    pledge: 'I play fair',
    short: 'Rated: dictionary locked, no engine.',
  },
  bots: 'Bots too',
  looking: 'Looking for an opponent …',
  lookingSlow:
    'Looking for an opponent. You can close the page: your game starts without you having to wait.',
  widening: 'The longer you wait, the further your strengths may be apart.',
  cancel: 'Cancel search',
  nobodyYet: (level: string) => `Nobody yet. ${level} is a computer of about your strength.`,
  playComputer: (level: string) => `Play ${level}`,
  lobby: 'Games to join',
  opponent: 'Opponent',
  rating: 'Rating',
  clock: 'Clock',
  rules: 'Rules',
  noRating: 'none yet',
  ratingOf: (rating: string, margin: string) => `${rating} ± ${margin}`,
  casual: 'Casual',
  join: 'Join',
  joinGameOf: (name: string) => `Join ${name}`,
  none: 'Nobody is looking right now. Choose a clock above, and others will see you here.',
  noneElse: 'Nobody else is looking right now.',
  noneFits: 'No game fits your filter.',
};

export type PairingTexts = typeof pairing;
