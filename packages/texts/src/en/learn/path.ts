/** The path through the lessons, in English: simple words, for children too. */

export const path = {
  title: 'Your path',
  about: 'Short lessons, one after the other. Each has up to three stars.',
  start: (title: string): string => `Start: ${title}`,
  resume: (title: string): string => `Continue: ${title}`,
  next: (title: string): string => `Next lesson: ${title}`,
  stars: (stars: number, of: number): string => `${stars} of ${of} stars`,
  allDone: 'You have all the stars. Well done!',
  /** How far it is to the next star. */
  toStar: (right: number, of: number): string => `${right} of ${of} for the next star`,
  win: 'Finish the game: one star. Win it: three stars.',
  reach: (points: number): string => `Finish the game: one star. Score ${points} or more: three stars.`,
  groups: { begin: 'First words', think: 'Puzzles', endgames: 'Endgames', variations: 'Other games' },
  stations: {
    first: { title: 'First word', about: 'Put words on the board. Count their points.' },
    legal: {
      title: 'Is that allowed?',
      about: 'Look at a play. Can you play it? Then see what the referee says.',
    },
    counting: { title: 'Counting', about: 'Count the plays of a whole game.' },
    hookPuzzles: { title: 'Hook puzzles', about: 'Make a long word longer and play a new word with it.' },
    bingoPuzzles: { title: 'Bingo puzzles', about: 'Find the play that uses all your tiles.' },
    best: { title: 'The best play', about: 'Many plays fit. Find the best one.' },
    out: { title: 'The last tiles', about: 'The bag is empty. Play all your tiles at once.' },
    endgame: { title: 'Win the endgame', about: 'The bag is empty. Which play wins the game?' },
    crosses: { title: 'Colours and crosses', about: 'How a game with colours and dice is counted.' },
  },
};

export type PathTexts = typeof path;
