/** Builds a word graph from words. 170,000 words take about half a second. */

import { layOut } from './cell-layout.ts';
import { CellTable } from './cell-table.ts';
import { addDawg } from './dawg-cells.ts';
import { addGaddag } from './gaddag-cells.ts';
import { sortWords, WordPacker, type PackedWords } from './packed-words.ts';
import { CHILD_MASK, type WordGraph } from './word-graph.ts';

/** The arcs that fit the format: two to the 22nd. */
const FORMAT_LIMIT = CHILD_MASK + 1;

/** Arcs that 22 + 8 bits can number; no list of words comes near. */
const HUGE_LIMIT = FORMAT_LIMIT * 256;

/** With `'dawg'` the graph answers every question about words but cannot be used by a move generator. */
export type GraphParts = 'dawg' | 'dawg-and-gaddag';

/**
 * The minimal graph of exactly these words, given as numbered letters in any order. If the GADDAG would exceed the
 * format (millions of words without common endings), the graph has none: ask `hasGaddag`.
 */
export function buildGraph(
  words: PackedWords | Iterable<ArrayLike<number>>,
  parts: GraphParts = 'dawg-and-gaddag',
): WordGraph {
  const sorted = sortWords('letters' in words ? words : pack(words));
  const cells = new CellTable();
  const dawg = addDawg(cells, sorted);
  const dawgLimit = cells.size;
  if (parts === 'dawg-and-gaddag' && dawgLimit < FORMAT_LIMIT) {
    const gaddag = addGaddag(cells, dawg, FORMAT_LIMIT);
    const graph = gaddag === null ? null : layOut(cells, { dawg, gaddag }, cells.size, FORMAT_LIMIT);
    if (graph !== null) return graph;
  }
  const graph = layOut(cells, { dawg, gaddag: 0 }, dawgLimit, HUGE_LIMIT);
  if (graph === null) throw new RangeError('more words than a graph can number');
  return graph;
}

function pack(words: Iterable<ArrayLike<number>>): PackedWords {
  const packer = new WordPacker();
  for (const word of words) packer.add(word);
  return packer.take();
}
