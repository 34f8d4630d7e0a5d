/**
 * The worth of what a play leaves on the rack, for every state at once: one walk over a graph of sorted racks, from
 * which a rack's place in the list of values follows by counting. Learnt leaves list only small racks, and a leave is
 * worth all of them that it contains. With an empty bag the points left decide instead.
 *
 *     a node:  letters (two words; bit 0: a blank), then two words for each letter in order:
 *              the child's address, and twice the number of racks listed before this one, plus 1 if it is a rack itself
 */

import { bitCount, byte, lowestBit, word } from '../heap.ts';
import { AT_LEAVE_VALUES, AT_LEAVES, LEAVES_ADD_UP, LETTERS, RACK, STATE_BYTES } from '../memory-map.ts';
import { EMPTY_RACK, fullRack, leaveOf, lettersLeft, pointsLeft, setLeaveOf, stepOf } from './rack.ts';

/** Going out earns twice the other rack; otherwise the side pays twice its own, and this. In thousandths. */
const NOT_OUT = 10_000;

/** Fills the leaves of all states: from the graph while the bag holds tiles, else from the points left. */
export function fillLeaves(bagSize: i32, otherPoints: i32): void {
  if (bagSize === 0) {
    const full = fullRack();
    setLeaveOf(EMPTY_RACK, otherPoints * 2000);
    for (let rack = EMPTY_RACK + STATE_BYTES; rack <= full; rack += STATE_BYTES) {
      setLeaveOf(rack, -2000 * pointsLeft(rack) - NOT_OUT);
    }
  } else if (word(AT_LEAVES) !== 0) {
    findValues(word(AT_LEAVES), 0, EMPTY_RACK, 0);
    readValues();
    if (word(LEAVES_ADD_UP) !== 0) addUp();
  }
}

/** Adds to each state all smaller ones within it: running sums along the digits of the mixed radix, one by one. */
function addUp(): void {
  const end = fullRack() + STATE_BYTES;
  const letters = word(LETTERS);
  for (let letter = 0; letter <= letters; letter++) {
    const copies = byte(RACK + letter);
    if (copies === 0) continue;
    const step = stepOf(letter);
    const block = step * (copies + 1);
    for (let from = EMPTY_RACK; from < end; from += block) {
      for (let rack = from + step; rack < from + block; rack += STATE_BYTES)
        setLeaveOf(rack, leaveOf(rack) + leaveOf(rack - step));
    }
  }
}

/**
 * Replaces the addresses of values by the values. They are scattered over a table larger than the caches: read
 * together, the waits overlap. A rack that is not listed has address 0, where nothing is ever written.
 */
function readValues(): void {
  const full = fullRack();
  for (let rack = EMPTY_RACK; rack <= full; rack += STATE_BYTES) setLeaveOf(rack, word(leaveOf(rack)));
}

/**
 * `kept` has been read up to `letter` and led to `node` after `index` listed racks: adds one more tile in every way,
 * and stores the addresses of values in place of the leaves.
 */
function findValues(node: i32, index: i32, kept: i32, letter: i32): void {
  const others = fullRack() - (kept - EMPTY_RACK);
  let arcs = node + 8;
  const halves = word(LETTERS) >> 5;
  for (let half = 0; half <= halves; half++) {
    const onward = word(node + (half << 2));
    let fitting = onward & lettersLeft(others, half);
    if (half === letter >> 5) fitting &= -(1 << (letter & 31));
    else if (half < letter >> 5) fitting = 0;
    for (; fitting !== 0; fitting &= fitting - 1) {
      const bit = fitting & -fitting;
      const arc = arcs + (bitCount(onward & (bit - 1)) << 3);
      const next = lowestBit(bit) | (half << 5);
      const rack = kept + stepOf(next);
      const listed = word(arc + 4);
      const place = index + (listed >> 1);
      if ((listed & 1) !== 0) setLeaveOf(rack, word(AT_LEAVE_VALUES) + (place << 2));
      if (word(arc) !== 0) findValues(word(arc), place + (listed & 1), rack, next);
    }
    arcs += bitCount(onward) << 3;
  }
}
