/** Questions about words on the command line, in English. */

import { counted, either, list, number, points } from '../grammar.ts';

export const words = {
  whichQuestion: (choices: readonly string[]) => `Ask a question: ${either(choices)}.`,
  /** `near`: what was probably meant. */
  noQuestion: (text: string, near: string | null, choices: readonly string[]) =>
    `There’s no question “${text}”. ${near === null ? `Choose ${either(choices)}.` : `Did you mean ${near}?`}`,
  noLexicon: (text: string) => `There’s no lexicon “${text}”. lexiko lexicon list names those installed.`,
  noneFits: 'No word fits.',
  noPartner: 'No letter makes a word with these.',
  classNotKnown: (option: string, name: string) =>
    `${option} has no effect on ${name}: which words these are is not known in its language.`,
  needsWord: 'Name at least one word.',
  needsPattern: 'Name one pattern, such as "H?RN*", in quotes.',
  needsRack: 'Name one rack, such as "AEINRS?". A ? is a blank.',
  needsLetters: 'Name one word or part of a word.',
  needsRackOrLength:
    'Name a rack, such as AEINRST, or use --length 7 for the likeliest words of that length.',
  oneStem: 'Name one stem, such as SATINE.',
  noWords: (text: string) => `This question takes no words, but you gave “${text}”.`,
  emptyPattern: 'The pattern is empty.',
  longPattern: (count: number) =>
    `A pattern has at most ${counted(count, 'letter or question mark', 'letters and question marks')}.`,
  notInPattern: (text: string) => `“${text}” in the pattern isn’t a letter.`,
  notALetter: (text: string, name: string) => `“${text}” isn’t a letter of the ${name} alphabet.`,
  notSpelt: (text: string, name: string) => `“${text}” has letters that the ${name} alphabet doesn’t have.`,
  noTilesToDraw: (name: string) => `The ${name} alphabet has no tiles to draw.`,
  valid: (word: string, score: number | null, level: number) => {
    const known = [
      ...(score === null || score === 0 ? [] : [points(score)]),
      ...(level === 0 ? [] : [`commonness level ${level}`]),
    ];
    return `${word} is valid${known.length === 0 ? '' : ` (${known.join(', ')})`}.`;
  },
  notValid: {
    unknown: (word: string) => `${word} isn’t valid: it isn’t in the dictionary.`,
    plural: (word: string) => `${word} isn’t valid: it’s a plural.`,
    foreign: (word: string) => `${word} isn’t valid: it’s a foreign word.`,
    school: (word: string) => `${word} isn’t valid: it’s left out in school play.`,
  },
  definition: {
    none: 'No definition.',
    hidden: 'The definition isn’t shown in school play.',
    sameAs: (word: string) => `the same as ${word}`,
    relations: {
      pl: (word: string) => `plural of ${word}`,
      '3sg': (word: string) => `third person singular of ${word}`,
      past: (word: string) => `past of ${word}`,
      ing: (word: string) => `-ing form of ${word}`,
      comp: (word: string) => `comparative of ${word}`,
      sup: (word: string) => `superlative of ${word}`,
      ly: (word: string) => `adverb of ${word}`,
      ness: (word: string) => `noun of ${word}`,
    },
  },
  definitionsMissing: {
    notBuilt: 'There are no definitions yet. npm run build makes them, in a checkout of Lexiko.',
    otherVersion: (path: string, version: number) =>
      `The definitions in ${path} have version ${version}, which this Lexiko can’t read. Delete the file to have it made again.`,
    damaged: (path: string) =>
      `The definitions in ${path} are damaged. Delete the file to have it made again.`,
  },
  hooks: {
    notAWord: (word: string) => `${word} (not a word itself)`,
    front: 'front',
    back: 'back',
    inside: 'inside',
    inner: 'inner',
    none: 'none',
  },
  partners: (count: number, tiles: number) => `${counted(count, 'letter')}, ${counted(tiles, 'tile')}`,
  never: 'in no draw',
  chance: (count: number, share: string) => `1 in ${number(count)} draws (${share} %)`,
  rackChance: (letters: string, text: string, count: number) =>
    `${letters}: ${text} of ${counted(count, 'tile')} from a full bag`,
  withBlanks: (text: string) => `with blanks in place of letters: ${text}`,
  onlyInRulebook: (wordList: readonly string[]) => `In the rulebook but not in this list: ${list(wordList)}.`,
  onlyInList: (wordList: readonly string[]) => `In this list but not in the rulebook: ${list(wordList)}.`,
};

export type WordsTexts = typeof words;
