/** Lays out cells as the finished array: siblings adjacent, lists that are tails of others inside those. */

import type { CellTable } from './cell-table.ts';
import { CHILD_MASK, makeArc, type WordGraph } from './word-graph.ts';

/** The two roots take the first two places of the array. */
const FIRST_FREE = 2;

/**
 * The graph of `roots.dawg` and, unless it is 0, `roots.gaddag`. Only cells below `limit` take part. `null` if the
 * graph would need more arcs than `arcLimit`.
 */
export function layOut(
  cells: CellTable,
  roots: { readonly dawg: number; readonly gaddag: number },
  limit: number,
  arcLimit: number,
): WordGraph | null {
  const { marks, children, nexts } = cells;
  const before = new Uint32Array(limit);
  // The first predecessor found is kept. Cells of the DAWG come first, so its lists stay among themselves.
  for (let cell = 1; cell < limit; cell++) {
    const next = nexts[cell] ?? 0;
    if (next !== 0 && before[next] === 0) before[next] = cell;
  }

  const places = new Uint32Array(limit);
  /** Heads of the runs to write, in order. */
  const heads = new Uint32Array(limit);
  let headCount = 0;
  let used = FIRST_FREE;

  function place(list: number): void {
    if (list === 0 || places[list] !== 0) return;
    let head = list;
    while ((before[head] ?? 0) !== 0) head = before[head] ?? 0;
    heads[headCount++] = head;
    for (let cell = head; cell !== 0; cell = nexts[cell] ?? 0) {
      if (places[cell] === 0) places[cell] = used;
      used++;
    }
  }

  // Breadth first, because walks start at the roots: what is used most is close together.
  let done = 0;
  for (const root of [roots.dawg, roots.gaddag]) {
    place(root);
    for (; done < headCount; done++) {
      for (let cell = heads[done] ?? 0; cell !== 0; cell = nexts[cell] ?? 0) place(children[cell] ?? 0);
    }
  }
  if (used > arcLimit) return null;

  const nodes = new Uint32Array(used);
  const high = used > CHILD_MASK + 1 ? new Uint8Array(used) : null;
  function write(index: number, mark: number, last: boolean, child: number): void {
    const target = places[child] ?? 0;
    nodes[index] = makeArc(mark >> 1, (mark & 1) === 1, last, target);
    if (high !== null) high[index] = Math.floor(target / (CHILD_MASK + 1));
  }
  write(0, 0, true, roots.dawg);
  write(1, 0, true, roots.gaddag);
  let index = FIRST_FREE;
  for (let i = 0; i < headCount; i++) {
    for (let cell = heads[i] ?? 0; cell !== 0; cell = nexts[cell] ?? 0) {
      write(index++, marks[cell] ?? 0, nexts[cell] === 0, children[cell] ?? 0);
    }
  }
  return { nodes, high };
}
