/** The word finder and the judge in English. */

import { counted, number } from '../grammar.ts';

export const finder = {
  title: 'Words',
  about: 'Find words in any dictionary, and settle what is one.',
  find: 'Find words',
  judge: 'Judge words',
  kind: 'Search',
  kinds: {
    anagrams: { name: 'Anagrams', about: 'Words that use all these letters. ? is a blank.' },
    within: { name: 'Words from these tiles', about: 'Words that use some or all of them. ? is a blank.' },
    stem: {
      name: 'One more letter',
      about: 'Words that use all these letters and one more, as SATINE does.',
    },
    hooks: { name: 'Hooks', about: 'Words that come from putting one letter before or after it.' },
    pattern: { name: 'Pattern', about: '? is any letter, * any number of letters: ?A*ZY.' },
    begins: { name: 'Begins with', about: 'Words that begin with these letters.' },
    ends: { name: 'Ends with', about: 'Words that end with these letters.' },
    contains: { name: 'Contains', about: 'Words with these letters in a row.' },
    q: { name: 'Q without U', about: 'Words for a Q when you have no U.' },
    vowels: { name: 'Many vowels', about: 'Words that are at least seven tenths vowels.' },
    all: { name: 'All words', about: 'Every word of the dictionary, by length and order.' },
  },
  letters: 'Letters',
  min: 'Shortest',
  max: 'Longest',
  sort: 'Order',
  sorts: {
    alphabet: 'Alphabetical',
    points: 'Most points first',
    length: 'Longest first',
    probability: 'Likeliest first',
    commonness: 'Commonest first',
  },
  more: 'More conditions',
  with: 'Must contain',
  without: 'Must not contain',
  likelyFrom: 'Probability: from number',
  likelyTo: 'Probability: to number',
  likelyAbout:
    'Words of each length are numbered by how likely you draw them from a full bag; 1 is the likeliest.',
  commonness: 'How common',
  common: { any: 'All words', known: 'Words most people know', everyday: 'Everyday words' },
  search: 'Find',
  searching: 'Searching…',
  opening: 'Loading words…',
  results: 'Words found',
  count: (count: number): string => (count === 0 ? 'No word fits.' : `${counted(count, 'word')}.`),
  range: (from: number, to: number, of: number): string => `${number(from)}–${number(to)} of ${number(of)}`,
  previous: 'Back',
  next: 'More',
  /** Read aloud; front and back are letters. */
  wordWithHooks: (word: string, front: string, back: string): string =>
    [word, front === '' ? '' : `before it ${front}`, back === '' ? '' : `after it ${back}`]
      .filter((part) => part !== '')
      .join(', '),
  noMeaning: 'No definition.',
  study: (count: number): string => `Study ${count === 1 ? 'this word' : `these ${number(count)} words`}`,
  noLetters: 'Type the letters first.',
  notALetter: (text: string): string => `“${text}” isn’t a letter of this dictionary.`,
  tooLong: (most: number): string => `Type at most ${counted(most, 'letter')}.`,
  judgeWords: 'Words of the play',
  judgeAbout:
    'One or more words, with spaces between them. The ruling is on all of them together, as at a tournament.',
  judgeNow: 'Judge',
  acceptable: 'Acceptable',
  notAcceptable: 'Not acceptable',
  each: 'Show the ruling on each word',
  isWord: (word: string): string => `${word} is a word`,
  isNone: (word: string): string => `${word} isn’t a word`,
};

export type FinderTexts = typeof finder;
