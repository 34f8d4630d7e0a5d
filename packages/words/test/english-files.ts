/** The built-in lexicon as the tests open it: from the committed files, without a cache. */

import { readFileSync } from 'node:fs';
import {
  applyPattern,
  buildGraph,
  ENGLISH,
  Lexicon,
  type LexiconIdentity,
  parseFormsFile,
  parseWordsFile,
  rankOf,
  readColumns,
  readWord,
} from '../src/index.ts';

export function readData(name: string): string {
  return readFileSync(new URL(`../data/english/${name}`, import.meta.url), 'utf8');
}

let opened: Lexicon | undefined;

export function english(): Lexicon {
  opened ??= openEnglish();
  return opened;
}

function openEnglish(): Lexicon {
  const graph = buildGraph(parseWordsFile(readData('words.txt'), ENGLISH));
  const forms = parseFormsFile(readData('forms.txt'));
  return new Lexicon({
    identity: JSON.parse(readData('manifest.json')) as LexiconIdentity,
    alphabet: ENGLISH,
    graph,
    loadColumns: (ranks) =>
      readColumns({ commonness: readData('commonness.txt'), labels: readData('labels.txt') }, forms, (word) =>
        rankOf(graph, ranks, readWord(ENGLISH, word) ?? []),
      ),
    loadForms: () => (rank, word) => {
      const pattern = forms.patterns[forms.numbers[rank] ?? -1];
      if (pattern === undefined) throw new Error(`no form at rank ${rank}`);
      return applyPattern(word, pattern);
    },
  });
}
