/** What a question needs of a lexicon, and how its answers are spelt. */

import { writeWord, type Alphabet } from '../alphabet.ts';
import { walk, type Walker } from '../graph/graph-walk.ts';
import type { WordGraph } from '../graph/word-graph.ts';

/** Every lexicon is one. */
export interface WordSource {
  readonly graph: WordGraph;
  readonly alphabet: Alphabet;
}

/** The accepted words, spelt, in the order of the alphabet; each as soon as it is found. */
export function* spelledWalk({ graph, alphabet }: WordSource, walker: Walker): Generator<string, void, void> {
  for (const { letters, length } of walk(graph, walker)) yield writeWord(alphabet, letters, length);
}
