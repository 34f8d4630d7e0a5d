/** Opens the worker's engine for one dictionary. */

import {
  compileKernel,
  Library,
  makeEngineContext,
  makeTwinKernel,
  makeWasmKernel,
  type EngineContext,
  type MakeKernel,
} from '@lexiko/engine';
import { fetchLearnt } from '@lexiko/engine/learnt';
import { currentLexicon, usualDictionary, type WantedLexicon } from '../../words/dictionaries.ts';
import { fetched } from '../fetched.ts';
import { LexiconError } from './lexicon-fault.ts';
import { openLexicon } from './lexicon-source.ts';

const KERNEL = new URL('../../../../engine/dist/kernel.wasm', import.meta.url);

/** Without WebAssembly, the JavaScript twin finds the same moves more slowly. */
export async function kernelMaker(): Promise<MakeKernel> {
  try {
    const kernel = compileKernel(new Uint8Array(await (await fetched(KERNEL)).arrayBuffer()));
    return () => makeWasmKernel(kernel);
  } catch {
    return makeTwinKernel;
  }
}

/** For analysing finished games: if the server no longer has their exact list, opens the current one of the language. */
export async function openStudyEngine(wanted: WantedLexicon): Promise<EngineContext> {
  try {
    return await openEngine(wanted);
  } catch (error) {
    const { id, checksum } = wanted.identity;
    const today = currentLexicon(id) ?? currentLexicon(usualDictionary(wanted.language));
    const isGone = error instanceof LexiconError && error.fault === 'gone';
    if (!isGone || today === null || today.identity.checksum === checksum) throw error;
    return openEngine(today);
  }
}

export async function openEngine(
  wanted: WantedLexicon,
  onShare: (share: number) => void = () => {},
): Promise<EngineContext> {
  const [lexicon, learnt, makeKernel] = await Promise.all([
    openLexicon(wanted, onShare),
    fetchLearnt(wanted.language),
    kernelMaker(),
  ]);
  return makeEngineContext(new Library(lexicon, learnt), makeKernel);
}
