/** The options that all questions about words share, read and checked. */

import { knowsClass, LANGUAGE_IDS, WORD_CLASSES } from '@lexiko/languages';
import { NO_LAYERS, type Lexicon, type WordChoice, type WordLayers } from '@lexiko/words';
import { SORTS, type Sort } from '@lexiko/words/questions';
import { type Io, parseArguments, type OptionTable, type ParsedArguments, UsageError } from '../command.ts';
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

const PLURALS = ['onlyPlural', 'anyPlural', 'off'] as const;
const FOREIGN = ['exclusionList', 'off'] as const;
const SCHOOL = ['0', '1', '2'] as const;

export const QUESTION_OPTIONS: OptionTable = {
  lexicon: { type: 'string', usual: DEFAULT_LEXICON },
  json: { type: 'boolean' },
  long: { type: 'boolean' },
  sort: { type: 'string', choices: SORTS },
  limit: { type: 'string' },
  length: { type: 'string' },
  min: { type: 'string' },
  max: { type: 'string' },
  level: { type: 'string' },
  plurals: { type: 'string', choices: PLURALS, usual: 'off' },
  foreign: { type: 'string', choices: FOREIGN, usual: 'off' },
  school: { type: 'string', choices: SCHOOL, usual: '0' },
  with: { type: 'string' },
  without: { type: 'string' },
  most: { type: 'string' },
  size: { type: 'string', usual: 6 },
};

export function readQuestion(args: readonly string[], io: Io): QuestionOptions {
  const { values, positionals } = parseArguments(args, QUESTION_OPTIONS);
  const length = wholeNumber(values, 'length');
  const maxLevel = wholeNumber(values, 'level');
  const lexicon = openLexicon(text(values, 'lexicon') ?? DEFAULT_LEXICON, io.env);
  const layers: WordLayers = {
    plurals: oneOf(values, 'plurals', PLURALS) ?? 'off',
    foreign: oneOf(values, 'foreign', FOREIGN) ?? 'off',
    school: SCHOOL_LEVELS[oneOf(values, 'school', SCHOOL) ?? '0'],
  };
  refuseUnknownClasses(lexicon, layers);
  return {
    lexicon,
    choice: { ...layers, ...(maxLevel === undefined ? {} : { maxLevel }) },
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

/** A list of a language in which nobody knows such words would leave out none of them. */
function refuseUnknownClasses({ alphabet, identity }: Lexicon, layers: WordLayers): void {
  const language = LANGUAGE_IDS.find((id) => id === alphabet.id);
  const unknown = WORD_CLASSES.find(
    (one) => layers[one] !== NO_LAYERS[one] && (language === undefined || !knowsClass(language, one)),
  );
  if (unknown !== undefined)
    throw new UsageError(({ words }) => words.classNotKnown(`--${unknown}`, identity.name));
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
  if (!/^\d{1,9}$/u.test(value))
    throw new UsageError(({ commandLine }) => commandLine.whole(`--${name}`, value));
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
    throw new UsageError(({ commandLine }) => commandLine.oneOf(`--${name}`, choices, value));
  }
  return found;
}

/** The letters given to an option, as text; empty if it was not given. */
export function lettersOption(values: ParsedArguments['values'], name: string): string {
  return text(values, name) ?? '';
}
