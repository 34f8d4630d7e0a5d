/** The lexicon that a game file names (`#lexicon` of a GCG, the dictionary of a log), found among those at hand. */

import type { DictionaryIdentity } from '@lexiko/rules';
import { LEXICA, type Lexicon } from '@lexiko/words';
import type { Io } from './command.ts';
import { DEFAULT_LEXICON, openLexicon, openListOf } from './lexicon-store.ts';
import { printable } from './printable-text.ts';
import type { Environment } from './words/data-folder.ts';
import { installedRecords } from './lexica/installed-lexica.ts';

/** By id or name, whatever the case; `null` if none is called so. */
export function lexiconCalled(text: string, env: Environment): string | null {
  const wanted = text.trim().toLowerCase();
  const all = [...installedRecords(env), ...LEXICA];
  return all.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)?.id ?? null;
}

/** What a game file says about its words. */
export interface NamedWords {
  /** In a GCG file; `null` if it names none. */
  readonly named: string | null;
  /** In a log; `null` if there is none, or the players decided. */
  readonly begun: DictionaryIdentity | null;
}

export interface FoundWords {
  readonly lexicon: Lexicon;
  /** The name of the list in whose place it was opened; `null` if it is the one of the game. */
  readonly insteadOf: string | null;
}

/** The lexicon that the user chose, else the one of the game, else the usual one. */
export function openNamed({ named, begun }: NamedWords, chosen: string | null, env: Environment): FoundWords {
  if (chosen !== null) return { lexicon: openLexicon(chosen, env), insteadOf: null };
  const own = begun === null ? null : openListOf(begun, env);
  if (own !== null) return { lexicon: own, insteadOf: null };
  const name = begun?.name ?? named;
  const id = name === null ? DEFAULT_LEXICON : lexiconCalled(name, env);
  const lexicon = openLexicon(id ?? DEFAULT_LEXICON, env);
  return { lexicon, insteadOf: id === null || begun !== null ? name : null };
}

/** Says so where another list takes the place of the game's own. */
export function noteOtherWords({ lexicon, insteadOf }: FoundWords, { stderr, texts }: Io): void {
  if (insteadOf !== null)
    stderr.write(`${texts.games.otherLexicon(printable(insteadOf), lexicon.identity.name)}\n`);
}
