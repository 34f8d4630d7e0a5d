/** The word diary and the words of a learning game, in English. */

import { counted } from '../grammar.ts';

export const diary = {
  title: 'Word diary',
  about: 'Every word from your games with an open dictionary, on this device and online.',
  empty: 'Nothing yet. Play a learning game, and its words appear here.',
  play: 'Start a learning game',
  search: 'Find a word or a meaning',
  count: (shown: number, of: number): string =>
    shown === of ? counted(of, 'word') : `${shown} of ${counted(of, 'word')}`,
  opening: 'Loading…',
  words: 'Words of the last plays',
  none: 'Words appear here with their meanings as they are played.',
  isGood: (word: string): string => `${word} is valid.`,
  isNone: (word: string): string => `${word} isn’t in the dictionary.`,
  lookUp: 'Look up a word',
  ask: 'Look up',
  noMeaning: 'No definition available.',
  onSquare: (square: string): string => `Words on ${square}`,
  madeBy: (name: string, points: number | null): string =>
    points === null ? name : `${name}, ${counted(points, 'point')}`,
  stillOpen: 'Explained once nobody can challenge it.',
  times: (times: number, by: string): string => (times === 1 ? by : `${by}, ${times} times in total`),
  sources: 'Sources of the definitions',
  /** Shown where the page is in another language. */
  inEnglishOnly: 'Definitions are in English only.',
  drill: 'Drill these words',
};

export type DiaryTexts = typeof diary;
