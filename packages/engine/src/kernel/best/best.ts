/**
 * The best play by equity. Slots are searched from the most promising down, until none can hold anything better; in a
 * slot each possible set of rack tiles is looked up in the word map together with the tiles covered. Without a word
 * map, or with more blanks than it can fill in, the graph is walked instead. Ties in equity go to the higher score,
 * then a placement before an exchange, across before down, the lower lane, and then the tiles in order: the lower
 * position, the lower letter, a letter before a blank.
 */

import { hasWordMap, MOST_BLANKS } from '../rack/anagrams.ts';
import { boundBoard } from './bounds.ts';
import { clearCandidates, gatherSlot, tryCandidates } from './anagram-candidates.ts';
import { clearBytes, setWord, word } from '../heap.ts';
import { anchorsIn, shapeOf } from '../board/lanes.ts';
import {
  BAG_SIZE,
  BEST_ONLY,
  BEST_PLAY,
  EXCHANGE_BAG,
  MAX_SIDE,
  PLAY_BYTES,
  STATE_BYTES,
  WALKED_ANCHORS,
} from '../memory-map.ts';
import { equityOf, setWorthOf } from '../play.ts';
import { walkAnchors } from '../listing/plays.ts';
import { blanksLeft, EMPTY_RACK, fullRack, leaveOf } from '../rack/rack.ts';
import { NOTHING } from '../rack/ranking.ts';
import { laneOfSlot, planeOfSlot, startsOf, takeSlot } from './slots.ts';
import { clearTrail } from '../listing/trail.ts';

/** More would look up sets that a better play found meanwhile rules out. */
const SLOTS_AT_ONCE = 8;

/** Leaves the best play in BEST_PLAY; a pass if there is nothing else. */
export function findBest(): void {
  startWithExchanges();
  if (hasWordMap() && blanksLeft(fullRack()) <= MOST_BLANKS) findByWordMap();
  else findByGraph();
}

/** The best exchange; a pass is worth less than anything else. */
function startWithExchanges(): void {
  const full = fullRack();
  clearBytes(BEST_PLAY, PLAY_BYTES);
  setWorthOf(BEST_PLAY, 0, NOTHING, full);
  if (word(BAG_SIZE) < word(EXCHANGE_BAG)) return;
  for (let rack = full - STATE_BYTES; rack >= EMPTY_RACK; rack -= STATE_BYTES) {
    if (leaveOf(rack) > equityOf(BEST_PLAY)) setWorthOf(BEST_PLAY, 0, leaveOf(rack), rack);
  }
}

/**
 * Searches the slots a few at a time. The tables of the word map are larger than the caches, and most of the time is
 * spent waiting for them; so each step is done for all candidates of a batch before the next step, and the waits
 * overlap.
 */
function findByWordMap(): void {
  boundBoard();
  let isOpen = true;
  while (isOpen) {
    clearCandidates();
    for (let i = 0; i < SLOTS_AT_ONCE; i++) {
      const slot = takeSlot(equityOf(BEST_PLAY));
      isOpen = slot !== 0;
      if (!isOpen) break;
      gatherSlot(slot);
    }
    tryCandidates();
  }
}

/** Walks the graph from the anchors that plays of a slot can belong to, when the slot comes up. */
function findByGraph(): void {
  setWord(BEST_ONLY, 1);
  clearTrail();
  clearBytes(WALKED_ANCHORS, 2 * MAX_SIDE * 4);
  boundBoard();
  for (;;) {
    const slot = takeSlot(equityOf(BEST_PLAY));
    if (slot === 0) break;
    const plane = planeOfSlot(slot);
    const lane = laneOfSlot(slot);
    const walked = WALKED_ANCHORS + ((plane * MAX_SIDE + lane) << 2);
    const anchors = anchorsOf(slot) & ~word(walked);
    if (anchors === 0) continue;
    setWord(walked, word(walked) | anchors);
    walkAnchors(plane, lane, anchors);
  }
  setWord(BEST_ONLY, 0);
}

/** For each start of the slot, the first anchor from there on: a play belongs to the first anchor that it touches. */
function anchorsOf(slot: i32): i32 {
  const anchors = anchorsIn(shapeOf(planeOfSlot(slot), laneOfSlot(slot)));
  let found = 0;
  for (let starts = startsOf(slot); starts !== 0; starts &= starts - 1) {
    const onward = anchors & -(starts & -starts);
    found |= onward & -onward;
  }
  return found;
}
