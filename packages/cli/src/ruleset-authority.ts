/** The dictionary that a ruleset asks for, with the layers it lays over the list. */

import { wordLayersOf } from '@lexiko/engine';
import type { Ruleset, WordAuthority } from '@lexiko/rules';
import { authorityFor } from '@lexiko/words';
import { openLexicon, usualLexicon } from './lexicon-store.ts';

/** The lexicon named by the ruleset, else the usual one of its language. Throws a `UsageError` if it is not installed. */
export function rulesetAuthority(ruleset: Ruleset): WordAuthority {
  const id = ruleset.dictionary.id;
  return authorityFor(openLexicon(id === '' ? usualLexicon(ruleset.language) : id), wordLayersOf(ruleset));
}
