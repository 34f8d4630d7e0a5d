/** Which words count, in English: the language of the tiles, the dictionary, and what becomes of invalid words. */

export const dictionaries = {
  language: 'Language',
  dictionary: 'Dictionary',
  none: 'None: the players decide',
  /** In place of the dictionary where the players decide by a list that each of them has. */
  agreed: (name: string) => `${name}: the players decide`,
  /** What that list says about the words that somebody has challenged. */
  inList: (words: string) => `In your list: ${words}.`,
  notInList: (words: string) => `Not in your list: ${words}.`,
  /** `name`: of a language without a dictionary. */
  noComputers: (name: string) => `The computer knows no words in ${name}. Only people can play.`,
  checking: 'Words',
  checkings: { challenge: 'Allow bluffs and challenges', reject: 'Reject invalid words' },
  checkingsAbout: {
    challenge: 'An invalid word stands unless someone challenges it.',
    reject: 'The game accepts only words from the dictionary.',
  },
  /** `count`: written in the language. */
  ready: (name: string, count: string) => `${name}: ${count} words loaded`,
  loading: (name: string, share: string) => `Loading ${name} … ${share}`,
  faults: {
    unreachable: (name: string) =>
      `${name} didn’t load. Check your connection and try again; nothing is lost.`,
    gone: (name: string) => `This server doesn’t have this version of ${name}.`,
    damaged: (name: string) => `${name} arrived damaged. Try again.`,
    /** Of a list of one’s own. */
    removed: (name: string) => `${name} isn’t on this device any more. Add the list again, then try again.`,
  },
  /** Beside what lives from English words. */
  englishOnly: 'In English only.',
  ownLists: 'Your word lists',
  /** In place of the name of such a list. */
  unknownList: 'A list that isn’t on this device',
  retry: 'Try again',
};

export type DictionaryTexts = typeof dictionaries;
