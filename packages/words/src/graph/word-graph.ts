/**
 * The word graph: all words of a lexicon as one flat array of 32-bit arcs, in the KWG format, and the steps
 * every walk of it is made of. Knows numbered letters only; spelling is the alphabet's business.
 *
 *     31        24 23   22   21                    0
 *     ┌───────────┬────┬────┬───────────────────────┐
 *     │  letter   │ends│last│ index of first child  │
 *     └───────────┴────┴────┴───────────────────────┘
 *
 * `ends`: a word ends with this letter; `last`: no sibling follows. Siblings are adjacent and in rising order of
 * their letters; child 0 means none. Arc 0 leads to the words from the front (DAWG); arc 1 to every word from each
 * of its letters backwards, then, after letter 0, forwards (GADDAG): CARE as ERAC, RAC@E, AC@RE, C@ARE.
 */

export interface WordGraph {
  /** May lie in a SharedArrayBuffer: nothing here writes to it. */
  readonly nodes: Uint32Array;
  /** Bits of the child index above the 22 of the format, one entry per arc; `null` unless the list is enormous. */
  readonly high: Uint8Array | null;
}

const ENDS_WORD = 0x80_0000;
const LAST_SIBLING = 0x40_0000;

/** The largest child index in the format; a graph in the format has at most one arc more. */
export const CHILD_MASK = 0x3f_ffff;

/** Where the DAWG's and the GADDAG's own arcs are. */
export const DAWG_ARC = 0;
export const GADDAG_ARC = 1;

export function arcLetter(arc: number): number {
  return arc >>> 24;
}

export function endsWord(arc: number): boolean {
  return (arc & ENDS_WORD) !== 0;
}

export function isLastSibling(arc: number): boolean {
  return (arc & LAST_SIBLING) !== 0;
}

/** An arc in the format; `child` is cut to 22 bits, its upper part belongs in `high`. */
export function makeArc(letter: number, ends: boolean, last: boolean, child: number): number {
  return ((letter << 24) | (ends ? ENDS_WORD : 0) | (last ? LAST_SIBLING : 0) | (child & CHILD_MASK)) >>> 0;
}

/** The index of the first child of the arc at `index`; 0 if nothing follows. */
export function childOf(graph: WordGraph, index: number): number {
  const low = (graph.nodes[index] ?? 0) & CHILD_MASK;
  return graph.high === null ? low : low + (graph.high[index] ?? 0) * (CHILD_MASK + 1);
}

/** The index of the arc with `letter` among the siblings starting at `first`; 0 if there is none. */
export function findSibling(graph: WordGraph, first: number, letter: number): number {
  if (first === 0) return 0;
  const { nodes } = graph;
  for (let index = first; ; index++) {
    const arc = nodes[index] ?? LAST_SIBLING;
    const found = arc >>> 24;
    if (found === letter) return index;
    // Siblings ascend, so a larger letter ends the search as well as the last sibling does.
    if (found > letter || (arc & LAST_SIBLING) !== 0) return 0;
  }
}

/** The index of the arc reached from the front of the DAWG by `letters`; 0 if no word starts like that. */
export function findPrefix(graph: WordGraph, letters: ArrayLike<number>): number {
  let index = DAWG_ARC;
  for (let at = 0; at < letters.length; at++) {
    index = findSibling(graph, childOf(graph, index), letters[at] ?? 0);
    if (index === 0) return 0;
  }
  return index;
}

export function hasWord(graph: WordGraph, letters: ArrayLike<number>): boolean {
  const index = findPrefix(graph, letters);
  return index !== 0 && endsWord(graph.nodes[index] ?? 0);
}

/** False for enormous lists, whose GADDAG would not fit the format; no move generator can use them. */
export function hasGaddag(graph: WordGraph): boolean {
  return childOf(graph, GADDAG_ARC) !== 0;
}
