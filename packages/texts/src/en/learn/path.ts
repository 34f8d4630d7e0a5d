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
  play: 'Play',
  show: 'Show me',
  right: 'Right!',
  wrong: 'Not this one.',
  look: 'Look, it goes like this:',
  nextTask: 'Next task',
  number: (number: number, of: number): string => `Task ${number} of ${of}`,
  solved: (right: number, of: number): string => `${right} of ${of} tasks right`,
  exercises: {
    hooks: {
      lesson: 'A hook is one letter before or after a word that makes a new word: CAT and S make CATS.',
      task: (word: string): string => `Put one tile before or after ${word} to make a new word.`,
      another: 'That is allowed too. But now make the word longer with just one tile.',
    },
    blanks: {
      lesson: 'The blank has no letter. You say which letter it is. It gives no points.',
      task: (): string => 'Make a word with all four tiles. The blank can be any letter.',
      another: 'Good word! But now use all four tiles.',
    },
    bingos: {
      lesson: 'A bingo uses all seven tiles. You get 50 extra points. Look for beginnings and endings.',
      task: (): string => 'Make a word with all seven tiles.',
      another: 'Good word! But now use all seven tiles.',
    },
    leaves: {
      lesson: 'After a play some letters stay with you. Good ones help you with the next word.',
      question: 'Which three letters would you keep?',
      because: 'Keep letters that fit into many words, and vowels together with consonants.',
    },
  },
  groups: {
    begin: 'First words',
    words: 'Word skills',
    think: 'Puzzles',
    endgames: 'Endgames',
    variations: 'Other games',
    rulebooks: 'Rulebooks',
  },
  stations: {
    first: { title: 'First word', about: 'Put words on the board. Count their points.' },
    legal: {
      title: 'Is that allowed?',
      about: 'Look at a play. Can you play it? Then see what the referee says.',
    },
    counting: { title: 'Counting', about: 'Count the plays of a whole game.' },
    hooks: { title: 'Hooks', about: 'Make a word longer with one tile.' },
    blanks: { title: 'Blanks', about: 'A blank can be any letter. Use it.' },
    bingos: { title: 'Bingos', about: 'Make a word with all seven tiles.' },
    leaves: { title: 'What to keep', about: 'Which letters help you next time?' },
    hookPuzzles: { title: 'Hook puzzles', about: 'Make a long word longer and play a new word with it.' },
    bingoPuzzles: { title: 'Bingo puzzles', about: 'Find the play that uses all your tiles.' },
    best: { title: 'The best play', about: 'Many plays fit. Find the best one.' },
    out: { title: 'The last tiles', about: 'The bag is empty. Play all your tiles at once.' },
    endgame: { title: 'Win the endgame', about: 'The bag is empty. Which play wins the game?' },
    crosses: { title: 'Colours and crosses', about: 'How a game with colours and dice is counted.' },
  },
  /** Games that have a card on the path only. */
  games: {
    opening: { title: 'A long first word', about: 'The first word must have four letters or more.' },
    rearranging: { title: 'Rearranging', about: 'Mix the letters of a word on the board and add your own.' },
    swapping: { title: 'Swapping tiles', about: 'Before your play, swap tiles on the board for yours.' },
    pickUp: { title: 'Pick up blanks', about: 'Put the right letter on a blank: now the blank is yours.' },
    timed: { title: 'Against time', about: 'You have two minutes for each turn.' },
    partners: { title: 'Partners', about: 'Crosswords in pairs: a computer plays with you.' },
    deluxe: {
      title: 'The deluxe game',
      about: 'A challenge is about one word. After a pass you must play if you can.',
    },
    collectible: {
      title: 'The collectible game',
      about: 'Exchange only while the bag has seven tiles or more.',
    },
    teams: { title: 'Team game', about: 'The school rulebook: two teams, one rack each.' },
    four: { title: 'Four players', about: 'Three computers play against you.' },
  },
};

export type PathTexts = typeof path;
