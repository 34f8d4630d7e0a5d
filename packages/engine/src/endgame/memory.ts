/** The memory of an endgame search inside a kernel, and how a position is written into it. */

import {
  AT_CANDIDATES,
  AT_ENTRIES,
  AT_GROUPS,
  AT_KNOWN,
  AT_LISTS,
  AT_PLIES,
  AT_WORTHS,
  CANDIDATES_END,
  ENTRY_CAPACITY,
  IDLE_LIMIT,
  KNOWN_CAPACITY,
  LISTS_END,
  PASS_RULE,
  SIDES,
} from '../kernel/memory-map.ts';
import { itemAt } from '@lexiko/rules/item-at';
import type { MoveGenerator } from '../generation/generator.ts';
import { addBits, clear, setWord, wordAt } from '../generation/kernel-memory.ts';
import type { Memory } from '../kernel/heap.ts';
import { PASS_FREELY, PASS_ONCE, PASS_WHEN_UNABLE, PLY_BYTES } from '../kernel/endgame/ply.ts';
import * as map from '../kernel/memory-map.ts';
import type { Ending, PassRule } from './ending.ts';

/** A position with an empty bag; sides are in order of play from the side to move. */
export interface EndgamePosition {
  /** See `BoardTiles`. */
  readonly board: ArrayLike<number>;
  /** Two to four racks, letters by number, 0 for a blank; none is empty. */
  readonly racks: readonly (readonly number[])[];
  /** Consecutive turns without a play so far. */
  readonly idleTurns: number;
}

const MOST_SIDES = 4;
const LETTERS: number = map.MAX_LETTER + 1;
/** Every set of rack bits is below this. */
const RACK_SETS: number = 1 << map.MAX_RACK;
/** More turns than the longest endgame has: 48 tiles, with passes between. */
const PLIES = 640;
const CANDIDATE_BYTES: number = 1 << 21;

/** How much memory a search may use. More helps with millions of nodes. */
export interface EndgameRoom {
  /** How many lane states and positions the tables hold: powers of two, 32 and 16 bytes each. */
  readonly lanes: number;
  readonly known: number;
  readonly listBytes: number;
}

const PASS_RULES: Readonly<Record<PassRule, number>> = {
  free: PASS_FREELY,
  unable: PASS_WHEN_UNABLE,
  once: PASS_ONCE,
};

/** Assigns the tables their addresses, once for each generator. */
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
  const memory = generator.kernel.memory();
  const take = (size: number): number => (at += size) - size;
  setWord(memory, AT_GROUPS, take(sizes.groups));
  setWord(memory, AT_WORTHS, take(sizes.worths));
  setWord(memory, AT_PLIES, take(sizes.plies));
  setWord(memory, AT_CANDIDATES, take(sizes.candidates));
  // The kernel may write one lane of candidates past this end.
  setWord(memory, CANDIDATES_END, at - sizes.candidates / 4);
  setWord(memory, AT_ENTRIES, take(sizes.lanes));
  setWord(memory, ENTRY_CAPACITY, lanes);
  setWord(memory, AT_KNOWN, take(sizes.known));
  setWord(memory, KNOWN_CAPACITY, known);
  setWord(memory, AT_LISTS, take(sizes.lists));
  setWord(memory, LISTS_END, at);
}

/** Writes the racks and the rules of the ending; the generator sets the board. */
export function writePosition(
  { numbers, kernel }: MoveGenerator,
  { racks, idleTurns }: EndgamePosition,
  { idleTurns: limit, passing }: Ending,
): void {
  const memory = kernel.memory();
  setWord(memory, SIDES, racks.length);
  setWord(memory, IDLE_LIMIT, limit);
  setWord(memory, PASS_RULE, PASS_RULES[passing]);
  const ply = wordAt(memory, AT_PLIES);
  clear(memory, ply, PLY_BYTES);
  setWord(memory, ply + 4, limit - idleTurns);
  if (passing === 'once') {
    const passed = Math.min(idleTurns, racks.length);
    for (let back = 1; back <= passed; back++) addBits(memory, ply + 8, 1 << (racks.length - back));
  }
  for (const [side, rack] of racks.entries()) {
    setWord(memory, ply + 32 + 4 * side, (1 << rack.length) - 1);
    setWord(memory, ply + 48 + 4 * side, worthOf(rack, numbers.values));
    writeGroups(memory, side, rack, numbers.values);
  }
}

/** Writes a bit for every tile, adjacent for equal letters, and what sets of tiles are worth. */
function writeGroups(memory: Memory, side: number, rack: readonly number[], values: ArrayLike<number>): void {
  const groups = wordAt(memory, AT_GROUPS) + 4 * side * LETTERS;
  clear(memory, groups, 4 * LETTERS);
  const sorted = rack.toSorted((a, b) => a - b);
  for (const [bit, letter] of sorted.entries()) addBits(memory, groups + 4 * letter, 1 << bit);
  const worths = wordAt(memory, AT_WORTHS) + 4 * side * RACK_SETS;
  setWord(memory, worths, 0);
  for (const [bit, letter] of sorted.entries()) {
    const worth = 2 * itemAt(values, letter);
    for (let set = 0; set < 1 << bit; set++)
      setWord(memory, worths + 4 * (set | (1 << bit)), wordAt(memory, worths + 4 * set) + worth);
  }
}

function worthOf(letters: readonly number[], values: ArrayLike<number>): number {
  return letters.reduce((sum, letter) => sum + itemAt(values, letter), 0);
}
