/** What a query needs from a lexicon, and how its results are spelt. */

import { writeWord, type Alphabet } from '../alphabet.ts';
import { walk, type Walker } from '../graph/graph-walk.ts';
import type { WordGraph } from '../graph/word-graph.ts';

/** A lexicon, or a part of one. */
export interface WordSource {
  readonly graph: WordGraph;
  readonly alphabet: Alphabet;
}

/** Yields the accepted words as text, in alphabetical order. */
export function* spelledWalk({ graph, alphabet }: WordSource, walker: Walker): Generator<string, void, void> {
  for (const { letters, length } of walk(graph, walker)) yield writeWord(alphabet, letters, length);
}
