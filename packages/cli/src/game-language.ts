/** The language of a game and its dictionary go together: whoever names one of them means the other. */

import { LANGUAGE_IDS, type LanguageId } from '@lexiko/languages';
import type { Ruleset } from '@lexiko/rules';
import { builtInLexicon } from '@lexiko/words';
import { UsageError, type Saying } from './command.ts';
import { refusalText } from './play/text/refusal-text.ts';
import { usualLexicon } from './lexicon-store.ts';
import type { Environment } from './words/data-folder.ts';
import { readRecord } from './lexica/installed-lexica.ts';

type GivenOptions = Readonly<Record<string, unknown>>;

/** `null` for a list in an alphabet of its own, and where there is no such list. */
export function languageOfLexicon(id: string, env: Environment): LanguageId | null {
  const alphabet = readRecord(id, env)?.alphabet.id;
  if (alphabet !== undefined) return LANGUAGE_IDS.find((language) => language === alphabet) ?? null;
  return builtInLexicon(id)?.language ?? null;
}

/** Options with language and dictionary filled in from each other, or else by the usual language. */
export function withDictionary(
  options: GivenOptions,
  env: Environment,
  usual: LanguageId = 'english',
): GivenOptions {
  const { 'dictionary.id': id, 'letters.language': language } = options;
  if (typeof id === 'string' && language === undefined)
    return { ...options, 'letters.language': languageOfLexicon(id, env) ?? 'english' };
  if (id !== undefined) return options;
  const spoken = typeof language === 'string' ? language : usual;
  return { ...options, 'letters.language': spoken, 'dictionary.id': usualLexicon(spoken) };
}

/** Why the dictionary of a game does not fit its tiles; `null` if it does. */
export function otherLanguage({ dictionary, language }: Ruleset, env: Environment): Saying | null {
  const own = languageOfLexicon(dictionary.id, env);
  if (own === null || own === language) return null;
  return (texts) =>
    refusalText(texts, {
      code: 'OPTIONS_CONFLICT',
      keys: ['dictionary.id', 'letters.language'],
      conflict: 'DICTIONARY_OF_OTHER_LANGUAGE',
    });
}

/** Throws a `UsageError` if the dictionary of a game does not fit its tiles. */
export function requireLanguage(ruleset: Ruleset, env: Environment): void {
  const fault = otherLanguage(ruleset, env);
  if (fault !== null) throw new UsageError(fault);
}
