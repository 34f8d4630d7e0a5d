/**
 * Leaves: what the tiles kept on a rack are worth. Read and written as KLV2, the format other engines share: the number
 * of arcs, the arcs of a graph of racks (tiles in rising order, 0 the blank) as in a word graph, the number of values,
 * and a 32-bit float for each rack in the order of the graph. A rack that is not listed is worth nothing.
 * Leaves learnt by Lexiko list parts instead: see docs/decisions/0004-leaves-as-sums.md.
 * Walks stay within the graph and its values: `!` says so, since a check would cost time.
 */

import { err, ok, type Result } from '@lexiko/rules';
import {
  buildGraph,
  childOf,
  DAWG_ARC,
  endsWord,
  GADDAG_ARC,
  isLastSibling,
  arcLetter,
  rankOf,
  rankWords,
  type WordGraph,
  type WordRanks,
} from '@lexiko/words';

export interface Leaves {
  /** `whole`: a leave is worth its listed value. `parts`: it is worth the sum of all listed racks that it contains. */
  readonly kind: 'whole' | 'parts';
  readonly graph: WordGraph;
  readonly ranks: WordRanks;
  /** By rank in the graph, in points. */
  readonly values: Float32Array;
}

export type LeavesFault =
  | { readonly code: 'leaves-cut-short'; readonly size: number }
  | { readonly code: 'leaves-damaged'; readonly arc: number }
  | { readonly code: 'leaves-miscounted'; readonly racks: number; readonly values: number };

/** The longest rack; a longer path means that the graph has a cycle. */
const LONGEST_RACK = 64;

/** The step from one letter to the next in an arc. */
const ONE_LETTER = 1 << 24;

/** Leaves from racks in any order, each a list of letters with 0 for a blank. */
export function makeLeaves(
  worth: Iterable<readonly [rack: readonly number[], points: number]>,
  kind: Leaves['kind'] = 'whole',
): Leaves {
  const entries = [...worth].map(([rack, points]) => [rack.toSorted((a, b) => a - b), points] as const);
  const graph = graphOfRacks(entries.map(([rack]) => rack));
  const ranks = rankWords(graph);
  const values = new Float32Array(ranks.count);
  for (const [rack, points] of entries) values[rankOf(graph, ranks, rack)] = points;
  return { kind, graph, ranks, values };
}

/** Words are built from letters 1 on, so racks are built one letter higher and corrected afterwards. */
function graphOfRacks(racks: readonly (readonly number[])[]): WordGraph {
  const { nodes } = buildGraph(
    racks.map((rack) => rack.map((letter) => letter + 1)),
    'dawg',
  );
  const isRoot = (index: number): boolean => index === DAWG_ARC || index === GADDAG_ARC;
  return { nodes: nodes.map((arc, index) => (isRoot(index) ? arc : arc - ONE_LETTER)), high: null };
}

/** In points; 0 for a rack that is not listed, or contains none that is. */
export function leaveValue({ kind, graph, ranks, values }: Leaves, rack: readonly number[]): number {
  const sorted = rack.toSorted((a, b) => a - b);
  if (kind === 'parts') return sumOfParts({ graph, ranks, values, sorted }, childOf(graph, DAWG_ARC), 0, 0);
  const rank = rankOf(graph, ranks, sorted);
  return rank < 0 ? 0 : values[rank]!;
}

/** The tiles of the largest leave in the classic game, up to which tables of whole leaves go. */
const LONGEST_LEAVE = 6;

/**
 * The same leaves as a table of every rack of up to six tiles that the box (counts by letter) allows: several hundred
 * thousand.
 */
export function wholeLeaves(leaves: Leaves, counts: readonly number[]): Leaves {
  const listed: (readonly [readonly number[], number])[] = [];
  const extend = (rack: readonly number[], from: number, held: number): void => {
    for (let letter = from; letter < counts.length; letter++) {
      const copies = letter === from ? held + 1 : 1;
      if (copies > counts[letter]!) continue;
      const longer = [...rack, letter];
      listed.push([longer, leaveValue(leaves, longer)]);
      if (longer.length < LONGEST_LEAVE) extend(longer, letter, copies);
    }
  };
  extend([], 0, 0);
  return makeLeaves(listed);
}

