/**
 * One walk through the words of a graph for every question: the asker decides letter by letter where to go on.
 * Hot: a walk over 280,000 words meets about a million arcs, so nothing is allocated but the words found.
 */

import { LONGEST_WORD } from './dawg-cells.ts';
import { childOf, DAWG_ARC, endsWord, isLastSibling, letterOf, type WordGraph } from './word-graph.ts';

/** What a question knows while it walks. `depth` counts the letters already taken. */
export interface Walker {
  /** Takes `letter` as letter number `depth` (0 the first) and answers whether words going on this way are wanted. */
  enter(depth: number, letter: number): boolean;
  /** Undoes an `enter` that was answered with yes. */
  leave(depth: number, letter: number): void;
  /** Whether the `length` letters now taken, which make a word, are an answer. */
  accepts(length: number): boolean;
}

/** A word met on a walk. The same object each time: copy what is to be kept. */
export interface Found {
  readonly letters: Uint8Array;
  readonly length: number;
}

/** All accepted words in the order of the alphabet. */
export function* walk(
  graph: WordGraph,
  walker: Walker,
  from: number = DAWG_ARC,
): Generator<Found, void, void> {
  const { nodes } = graph;
  const letters = new Uint8Array(LONGEST_WORD + 1);
  const path = new Float64Array(LONGEST_WORD + 2);
  const found = { letters, length: 0 };
  let depth = 0;
  let index = childOf(graph, from);
  if (index === 0) return;
  for (;;) {
    const arc = nodes[index] ?? 0;
    const letter = letterOf(arc);
    if (walker.enter(depth, letter)) {
      letters[depth] = letter;
      if (endsWord(arc) && walker.accepts(depth + 1)) {
        found.length = depth + 1;
        yield found;
      }
      const child = childOf(graph, index);
      if (child !== 0) {
        path[depth++] = index;
        index = child;
        continue;
      }
      walker.leave(depth, letter);
    }
    while (isLastSibling(nodes[index] ?? 0)) {
      if (depth === 0) return;
      index = path[--depth] ?? 0;
      walker.leave(depth, letterOf(nodes[index] ?? 0));
    }
    index++;
  }
}

const EVERYTHING: Walker = { enter: () => true, leave: () => undefined, accepts: () => true };

/** Every word of the graph in the order of the alphabet. */
export function allWords(graph: WordGraph): Generator<Found, void, void> {
  return walk(graph, EVERYTHING);
}
