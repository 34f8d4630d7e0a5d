/**
 * The words from each of their letters outwards as cells. What follows the separator after a reversed prefix is
 * exactly what follows that prefix in the DAWG, so only the reversed prefixes are built (595,000 for 170,000 words,
 * against 2.5 million strings) and the rest is a link.
 */

import type { CellTable } from './cell-table.ts';
import { LONGEST_WORD } from './dawg-cells.ts';

/** Every prefix of a word, as a tree in flat arrays. Entry 0 is the empty prefix. */
interface Prefixes {
  readonly count: number;
  readonly parents: Uint32Array;
  /** The last letter of the prefix; 0 for the empty one. */
  readonly letters: Uint8Array;
  /** The cell of the prefix's last letter: it says what follows and whether this is a word. */
  readonly cells: Uint32Array;
}

/**
 * Adds the GADDAG of the DAWG at `dawg`; returns the list of letters to start from, or `null` if it would need more
 * than `cellLimit` cells and not fit the format.
 */
export function addGaddag(cells: CellTable, dawg: number, cellLimit: number): number | null {
  const count = countPrefixes(cells, dawg);
  // A prefix costs 17 bytes here. Four times the limit of the format leaves room for the richest natural language
  // (Polish: 3 million words, 8 million prefixes); beyond it the result would not fit anyway.
  if (count > cellLimit * 4) return null;
  const prefixes = listPrefixes(cells, dawg, count);
  return new ReversedTrie(cells, prefixes, cellLimit).build();
}

/** The number of prefixes, without visiting each: every list of siblings is counted once. */
function countPrefixes(cells: CellTable, dawg: number): number {
  const known = new Float64Array(cells.size);
  // A list is always made after the lists it leads to, so ascending order meets the parts before the whole.
  for (let cell = 1; cell < cells.size; cell++) {
    known[cell] = 1 + (known[cells.children[cell] ?? 0] ?? 0) + (known[cells.nexts[cell] ?? 0] ?? 0);
  }
  return known[dawg] ?? 0;
}

function listPrefixes(cells: CellTable, dawg: number, count: number): Prefixes {
  const parents = new Uint32Array(count + 1);
  const letters = new Uint8Array(count + 1);
  const owners = new Uint32Array(count + 1);
  let used = 1;
  function visit(list: number, parent: number): void {
    for (let cell = list; cell !== 0; cell = cells.nexts[cell] ?? 0) {
      const prefix = used++;
      parents[prefix] = parent;
      letters[prefix] = (cells.marks[cell] ?? 0) >> 1;
      owners[prefix] = cell;
      const child = cells.children[cell] ?? 0;
      if (child !== 0) visit(child, prefix);
    }
  }
  visit(dawg, 0);
  return { count, parents, letters, cells: owners };
}

/**
 * Distributes the prefixes by their last letter, each pile by the letter before it, and so on: that is the trie of
 * the reversed prefixes, met depth first, without sorting or storing it.
 */
class ReversedTrie {
  readonly #cells: CellTable;
  readonly #prefixes: Prefixes;
  readonly #cellLimit: number;
  /** The prefixes in their current order … */
  readonly #entries: Uint32Array;
  /** … and for each the part of it not yet reversed. */
  readonly #rests: Uint32Array;
  /** Piles at each depth: one per letter, and pile 0 for "no letter left". */
  readonly #piles: number;
  /** Where each pile ends, a row per depth: a row is in use until those below it are done. */
  readonly #ends: Uint32Array;
  readonly #nexts: Uint32Array;
  readonly #chain = new Uint8Array(LONGEST_WORD + 1);
  /** Whether the reversed letters that led to the list just built spell a whole word. */
  #wholeWord = 0;

