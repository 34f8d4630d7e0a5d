/** Word graphs as bytes: KWG, the array of arcs in little-endian order, as other engines read and write it. */

import { err, ok, type Result } from '../result.ts';
import { LONGEST_WORD } from './dawg-cells.ts';
import { CHILD_MASK, childOf, DAWG_ARC, isLastSibling, arcLetter, type WordGraph } from './word-graph.ts';

/** Why bytes are not a word graph. `index` is the arc where that shows. */
export type KwgFault =
  | { readonly code: 'not-whole-arcs'; readonly size: number }
  | { readonly code: 'too-many-arcs'; readonly count: number }
  | { readonly code: 'no-words' }
  | { readonly code: 'child-out-of-range'; readonly index: number }
  | { readonly code: 'letter-out-of-range'; readonly index: number; readonly letter: number }
  | { readonly code: 'letters-not-rising'; readonly index: number }
  | { readonly code: 'endless' };

/** How many letter numbers the format leaves for alphabets. */
const MOST_LETTERS = 63;

/**
 * The graph in a KWG file. Uses the memory of `bytes` if it can, so that a file is read once and shared. The DAWG is
 * checked arc by arc: a damaged or foreign file is refused here and never walked. `high`: the upper bits of a graph that
 * is too large for the format.
 */
export function parseKwg(bytes: Uint8Array, high: Uint8Array | null = null): Result<WordGraph, KwgFault> {
  if (bytes.length % 4 !== 0 || bytes.length < 8) return err({ code: 'not-whole-arcs', size: bytes.length });
  const count = bytes.length / 4;
  if (high === null ? count > CHILD_MASK + 1 : high.length !== count)
    return err({ code: 'too-many-arcs', count });
  const graph: WordGraph = { nodes: readArcs(bytes), high };
  const fault = faultOf(graph);
  return fault === null ? ok(graph) : err(fault);
}

/** The bytes of a graph in the format; `null` for larger graphs (`high`), which have none. */
export function formatKwg(graph: WordGraph): Uint8Array | null {
  const { nodes } = graph;
  if (graph.high !== null) return null;
  if (isLittleEndian()) return new Uint8Array(nodes.buffer, nodes.byteOffset, nodes.byteLength);
  const bytes = new Uint8Array(nodes.byteLength);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < nodes.length; index++) view.setUint32(index * 4, nodes[index] ?? 0, true);
  return bytes;
}

function readArcs(bytes: Uint8Array): Uint32Array {
  if (isLittleEndian() && bytes.byteOffset % 4 === 0) {
    return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nodes = new Uint32Array(bytes.length / 4);
  for (let index = 0; index < nodes.length; index++) nodes[index] = view.getUint32(index * 4, true);
  return nodes;
}

function isLittleEndian(): boolean {
  return new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
}

const UNSEEN = 0;
const OPEN = 1;
const DONE = 2;

/** Checks every list of siblings of the DAWG once; an open list met again is a cycle. */
function faultOf(graph: WordGraph): KwgFault | null {
  const { nodes } = graph;
  const states = new Uint8Array(nodes.length);
  const root = childOf(graph, DAWG_ARC);
  if (root === 0) return { code: 'no-words' };

  function visit(first: number, depth: number): KwgFault | null {
    if (depth > LONGEST_WORD) return { code: 'endless' };
    let previous = 0;
    for (let index = first; ; index++) {
      const arc = nodes[index];
      if (arc === undefined) return { code: 'child-out-of-range', index };
      if (states[index] === OPEN) return { code: 'endless' };
      const letter = arcLetter(arc);
      if (letter === 0 || letter > MOST_LETTERS) return { code: 'letter-out-of-range', index, letter };
      if (letter <= previous) return { code: 'letters-not-rising', index };
      previous = letter;
      if (states[index] === UNSEEN) {
        states[index] = OPEN;
        const child = childOf(graph, index);
        const fault = child === 0 ? null : visit(child, depth + 1);
        if (fault !== null) return fault;
        states[index] = DONE;
      }
      if (isLastSibling(arc)) return null;
    }
  }
  return visit(root, 1);
}
