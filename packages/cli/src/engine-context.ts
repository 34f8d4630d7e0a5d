/** What computers at one table share: the words of a dictionary and the kernels that search with them. */

import { learntTables } from '@lexiko/engine/all-learnt';
import { Library, makeEngineContext, type EngineContext } from '@lexiko/engine';
import type { DictionaryIdentity, Ruleset } from '@lexiko/rules';
import { playersDecide } from '@lexiko/rules/rule-points';
import type { Lexicon } from '@lexiko/words';
import { kernelMaker } from './engine-kernel.ts';
import { DEFAULT_LEXICON, openGoodGraph, openLexicon, openListOf, usualLexicon } from './lexicon-store.ts';
import type { Environment } from './words/data-folder.ts';

/** A dictionary to be opened: the list with which a game began, or by its id alone. */
export interface WantedDictionary {
  readonly ruleset: Pick<Ruleset, 'dictionary' | 'language'>;
  /** `null` or left out: the list as it is now. */
  readonly begun?: DictionaryIdentity | null;
}

/** By what a context is known among others. */
export function contextKey({ ruleset, begun }: WantedDictionary): string {
  return begun === undefined || begun === null
    ? `${ruleset.dictionary.id} ${ruleset.language}`
    : `${begun.id} ${begun.checksum}`;
}

/** For the words of a game. Where the players decide on words, computers know those of the usual lexicon. */
export function openGameContext(wanted: WantedDictionary, env: Environment): EngineContext {
  const { ruleset, begun } = wanted;
  const own = begun === undefined || begun === null ? null : openListOf(begun, env);
  return contextOf(own ?? openLexicon(knownLexicon(ruleset), env), env);
}

/** The lexicon that computers know: that of the game, else the usual one of its language, else the English one. */
export function knownLexicon({ dictionary, language }: WantedDictionary['ruleset']): string {
  if (!playersDecide(dictionary) && dictionary.id !== '') return dictionary.id;
  const usual = usualLexicon(language);
  return usual === 'table' ? DEFAULT_LEXICON : usual;
}

export function openEngineContext(id: string, env: Environment): EngineContext {
  return contextOf(openLexicon(id, env), env);
}

export function contextOf(lexicon: Lexicon, env: Environment): EngineContext {
  const library = new Library(lexicon, learntTables(lexicon.alphabet.id), (choice) =>
    openGoodGraph(lexicon, choice, env),
  );
  return makeEngineContext(library, kernelMaker());
}
