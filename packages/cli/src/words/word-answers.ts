/** Questions whose answer is a list of words: what each asks of the words package, and how its lines look. */

import { isChosen, type Lexicon, readWord } from '@lexiko/words';
import {
  anagrams,
  extensionsOf,
  listWords,
  parsePattern,
  parseRack,
  qWithoutU,
  type Rack,
  rackSize,
  sortAnswers,
  type Sort,
  vowelHeavy,
  wordsContaining,
  wordsEndingWith,
  wordsFromRack,
  wordsLike,
  wordsOfLength,
  wordsStartingWith,
} from '@lexiko/words/questions';
import { UsageError } from '../command.ts';
import { lettersOption, type QuestionOptions, wholeNumber } from './word-options.ts';

/** One answer. `shown`: how the word is written in text, if not plainly; `more`: fields of its JSON besides. */
export interface Answer {
  readonly word: string;
  readonly shown?: string;
  readonly more?: Readonly<Record<string, string>>;
}

export interface ListQuestion {
  /** What stands after the name of the question, and one sentence; both for the help. */
  readonly takes: string;
  readonly summary: string;
  readonly sort?: Sort;
  ask(options: QuestionOptions): Iterable<Answer>;
}

/** In the order of the help. */
export const LIST_QUESTIONS: Readonly<Record<string, ListQuestion>> = {
  anagram: {
    takes: 'RACK',
    summary: 'words that use all the letters; ? is a blank, shown in lower case',
    ask: ({ lexicon, words }) => rackAnswers(anagrams(lexicon, onlyRack(lexicon, words))),
  },
  build: {
    takes: 'RACK',
    summary: 'words that use some of the letters, the longest first',
    sort: 'length',
    ask: ({ lexicon, words, min, max }) => {
      const rack = onlyRack(lexicon, words);
      return rackAnswers(
        wordsFromRack(lexicon, rack, { min: min ?? 2, max: Math.min(max ?? Infinity, rackSize(rack)) }),
      );
    },
  },
  pattern: {
    takes: 'PATTERN',
    summary: '? any letter, * any letters or none; --with and --without LETTERS',
    ask: (options) => plain(patternWords(options)),
  },
  extend: {
    takes: 'WORD',
    summary: 'longer words in which the word stands whole; --most N letters more',
    ask: ({ lexicon, words, values }) =>
      extensions(extensionsOf(lexicon, onlyLetters(lexicon, words), wholeNumber(values, 'most'))),
  },
  prefix: {
    takes: 'LETTERS',
    summary: 'words that begin so',
    ask: ({ lexicon, words }) => plain(wordsStartingWith(lexicon, onlyLetters(lexicon, words))),
  },
  suffix: {
    takes: 'LETTERS',
    summary: 'words that end so',
    ask: ({ lexicon, words }) => plain(wordsEndingWith(lexicon, onlyLetters(lexicon, words))),
  },
  contains: {
    takes: 'LETTERS',
    summary: 'words with these letters side by side',
    ask: ({ lexicon, words }) => plain(wordsContaining(lexicon, onlyLetters(lexicon, words))),
  },
  'q-without-u': {
    takes: '',
    summary: 'words with a Q and no U',
    ask: (options) => plain(qWithoutU(nothingElse(options))),
  },
  two: {
    takes: '',
    summary: 'the words of two letters',
    ask: (options) => plain(wordsOfLength(nothingElse(options), 2)),
  },
  three: {
    takes: '',
    summary: 'the words of three letters',
    ask: (options) => plain(wordsOfLength(nothingElse(options), 3)),
  },
  'vowel-heavy': {
    takes: '',
    summary: 'words with at least seven vowels in ten letters',
    ask: (options) => plain(vowelHeavy(nothingElse(options))),
  },
};

/** The answers wanted: of the right length, good and common enough, in order, as many as asked for. */
export function* chosenAnswers(
  question: ListQuestion,
  options: QuestionOptions,
): Generator<Answer, void, void> {
  const { lexicon, limit } = options;
  const sort = options.sort ?? question.sort ?? 'alphabet';
  let answers: Iterable<Answer> = filtered(question.ask(options), options);
  if (sort !== 'alphabet') answers = sortAnswers(lexicon, [...answers], ({ word }) => word, sort);
  yield* first(answers, limit);
}

