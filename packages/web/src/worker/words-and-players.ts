/** The words and the computers of the games at this screen: the large part of the worker, fetched by itself. */

import { makePlayer, PERSONALITIES, wordLayersOf, type Level, type Player } from '@lexiko/engine';
import type { Ruleset, WordAuthority } from '@lexiko/rules';
import { authorityFor } from '@lexiko/words';
import { openEngine } from './lexicon-source.ts';

export interface Help {
  /** How many words there are. */
  readonly size: number;
  has(word: string): boolean;
  authorityFor(ruleset: Ruleset): WordAuthority;
  playerOf(level: Level): Player;
}

export async function openHelp(onShare: (share: number) => void): Promise<Help> {
  const engine = await openEngine(onShare);
  const { lexicon } = engine.library;
  return {
    size: lexicon.size,
    has: (word) => lexicon.has(word),
    authorityFor: (ruleset) => authorityFor(lexicon, wordLayersOf(ruleset)),
    playerOf: (level) => makePlayer(PERSONALITIES[level], engine),
  };
}
