/** The words from the front as cells, from a sorted list: each branch is closed, and shared, once no word can use it again. */

import type { CellTable } from './cell-table.ts';
import type { PackedWords } from './packed-words.ts';

/** Longer words fit on no board and would only deepen the recursion elsewhere. */
export const LONGEST_WORD = 63;

/** Adds all words (sorted, each once) to the table; returns the list of first letters. */
export function addDawg(cells: CellTable, words: PackedWords): number {
  // Open arcs, a row per depth: siblings met so far at this depth, the last of them still open.
  const marks = Array.from({ length: LONGEST_WORD + 1 }, () => new Uint8Array(64));
  const children = Array.from({ length: LONGEST_WORD + 1 }, () => new Uint32Array(64));
  const widths = new Uint8Array(LONGEST_WORD + 2);

  /** Turns the siblings open at `depth` into a list of cells. */
  function close(depth: number): number {
    const markRow = marks[depth];
    const childRow = children[depth];
    if (markRow === undefined || childRow === undefined) {
      throw new RangeError('a word is too long for the graph');
    }
    let list = 0;
    for (let i = (widths[depth] ?? 0) - 1; i >= 0; i--) {
      list = cells.intern(markRow[i] ?? 0, childRow[i] ?? 0, list);
    }
    widths[depth] = 0;
    return list;
  }

  /** Closes everything deeper than `depth` letters. */
  function closeBelow(depth: number, openDepth: number): void {
    for (let at = openDepth; at > depth; at--) {
      const list = close(at);
      const row = children[at - 1];
      if (row !== undefined) row[(widths[at - 1] ?? 1) - 1] = list;
    }
  }

  const { letters, starts } = words;
  let previous = 0;
  let previousLength = 0;
  for (let word = 0; word < words.count; word++) {
    const start = starts[word] ?? 0;
    const length = (starts[word + 1] ?? 0) - start;
    if (length > LONGEST_WORD) throw new RangeError('a word is too long for the graph');
    let common = 0;
    while (
      common < previousLength &&
      common < length &&
      letters[previous + common] === letters[start + common]
    )
      common++;
    closeBelow(common, previousLength);
    for (let at = common; at < length; at++) {
      const row = marks[at];
      if (row === undefined) break;
      const width = widths[at] ?? 0;
      row[width] = (letters[start + at] ?? 0) * 2 + (at === length - 1 ? 1 : 0);
      widths[at] = width + 1;
      const childRow = children[at];
      if (childRow !== undefined) childRow[width] = 0;
    }
    previous = start;
    previousLength = length;
  }
  closeBelow(0, previousLength);
  return close(0);
}
