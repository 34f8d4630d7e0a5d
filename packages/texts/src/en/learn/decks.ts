/** The learner’s own decks in English. */

import { counted, number } from '../grammar.ts';

export const decks = {
  title: 'Decks',
  about: 'Decks of any size from any words. Each card comes back just before you would forget it.',
  none: 'You have no deck yet. Search for words and study what you find, or bring a list.',
  opening: 'Loading cards…',
  newDeck: 'New deck',
  fromWords: 'New deck from a search',
  fromList: 'New deck from a list or file',
  kinds: {
    anagrams: { name: 'Anagrams', question: 'Which words do these letters make?' },
    hooks: { name: 'Hooks', question: 'Which letters go before and after this word?' },
    meaning: { name: 'Definitions', question: 'Which word fits this definition?' },
  },
  known: (seen: number, firm: number, of: number): string =>
    `${number(seen)} of ${counted(of, 'card')} begun, ${number(firm)} learnt`,
  waiting: (due: number, fresh: number): string => `${number(due)} to review, ${number(fresh)} new.`,
  start: 'Start',
  startDeck: (deck: string): string => `Start ${deck}`,
  today: 'Today',
  nothingDue: 'No more cards today. Practise freely, or raise the limits below.',
  nothingToPractise: 'There are no such cards yet.',
  back: 'Back to the deck',
  practice: 'Free practice',
  practiceAbout: 'As long as you like, by chance. Your schedule stays as it is.',
  practiceCards: 'Cards',
  practiceChoices: { all: 'All cards', begun: 'Cards you have begun', missed: 'Cards you forget most' },
  time: 'Time',
  minutes: (count: number): string => (count === 0 ? 'No limit' : counted(count, 'minute')),
  practise: 'Practise',
  settings: 'Limits and name',
  newADay: 'New cards per day',
  againADay: 'Reviews per day',
  name: 'Name',
  rename: 'Rename',
  files: 'Export or delete',
  delete: 'Delete deck',
  deleted: (deck: string): string => `${deck} deleted.`,
  allDecks: 'All decks',
  forecast: 'Forecast',
  forecastAbout: 'Cards due on each of the next 30 days. The first bar includes everything overdue.',
  noForecast: 'Once you have answered cards, you see here when they come back.',
  forecastChart: (cards: number, days: number): string =>
    `${counted(cards, 'card')} due in the next ${counted(days, 'day')}`,
  table: 'Show as table',
  day: 'Day',
  cards: 'Cards',
  weak: 'Weak spots',
  weakLetters: 'Letters in the words you miss',
  weakHooks: 'Hooks you miss',
  missed: 'Missed',
  asked: 'Asked',
  question: 'Question',
  make: 'Create deck',
  making: 'Creating deck…',
  unnamed: 'My deck',
  made: (cards: number, left: number): string =>
    `Deck with ${counted(cards, 'card')} created.${left === 0 ? '' : ` ${counted(left, 'word')} left out.`}`,
  faults: {
    'no-cards': 'None of these words makes a card with this dictionary.',
    'too-many-cards': 'A deck holds at most 100,000 cards. Choose fewer words.',
    'too-many-decks': 'You have 200 decks. Delete one first.',
  },
  list: 'Words',
  listAbout:
    'Paste words or sets of letters, or drop a text file here. What the dictionary doesn’t have is left out.',
  chooseFile: 'Choose file',
  fileTooLarge: 'This file is too large for a list. Choose one below 5 MB.',
};

export type DecksTexts = typeof decks;
