/** Words and engine for this worker: fetches the lexicon's files, builds its graph, and makes the computers' desk. */

import {
  compileKernel,
  Library,
  makeDesk,
  makeTwinKernel,
  makeWasmKernel,
  type Desk,
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
  type LexiconIdentity,
} from '@lexiko/words';

// The bundler makes files of their own of these, named by their content, so that they can be kept for ever.
const FILES = {
  manifest: new URL('../../../words/data/english/manifest.json', import.meta.url),
  words: new URL('../../../words/data/english/words.txt', import.meta.url),
  forms: new URL('../../../words/data/english/forms.txt', import.meta.url),
  commonness: new URL('../../../words/data/english/commonness.txt', import.meta.url),
  labels: new URL('../../../words/data/english/labels.txt', import.meta.url),
};
const KERNEL = new URL('../../../engine/dist/kernel.wasm', import.meta.url);

export async function fetched(url: URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response;
}

async function textOf(url: URL): Promise<string> {
  return (await fetched(url)).text();
}

export async function openLexicon(): Promise<Lexicon> {
  const [manifest, words, forms, commonness, labels] = await Promise.all([
    fetched(FILES.manifest).then((response) => response.json() as Promise<LexiconIdentity>),
    textOf(FILES.words),
    textOf(FILES.forms),
    textOf(FILES.commonness),
    textOf(FILES.labels),
  ]);
  const { id, name, version, checksum } = manifest;
  const graph = buildGraph(parseWordsFile(words, ENGLISH));
  let parsed: ReturnType<typeof parseFormsFile> | undefined;
  const formColumn = (): ReturnType<typeof parseFormsFile> => (parsed ??= parseFormsFile(forms));
  return new Lexicon({
    identity: { id, name, version, checksum },
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

export async function openDesk(): Promise<Desk> {
  const [lexicon, makeKernel] = await Promise.all([openLexicon(), kernelMaker()]);
  return makeDesk(new Library(lexicon), makeKernel);
}
