/** The start page of everything that teaches, and what all of its pages share, in English. */

export const learn = {
  home: { title: 'Learn', about: 'From your first word to the last point of an endgame.' },
  done: (done: number, of: number): string => (done === of ? `All ${of} done` : `${done} of ${of} done`),
  startOver: 'Start over',
  toGame: 'Back to the game',
  groups: { begin: 'Start here', practise: 'Practise', lookBack: 'Review', read: 'Read' },
  screens: {
    steps: { title: 'First steps', about: 'Learn to score in five turns.' },
    guide: { title: 'Guide Game', about: 'The sample game of the Deluxe rulebook: score all 32 turns.' },
    diagrams: { title: 'Crosswords diagrams', about: 'Colours, crosses and dice, scored turn by turn.' },
    clinic: {
      title: 'Illegal-play clinic',
      about: 'Is this play legal? You decide, then the referee rules.',
    },
    tips: { title: 'Ten tips', about: 'Advice from experienced players, each with a tool to practise it.' },
    puzzles: { title: 'Puzzles', about: 'A daily puzzle, and as many more as you like.' },
    statistics: { title: 'Statistics', about: 'Your results in numbers and charts.' },
    records: { title: 'Solitaire records', about: 'Your solitaire games: totals, trend, best turns.' },
    worksheets: { title: 'Worksheets', about: 'Tasks for paper, with solutions.' },
    workbench: {
      title: 'Open-tile workbench',
      about: 'All 100 tiles lie face up. How high can you score?',
    },
    diary: { title: 'Word diary', about: 'The words of your learning games and what they mean.' },
    words: { title: 'Words', about: 'Find words by letters, hooks or pattern, and judge them.' },
    decks: { title: 'Decks', about: 'Your own word decks, of any size: anagrams, hooks, definitions.' },
    drills: { title: 'Drills', about: 'A few cards a day: words, hooks, bingos, missed plays.' },
    rules: { title: 'Rulebook', about: 'The rules of every edition, and of your own game.' },
    studies: { title: 'Studies', about: 'Annotate games and positions, with variations.' },
    position: { title: 'Position editor', about: 'Set up a position to analyse or play on.' },
    editions: { title: 'Editions', about: 'How the rulebooks differ, side by side.' },
    analysis: { title: 'Game analysis', about: 'The best move on every turn of a finished game, and why.' },
  },
  /** Shown instead of a page with words while a game that locks them is in progress. */
  gate: {
    about: 'Your current game doesn’t allow looking up words. This page opens when the game is over.',
    rule: 'Read the rule',
    pause: 'Pause game and continue',
    rated: 'You’re playing a rated game. Hints, word tools and analysis open when it’s over.',
    ratedBoard: 'This is the board of your rated game. You can analyse it when that game is over.',
  },
  rulebook: 'Rulebook',
  rulesOf: 'Rules of',
  currentGame: 'the current game',
  search: 'Search the rules',
  nothing: (query: string): string => `Nothing found for “${query}”.`,
  found: (count: number): string => (count === 1 ? '1 section' : `${count} sections`),
  contents: 'Contents',
  agreed: 'What you can agree on',
  lessons: 'Try it:',
  sections: 'In the rulebook:',
  refusals: 'What the referee says',
  /** Before the options without which a refusal never happens. */
  onlyWith: 'Only if agreed:',
  editions: 'How the editions differ',
  editionsAbout: 'Only the rules that differ are listed.',
  onlyIn: 'In some rulebooks only',
  isIncluded: 'yes',
  isNotIncluded: 'no',
  otherBooks: (titles: readonly string[]): string =>
    `Not in this edition’s rulebook, but you can agree on it. It comes from: ${titles.join(', ')}.`,
  option: 'Rule',
};

export type LearnTexts = typeof learn;
