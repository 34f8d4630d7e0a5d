/** Counts the words of a lexicon that have a definition. */

import type { WordColumns } from '../lexicon/word-columns.ts';
import type { Definitions } from './definitions.ts';

/** The highest SCOWL level of a word that counts as common. */
const COMMON_LEVEL = 50;

/** What `coverage` needs from a lexicon; a `Lexicon` has it. */
export interface LevelledWords {
  /** From 0; -1 if the word is not listed. */
  rankOf(word: string): number;
  readonly columns: Pick<WordColumns, 'levels'>;
}

export interface Share {
  readonly defined: number;
  readonly words: number;
}

export interface Coverage {
  readonly all: Share;
  /** Words of a known level up to `COMMON_LEVEL`; none in a lexicon without levels. */
  readonly common: Share;
  /** For each level that occurs, the words of exactly that level; ascending, 0 for words of unknown level. */
  readonly levels: readonly (Share & { readonly level: number })[];
}

export function coverage(definitions: Definitions, lexicon: LevelledWords): Coverage {
  const levelOf = lexicon.columns.levels;
  const words = new Uint32Array(256);
  const defined = new Uint32Array(256);
  for (const level of levelOf) words[level] = (words[level] ?? 0) + 1;
  for (const word of definitions.words()) {
    const level = levelOf[lexicon.rankOf(word)];
    if (level !== undefined) defined[level] = (defined[level] ?? 0) + 1;
  }
  const levels = [...words.entries()]
    .filter(([, count]) => count > 0)
    .map(([level, count]) => ({ level, words: count, defined: defined[level] ?? 0 }));
  return {
    all: sum(levels),
    common: sum(levels.filter(({ level }) => level > 0 && level <= COMMON_LEVEL)),
    levels,
  };
}

function sum(shares: readonly Share[]): Share {
  return {
    defined: shares.reduce((total, { defined }) => total + defined, 0),
    words: shares.reduce((total, { words }) => total + words, 0),
  };
}
