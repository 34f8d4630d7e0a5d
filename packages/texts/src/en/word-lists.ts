/** Word lists of one’s own, in English: added, refused, renamed, removed; the command line uses the reasons too. */

import { counted, list, number } from './grammar.ts';

export const wordLists = {
  title: 'Your word lists',
  about: 'Play with words of your own. A list stays on this device and works offline.',
  /** Until there is one. */
  none: 'You have no lists yet.',
  add: 'Add a list',
  choose: 'Choose file',
  drop: 'You can also drop a file here.',
  /** `count`: of words. */
  formats: (count: number) =>
    `A text file with one word on each line, or a word graph (KWG); either can be gzipped. Up to ${number(count)} words.`,
  name: 'Name',
  alphabet: 'Alphabet',
  start: 'Add list',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was added.',
  stages: {
    reading: (share: string) => `Reading … ${share}`,
    building: 'Building the dictionary …',
    storing: 'Saving …',
  },
  added: (name: string, count: number) => `“${name}” is ready: ${counted(count, 'word')}.`,
  repeated: (count: number) => `${counted(count, 'line repeats', 'lines repeat')} a word.`,
  rejected: (count: number, reasons: readonly string[]) =>
    `${counted(count, 'line was', 'lines were')} left out: ${list(reasons)}.`,
  use: 'Use in new games',
  inUse: 'New games use this list.',
  words: (count: number) => counted(count, 'word'),
  /** By which two players see that they have the same words. */
  checksum: (digits: string) => `checksum ${digits}…`,
  rename: 'Rename',
  newName: (name: string) => `New name for “${name}”`,
  save: 'Save',
  exportText: 'Save as text',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove “${name}”?`,
  /** `count`: of games on this device. */
  removeUsed: (count: number) =>
    `${counted(count, 'game on this device uses', 'games on this device use')} this list. Without it you can’t continue or analyse ${count === 1 ? 'it' : 'them'} until you add the same list again.`,
  removed: (name: string) => `Removed “${name}”.`,
  /** Why a line isn’t taken. */
  lineFaults: {
    hyphen: 'has a hyphen',
    apostrophe: 'has an apostrophe',
    'not-a-letter': ({ character }: { readonly character: string }) =>
      `“${character}” isn’t a letter of the alphabet`,
    'too-short': 'has only one letter',
    'too-long': ({ most }: { readonly most: number }) => `has more than ${counted(most, 'letter')}`,
    labelled: ({ label }: { readonly label: string }) => `is labelled “${label}”`,
    capitalised: 'is capitalised',
  },
  /** The same, of many lines. */
  reasons: {
    hyphen: (count: number) => `${number(count)} with a hyphen`,
    apostrophe: (count: number) => `${number(count)} with an apostrophe`,
    'not-a-letter': (count: number) => `${number(count)} with something that isn’t a letter`,
    'too-short': (count: number) => `${number(count)} of one letter`,
    'too-long': (count: number) => `${number(count)} too long`,
    labelled: (count: number) => `${number(count)} labelled as not playable`,
    capitalised: (count: number) => `${number(count)} capitalised`,
  },
  rejectedLine: (line: number, word: string, text: string) => `line ${line}: ${word} ${text}`,
  moreLines: (count: number) => `and ${counted(count, 'more line', 'more lines')}`,
  /** Why a whole file isn’t taken. */
  faults: {
    unreadable: 'Can’t read the file. Choose it again.',
    'bad-gzip': 'Can’t unpack the file: it’s damaged or incomplete.',
    /** `most`: in megabytes. */
    'too-large': ({ most }: { readonly most: number }) =>
      `The file is too large. Unpacked it may have ${number(most)} MB.`,
    'not-text': ({ line }: { readonly line: number }) =>
      `Line ${line} has characters that no text has. This isn’t a word list.`,
    'bad-kwg': 'This word graph is damaged, or it isn’t a KWG file.',
    'letter-outside-alphabet': 'The word graph has more letters than this alphabet. Choose another alphabet.',
    'too-many-words': ({ most }: { readonly most: number }) =>
      `The list has more than ${number(most)} words.`,
    'no-words': 'The file has no words.',
    'mostly-rejected': ({ count, lines }: { readonly count: number; readonly lines: number }) =>
      `${number(count)} of ${counted(lines, 'line')} aren’t words. Is this a word list, and is the alphabet right? If its letters look wrong, save it as UTF-8.`,
    prose: 'This is a text to read, not a word list. Write one word on each line.',
    'too-varied': 'The words of this list have too little in common: the computer can’t find plays in it.',
    'no-name': 'Give the list a name.',
    'name-taken': ({ name }: { readonly name: string }) =>
      `There’s already a dictionary called “${name}”. Choose another name.`,
    'already-here': ({ name }: { readonly name: string }) => `You already have these words, in “${name}”.`,
    'no-room': 'There’s no room for this list on the device. Remove another list or free some space.',
    unwritable: 'This browser didn’t save the list. In a private window it may not be allowed to.',
  },
};

export type WordListTexts = typeof wordLists;
