/** The lexica at hand, those that come with Lexiko and those the user has installed, opened by their id. */

import { wordLayersOf } from '@lexiko/engine';
import { playersDecide } from '@lexiko/rules/rule-points';
import type { Ruleset } from '@lexiko/rules';
import {
  builtInLexicon,
  formatColumns,
  graphOfGoodWords,
  LEXICA,
  type Lexicon,
  type LexiconIdentity,
  type WordChoice,
  type WordGraph,
} from '@lexiko/words';
import { UsageError } from './command.ts';
import { builtFolder, ensureBuilt, freshFolder, isBuildable } from './lexica/built-lexica.ts';
import { BUILT_IN_ID, openBuiltIn } from './lexica/built-in-lexicon.ts';
import { dataFolder, type Environment } from './words/data-folder.ts';
import { cachedGraph } from './words/graph-cache.ts';
import { isFileError } from './words/kept-file.ts';
import { folderOf, readRecord } from './lexica/installed-lexica.ts';
import { keepEnglish, keepFolder, openKept } from './lexica/kept-lexica.ts';
import { openFolder, readFolderRecord } from './lexica/lexicon-folder.ts';
import type { NamedGraph } from './words/table-cache.ts';

/** The lexicon of whoever does not choose one: Lexiko English. */
export const DEFAULT_LEXICON: string = BUILT_IN_ID;

/** The lexicon that games in a language use unless another is chosen; `table` where there is none. */
export function usualLexicon(language: string): string {
  return LEXICA.find((lexicon) => lexicon.language === language)?.id ?? 'table';
}

/** Lexiko's own lexica by folder: a folder never changes, and a file of cases may ask for one a thousand times. */
const opened = new Map<string, Lexicon>();

function openOnce(folder: string, open: () => Lexicon): Lexicon {
  const lexicon = opened.get(folder) ?? open();
  opened.set(folder, lexicon);
  return lexicon;
}

/** A lexicon that was never wanted before is built first. Throws a `UsageError` if there is none of that id. */
export function openLexicon(id: string, env: Environment = process.env): Lexicon {
  if (id === BUILT_IN_ID) return openOnce(dataFolder(env), () => openBuiltIn(env));
  const installed = readRecord(id, env);
  if (installed !== null) return openFolder(folderOf(id, env), installed);
  if (!isBuildable(id)) throw new UsageError((texts) => texts.words.noLexicon(id));
  const folder = ensureBuilt(id, env);
  return openOnce(folder, () => {
    const record = readFolderRecord(folder);
    if (record === null) throw new UsageError(({ lexica }) => lexica.damaged(id));
    return openFolder(folder, record);
  });
}

/** The very list with which a game began (D-01), in whatever version; `null` if it cannot be had any more. */
export function openListOf(begun: LexiconIdentity, env: Environment): Lexicon | null {
  const { id, checksum } = begun;
  const installed = readRecord(id, env);
  const isReady = id === BUILT_IN_ID || installed !== null || freshFolder(id, env) !== null;
  if (!isReady) {
    const kept = openKept(id, checksum, env);
    // What comes with Lexiko need not be built to know that it is another list.
    if (kept !== null || builtInLexicon(id)?.checksum !== checksum) return kept;
  }
  const current = openLexicon(id, env);
  return current.identity.checksum === checksum ? current : openKept(id, checksum, env);
}

/**
 * Keeps the list of a game that begins, so that the game can go on with it after an update. Where nothing can be written
 * the game goes on all the same.
 */
export function keepLexicon(lexicon: Lexicon, env: Environment): void {
  const { id, checksum } = lexicon.identity;
  try {
    if (id === BUILT_IN_ID) return void keepEnglish(lexicon, env);
    const folder = readRecord(id, env) === null ? builtFolder(id, env) : folderOf(id, env);
    const record = folder === null ? null : readFolderRecord(folder);
    if (folder !== null && record?.checksum === checksum) keepFolder(folder, record, env);
  } catch (error) {
    if (!isFileError(error)) throw error;
  }
}

/**
 * Throws a `UsageError` if the dictionary of a game is not at hand, and builds it if it was never wanted before. For
 * whoever opens it in other threads: an error that is worded there does not find its way back.
 */
export function requireDictionary({ dictionary }: Ruleset, env: Environment): void {
  const { id } = dictionary;
  if (playersDecide(dictionary) || id === BUILT_IN_ID || readRecord(id, env) !== null) return;
  if (!isBuildable(id)) throw new UsageError((texts) => texts.words.noLexicon(id));
  ensureBuilt(id, env);
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

/** The words of a lexicon that are good by a ruleset. */
export function goodWords(lexicon: Lexicon, ruleset: Ruleset, env: Environment): NamedGraph {
  const layers = wordLayersOf(ruleset);
  const { id } = lexicon.identity;
  const isPlain = layers.school === 0 && layers.plurals === 'off' && layers.foreign === 'off';
  if (isPlain) return { graph: lexicon.graph, name: id };
  return {
    graph: openGoodGraph(lexicon, layers, env),
    name: `${id}-${layers.plurals}-${layers.foreign}-${layers.school}`,
  };
}
