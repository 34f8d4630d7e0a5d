/** The memory of an endgame search inside a kernel, and how a position is written into it. */

import type { MoveGenerator } from '../generation/generator.ts';
import type { Kernel } from '../generation/kernel.ts';
import { AT_CANDIDATES, AT_WORTHS, CANDIDATES_END } from '../kernel/endgame/search.ts';
import { AT_ENTRIES, AT_LISTS, ENTRY_CAPACITY, LISTS_END } from '../kernel/endgame/lanes.ts';
import {
  AT_GROUPS,
  AT_PLIES,
  IDLE_LIMIT,
  PASS_FREELY,
  PASS_ONCE,
  PASS_RULE,
  PASS_WHEN_UNABLE,
  PLY_BYTES,
  SIDES,
} from '../kernel/endgame/ply.ts';
import { AT_KNOWN, KNOWN_CAPACITY } from '../kernel/endgame/table.ts';
import * as map from '../kernel/memory-map.ts';
import type { Ending, PassRule } from './ending.ts';

/** A position with an empty bag, from the side to move on. */
export interface EndgamePosition {
  /** See `BoardTiles`. */
  readonly board: ArrayLike<number>;
  /** Two to four, letters by number, 0 a blank; none is empty. */
  readonly racks: readonly (readonly number[])[];
  /** Turns in a row without a play until now. */
  readonly idleTurns: number;
}

const MOST_SIDES = 4;
const LETTERS: number = map.MAX_LETTER + 1;
/** A set of rack bits is less than this. */
const RACK_SETS: number = 1 << map.MAX_RACK;
/** More than the turns of the longest endgame: 48 tiles, with passes in between. */
const PLIES = 640;
const CANDIDATE_BYTES: number = 1 << 21;

/** How much memory a search may take. More helps where millions of nodes are searched. */
export interface EndgameRoom {
  /** States of lanes, and positions that are kept in mind: powers of two, 32 and 16 bytes each. */
  readonly lanes: number;
  readonly known: number;
  readonly listBytes: number;
}

const PASS_RULES: Readonly<Record<PassRule, number>> = {
  free: PASS_FREELY,
  unable: PASS_WHEN_UNABLE,
  once: PASS_ONCE,
};

/** Sets the tables' places, once for each generator. */
export function reserveEndgame(generator: MoveGenerator, { lanes, known, listBytes }: EndgameRoom): void {
  const sizes = {
    groups: MOST_SIDES * LETTERS * 4,
    worths: MOST_SIDES * RACK_SETS * 4,
    plies: PLIES * PLY_BYTES,
    candidates: CANDIDATE_BYTES,
    lanes: lanes * 32,
    known: known * 16,
    lists: listBytes,
  };
  let at = generator.reserve(Object.values(sizes).reduce((sum, size) => sum + size, 0));
  const { words } = generator.kernel.memory();
  const take = (size: number): number => (at += size) - size;
  words[AT_GROUPS >> 2] = take(sizes.groups);
  words[AT_WORTHS >> 2] = take(sizes.worths);
  words[AT_PLIES >> 2] = take(sizes.plies);
  words[AT_CANDIDATES >> 2] = take(sizes.candidates);
  // A lane's worth of candidates may still be written beyond.
  words[CANDIDATES_END >> 2] = at - sizes.candidates / 4;
  words[AT_ENTRIES >> 2] = take(sizes.lanes);
  words[ENTRY_CAPACITY >> 2] = lanes;
  words[AT_KNOWN >> 2] = take(sizes.known);
  words[KNOWN_CAPACITY >> 2] = known;
  words[AT_LISTS >> 2] = take(sizes.lists);
  words[LISTS_END >> 2] = at;
}

/** Writes the racks and the rules of the end; the board is set by the generator. */
export function writePosition(
  { numbers, kernel }: MoveGenerator,
  { racks, idleTurns }: EndgamePosition,
  { idleTurns: limit, passing }: Ending,
): void {
  const { words } = kernel.memory();
  words[SIDES >> 2] = racks.length;
  words[IDLE_LIMIT >> 2] = limit;
  words[PASS_RULE >> 2] = PASS_RULES[passing];
  const ply = words[AT_PLIES >> 2] >> 2;
  words.fill(0, ply, ply + PLY_BYTES / 4);
  words[ply + 1] = limit - idleTurns;
  if (passing === 'once') {
    const passed = Math.min(idleTurns, racks.length);
    for (let back = 1; back <= passed; back++) words[ply + 2] |= 1 << (racks.length - back);
  }
  for (const [side, rack] of racks.entries()) {
    words[ply + 8 + side] = (1 << rack.length) - 1;
    words[ply + 12 + side] = rack.reduce((sum, letter) => sum + numbers.values[letter], 0);
    writeGroups(kernel, side, rack, numbers.values);
  }
}

/** A bit for every tile, neighbouring for equal letters, and what tiles are worth together. */
function writeGroups(kernel: Kernel, side: number, rack: readonly number[], values: ArrayLike<number>): void {
  const { words } = kernel.memory();
  const groups = (words[AT_GROUPS >> 2] >> 2) + side * LETTERS;
  words.fill(0, groups, groups + LETTERS);
  const sorted = rack.toSorted((a, b) => a - b);
  for (const [bit, letter] of sorted.entries()) words[groups + letter] |= 1 << bit;
  const worths = (words[AT_WORTHS >> 2] >> 2) + side * RACK_SETS;
  for (let set = 0; set < 1 << rack.length; set++) {
    let worth = 0;
    for (const [bit, letter] of sorted.entries()) if ((set & (1 << bit)) !== 0) worth += values[letter];
    words[worths + set] = 2 * worth;
  }
}
