/** Word lists on the command line, in English: imported, listed, inspected, exported, removed. */

import { counted, either, list, number } from '../grammar.ts';
import { wordLists } from '../word-lists.ts';

export const lexica = {
  whichAction: (choices: readonly string[]) => `Say what to do: ${either(choices)}.`,
  /** `near`: what was probably meant. */
  noAction: (text: string, near: string | null, choices: readonly string[]) =>
    `There’s no “${text}”. ${near === null ? `Choose ${either(choices)}.` : `Did you mean ${near}?`}`,
  needsFile: 'Name one file.',
  needsId: 'Name one id.',
  listTakesNothing: 'list takes no names.',
  infoTakesOne: 'info takes one id.',
  exportTakes: 'export takes an id and, if you like, a file.',
  badId: (text: string) => `“${text}” can’t be an id. --id takes small letters, digits and hyphens.`,
  isBuiltIn: (text: string) => `“${text}” is a built-in lexicon. Choose another id with --id.`,
  isInstalled: (text: string) =>
    `The lexicon “${text}” is already installed. --replace replaces it, --id installs the new one beside it.`,
  notInstalled: (text: string, path: string) => `There’s no lexicon “${text}” in ${path}.`,
  builtInStays: 'You can’t remove a built-in lexicon.',
  removed: (text: string) => `Removed ${text}.`,
  kwgNeedsFile: 'Name a file for the word graph.',
  tooLargeForKwg: (text: string) => `“${text}” is too large for a KWG file. Export it as text.`,
  cannotBuild: (text: string) =>
    `The lexicon “${text}” has to be built first, and that failed. In a checkout, npm ci and then node scripts/build/lexica.mjs ${text} say why.`,
  recordDamaged: (path: string) => `${path} is damaged. Delete its folder and import the list again.`,
  damaged: (text: string) => `The lexicon “${text}” is damaged. Remove it and import it again.`,
  listed: (name: string, text: string) => `${name}, version ${text}`,
  listedUnder: (name: string, version: string, text: string) => `${name}, version ${version}, ${text}`,
  ownAlphabet: 'own letters',
  states: { ready: 'ready', waiting: 'built on first use', imported: 'imported' },
  wordCount: (count: number) => counted(count, 'word'),
  notAnAlphabet: (path: string, choices: readonly string[]) =>
    `--alphabet takes ${either(choices)}, or a JSON file. “${path}” is neither.`,
  badAlphabetFile: (path: string, text: string) => `“${path}” isn’t an alphabet. Write it like this: ${text}`,
  badAlphabet: (name: string, text: string) => `Can’t use the alphabet “${name}”: ${text}.`,
  alphabetFaults: {
    'no-letters': 'it has no letters',
    'too-many-letters': ({ count }: { readonly count: number }) =>
      `it has ${counted(count, 'letter')}; 62 are possible`,
    'bad-letter': ({ letter }: { readonly letter: string }) => `“${letter}” can’t be a letter`,
    'repeated-letter': ({ letter }: { readonly letter: string }) => `it has the letter ${letter} twice`,
  },
  lineFaults: wordLists.lineFaults,
  reasons: wordLists.reasons,
  rejectedLine: wordLists.rejectedLine,
  moreLines: wordLists.moreLines,
  refused: (path: string, text: string) => `${path}: ${text}`,
  fileFaults: {
    unreadable: ({ reason }: { readonly reason: string }) => `Can’t read the file (${reason}).`,
    'bad-gzip': ({ reason }: { readonly reason: string }) => `Can’t unpack the file (${reason}).`,
    unwritable: ({ reason }: { readonly reason: string }) => `Can’t write the lexicon (${reason}).`,
    'not-text': wordLists.faults['not-text'],
    'letter-outside-alphabet': ({ letter }: { readonly letter: number | string }) =>
      `The graph has a letter number ${letter}, more than the alphabet has. Name the right one with --alphabet.`,
    'too-many-words': wordLists.faults['too-many-words'],
    'no-words': wordLists.faults['no-words'],
    prose: wordLists.faults.prose,
    'mostly-rejected': ({ count, lines }: { readonly count: number; readonly lines: number }) =>
      `${number(count)} of ${counted(lines, 'line')} aren’t words. Is this a word list, and is --alphabet right? If its letters look wrong, save it as UTF-8.`,
    'rejected-lines': ({ count }: { readonly count: number }) =>
      `${counted(count, 'line isn’t a word', 'lines aren’t words')}, and you asked for --strict.`,
  },
  badKwg: (text: string) => `This isn’t a whole KWG file: ${text}.`,
  kwgFaults: {
    'not-whole-arcs': ({ size }: { readonly size: number }) =>
      `${counted(size, 'byte')} don’t make a whole number of arcs`,
    'too-many-arcs': ({ count }: { readonly count: number }) =>
      `the format can’t number ${counted(count, 'arc')}`,
    'no-words': 'it has no words',
    'child-out-of-range': ({ index }: { readonly index: number }) => `arc ${index} points beyond its end`,
    'letter-out-of-range': ({
      index,
      letter,
    }: {
      readonly index: number;
      readonly letter: number | string;
    }) => `arc ${index} has the letter ${letter}`,
    'letters-not-rising': ({ index }: { readonly index: number }) =>
      `the letters at arc ${index} are out of order`,
    endless: 'its words never end',
  },
  imported: {
    installed: (name: string, text: string, version: string) =>
      `Installed “${name}” as ${text}, version ${version}.`,
    fromGraph: (count: number) => `${counted(count, 'word')} from a word graph.`,
    fromText: (count: number, lines: number, text: string) =>
      `${counted(count, 'word')} from ${counted(lines, 'line')} of ${text}.`,
    repeated: (count: number) => `${counted(count, 'line repeats', 'lines repeat')} a word.`,
    definitions: (count: number) => `${counted(count, 'definition')} imported.`,
    rejected: (count: number, reasons: readonly string[]) =>
      `${counted(count, 'line was', 'lines were')} rejected: ${list(reasons)}.`,
    complete: 'It has all the two-letter words and the words with Q and without U of the rulebooks.',
    lacks: (wordList: readonly string[]) => `It lacks these words of the rulebooks: ${list(wordList)}.`,
    lacksMore: (words: string, count: number) =>
      `It lacks these words of the rulebooks: ${words} and ${count} more.`,
    plurals: (count: number) => `Words that are only plurals, which Crosswords leaves out: ${number(count)}.`,
    graph: (count: number, time: string) =>
      `The graph has ${counted(count, 'byte')}; building it took ${time} s.`,
    noGenerator:
      'The list is too varied for a move generator: it can rule on words and answer questions, but computers can’t play with it.',
    checksum: (text: string) => `Checksum ${text}`,
  },
  info: {
    name: 'name',
    nameText: (name: string, text: string, version: string) => `${name} (${text}), version ${version}`,
    checksum: 'checksum',
    alphabet: 'alphabet',
    words: 'words',
    from: 'from',
    fromText: (path: string, date: string) => `${path}, imported ${date}`,
    graph: 'graph',
    graphText: (count: number) => counted(count, 'byte'),
    halfGraphText: (count: number) => `${counted(count, 'byte')}, without the half for move generators`,
    times: 'times',
    timesText: (built: string, opened: string) => `built in ${built} ms, opened in ${opened} ms`,
    definitions: 'definitions',
    definitionsText: (share: string, common: string) =>
      `${share} of all words, ${common} of the common ones (level 50 and below)`,
    none: 'none',
    school: 'school',
    schoolText: (first: number, second: number) =>
      `${counted(first, 'word')} of tier 1, ${number(second)} of tier 2`,
    foreign: 'foreign',
    foreignText: (count: number) => `${counted(count, 'word')} on the list of foreign words`,
    byLength: 'words by length',
    byClass: 'words by number class',
    byLevel: 'words by commonness level',
    unknown: 'unknown',
  },
};

export type LexicaTexts = typeof lexica;
