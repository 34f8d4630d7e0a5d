/** The dictionaries that a server finds on this machine, each opened once for all games that use it alike. */

import { wordLayersOf } from '@lexiko/engine';
import type { Dictionaries, GameDictionary } from '@lexiko/server';
import { UsageError } from '../command.ts';
import { dictionaryOf } from '../play/dictionary.ts';
import type { Environment } from '../words/data-folder.ts';

export function installedDictionaries(env: Environment): Dictionaries {
  const opened = new Map<string, GameDictionary>();
  return {
    find(ruleset) {
      const key = JSON.stringify([ruleset.dictionary.id, wordLayersOf(ruleset)]);
      const known = opened.get(key);
      if (known !== undefined) return known;
      try {
        const { authority, identity } = dictionaryOf(ruleset, env);
        const dictionary = { words: authority, identity };
        opened.set(key, dictionary);
        return dictionary;
      } catch (error) {
        if (error instanceof UsageError) return null; // not installed; it may be tomorrow
        throw error;
      }
    },
  };
}
