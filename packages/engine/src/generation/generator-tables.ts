/**
 * The words as a generator takes them. With a word map, the best play is found several times as fast; but the map grows
 * with the words, and above a million it would take more memory than the page of a phone has.
 */

import { countWords, type WordGraph } from '@lexiko/words';
import { FREE } from '../kernel/memory-map.ts';
import type { GeneratorTables } from './generator.ts';
import type { Leaves } from './leaves.ts';
import { makeNodeTable, type NodeTable } from './node-table.ts';

/**
 * By what tables made by another version are known: raised when node tables, word maps or learnt leaves are made
 * differently. They hold addresses of the kernel's memory.
 */
export const TABLE_FORMAT: string = `tables 1 at ${FREE}`;

/** The map of 2.7 million Polish words takes 100 MB, in every generator. */
const MOST_MAPPED_WORDS = 1_000_000;

/** Whether a map of these words is worth its memory. */
export function isMapped(graph: WordGraph): boolean {
  return countWords(graph) <= MOST_MAPPED_WORDS;
}

/**
 * Generators find the same plays with and without the map. `leaves`: `null` if every leave is worth 0. `nodes`: those of
 * the graph, where they are already made.
 */
export function generatorTables(
  graph: WordGraph,
  leaves: Leaves | null,
  nodes: NodeTable = makeNodeTable(graph),
): GeneratorTables {
  return {
    nodes,
    ...(isMapped(graph) ? { wordMapOf: graph } : {}),
    ...(leaves === null ? {} : { leaves }),
  };
}
