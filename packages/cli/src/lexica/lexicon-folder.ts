/** A lexicon as a folder of files, whoever wrote them: an import, a build, or a copy that a game keeps. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AlphabetData,
  Lexicon,
  type LexiconIdentity,
  makeAlphabet,
  parseColumns,
  type WordGraph,
} from '@lexiko/words';
import { UsageError } from '../command.ts';
import { readGraph } from '../words/graph-cache.ts';
import { readShared } from '../words/shared-file.ts';

/** What is written down of a lexicon beside its words. */
export interface LexiconRecord extends LexiconIdentity {
  /** Of this description, should it ever change. */
  readonly record: 1;
  readonly words: number;
  readonly alphabet: AlphabetData;
  /** What it came from: the base name of a file, or packages with their versions. */
  readonly source: string;
  readonly format: 'text' | 'kwg';
  readonly encoding: string | null;
  readonly definitions: number;
}

export const RECORD_FILE = 'lexicon.json';
export const GRAPH_FILE = 'graph.kwg';
/** Only beside graphs too large for the format. */
export const GRAPH_HIGH_FILE = 'graph.high';
export const COLUMNS_FILE = 'columns.bin';

/** `null` if the folder holds no lexicon. Throws a `UsageError` if its description cannot be read. */
export function readFolderRecord(folder: string): LexiconRecord | null {
  const path = join(folder, RECORD_FILE);
  if (!existsSync(path)) return null;
  try {
    // Written by Lexiko; a file somebody has changed shows when the alphabet or the words do not fit.
    return JSON.parse(readFileSync(path, 'utf8')) as LexiconRecord;
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new UsageError(({ lexica }) => lexica.recordDamaged(path));
    }
    throw error;
  }
}

/** Throws a `UsageError` if the files are damaged. */
export function openFolder(folder: string, record: LexiconRecord): Lexicon {
  const damaged = (): never => {
    throw new UsageError(({ lexica }) => lexica.damaged(record.id));
  };
  const made = makeAlphabet(record.alphabet);
  const { id, name, version, checksum } = record;
  return new Lexicon({
    identity: { id, name, version, checksum },
    alphabet: made.ok ? made.value : damaged(),
    graph: readFolderGraph(folder) ?? damaged(),
    loadColumns: (ranks) => parseColumns(readFileSync(join(folder, COLUMNS_FILE)), ranks.count) ?? damaged(),
    loadForms: () => null,
  });
}

function readFolderGraph(folder: string): WordGraph | null {
  const path = join(folder, GRAPH_FILE);
  const highPath = join(folder, GRAPH_HIGH_FILE);
  if (!existsSync(highPath)) return readGraph(path);
  const nodes = readShared(path);
  return nodes === null ? null : { nodes: new Uint32Array(nodes), high: readFileSync(highPath) };
}
