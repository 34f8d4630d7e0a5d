/**
 * Leaves in the form the kernel walks (drawn in kernel/rack/leaves.ts): sets of letters as bits, values in thousandths.
 * Every loop stays within its flat table: `!` says so, since a check would cost time.
 */

import {
  childOf,
  DAWG_ARC,
  endsWord,
  isLastSibling,
  arcLetter,
  type WordGraph,
  type WordRanks,
} from '@lexiko/words';
import type { Leaves } from './leaves.ts';

export interface LeaveTable {
  /** Nodes, the root first, then the values; copied to the address it was made for. */
  readonly words: Int32Array;
  /** Where the values start, in bytes from the start of the table. */
  readonly valuesOffset: number;
}

const HEAD_WORDS = 2;

/** `address` is where the table will be in the kernel's memory. */
export function makeLeaveTable({ graph, ranks, values }: Leaves, address: number): LeaveTable {
  const places = new Map<number, number>();
  const order: number[] = [];
  let size = 0;
  const enter = (first: number): void => {
    if (first === 0 || places.has(first)) return;
    places.set(first, size);
    order.push(first);
    size += HEAD_WORDS + 2 * siblingsFrom(graph, first).length;
  };
  enter(childOf(graph, DAWG_ARC));
  for (const first of order) for (const index of siblingsFrom(graph, first)) enter(childOf(graph, index));

  const words = new Int32Array(size + values.length);
  for (const [first, at] of places)
    fillNode(graph, ranks, first, words.subarray(at), (child) => address + 4 * (places.get(child) ?? 0));
  values.forEach((value, rank) => (words[size + rank] = Math.round(value * 1000)));
  return { words, valuesOffset: 4 * size };
}

function siblingsFrom({ nodes }: WordGraph, first: number): readonly number[] {
  const siblings = [first];
  for (let index = first; !isLastSibling(nodes[index]!); index++) siblings.push(index + 1);
  return siblings;
}

function fillNode(
  graph: WordGraph,
  ranks: WordRanks,
  first: number,
  node: Int32Array,
  addressOf: (child: number) => number,
): void {
  for (const [place, index] of siblingsFrom(graph, first).entries()) {
    const arc = graph.nodes[index]!;
    const letter = arcLetter(arc);
    const child = childOf(graph, index);
    const racksBefore = ranks.countFrom[first]! - ranks.countFrom[index]!;
    node[letter >> 5]! |= 1 << (letter & 31);
    node[HEAD_WORDS + 2 * place] = child === 0 ? 0 : addressOf(child);
    node[HEAD_WORDS + 2 * place + 1] = 2 * racksBefore + (endsWord(arc) ? 1 : 0);
  }
}
