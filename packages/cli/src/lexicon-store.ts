/** The lexica at hand, the built-in one and those the user has installed, opened by their id. */

import type { Ruleset } from '@lexiko/rules';
import { playersDecide } from '@lexiko/rules/rule-points';
import {
  formatColumns,
  graphOfGoodWords,
  type Lexicon,
  type WordChoice,
  type WordGraph,
} from '@lexiko/words';
import { UsageError } from './command.ts';
import { BUILT_IN_ID, openBuiltIn } from './words/built-in-lexicon.ts';
import { dataFolder, type Environment } from './words/data-folder.ts';
import { cachedGraph } from './words/graph-cache.ts';
import { openInstalled, readRecord } from './words/installed-lexica.ts';

/** The lexicon of whoever does not choose one: Lexiko English. */
export const DEFAULT_LEXICON: string = BUILT_IN_ID;

/** The built-in lexicon by data folder: it never changes, and a file of cases may ask for it a thousand times. */
const builtIn = new Map<string, Lexicon>();

/** Throws a `UsageError` if there is none of that id. */
export function openLexicon(id: string, env: Environment = process.env): Lexicon {
  if (id === BUILT_IN_ID) {
    const folder = dataFolder(env);
    const lexicon = builtIn.get(folder) ?? openBuiltIn(env);
    builtIn.set(folder, lexicon);
    return lexicon;
  }
  const record = readRecord(id, env);
  if (record !== null) return openInstalled(record, env);
  throw new UsageError((texts) => texts.words.noLexicon(id));
}

/**
 * Throws a `UsageError` if the dictionary of a game is not installed. For whoever opens it in other threads: an error
 * that is worded there does not find its way back.
 */
export function requireDictionary({ dictionary }: Ruleset, env: Environment): void {
  const { id } = dictionary;
  if (!playersDecide(dictionary) && id !== BUILT_IN_ID && readRecord(id, env) === null)
    throw new UsageError((texts) => texts.words.noLexicon(id));
}

/** The graph of the good words only (Crosswords, school play, everyday words), built once and kept. */
export function openGoodGraph(
  lexicon: Lexicon,
  choice: WordChoice,
  env: Environment = process.env,
): WordGraph {
  const { plurals, foreign, school, maxLevel } = choice;
  const kind = `${plurals}-${foreign}-${school}-${maxLevel ?? 'all'}`;
  const sources = [lexicon.identity.checksum, formatColumns(lexicon.columns), kind];
  return cachedGraph({ name: `${lexicon.identity.id}-${kind}`, sources, env }, () =>
    graphOfGoodWords(lexicon, choice),
  );
}
