/** The dictionary that a ruleset asks for, with the layers it lays over the list. */

import type { Ruleset, WordAuthority } from '@lexiko/rules';
import { authorityFor, type WordLayers } from '@lexiko/words';
import { DEFAULT_LEXICON, openLexicon } from './lexicon-store.ts';

/** The lexicon named by the ruleset, else the default one. Throws a `UsageError` if it is not installed. */
export function rulesetAuthority(ruleset: Ruleset): WordAuthority {
  const id = ruleset.options['dictionary.id'];
  return authorityFor(openLexicon(id === '' ? DEFAULT_LEXICON : id), layersOf(ruleset));
}

/** Plurals and foreign words are barred in Crosswords only (W-24, W-25). */
export function layersOf({ game, options }: Ruleset): WordLayers {
  const school = { off: 0, tier1: 1, tier2: 2 } as const;
  const crosswords = game === 'crosswords';
  return {
    plurals: crosswords ? options['cw.plurals'] : 'off',
    foreign: crosswords ? options['cw.foreign'] : 'off',
    school: school[options['dictionary.school']],
  };
}
