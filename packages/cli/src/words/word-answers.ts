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
  readonly sort?: Sort;
  ask(options: QuestionOptions): Iterable<Answer>;
}

/** In the order of the help. */
export const LIST_QUESTIONS: Readonly<Record<string, ListQuestion>> = {
  anagram: {
    ask: ({ lexicon, words }) => rackAnswers(anagrams(lexicon, onlyRack(lexicon, words))),
  },
  build: {
    sort: 'length',
    ask: ({ lexicon, words, min, max }) => {
      const rack = onlyRack(lexicon, words);
      return rackAnswers(
        wordsFromRack(lexicon, rack, { min: min ?? 2, max: Math.min(max ?? Infinity, rackSize(rack)) }),
      );
    },
  },
  pattern: {
    ask: (options) => plain(patternWords(options)),
  },
  extend: {
    ask: ({ lexicon, words, values }) =>
      extensions(extensionsOf(lexicon, onlyLetters(lexicon, words), wholeNumber(values, 'most'))),
  },
  prefix: {
    ask: ({ lexicon, words }) => plain(wordsStartingWith(lexicon, onlyLetters(lexicon, words))),
  },
  suffix: {
    ask: ({ lexicon, words }) => plain(wordsEndingWith(lexicon, onlyLetters(lexicon, words))),
  },
  contains: {
    ask: ({ lexicon, words }) => plain(wordsContaining(lexicon, onlyLetters(lexicon, words))),
  },
  'q-without-u': {
    ask: (options) => plain(qWithoutU(nothingElse(options))),
  },
  two: {
    ask: (options) => plain(wordsOfLength(nothingElse(options), 2)),
  },
  three: {
    ask: (options) => plain(wordsOfLength(nothingElse(options), 3)),
  },
  'vowel-heavy': {
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
    throw new UsageError((texts) => texts.words.needsPattern);
  }
  const parsed = parsePattern(lexicon.alphabet, pattern);
  if (!parsed.ok) {
    const { error } = parsed;
    throw new UsageError((texts) => {
      switch (error.code) {
        case 'empty':
          return texts.words.emptyPattern;
        case 'too-long':
          return texts.words.longPattern(error.most);
        case 'not-a-letter':
          return texts.words.notInPattern(error.text);
      }
    });
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
    const { text: wrong } = parsed.error;
    throw new UsageError((texts) => texts.words.notALetter(wrong, alphabet.name));
  }
  return parsed.value;
}

function onlyRack(lexicon: Lexicon, words: readonly string[]): Rack {
  const [text] = words;
  if (text === undefined || words.length > 1) {
    throw new UsageError((texts) => texts.words.needsRack);
  }
  return rackFrom(lexicon, text);
}

function onlyLetters(lexicon: Lexicon, words: readonly string[]): Uint8Array {
  const [text] = words;
  if (text === undefined || words.length > 1) throw new UsageError((texts) => texts.words.needsLetters);
  return lettersFrom(lexicon, text);
}

export function lettersFrom({ alphabet }: Lexicon, text: string): Uint8Array {
  const letters = readWord(alphabet, text);
  if (letters === null || letters.length === 0) {
    throw new UsageError((texts) => texts.words.notSpelt(text, alphabet.name));
  }
  return letters;
}

function nothingElse({ lexicon, words }: QuestionOptions): Lexicon {
  const [word] = words;
  if (word !== undefined) throw new UsageError((texts) => texts.words.noWords(word));
  return lexicon;
}
