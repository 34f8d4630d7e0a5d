/** What computers at one table share: the words of a dictionary and the kernels that search with them. */

import { Library, makeEngineContext, type EngineContext } from '@lexiko/engine';
import { kernelMaker } from './engine-kernel.ts';
import { DEFAULT_LEXICON, openGoodGraph, openLexicon } from './lexicon-store.ts';
import type { Environment } from './words/data-folder.ts';

/** Where the players decide on words (`table`), computers know those of the default lexicon. */
export function openEngineContext(dictionary: string, env: Environment): EngineContext {
  const lexicon = openLexicon(dictionary === 'table' ? DEFAULT_LEXICON : dictionary, env);
  const library = new Library(lexicon, (choice) => openGoodGraph(lexicon, choice, env));
  return makeEngineContext(library, kernelMaker());
}
