/** The ten tips in our own words, and their tools, in English. */

import { counted, points } from '../grammar.ts';

export const tips = {
  title: 'Ten tips',
  about: 'Advice from experienced players, each with a tool to practise it.',
  /** For whoever reads or plays in another language. */
  inEnglish: 'The examples and practice boards are from the English game.',
  tips: {
    short: {
      title: 'Learn the short words',
      text: 'With two- and three-letter words you can play a word alongside another. Knowing them is worth some fifty points a game.',
      tool: 'Lists and cards',
    },
    s: {
      title: 'One S, two words',
      text: 'An S can end one word and start or cross another. Keep it unless it scores at least eight points more than your best play without it.',
      tool: 'S coach',
    },
    groups: {
      title: 'Shuffle and look for groups',
      text: 'Some letters often go together: CH, ING, STR. Move your tiles around until you see words you weren’t looking for.',
      tool: 'Groups in the rack',
    },
    premiums: {
      title: 'Use premium squares',
      text: 'Look at them before every turn, especially beside a vowel: there a tile often counts in two words.',
      tool: 'Squares beside vowels',
    },
    keeping: {
      title: 'Think of the next turn',
      text: 'Your leave, the tiles you keep, is half of your next rack. Good ones are A E I L N R S T (“starline”), with as many consonants as vowels or one more.',
      tool: 'Leave meter',
    },
    bingos: {
      title: 'Play all seven tiles',
      text: 'A bingo earns fifty points and is possible more often than you think. Put beginnings like RE and OUT on the left of your rack, endings like ING and IER on the right, and see what the rest makes.',
      tool: 'Beginnings and endings',
    },
    q: {
      title: 'Q without U',
      text: 'A dozen words take the fear out of the Q. QAT is the shortest one the rulebooks print.',
      tool: 'List and cards',
    },
    hooks: {
      title: 'Hooks',
      text: 'One more letter makes another word: HAND, HANDY; PLAN, PLANE; TAME, TAMED, TAMER. Besides S, try Y, E, R and D.',
      tool: 'Hook explorer',
    },
    choice: {
      title: 'Compare plays',
      text: 'Found a good play? Look for a better one. Note two or three, compare their scores and leaves, then choose.',
      tool: 'Candidate list',
    },
    attitude: {
      title: 'Enjoy the game',
      text: 'With some luck, anyone beats anyone. Everyone draws bad tiles; making the best of them is an art of its own. Forget your mistakes quickly: everyone makes them.',
      tool: 'What to do next',
    },
  },
  all: 'All ten tips',
  opening: 'Loading…',
  drill: (deck: string): string => `Drill: ${deck}`,
  rack: 'Tiles',
  draw: 'Draw new tiles',
  shuffle: 'Shuffle',
  position: (number: number): string => `Position ${number}`,
  nextPosition: 'Next position',
  show: 'Show words',
  check: 'Check',
  right: 'Right!',
  wrong: 'Not quite.',
  missed: (list: string): string => `You missed: ${list}.`,
  quiz: 'Which are words?',
  which: 'Mark the words that are in the dictionary.',
  more: 'More words',
  noneRight: 'None of them is in the dictionary.',
  noWords: (list: string): string => `Not in the dictionary: ${list}.`,
  points: (count: number): string => points(count),
  short: {
    two: 'Two letters',
    three: 'Three letters',
    difference: 'The rulebook’s hundred and our dictionary',
    absent: (list: string): string => `Printed in the 2020 rulebook but not in our dictionary: ${list}.`,
    noneAbsent: 'Our dictionary has all hundred words printed in the 2020 rulebook.',
    beyond: (count: number, list: string): string =>
      count === 0 ? 'It has no other two-letter words.' : `It has ${count} more: ${list}.`,
    choose: 'Choose a word to see its meaning and its hooks.',
    noMeaning: 'We have no definition for this word yet.',
    begun: 'started in the drills',
    firm: 'learnt',
  },
  s: {
    question: 'You hold an S. Is it worth playing here?',
    yes: 'Play the S',
    no: 'Keep the S',
    spent: (notation: string, score: number): string =>
      `Best play with the S: ${notation}, ${points(score)}.`,
    kept: (notation: string, score: number): string => `Best play without it: ${notation}, ${points(score)}.`,
    nothing: 'There is no such play.',
    gain: (more: number): string => `The S scores ${points(more)} more.`,
    worth: 'Eight or more: play it.',
    notWorth: 'Fewer than eight: keep it.',
    learnt: (value: string): string =>
      `Measured in the engine’s practice games, keeping an S is worth ${value} points.`,
  },
  groups: {
    question: 'Which of these groups can you make with your tiles?',
    wrongly: (list: string): string => `Not possible: ${list}.`,
    none: 'These tiles make none of the groups.',
  },
  premiums: {
    idle: 'Make a play over one of these squares.',
    besides: 'None of its tiles is on one of these squares.',
    overlay: 'Show premium squares beside a vowel',
    found: (count: number): string =>
      count === 0 ? 'This board has none.' : `This board has ${count === 1 ? 'one' : count}:`,
    beside: (vowels: string): string => `beside ${vowels}`,
    best: 'Best plays over them',
  },
  keeping: {
    about: 'Choose the tiles you would keep.',
    keep: (letter: string): string => `Keep ${letter}`,
    kept: (letters: string): string => `Leave: ${letters}`,
    nothing: 'none',
    good: (count: number): string => `${count} of A E I L N R S T`,
    balance: (vowels: number, consonants: number): string =>
      `${counted(vowels, 'vowel')}, ${counted(consonants, 'consonant')}`,
    balanced: 'balanced',
    unbalanced: 'unbalanced',
    worth: (value: string): string => `Worth ${value} points`,
    worthAbout:
      'How many points such a leave brings later, measured in thousands of the engine’s practice games.',
    quiz: 'Which three tiles would you rather keep?',
    nextPair: 'Next pair',
  },
  bingos: {
    yours: 'Your word',
    notAll: 'Use each of the seven tiles once.',
    arranged: 'Ends to try',
    noneArranged: 'These tiles have none of the listed beginnings or endings.',
    words: (list: string): string => `All seven tiles make: ${list}.`,
    noWord: 'All seven tiles together make no word. That is the normal case.',
  },
  q: {
    list: 'Q without U in our dictionary',
    absent: (list: string): string => `Printed in the rulebooks but not in our dictionary: ${list}.`,
  },
  hooks: {
    word: 'Word',
    noWord: (word: string): string => `${word} isn’t in the dictionary.`,
    front: 'Before it',
    back: 'After it',
    inside: 'Inside it',
    none: 'none',
    inner: (words: string): string => `Without its first or last letter it is still a word: ${words}.`,
  },
  choice: {
    idle: 'Place a play to note it with its score. Its tiles return to your rack.',
    add: 'Note play',
    yours: 'Your candidates',
    compare: 'Compare',
    best: 'What the engine finds',
    play: 'Play',
    score: 'Score',
    keeps: 'Leave',
    worth: 'Value',
    own: 'yours',
    isBad: (play: string): string => `${play} makes a word that isn’t valid.`,
    remember: 'Add to drills',
    remembered: 'Added to your missed plays.',
    notConfirmed: 'Not added: more playouts don’t show that it is better.',
  },
  attitude: {
    open: 'Play with the dictionary open and learn words as you go',
    young: 'Everyday words for young players',
    solitaire: 'Nobody knows the highest solitaire total with open tiles. How far do you get?',
    crosswords: 'In Crosswords you score on your own colour and on the crosses',
  },
};

export type TipsTexts = typeof tips;
