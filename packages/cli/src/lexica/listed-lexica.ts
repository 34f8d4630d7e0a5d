/** Every lexicon at hand, as `lexiko lexicon list` shows it: those that come with Lexiko, built or not, and those imported. */

import type { LanguageId } from '@lexiko/languages';
import { LEXICA, type LexiconIdentity } from '@lexiko/words';
import { lexiconSource } from '@lexiko/words/internals';
import { languageOfLexicon } from '../game-language.ts';
import { BUILT_IN_ID } from './built-in-lexicon.ts';
import { freshFolder } from './built-lexica.ts';
import type { Environment } from '../words/data-folder.ts';
import { installedRecords } from './installed-lexica.ts';

export interface ListedLexicon extends LexiconIdentity {
  readonly words: number;
  /** `null` for a list in an alphabet of its own. */
  readonly language: LanguageId | null;
  /** SPDX of the words; `null` for imported lists, of which only their owner knows it. */
  readonly licence: string | null;
  readonly builtIn: boolean;
  /** `waiting`: built when it is first wanted. */
  readonly state: 'ready' | 'waiting' | 'imported';
}

/** The words of Lexiko English belong to everybody. */
const ENGLISH_LICENCE = 'public domain';

export function listedLexica(env: Environment): readonly ListedLexicon[] {
  const imported = installedRecords(env).map(({ id, name, version, checksum, words }) => ({
    id,
    name,
    version,
    checksum,
    words,
    language: languageOfLexicon(id, env),
    licence: null,
    builtIn: false,
    state: 'imported' as const,
  }));
  // An imported list takes the place of ours with the same id.
  const own = LEXICA.filter(({ id }) => imported.every((one) => one.id !== id)).map(
    ({ id, name, version, checksum, words, language }) => ({
      id,
      name,
      version,
      checksum,
      words,
      language,
      licence: licenceOf(id),
      builtIn: true,
      state: id === BUILT_IN_ID || freshFolder(id, env) !== null ? ('ready' as const) : ('waiting' as const),
    }),
  );
  return [...own, ...imported];
}

function licenceOf(id: string): string {
  const licences = new Set(lexiconSource(id)?.packages.map(({ licence }) => licence));
  return licences.size === 0 ? ENGLISH_LICENCE : [...licences].join(', ');
}
