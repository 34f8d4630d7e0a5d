/** The words as a tree walked by letters, as the rules ask for it; whole, or with some words barred. */

import { readLetter, type Alphabet } from '../alphabet.ts';
import type { WordRanks } from './word-ranks.ts';
import { childOf, DAWG_ARC, endsWord, findSibling, GADDAG_ARC, type WordGraph } from './word-graph.ts';

/** A set of words as a tree of letters, walked from the front. `0` is the dead end of every walk. */
export interface LexiconTree {
  readonly root: number;
  /** The node after one more letter (upper case, one tile); 0 if no word continues this way. */
  step(node: number, letter: string): number;
  endsWord(node: number): boolean;
}

/** No walk of the DAWG meets the GADDAG's own arc, and 0 is taken: its index can stand for "no letter yet". */
const ROOT = GADDAG_ARC;

/** A node is the index of the arc that led to it. */
export function treeOf(graph: WordGraph, alphabet: Alphabet): LexiconTree {
  return {
    root: ROOT,
    step(node, letter) {
      const wanted = readLetter(alphabet, letter);
      if (node === 0 || wanted === 0) return 0;
      return findSibling(graph, childOf(graph, node === ROOT ? DAWG_ARC : node), wanted);
    },
    endsWord: (node) => node > ROOT && endsWord(graph.nodes[node] ?? 0),
  };
}

/** Every index of an arc is below this, and ranks go up to eight million: both fit in one number without rounding. */
const INDEXES = 2 ** 30;

/**
 * The tree without the words whose rank `isBarred` names, without building anything. A node is the index of its arc
 * plus `INDEXES` times the words passed on the way. Walks may lead to where only barred words follow.
 */
export function treeWithout(
  graph: WordGraph,
  ranks: WordRanks,
  alphabet: Alphabet,
  isBarred: (rank: number) => boolean,
): LexiconTree {
  const { nodes } = graph;
  const { countFrom } = ranks;
  return {
    root: ROOT,
    step(node, letter) {
      const wanted = readLetter(alphabet, letter);
      if (node === 0 || wanted === 0) return 0;
      const index = node % INDEXES;
      const first = childOf(graph, index === ROOT ? DAWG_ARC : index);
      const found = findSibling(graph, first, wanted);
      if (found === 0) return 0;
      const passed = (node - index) / INDEXES + (index !== ROOT && endsWord(nodes[index] ?? 0) ? 1 : 0);
      return (passed + (countFrom[first] ?? 0) - (countFrom[found] ?? 0)) * INDEXES + found;
    },
    endsWord(node) {
      const index = node % INDEXES;
      return index > ROOT && endsWord(nodes[index] ?? 0) && !isBarred((node - index) / INDEXES);
    },
  };
}
