/** The dictionary that a ruleset asks for, with the layers it lays over the list. */

import { wordLayersOf } from '@lexiko/engine';
import type { Ruleset, WordAuthority } from '@lexiko/rules';
import { authorityFor } from '@lexiko/words';
import { DEFAULT_LEXICON, openLexicon } from './lexicon-store.ts';

/** The lexicon named by the ruleset, else the default one. Throws a `UsageError` if it is not installed. */
export function rulesetAuthority(ruleset: Ruleset): WordAuthority {
  const id = ruleset.dictionary.id;
  return authorityFor(openLexicon(id === '' ? DEFAULT_LEXICON : id), wordLayersOf(ruleset));
}
