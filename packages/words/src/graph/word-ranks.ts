/** The rank of every word in the sorted list, read off the graph: whatever is known about words is a column by rank. */

import { childOf, DAWG_ARC, isLastSibling, arcLetter, endsWord, type WordGraph } from './word-graph.ts';

export interface WordRanks {
  /** How many words the graph holds. */
  readonly count: number;
  /** Words that begin with the arc at an index or one of its later siblings. Filled for the DAWG only. */
  readonly countFrom: Uint32Array;
}

export function rankWords(graph: WordGraph): WordRanks {
  const countFrom = new Uint32Array(graph.nodes.length);
  return { count: fillCounts(graph, countFrom), countFrom };
}

/** How many words a graph holds, even if they are more than could ever be listed. */
export function countWords(graph: WordGraph): number {
  return fillCounts(graph, new Float64Array(graph.nodes.length));
}

/** Counts every list of siblings of the DAWG once, from its last sibling on; returns the count of all words. */
function fillCounts(graph: WordGraph, counts: Uint32Array | Float64Array): number {
  const { nodes } = graph;
  const known = new Uint8Array(nodes.length);
  function fill(first: number): number {
    if (first === 0) return 0;
    if (known[first] === 1) return counts[first] ?? 0;
    let last = first;
    while (!isLastSibling(nodes[last] ?? 0)) last++;
    let sum = 0;
    for (let index = last; index >= first; index--) {
      if (known[index] === 0) {
        const here = endsWord(nodes[index] ?? 0) ? 1 : 0;
        counts[index] = sum + here + fill(childOf(graph, index));
        known[index] = 1;
      }
      sum = counts[index] ?? 0;
    }
    return sum;
  }
  return fill(childOf(graph, DAWG_ARC));
}

/** The rank of a word, 0 for the first in the alphabet; -1 if it is not in the graph. */
export function rankOf(graph: WordGraph, ranks: WordRanks, letters: ArrayLike<number>): number {
  const { nodes } = graph;
  let rank = 0;
  let index = DAWG_ARC;
  for (let at = 0; at < letters.length; at++) {
    // A word comes before its extensions.
    if (index !== DAWG_ARC && endsWord(nodes[index] ?? 0)) rank++;
    const first = childOf(graph, index);
    if (first === 0) return -1;
    index = first;
    const wanted = letters[at] ?? 0;
    while (arcLetter(nodes[index] ?? 0) !== wanted) {
      if (isLastSibling(nodes[index] ?? 0)) return -1;
      index++;
    }
    rank += (ranks.countFrom[first] ?? 0) - (ranks.countFrom[index] ?? 0);
  }
  return index !== DAWG_ARC && endsWord(nodes[index] ?? 0) ? rank : -1;
}

/** Writes the word at a rank into `out`; returns its length. */
export function wordAt(graph: WordGraph, ranks: WordRanks, rank: number, out: Uint8Array): number {
  if (rank < 0 || rank >= ranks.count) throw new RangeError(`no word has rank ${rank}`);
  const { nodes } = graph;
  const { countFrom } = ranks;
  let before = rank;
  let length = 0;
  let index = childOf(graph, DAWG_ARC);
  for (;;) {
    while (!isLastSibling(nodes[index] ?? 0)) {
      const here = (countFrom[index] ?? 0) - (countFrom[index + 1] ?? 0);
      if (before < here) break;
      before -= here;
      index++;
    }
    out[length++] = arcLetter(nodes[index] ?? 0);
    if (endsWord(nodes[index] ?? 0)) {
      if (before === 0) return length;
      before--;
    }
    index = childOf(graph, index);
  }
}
