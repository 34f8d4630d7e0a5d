/** The dictionary and computer players of local games: the large part of the worker, loaded as a separate chunk. */

import { makePlayer, PERSONALITIES, wordLayersOf, type Level, type Player } from '@lexiko/engine';
import type { Ruleset, WordAuthority } from '@lexiko/rules';
import { authorityFor } from '@lexiko/words';
import type { WantedLexicon } from '../words/dictionaries.ts';
import { openEngine } from './lexicon/engine-source.ts';
import { forgetLexica, keepBundled } from './lexicon/lexicon-source.ts';

export interface Help {
  /** Number of words. */
  readonly size: number;
  has(word: string): boolean;
  authorityFor(ruleset: Ruleset): WordAuthority;
  playerOf(level: Level): Player;
  /** Stores the words on this device, and deletes stored lists that are neither current nor in `named` (checksums). */
  keepWords(named: ReadonlySet<string>): Promise<void>;
}

export async function openHelp(wanted: WantedLexicon, onShare: (share: number) => void): Promise<Help> {
  const engine = await openEngine(wanted, onShare);
  const { lexicon } = engine.library;
  return {
    size: lexicon.size,
    has: (word) => lexicon.has(word),
    authorityFor: (ruleset) => authorityFor(lexicon, wordLayersOf(ruleset)),
    playerOf: (level) => makePlayer(PERSONALITIES[level], engine),
    keepWords: async (named) => {
      await keepBundled(lexicon);
      await forgetLexica(named);
    },
  };
}
