/**
 * Slots: the places where a play may lie, each with the most that a play there can be worth. A slot is all stretches
 * of one lane that cover the same tiles of the board (or none) and take the same number of new ones. The slots form a
 * heap, the most promising on top.
 *
 *     a slot, 32 bytes:  0 bound of the equity in thousandths   4 bound of the score   8 plane   9 lane   10 new tiles
 *                       11 whether tiles of the board are covered   12 position of the first of them
 *                       13 length of the word   14 least word factor   16 first positions, as bits
 *                       20 hash of the tiles covered   24 least sum of rack values that the score bound counts on
 */

import { byte, setByte, setWord, word } from './heap.ts';
import { SLOT_COUNT, SLOT_HEAP, SLOTS } from './memory-map.ts';

const SLOT_BYTES = 32;

export function boundOf(slot: i32): i32 {
  return word(slot);
}

export function planeOfSlot(slot: i32): i32 {
  return byte(slot + 8);
}

export function laneOfSlot(slot: i32): i32 {
  return byte(slot + 9);
}

export function newTilesOf(slot: i32): i32 {
  return byte(slot + 10);
}

export function coversTiles(slot: i32): boolean {
  return byte(slot + 11) !== 0;
}

export function firstCoveredOf(slot: i32): i32 {
  return byte(slot + 12);
}

export function wordLengthOf(slot: i32): i32 {
  return byte(slot + 13);
}

export function startsOf(slot: i32): i32 {
  return word(slot + 16);
}

export function hashOfSlot(slot: i32): i32 {
  return word(slot + 20);
}

export function clearSlots(): void {
  setWord(SLOT_COUNT, 0);
}

export function scoreBoundOf(slot: i32): i32 {
  return word(slot + 4);
}

/** The least sum of rack values that the bound of the score counts on. */
export function reliedOnBy(slot: i32): i32 {
  return word(slot + 24);
}

export function leastFactorOf(slot: i32): i32 {
  return byte(slot + 14);
}

/**
 * The most that tiles of `points` together can score in a slot. The bound of the score counts on the dearest tiles for
 * the squares that take any; what these tiles have less is lost at least once, or as often as the word counts.
 */
export function scoreBoundWith(points: i32, scoreBound: i32, reliedOn: i32, leastFactor: i32): i32 {
  const lacking = reliedOn - points;
  return lacking > 0 ? scoreBound - lacking * leastFactor : scoreBound;
}

export function setReliance(slot: i32, leastFactor: i32, leastSum: i32): void {
  setByte(slot + 14, leastFactor < 255 ? leastFactor : 255);
  setWord(slot + 24, leastSum);
}

/** Adds a slot that covers no tiles. */
export function addSlot(bound: i32, scoreBound: i32, plane: i32, lane: i32, newTiles: i32, starts: i32): i32 {
  const count = word(SLOT_COUNT);
  const slot = SLOTS + count * SLOT_BYTES;
  setWord(SLOT_COUNT, count + 1);
  setWord(slot, bound);
  setWord(slot + 4, scoreBound);
  setByte(slot + 8, plane);
  setByte(slot + 9, lane);
  setByte(slot + 10, newTiles);
  setByte(slot + 11, 0);
  setByte(slot + 13, newTiles);
  setWord(slot + 16, starts);
  setWord(slot + 20, 0);
  rise(count, slot);
  return slot;
}

export function setCovered(slot: i32, first: i32, tiles: i32, hash: i32): void {
  setByte(slot + 11, 1);
  setByte(slot + 12, first);
  setByte(slot + 13, newTilesOf(slot) + tiles);
  setWord(slot + 20, hash);
}

/** Takes the slot with the highest bound off the heap; 0 when none is left. */
export function takeSlot(): i32 {
  const count = word(SLOT_COUNT);
  if (count === 0) return 0;
  const top = heapAt(0);
  setWord(SLOT_COUNT, count - 1);
  if (count > 1) sink(heapAt(count - 1), count - 1);
  return top;
}

function heapAt(index: i32): i32 {
  return word(SLOT_HEAP + (index << 2));
}

function rise(index: i32, slot: i32): void {
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (boundOf(heapAt(parent)) >= boundOf(slot)) break;
    setWord(SLOT_HEAP + (index << 2), heapAt(parent));
    index = parent;
  }
  setWord(SLOT_HEAP + (index << 2), slot);
}

/** Puts `slot` at the top of `count` slots and lets it down to its place. */
function sink(slot: i32, count: i32): void {
  let index = 0;
  for (;;) {
    let child = 2 * index + 1;
    if (child >= count) break;
    if (child + 1 < count && boundOf(heapAt(child + 1)) > boundOf(heapAt(child))) child++;
    if (boundOf(heapAt(child)) <= boundOf(slot)) break;
    setWord(SLOT_HEAP + (index << 2), heapAt(child));
    index = child;
  }
  setWord(SLOT_HEAP + (index << 2), slot);
}
