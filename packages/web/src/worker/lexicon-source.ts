/** Words and engine for this worker: fetches the lexicon's files, builds its graph, and makes the computers' engine. */

import {
  compileKernel,
  Library,
  makeEngineContext,
  makeTwinKernel,
  makeWasmKernel,
  type EngineContext,
  type MakeKernel,
} from '@lexiko/engine';
import {
  applyPattern,
  buildGraph,
  ENGLISH,
  Lexicon,
  parseFormsFile,
  parseWordsFile,
  rankOf,
  readColumns,
  readWord,
} from '@lexiko/words';
import { fetched, fetchIdentity, fetchText } from './fetched.ts';

// The bundler makes files of their own of these, named by their content, so that they can be kept for ever.
const FILES = {
  words: new URL('../../../words/data/english/words.txt', import.meta.url),
  forms: new URL('../../../words/data/english/forms.txt', import.meta.url),
  commonness: new URL('../../../words/data/english/commonness.txt', import.meta.url),
  labels: new URL('../../../words/data/english/labels.txt', import.meta.url),
};
const KERNEL = new URL('../../../engine/dist/kernel.wasm', import.meta.url);

/** How long these files are together; the build counts them (`scripts/build/page-config.mjs`), as what is sent is packed. */
declare const LEXICON_BYTES: number;

/** `onShare` is told how much has come, from 0 to 1. */
async function openLexicon(onShare: (share: number) => void): Promise<Lexicon> {
  let bytes = 0;
  const textOf = (url: URL): Promise<string> =>
    fetchText(url, (count) => {
      bytes += count;
      onShare(bytes / LEXICON_BYTES);
    });
  const [identity, words, forms, commonness, labels] = await Promise.all([
    fetchIdentity(),
    textOf(FILES.words),
    textOf(FILES.forms),
    textOf(FILES.commonness),
    textOf(FILES.labels),
  ]);
  const graph = buildGraph(parseWordsFile(words, ENGLISH));
  let parsed: ReturnType<typeof parseFormsFile> | undefined;
  const formColumn = (): ReturnType<typeof parseFormsFile> => (parsed ??= parseFormsFile(forms));
  return new Lexicon({
    identity,
    alphabet: ENGLISH,
    graph,
    loadColumns: (ranks) =>
      readColumns({ commonness, labels }, formColumn(), (word) =>
        rankOf(graph, ranks, readWord(ENGLISH, word) ?? []),
      ),
    loadForms: () => {
      const { patterns, numbers } = formColumn();
      return (rank, word) => {
        const pattern = patterns[numbers[rank] ?? 0];
        if (pattern === undefined) throw new Error(`no form is known at rank ${rank}`);
        return applyPattern(word, pattern);
      };
    },
  });
}

/** Where WebAssembly is not to be had, its twin plays the same moves more slowly. */
export async function kernelMaker(): Promise<MakeKernel> {
  try {
    const kernel = compileKernel(new Uint8Array(await (await fetched(KERNEL)).arrayBuffer()));
    return () => makeWasmKernel(kernel);
  } catch {
    return makeTwinKernel;
  }
}

export async function openEngine(onShare: (share: number) => void = () => {}): Promise<EngineContext> {
  const [lexicon, makeKernel] = await Promise.all([openLexicon(onShare), kernelMaker()]);
  return makeEngineContext(new Library(lexicon), makeKernel);
}
