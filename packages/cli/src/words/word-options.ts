/** The options that all questions about words share, read and checked. */

import type { Lexicon, WordChoice } from '@lexiko/words';
import { SORTS, type Sort } from '@lexiko/words/questions';
import { type Io, parseArguments, type ParsedArguments, UsageError } from '../command.ts';
import { DEFAULT_LEXICON, openLexicon } from '../lexicon-store.ts';

export interface QuestionOptions {
  readonly lexicon: Lexicon;
  readonly choice: WordChoice;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly sort: Sort | undefined;
  /** Infinity if not limited. */
  readonly limit: number;
  readonly json: boolean;
  readonly long: boolean;
  readonly words: readonly string[];
  readonly values: ParsedArguments['values'];
}

const SPECS = {
  lexicon: { type: 'string' },
  json: { type: 'boolean' },
  long: { type: 'boolean' },
  sort: { type: 'string' },
  limit: { type: 'string' },
  length: { type: 'string' },
  min: { type: 'string' },
  max: { type: 'string' },
  level: { type: 'string' },
  plurals: { type: 'string' },
  foreign: { type: 'string' },
  school: { type: 'string' },
  with: { type: 'string' },
  without: { type: 'string' },
  most: { type: 'string' },
  size: { type: 'string' },
} as const;

export function readQuestion(args: readonly string[], io: Io): QuestionOptions {
  const { values, positionals } = parseArguments(args, SPECS);
  const length = wholeNumber(values, 'length');
  const maxLevel = wholeNumber(values, 'level');
  return {
    lexicon: openLexicon(text(values, 'lexicon') ?? DEFAULT_LEXICON, io.env),
    choice: {
      plurals: oneOf(values, 'plurals', ['onlyPlural', 'anyPlural', 'off']) ?? 'off',
      foreign: oneOf(values, 'foreign', ['exclusionList', 'off']) ?? 'off',
      school: SCHOOL_LEVELS[oneOf(values, 'school', ['0', '1', '2']) ?? '0'],
      ...(maxLevel === undefined ? {} : { maxLevel }),
    },
    min: wholeNumber(values, 'min') ?? length,
    max: wholeNumber(values, 'max') ?? length,
    sort: oneOf(values, 'sort', SORTS),
    limit: wholeNumber(values, 'limit') ?? Infinity,
    json: values['json'] === true,
    long: values['long'] === true,
    words: positionals,
    values,
  };
}

const SCHOOL_LEVELS = { '0': 0, '1': 1, '2': 2 } as const;

function text(values: ParsedArguments['values'], name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The value of an option that is a number of things. */
export function wholeNumber(values: ParsedArguments['values'], name: string): number | undefined {
  const value = text(values, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/u.test(value)) throw new UsageError(`--${name} takes a whole number, not '${value}'.`);
  return Number(value);
}

/** The value of an option that is one of a few words. */
export function oneOf<T extends string>(
  values: ParsedArguments['values'],
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = text(values, name);
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) {
    throw new UsageError(`--${name} takes one of ${choices.join(', ')}, not '${value}'.`);
  }
  return found;
}

/** The letters given to an option, as text; empty if it was not given. */
export function lettersOption(values: ParsedArguments['values'], name: string): string {
  return text(values, name) ?? '';
}
