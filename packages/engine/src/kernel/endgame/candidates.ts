/** The plays a side can choose from: the best way out, all others by promise, and the one that looks best at sight. */

import { AT_WORTHS, CANDIDATES_END, DROPPED, STOPPED } from '../memory-map.ts';
import {
  endOf,
  firstIn,
  listOf,
  mostTilesIn,
  needsOf,
  nextIn,
  OUT_OF_ROOM,
  pointsFor,
  textOf,
} from './lanes.ts';
import { INFINITE, LANE_NUMBERS, laneSlot, outGain, rackOf, sideOf } from './ply.ts';
import { leastPromise, standingAgainst } from './standing.ts';
import { bitCount, setWord, word } from '../heap.ts';

export const CANDIDATE_BYTES = 8;
/** A side that does not go out gives the others another turn. */
const OUT_PROMISE = 10;
/** Whoever plays many tiles is soon out: what each promises besides its points. */
const HURRY = 5;

/** The play that goes out with the most points; 0 if none does. */
export function bestWayOut(at: i32): i32 {
  const side = sideOf(at);
  const rack = rackOf(at, side);
  const tiles = bitCount(rack);
  let best = 0;
  for (let lane = 0; lane < LANE_NUMBERS; lane++) {
    if (word(laneSlot(at, lane)) === 0) continue;
    const list = listOf(at, lane, side);
    if (mostTilesIn(list) < tiles) continue;
    const end = endOf(list);
    for (let play = firstIn(list); play < end; play = nextIn(play)) {
      if (needsOf(play) === rack && (best === 0 || pointsFor(play) > pointsFor(best))) best = play;
    }
  }
  return best;
}

/**
 * Writes all plays of the rack from `top` on, except `first`, those that need all of `out`, and those to which a standing
 * way out leaves no more than `low` (DROPPED is the most of these); returns the end.
 */
export function gather(at: i32, top: i32, first: i32, out: i32, low: i32): i32 {
  const side = sideOf(at);
  const sure = leastPromise(at, low);
  let dropped = -INFINITE;
  const missing = ~rackOf(at, side);
  const worths = worthsOf(side);
  let end = top;
  for (let lane = 0; lane < LANE_NUMBERS; lane++) {
    if (word(laneSlot(at, lane)) === 0) continue;
    const list = listOf(at, lane, side);
    const last = endOf(list);
    for (let play = firstIn(list); play < last; play = nextIn(play)) {
      const needs = needsOf(play);
      if ((needs & missing) !== 0 || needs === out || play === first) continue;
      const promise = pointsFor(play) + word(worths + (needs << 2));
      if (promise <= sure) {
        const bound = promise - standingAgainst(at, lane, textOf(play));
        if (bound <= low) {
          if (bound > dropped) dropped = bound;
          continue;
        }
      }
      setWord(end, promise + HURRY * bitCount(needs));
      setWord(end + 4, play);
      end += CANDIDATE_BYTES;
    }
    if (end > word(CANDIDATES_END)) {
      setWord(STOPPED, OUT_OF_ROOM);
      return top;
    }
  }
  setWord(DROPPED, dropped);
  return end;
}

/** The value of getting rid of tiles, by the bits they need. */
function worthsOf(side: i32): i32 {
  return word(AT_WORTHS) + (side << 14);
}

/** The play that looks best at sight; 0 if there is none. */
export function mostPromising(at: i32): i32 {
  const side = sideOf(at);
  const rack = rackOf(at, side);
  const missing = ~rack;
  const worths = worthsOf(side);
  const forOut = outGain(at) + OUT_PROMISE;
  let play = 0;
  let most = -INFINITE;
  for (let lane = 0; lane < LANE_NUMBERS; lane++) {
    if (word(laneSlot(at, lane)) === 0) continue;
    const list = listOf(at, lane, side);
    const end = endOf(list);
    for (let other = firstIn(list); other < end; other = nextIn(other)) {
      const needs = needsOf(other);
      if ((needs & missing) !== 0) continue;
      const promise =
        pointsFor(other) +
        word(worths + (needs << 2)) +
        HURRY * bitCount(needs) +
        (needs === rack ? forOut : 0);
      if (promise > most) {
        most = promise;
        play = other;
      }
    }
  }
  return play;
}

export function makeHeap(top: i32, end: i32): void {
  const count = ((end - top) / CANDIDATE_BYTES) | 0;
  for (let index = (count >> 1) - 1; index >= 0; index--) {
    const at = top + index * CANDIDATE_BYTES;
    sink(top, end, at, word(at), word(at + 4));
  }
}

/** Sifts a candidate down from `at` to its place in the heap; of equal promise, the one listed first goes first. */
export function sink(top: i32, end: i32, at: i32, promise: i32, play: i32): void {
  for (;;) {
    let child = 2 * at - top + CANDIDATE_BYTES;
    if (child >= end) break;
    if (child + CANDIDATE_BYTES < end && word(child + CANDIDATE_BYTES) > word(child))
      child += CANDIDATE_BYTES;
    if (word(child) <= promise) break;
    setWord(at, word(child));
    setWord(at + 4, word(child + 4));
    at = child;
  }
  setWord(at, promise);
  setWord(at + 4, play);
}