interface PartsWalk extends Pick<Leaves, 'graph' | 'ranks' | 'values'> {
  readonly sorted: readonly number[];
}

/** The racks listed from `first` on, with tiles from index `from` on; `before` racks are listed before them. */
function sumOfParts(walk: PartsWalk, first: number, from: number, before: number): number {
  const { graph, ranks, values, sorted } = walk;
  let sum = 0;
  if (first === 0) return sum;
  let index = first;
  for (let at = from; at < sorted.length; at++) {
    if (at > from && sorted[at] === sorted[at - 1]) continue;
    while (arcLetter(graph.nodes[index]!) < sorted[at]! && !isLastSibling(graph.nodes[index]!)) index++;
    if (arcLetter(graph.nodes[index]!) !== sorted[at]) continue;
    let rank = before + ranks.countFrom[first]! - ranks.countFrom[index]!;
    if (endsWord(graph.nodes[index]!)) sum += values[rank++]!;
    sum += sumOfParts(walk, childOf(graph, index), at + 1, rank);
  }
  return sum;
}

export function parseKlv2(bytes: Uint8Array): Result<Leaves, LeavesFault> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cutShort = err({ code: 'leaves-cut-short', size: bytes.length } as const);
  if (bytes.length < 8) return cutShort;
  const arcCount = view.getUint32(0, true);
  const valuesAt = 8 + 4 * arcCount;
  if (bytes.length < valuesAt) return cutShort;
  const valueCount = view.getUint32(valuesAt - 4, true);
  if (bytes.length < valuesAt + 4 * valueCount) return cutShort;

  const nodes = new Uint32Array(arcCount);
  for (let arc = 0; arc < arcCount; arc++) nodes[arc] = view.getUint32(4 + 4 * arc, true);
  const graph: WordGraph = { nodes, high: null };
  const damaged = damagedArc(graph);
  if (damaged >= 0) return err({ code: 'leaves-damaged', arc: damaged });
  const ranks = rankWords(graph);
  if (ranks.count !== valueCount) {
    return err({ code: 'leaves-miscounted', racks: ranks.count, values: valueCount });
  }
  const values = new Float32Array(valueCount);
  for (let rank = 0; rank < valueCount; rank++) values[rank] = view.getFloat32(valuesAt + 4 * rank, true);
  return ok({ kind: 'whole', graph, ranks, values });
}

export function formatKlv2({ graph: { nodes }, values }: Leaves): Uint8Array {
  const bytes = new Uint8Array(8 + 4 * nodes.length + 4 * values.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, nodes.length, true);
  nodes.forEach((arc, index) => view.setUint32(4 + 4 * index, arc, true));
  view.setUint32(4 + 4 * nodes.length, values.length, true);
  values.forEach((value, rank) => view.setFloat32(8 + 4 * nodes.length + 4 * rank, value, true));
  return bytes;
}

/** An arc that leads out of the graph or into a cycle; -1 if there is none. */
function damagedArc(graph: WordGraph): number {
  const { nodes } = graph;
  const depths = new Uint8Array(nodes.length);
  function visit(first: number, depth: number): number {
    if (first === 0) return -1;
    if (depth > LONGEST_RACK) return first;
    for (let index = first; index < nodes.length; index++) {
      if (depths[index]! < depth) {
        depths[index] = depth;
        const damaged = visit(childOf(graph, index), depth + 1);
        if (damaged >= 0) return damaged;
      }
      if (isLastSibling(nodes[index]!)) return -1;
    }
    return nodes.length;
  }
  return nodes.length === 0 ? 0 : visit(childOf(graph, DAWG_ARC), 1);
}
