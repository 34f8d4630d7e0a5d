/** The built-in English lexicon, from the files in `data/english`. The host reads them: a disk, a server, a bundle. */

import { buildGraph } from '../graph/build-graph.ts';
import type { WordGraph } from '../graph/word-graph.ts';
import { rankOf } from '../graph/word-ranks.ts';
import { readWord } from '../alphabet.ts';
import { ENGLISH } from '../language-alphabet.ts';
import { builtInLexicon } from '../lexica.ts';
import { parseFormsFile, parseWordsFile, readColumns } from './lexicon-files.ts';
import { Lexicon } from './lexicon.ts';
import { applyPattern } from './word-forms.ts';

const FILES = ['words.txt', 'commonness.txt', 'labels.txt', 'forms.txt'] as const;

export type EnglishFile = (typeof FILES)[number];

/** A file of the lexicon by its path in the data of this package: `@lexiko/words/data/english/words.txt`. */
export type EnglishPath = `english/${EnglishFile}`;

/**
 * Opens the built-in English lexicon. `read` returns the text of a file. Building the graph takes about a second; a host that has it on disk uses `englishLexicon`.
 */
export async function openEnglish(read: (path: EnglishPath) => string | Promise<string>): Promise<Lexicon> {
  const texts = new Map(
    await Promise.all(FILES.map(async (file) => [file, await read(`english/${file}`)] as const)),
  );
  return englishLexicon((file) => texts.get(file) ?? '');
}

/** `read` is called when a file is needed. `graph`: that of the words, where it is already built. */
export function englishLexicon(
  read: (file: EnglishFile) => string,
  graph: WordGraph = buildGraph(parseWordsFile(read('words.txt'), ENGLISH)),
): Lexicon {
  const identity = builtInLexicon('english');
  if (identity === null) throw new Error('English is built in.');
  const { id, name, version, checksum } = identity;
  let forms: ReturnType<typeof parseFormsFile> | undefined;
  const formColumn = (): ReturnType<typeof parseFormsFile> => (forms ??= parseFormsFile(read('forms.txt')));
  return new Lexicon({
    identity: { id, name, version, checksum },
    alphabet: ENGLISH,
    graph,
    loadColumns: (ranks) =>
      readColumns({ commonness: read('commonness.txt'), labels: read('labels.txt') }, formColumn(), (word) =>
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
