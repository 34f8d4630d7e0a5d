/**
 * Slots: the places where a play may lie, each with the most that a play there can be worth. A slot is all stretches
 * of one lane that cover the same tiles of the board (or none) and take the same number of new ones.
 *
 * Slots are kept in buckets, one for each quarter of a point of the bound, the most promising first; a bucket is a stack.
 * This searches no more slots than exact order would (measured over playouts and whole games), and adding or taking a
 * slot takes a few steps, where a heap compares and mispredicts (measured: 3 % of the time or more).
 *
 *     a slot, 32 bytes:  0 bound of the equity in thousandths   4 bound of the score   8 plane   9 lane   10 new tiles
 *                       11 whether tiles of the board are covered   12 position of the first of them
 *                       13 length of the word   14 least word factor   15 whether it has been put back
 *                       16 first positions, as bits
 *                       20 hash of the tiles covered   24 least sum of rack values that the score bound counts on
 *                       28 the next slot of the bucket
 */

import { byte, clearBytes, lowestBit, setByte, setWord, word } from '../heap.ts';
import {
  BUCKETS,
  BUCKETS_IN_USE,
  BUCKET_COUNT,
  BUCKET_ROWS,
  SLOTS,
  SLOT_BYTES,
  SLOT_COUNT,
} from '../memory-map.ts';

// Buckets are in 32 rows of 32. A bucket is one word, its first slot; bits tell which rows, and which buckets of a row,
// are in use.

/** Bounds above this share the first bucket. In thousandths, like the height of a bucket, which is a power of two. */
const HIGHEST = 200_000;
const BUCKET_HEIGHT = 8;

function boundOf(slot: i32): i32 {
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
  setWord(BUCKET_ROWS, 0);
  clearBytes(BUCKETS_IN_USE, BUCKET_COUNT >> 3);
}

export function scoreBoundOf(slot: i32): i32 {
  return word(slot + 4);
}

/** The least sum of rack values that the bound of the score assumes. */
export function reliedOnBy(slot: i32): i32 {
  return word(slot + 24);
}

export function leastFactorOf(slot: i32): i32 {
  return byte(slot + 14);
}

/**
 * How far below its score bound a slot stays with tiles worth `points`: the bound assumes the most valuable tiles for
 * the squares that take any; what these tiles lack is lost at least as often as the word counts.
 */
export function lostWith(points: i32, reliedOn: i32, leastFactor: i32): i32 {
  const lacking = reliedOn - points;
  return (lacking > 0 ? lacking : 0) * leastFactor;
}

export function setReliance(slot: i32, leastFactor: i32, leastSum: i32): void {
  setByte(slot + 14, leastFactor < 255 ? leastFactor : 255);
  setWord(slot + 24, leastSum);
}

/** Adds a slot; `setPlace` and `setReliance` must follow. `hash` is that of the tiles covered. */
export function addSlot(bound: i32, scoreBound: i32, starts: i32, hash: i32): i32 {
  const count = word(SLOT_COUNT);
  const slot = SLOTS + count * SLOT_BYTES;
  setWord(SLOT_COUNT, count + 1);
  setWord(slot, bound);
  setWord(slot + 4, scoreBound);
  setWord(slot + 16, starts);
  setWord(slot + 20, hash);
  putInBucket(slot, bucketFor(bound));
  return slot;
}

/** Where the slot is; it covers `covered` tiles of the board (or none), the first of them at `first`. */
export function setPlace(slot: i32, plane: i32, lane: i32, newTiles: i32, first: i32, covered: i32): void {
  const covers = covered === 0 ? 0 : 1;
  setWord(slot + 8, plane | (lane << 8) | (newTiles << 16) | (covers << 24));
  setWord(slot + 12, first | ((newTiles + covered) << 8));
}

/** Puts a slot back with a lower bound. */
export function putBack(slot: i32, bound: i32): void {
  setWord(slot, bound);
  setByte(slot + 15, 1);
  putInBucket(slot, bucketFor(bound));
}

/** Whether the slot is taken for the second time. */
export function wasPutBack(slot: i32): boolean {
  return byte(slot + 15) !== 0;
}

function bucketFor(bound: i32): i32 {
  const bucket = (HIGHEST - bound) >> BUCKET_HEIGHT;
  return bucket < 0 ? 0 : bucket < BUCKET_COUNT ? bucket : BUCKET_COUNT - 1;
}

function putInBucket(slot: i32, bucket: i32): void {
  const row = bucket >> 5;
  const inUse = BUCKETS_IN_USE + (row << 2);
  const others = word(inUse);
  setWord(slot + 28, ((others >>> (bucket & 31)) & 1) === 0 ? 0 : word(BUCKETS + (bucket << 2)));
  setWord(BUCKETS + (bucket << 2), slot);
  setWord(inUse, others | (1 << (bucket & 31)));
  setWord(BUCKET_ROWS, word(BUCKET_ROWS) | (1 << row));
}

/** Takes a slot of the highest bucket if its bound is at least `least`; 0 if there is none. */
export function takeSlot(least: i32): i32 {
  const lowest = bucketFor(least);
  while (word(BUCKET_ROWS) !== 0) {
    const row = lowestBit(word(BUCKET_ROWS));
    const bucket = (row << 5) | lowestBit(word(BUCKETS_IN_USE + (row << 2)));
    if (bucket > lowest) return 0;
    const slot = takeFrom(bucket);
    if (boundOf(slot) >= least) return slot;
  }
  return 0;
}

function takeFrom(bucket: i32): i32 {
  const at = BUCKETS + (bucket << 2);
  const slot = word(at);
  const next = word(slot + 28);
  setWord(at, next);
  if (next === 0) {
    const inUse = BUCKETS_IN_USE + ((bucket >> 5) << 2);
    setWord(inUse, word(inUse) & ~(1 << (bucket & 31)));
    if (word(inUse) === 0) setWord(BUCKET_ROWS, word(BUCKET_ROWS) & ~(1 << (bucket >> 5)));
  }
  return slot;
}
