/**
 * A word graph in the form the kernel walks (drawn in kernel/board/graph.ts): a node holds the set of its letters as bits,
 * so that the letters that fit are found by one `and` and the child by counting bits. Nodes stand in breadth-first
 * order: those near the roots, which every walk reads, share cache lines (measured: 15 % of generation).
 * Every loop stays within its flat table: `!` says so, since a check would cost time.
 */

import {
  childOf,
  endsWord,
  GADDAG_ARC,
  hasGaddag,
  isLastSibling,
  arcLetter,
  type WordGraph,
} from '@lexiko/words';
import { FREE } from '../kernel/memory-map.ts';

export interface NodeTable {
  /** Copied to the start of the kernel's free memory; addresses count from there. */
  readonly words: Int32Array;
  readonly gaddag: number;
  /** Whether nodes have room for letters above 31. */
  readonly wide: boolean;
}

/** The graph must have a GADDAG. */
export function makeNodeTable(graph: WordGraph): NodeTable {
  if (!hasGaddag(graph)) throw new RangeError('a graph without GADDAG cannot serve move generation');
  const wide = hasHighLetter(graph);
  const headWords = wide ? 4 : 2;
  const root = childOf(graph, GADDAG_ARC);
  const addresses = new Int32Array(graph.nodes.length);
  const { order, count, size } = layOut(graph, root, headWords, addresses);
  const words = new Int32Array(size);
  for (let at = 0; at < count; at++) fillNode(graph, order[at]!, headWords, addresses, words);
  const gaddag = addresses[root]!;
  clearEndings(words, gaddag, wide);
  return { words, gaddag, wide };
}

function hasHighLetter({ nodes }: WordGraph): boolean {
  return nodes.some((arc, index) => index > GADDAG_ARC && arcLetter(arc) > 31);
}

/** Assigns every list of siblings its place, in breadth-first order. */
function layOut(
  graph: WordGraph,
  root: number,
  headWords: number,
  addresses: Int32Array,
): { order: Int32Array; count: number; size: number } {
  const order = new Int32Array(graph.nodes.length);
  let count = 0;
  let size = 0;
  const enter = (first: number): void => {
    if (first === 0 || addresses[first] !== 0) return;
    addresses[first] = FREE + size * 4;
    order[count++] = first;
    size += headWords + 2 * siblingCount(graph, first);
  };
  enter(root);
  for (let at = 0; at < count; at++) {
    const first = order[at]!;
    const end = first + siblingCount(graph, first);
    for (let index = first; index < end; index++) enter(childOf(graph, index));
  }
  return { order, count, size };
}

function siblingCount({ nodes }: WordGraph, first: number): number {
  let last = first;
  while (!isLastSibling(nodes[last]!)) last++;
  return last - first + 1;
}

function fillNode(
  graph: WordGraph,
  first: number,
  headWords: number,
  addresses: Int32Array,
  words: Int32Array,
): void {
  const at = (addresses[first]! - FREE) / 4;
  const count = siblingCount(graph, first);
  for (let i = 0; i < count; i++) {
    const arc = graph.nodes[first + i]!;
    const letter = arcLetter(arc);
    const half = (letter >> 5) * 2;
    const bit = 1 << (letter & 31);
    words[at + half]! |= bit;
    if (endsWord(arc)) words[at + half + 1]! |= bit;
    const child = childOf(graph, first + i);
    words[at + headWords + 2 * i] = addresses[child]!;
    words[at + headWords + 2 * i + 1] = child === 0 ? 0 : lowLetters(graph, child);
  }
}

function lowLetters(graph: WordGraph, first: number): number {
  let letters = 0;
  const end = first + siblingCount(graph, first);
  for (let index = first; index < end; index++) {
    const letter = arcLetter(graph.nodes[index]!);
    if (letter < 32) letters |= 1 << letter;
  }
  return letters;
}

/** Words of one letter cannot be played: a single tile counts only together with what it touches. */
function clearEndings(words: Int32Array, root: number, wide: boolean): void {
  words[(root - FREE) / 4 + 1] = 0;
  if (wide) words[(root - FREE) / 4 + 3] = 0;
}