  constructor(cells: CellTable, prefixes: Prefixes, cellLimit: number) {
    this.#cells = cells;
    this.#prefixes = prefixes;
    this.#cellLimit = cellLimit;
    this.#entries = new Uint32Array(prefixes.count);
    this.#rests = new Uint32Array(prefixes.count);
    for (let i = 0; i < prefixes.count; i++) this.#entries[i] = this.#rests[i] = i + 1;
    this.#piles = prefixes.letters.reduce((most, letter) => Math.max(most, letter), 0) + 1;
    this.#ends = new Uint32Array(this.#piles * (LONGEST_WORD + 1));
    this.#nexts = new Uint32Array(this.#piles);
  }

  build(): number | null {
    const list = this.#list(0, this.#prefixes.count, 0);
    return this.#cells.size > this.#cellLimit ? null : list;
  }

  /** The list of what precedes (or, after the separator, follows) the letters shared by entries `from..to`. */
  #list(from: number, to: number, depth: number): number {
    if (this.#cells.size > this.#cellLimit) return 0;
    if (to - from === 1) return this.#single(from);
    const ends = this.#ends;
    const row = depth * this.#piles;
    this.#deal(from, to, row);
    let list = 0;
    for (let letter = this.#piles - 1; letter > 0; letter--) {
      const start = ends[row + letter - 1] ?? 0;
      const end = ends[row + letter] ?? 0;
      if (start === end) continue;
      const children = this.#list(start, end, depth + 1);
      list = this.#cells.intern(letter * 2 + this.#wholeWord, children, list);
    }
    // The pile without a letter is the one prefix that is now wholly reversed, if there is one.
    this.#wholeWord = 0;
    return ends[row] === from ? list : this.#turn(this.#entries[from] ?? 0, list);
  }

  /** One prefix alone: a chain of its remaining letters. */
  #single(entry: number): number {
    const { parents, letters } = this.#prefixes;
    let length = 0;
    for (let rest = this.#rests[entry] ?? 0; rest !== 0; rest = parents[rest] ?? 0) {
      this.#chain[length++] = letters[rest] ?? 0;
    }
    let list = this.#turn(this.#entries[entry] ?? 0, 0);
    while (length > 0) {
      list = this.#cells.intern((this.#chain[--length] ?? 0) * 2 + this.#wholeWord, list, 0);
      this.#wholeWord = 0;
    }
    return list;
  }

  /** Puts the separator of a fully reversed prefix before `list`, and records whether it is a word. */
  #turn(prefix: number, list: number): number {
    const cell = this.#prefixes.cells[prefix] ?? 0;
    this.#wholeWord = (this.#cells.marks[cell] ?? 0) & 1;
    const follows = this.#cells.children[cell] ?? 0;
    return follows === 0 ? list : this.#cells.intern(0, follows, list);
  }

  /**
   * Distributes entries into piles by the last letter of their rest, which is removed; in place, since order within a
   * pile is free.
   */
  #deal(from: number, to: number, row: number): void {
    const entries = this.#entries;
    const rests = this.#rests;
    const ends = this.#ends;
    const nexts = this.#nexts;
    const { parents, letters } = this.#prefixes;
    const piles = this.#piles;
    ends.fill(0, row, row + piles);
    for (let i = from; i < to; i++) {
      const pile = row + (letters[rests[i] ?? 0] ?? 0);
      ends[pile] = (ends[pile] ?? 0) + 1;
    }
    let start = from;
    for (let pile = 0; pile < piles; pile++) {
      nexts[pile] = start;
      start += ends[row + pile] ?? 0;
      ends[row + pile] = start;
    }
    for (let pile = 0; pile < piles; pile++) {
      const end = ends[row + pile] ?? 0;
      for (let at = nexts[pile] ?? 0; at < end;) {
        const rest = rests[at] ?? 0;
        const letter = letters[rest] ?? 0;
        if (letter === pile) {
          at++;
          continue;
        }
        const target = nexts[letter] ?? 0;
        const entry = entries[at] ?? 0;
        entries[at] = entries[target] ?? 0;
        rests[at] = rests[target] ?? 0;
        entries[target] = entry;
        rests[target] = rest;
        nexts[letter] = target + 1;
      }
    }
    for (let i = from; i < to; i++) rests[i] = parents[rests[i] ?? 0] ?? 0;
  }
}
