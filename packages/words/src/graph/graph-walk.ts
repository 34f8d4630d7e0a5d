/**
 * One walk through the words of a graph for every question: the caller decides letter by letter where to go on. Hot:
 * a walk over 280,000 words meets about a million arcs, so nothing is allocated but the words found.
 */

import { LONGEST_WORD } from './dawg-cells.ts';
import type { WordRanks } from './word-ranks.ts';
import { childOf, DAWG_ARC, endsWord, isLastSibling, arcLetter, type WordGraph } from './word-graph.ts';

/** The state of a question during a walk. `depth` counts the letters taken so far. */
export interface Walker {
  /**
   * Takes `letter` as letter number `depth` (0 is the first); returns whether words that continue this way are
   * wanted.
   */
  enter(depth: number, letter: number): boolean;
  /** Undoes an `enter` that returned true; `null` for walkers with nothing to undo. */
  readonly leave: ((depth: number, letter: number) => void) | null;
  /** Whether the `length` letters taken, which form a word, are an answer. */
  accepts(length: number): boolean;
}

/** A word met on a walk. The same object each time: copy what you keep. */
export interface Found {
  readonly letters: Uint8Array;
  readonly length: number;
}

/** All accepted words in alphabetical order. */
export function* walk(graph: WordGraph, walker: Walker): Generator<Found, void, void> {
  const { nodes } = graph;
  const { leave } = walker;
  const letters = new Uint8Array(LONGEST_WORD + 1);
  const path = new Uint32Array(LONGEST_WORD + 2);
  const found = { letters, length: 0 };
  let depth = 0;
  let index = childOf(graph, DAWG_ARC);
  if (index === 0) return;
  for (;;) {
    const arc = nodes[index] ?? 0;
    const letter = arcLetter(arc);
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
      if (leave !== null) leave(depth, letter);
    }
    while (isLastSibling(nodes[index] ?? 0)) {
      if (depth === 0) return;
      index = path[--depth] ?? 0;
      if (leave !== null) leave(depth, arcLetter(nodes[index] ?? 0));
    }
    index++;
  }
}

/**
 * Visits every word of up to `maxLength` letters in alphabetical order without asking at each letter: for whole
 * lists, twice as fast as a walk.
 */
export class WordCursor {
  /** The current word, in its first `length` letters. */
  readonly letters: Uint8Array<ArrayBuffer> = new Uint8Array(LONGEST_WORD + 1);
  length = 0;
  /** The rank of the current word; longer words that are left out count too, if ranks were given. */
  rank = -1;
  readonly #graph: WordGraph;
  readonly #maxLength: number;
  readonly #countFrom: Uint32Array | null;
  /** Arcs on the way to the word; the last is the arc of its last letter. */
  readonly #path = new Uint32Array(LONGEST_WORD + 2);
  #depth = 0;

  constructor(graph: WordGraph, maxLength: number = LONGEST_WORD, ranks: WordRanks | null = null) {
    this.#graph = graph;
    this.#maxLength = maxLength;
    this.#countFrom = ranks?.countFrom ?? null;
  }

  /** Goes to the next word; `false` if there is none. */
  next(): boolean {
    const graph = this.#graph;
    const { nodes } = graph;
    const path = this.#path;
    const maxLength = this.#maxLength;
    let depth = this.#depth;
    let index = depth === 0 ? DAWG_ARC : (path[depth] ?? 0);
    for (;;) {
      const child = childOf(graph, index);
      if (child !== 0 && depth < maxLength) {
        depth++;
        index = child;
      } else {
        if (child !== 0) this.rank += this.#countFrom?.[child] ?? 0;
        while (depth > 0 && isLastSibling(nodes[index] ?? 0)) index = path[--depth] ?? 0;
        if (depth === 0) return false;
        index++;
      }
      path[depth] = index;
      const arc = nodes[index] ?? 0;
      this.letters[depth - 1] = arcLetter(arc);
      if (endsWord(arc)) {
        this.#depth = depth;
        this.length = depth;
        this.rank++;
        return true;
      }
    }
  }
}

/** Every word of the graph in alphabetical order. */
export function* allWords(graph: WordGraph): Generator<Found, void, void> {
  const cursor = new WordCursor(graph);
  while (cursor.next()) yield cursor;
}
