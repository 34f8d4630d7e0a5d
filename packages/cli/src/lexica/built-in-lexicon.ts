/** The lexicon that comes with Lexiko, read from the data of the words package. */

import { readFileSync } from 'node:fs';
import {
  buildGraph,
  ENGLISH,
  englishLexicon,
  parseWordsFile,
  type Lexicon,
  type LexiconIdentity,
} from '@lexiko/words';
import type { Environment } from '../words/data-folder.ts';
import { cachedGraph } from '../words/graph-cache.ts';

export const BUILT_IN_ID = 'english';

function fileUrl(name: string): URL {
  return new URL(`../../../words/data/english/${name}`, import.meta.url);
}

/** Text of one of the files of the lexicon. */
export function readDataFile(name: string): string {
  return readFileSync(fileUrl(name), 'utf8');
}

export function builtInIdentity(): LexiconIdentity {
  // Our own file, checked by the tests of the words package.
  const { id, name, version, checksum } = JSON.parse(readDataFile('manifest.json')) as LexiconIdentity;
  return { id, name, version, checksum };
}

export function openBuiltIn(env: Environment): Lexicon {
  const words = readFileSync(fileUrl('words.txt'));
  const graph = cachedGraph({ name: BUILT_IN_ID, sources: [words], env }, () =>
    buildGraph(parseWordsFile(words.toString('latin1'), ENGLISH)),
  );
  return englishLexicon(readDataFile, graph);
}
