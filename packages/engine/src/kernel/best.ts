/**
 * The best play by equity. Slots are searched from the most promising down, until none can hold anything better; in a
 * slot each possible set of rack tiles is looked up in the word map together with the tiles covered. Without a word
 * map, or with more blanks than it can fill in, the graph is walked instead.
 *
 * Of plays with equal equity the higher score is better, then a placement before an exchange, across before down, the
 * lower lane, and then the tiles in order: the lower position, the lower letter, a letter before a blank.
 */

import {
  groupNear,
  hasWordMap,
  keyOf,
  mayMakeWord,
  MOST_BLANKS,
  nextGroup,
  wordCountOf,
  wordLengthIn,
  wordsOf,
} from './anagrams.ts';
import { boundBoard } from './bounds.ts';
import { tryWord } from './fitting.ts';
import { clearBytes, setWord, word } from './heap.ts';
import { BAG_SIZE, BEST_ONLY, BEST_PLAY, EXCHANGE_BAG, HASHES, LETTERS, STATE_BYTES } from './memory-map.ts';
import { equityOf, PLAY_BYTES, setWorthOf } from './play.ts';
import { walkLane } from './plays.ts';
import { blanksLeft, EMPTY_RACK, fullRack, leaveOf } from './rack.ts';
import {
  groupEnd,
  groupStart,
  mayBeWord,
  NOTHING,
  RANKED_BYTES,
  rankedBlanks,
  rankedKey,
  rankedLeave,
  rankedPoints,
  rankedRack,
} from './ranking.ts';
import {
  boundOf,
  coversTiles,
  hashOfSlot,
  laneOfSlot,
  newTilesOf,
  planeOfSlot,
  scoreBoundWith,
  startsOf,
  takeSlot,
  wordLengthOf,
} from './slots.ts';
import { clearTrail } from './trail.ts';

/** Leaves the best play in BEST_PLAY; a pass, if there is nothing else. */
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

function findByWordMap(): void {
  boundBoard();
  for (let slot = takeSlot(); slot !== 0 && boundOf(slot) >= equityOf(BEST_PLAY); slot = takeSlot()) {
    searchSlot(slot);
  }
}

/** Walks whole lanes, each when its most promising slot comes up. */
function findByGraph(): void {
  setWord(BEST_ONLY, 1);
  clearTrail();
  boundBoard();
  let across = 0;
  let down = 0;
  for (let slot = takeSlot(); slot !== 0 && boundOf(slot) >= equityOf(BEST_PLAY); slot = takeSlot()) {
    const bit = 1 << laneOfSlot(slot);
    if (planeOfSlot(slot) === 0) {
      if ((across & bit) === 0) walkLane(0, laneOfSlot(slot));
      across |= bit;
    } else {
      if ((down & bit) === 0) walkLane(1, laneOfSlot(slot));
      down |= bit;
    }
  }
  setWord(BEST_ONLY, 0);
}

/** Tries every set of as many rack tiles as the slot takes. */
function searchSlot(slot: i32): void {
  const covers = coversTiles(slot);
  const covered = hashOfSlot(slot);
  const end = groupEnd(newTilesOf(slot));
  for (let at = groupStart(newTilesOf(slot)); at < end; at += RANKED_BYTES) {
    if (scoreBoundWith(slot, rankedPoints(at)) * 1000 + rankedLeave(at) < equityOf(BEST_PLAY)) continue;
    if (!covers && !mayBeWord(at)) continue;
    const key = (covered + rankedKey(at)) | 0;
    const blanks = rankedBlanks(at);
    if (!mayMakeWord(key, blanks)) continue;
    if (blanks === 0) tryAnagrams(slot, rankedRack(at), key);
    else fillBlanks(slot, rankedRack(at), key, blanks);
  }
}

/** Tries the letters with this key, filled up by one or two letters in every way. */
function fillBlanks(slot: i32, rack: i32, key: i32, blanks: i32): void {
  const letters = word(LETTERS);
  for (let letter = 1; letter <= letters; letter++) {
    const filled = (key + word(HASHES + (letter << 2))) | 0;
    if (!mayMakeWord(filled, blanks - 1)) continue;
    if (blanks === 1) {
      tryAnagrams(slot, rack, filled);
      continue;
    }
    for (let other = letter; other <= letters; other++) {
      const whole = (filled + word(HASHES + (other << 2))) | 0;
      if (mayMakeWord(whole, 0)) tryAnagrams(slot, rack, whole);
    }
  }
}

/** Tries every word with this key at every start of the slot. */
function tryAnagrams(slot: i32, rack: i32, key: i32): void {
  const length = wordLengthOf(slot);
  const starts = startsOf(slot);
  for (let group = groupNear(key); wordCountOf(group) !== 0; group = nextGroup(group)) {
    const found = keyOf(group);
    if (found === key && wordLengthIn(group) === length) {
      const end = nextGroup(group);
      for (let letters = wordsOf(group); letters < end; letters += length)
        tryWord(slot, rack, letters, starts);
    } else if (isAbove(found, key)) {
      break;
    }
  }
}

/** Whether `a` is more than `b`, both without sign. */
function isAbove(a: i32, b: i32): boolean {
  return (a ^ -0x80000000) > (b ^ -0x80000000);
}