/** All the words of a lexicon, sorted and limited by the words package itself: there may be millions. */
export function* listAnswers(options: QuestionOptions): Generator<Answer, void, void> {
  const { choice, min, max, sort } = options;
  const lexicon = nothingElse(options);
  const found = listWords(lexicon, {
    ...choice,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(sort === undefined ? {} : { sort }),
  });
  yield* first(plain(found), options.limit);
}

function* first<T>(items: Iterable<T>, limit: number): Generator<T, void, void> {
  let count = 0;
  for (const item of items) {
    if (count++ >= limit) return;
    yield item;
  }
}

function* filtered(answers: Iterable<Answer>, options: QuestionOptions): Generator<Answer, void, void> {
  const { lexicon, choice, min = 0, max = Infinity } = options;
  const isBare =
    choice.plurals === 'off' &&
    choice.foreign === 'off' &&
    choice.school === 0 &&
    choice.maxLevel === undefined;
  const isGood = isBare ? null : isChosen(lexicon, choice);
  for (const answer of answers) {
    if (min > 0 || max < Infinity) {
      const length = readWord(lexicon.alphabet, answer.word)?.length ?? 0;
      if (length < min || length > max) continue;
    }
    if (isGood === null || isGood(lexicon.rankOf(answer.word))) yield answer;
  }
}

function* plain(words: Iterable<string>): Generator<Answer, void, void> {
  for (const word of words) yield { word };
}

function* rackAnswers(found: Iterable<{ word: string; spelling: string }>): Generator<Answer, void, void> {
  for (const { word, spelling } of found) yield { word, shown: spelling, more: { spelling } };
}

function* extensions(found: ReturnType<typeof extensionsOf>): Generator<Answer, void, void> {
  for (const { word, before, after } of found) {
    const inside = word.slice(before.length, word.length - after.length);
    const shown = [before, inside, after].filter((part) => part !== '').join('-');
    yield { word, shown, more: { before, after } };
  }
}

function patternWords({ lexicon, words, values, min, max }: QuestionOptions): Generator<string, void, void> {
  const [pattern] = words;
  if (pattern === undefined || words.length > 1) {
    throw new UsageError("one pattern is needed, such as 'H?RN*' (in quotes).");
  }
  const parsed = parsePattern(lexicon.alphabet, pattern);
  if (!parsed.ok) {
    switch (parsed.error.code) {
      case 'empty':
        throw new UsageError('the pattern is empty.');
      case 'too-long':
        throw new UsageError(`a pattern has at most ${parsed.error.most} letters and question marks.`);
      case 'not-a-letter':
        throw new UsageError(`'${parsed.error.text}' in the pattern is no letter.`);
    }
  }
  return wordsLike(lexicon, parsed.value, {
    with: rackFrom(lexicon, lettersOption(values, 'with')),
    without: rackFrom(lexicon, lettersOption(values, 'without')),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  });
}

export function rackFrom({ alphabet }: Lexicon, text: string): Rack {
  const parsed = parseRack(alphabet, text);
  if (!parsed.ok) {
    throw new UsageError(`'${parsed.error.text}' is no letter of the ${alphabet.name} alphabet.`);
  }
  return parsed.value;
}

function onlyRack(lexicon: Lexicon, words: readonly string[]): Rack {
  const [text] = words;
  if (text === undefined || words.length > 1) {
    throw new UsageError("one rack is needed, such as 'AEINRS?' (? is a blank).");
  }
  return rackFrom(lexicon, text);
}

function onlyLetters(lexicon: Lexicon, words: readonly string[]): Uint8Array {
  const [text] = words;
  if (text === undefined || words.length > 1) throw new UsageError('one word or part of a word is needed.');
  return lettersFrom(lexicon, text);
}

export function lettersFrom({ alphabet }: Lexicon, text: string): Uint8Array {
  const letters = readWord(alphabet, text);
  if (letters === null || letters.length === 0) {
    throw new UsageError(`'${text}' is not spelt with letters of the ${alphabet.name} alphabet.`);
  }
  return letters;
}

function nothingElse({ lexicon, words }: QuestionOptions): Lexicon {
  const [word] = words;
  if (word !== undefined) throw new UsageError(`this question takes no words, but '${word}' was given.`);
  return lexicon;
}
