/** Which dictionaries each language has, and which word list a game needs. */

import { LANGUAGE_IDS, LANGUAGES, type LanguageId } from '@lexiko/languages';
import type { DictionaryIdentity, Ruleset } from '@lexiko/rules';
import { agreedList, playersDecide } from '@lexiko/rules/rule-points';
import { builtInLexicon, LEXICA, type BuiltInLexicon, type LexiconIdentity } from '@lexiko/words';
import { ownChecksum, ownListId } from './own-lists.ts';

/** Names a word list by its checksum, with the language of its letters. */
export interface WantedLexicon {
  readonly identity: LexiconIdentity;
  readonly language: LanguageId;
}

/** A dictionary that players can choose. */
export type Dictionary = Pick<BuiltInLexicon, 'id' | 'name' | 'language'>;

/** A dictionary with the identity of its current word list. */
export type OfferedLexicon = LexiconIdentity & Pick<Dictionary, 'language'>;

/** The dictionary that ships with the page. */
export const PAGE_DICTIONARY = 'english';

/** No dictionary: the players decide (D-01). */
export const NO_DICTIONARY = 'table';

export function isLanguage(value: unknown): value is LanguageId {
  return LANGUAGE_IDS.some((id) => id === value);
}

/** The dictionaries of a language, its default first. */
export function dictionariesOf(
  language: LanguageId,
  all: readonly Dictionary[] = LEXICA,
): readonly Dictionary[] {
  return all.filter((one) => one.language === language);
}

/** The default dictionary of a language; `NO_DICTIONARY` if it has none. */
export function usualDictionary(language: LanguageId): string {
  return dictionariesOf(language)[0]?.id ?? NO_DICTIONARY;
}

/** The name of a dictionary; its id if it is unknown here. */
export function dictionaryName(id: string, all: readonly Dictionary[] = LEXICA): string {
  return (all.find((one) => one.id === id) ?? builtInLexicon(id))?.name ?? id;
}

/** The dictionary that a file refers to by name or id; `null` if it is neither built in nor in `own`. */
export function namedDictionary(text: string, own: readonly OfferedLexicon[] = []): OfferedLexicon | null {
  const wanted = text.trim().toLowerCase();
  return [...LEXICA, ...own].find(({ id, name }) => id === wanted || name.toLowerCase() === wanted) ?? null;
}

function identityOf({ id, name, version, checksum }: LexiconIdentity): LexiconIdentity {
  return { id, name, version, checksum };
}

/** The current word list of a built-in dictionary; `null` if it is not built in. */
export function currentLexicon(id: string): WantedLexicon | null {
  const found = builtInLexicon(id);
  return found === null ? null : { identity: identityOf(found), language: found.language };
}

/**
 * The word list of a game: the one its log names, or the current one before it begins. If the players decide on words,
 * this is the list that they agreed on, or else the default list of the language, for the computers. `null` if the page
 * knows no such list.
 */
export function lexiconFor(
  { dictionary: rule, language }: Pick<Ruleset, 'dictionary' | 'language'>,
  identity: DictionaryIdentity | null = null,
): WantedLexicon | null {
  if (identity !== null) return { identity, language };
  const checksum = ownChecksum(rule.id) ?? agreedList(rule);
  if (checksum !== null) {
    const id = ownListId(checksum);
    return { identity: { id, name: id, version: '1', checksum }, language };
  }
  return currentLexicon(playersDecide(rule) ? usualDictionary(language) : rule.id);
}

/**
 * The dictionary chosen on this page, else the default of the page's language, else English. `own` are the player's
 * lists on this device, which can be chosen too.
 */
export function chosenDictionary(
  {
    dictionary,
    language,
  }: {
    readonly dictionary: string | null;
    /** A language tag, such as `de`. */
    readonly language: string;
  },
  own: readonly OfferedLexicon[] = [],
): OfferedLexicon {
  const spoken = LANGUAGES.find(({ tag }) => tag === language);
  const found = [dictionary, isLanguage(spoken?.id) ? usualDictionary(spoken.id) : null, PAGE_DICTIONARY]
    .map((id) => (id === null ? null : (own.find((one) => one.id === id) ?? builtInLexicon(id))))
    .find((lexicon) => lexicon !== null);
  if (found === undefined || found === null) throw new Error('the page has a dictionary of its own');
  return found;
}

/** The current word list of an offered dictionary. */
export function wordListOf(offered: OfferedLexicon): WantedLexicon {
  return { identity: identityOf(offered), language: offered.language };
}

/** The current word list of the chosen dictionary. */
export function chosenLexicon(...chosen: Parameters<typeof chosenDictionary>): WantedLexicon {
  return wordListOf(chosenDictionary(...chosen));
}
