/**
 * Anagram candidates: sets of rack tiles that may make a word in a slot, gathered for several slots before any is tried
 * (best.ts says why). Whoever gathers writes each possible candidate down and moves on only past those that pass the
 * filter: a branch that waits for the filter's table would be guessed, often wrongly, and the wait be paid in full.
 *
 *     a candidate, 16 bytes:  0 slot   4 the tiles as ranked (rack/ranking.ts)   8 key of the whole word   12 group near it
 */

import {
  bitOf,
  bitsOf,
  groupNear,
  keyOf,
  mayMakeWord,
  nextGroup,
  shiftOf,
  wordCountOf,
  wordsOf,
  wordsOfLength,
} from '../rack/anagrams.ts';
import { tryWord } from './fitting.ts';
import { setWord, word } from '../heap.ts';
import {
  ANAGRAM_CANDIDATES,
  ANAGRAM_CANDIDATES_TOP,
  ANAGRAM_CANDIDATE_BYTES,
  BEST_PLAY,
  HASHES,
  LETTERS,
  MAX_LETTER,
  MOST_ANAGRAM_CANDIDATES,
  RANKED_BYTES,
  TOP_VALUES,
} from '../memory-map.ts';
import { equityOf } from '../play.ts';
import { blanksLeft, fullRack } from '../rack/rack.ts';
import {
  bestBlankLeave,
  groupEnd,
  groupStart,
  lettersEnd,
  mayBeWord,
  NOTHING,
  rankedBlanks,
  rankedKey,
  rankedLeave,
  rankedPoints,
  rankedRack,
} from '../rack/ranking.ts';
import {
  coversTiles,
  hashOfSlot,
  leastFactorOf,
  newTilesOf,
  reliedOnBy,
  scoreBoundOf,
  lostWith,
  putBack,
  startsOf,
  wasPutBack,
  wordLengthOf,
} from './slots.ts';

/** The last place for a candidate: one that fails the filter is written above those that pass. */
const END: i32 = ANAGRAM_CANDIDATES + (MOST_ANAGRAM_CANDIDATES - 1) * ANAGRAM_CANDIDATE_BYTES;

export function clearCandidates(): void {
  setWord(ANAGRAM_CANDIDATES_TOP, ANAGRAM_CANDIDATES);
}

/**
 * Gathers the sets of rack tiles of the slot's size that could beat the best play so far. Sets with blanks leave so
 * much less behind that they mostly cannot, once something is found: for these the slot is put back and comes up
 * again later.
 */
export function gatherSlot(slot: i32): void {
  makeRoom(slot);
  if (wasPutBack(slot)) {
    gatherWithBlanks(slot);
    return;
  }
  gatherLetters(slot);
  if (blanksLeft(fullRack()) > 0) putBackForBlanks(slot);
}

function putBackForBlanks(slot: i32): void {
  const count = newTilesOf(slot);
  const leave = bestBlankLeave(count);
  const points = word(TOP_VALUES + ((count - 1) << 2));
  const score = scoreBoundOf(slot) - lostWith(points, reliedOnBy(slot), leastFactorOf(slot));
  const bound = score * 1000 + leave;
  if (leave !== NOTHING && bound >= equityOf(BEST_PLAY)) putBack(slot, bound);
}

/** Sets without a blank. The loop calls nothing, so that everything it needs stays in registers. */
function gatherLetters(slot: i32): void {
  const covered = hashOfSlot(slot);
  const covers = coversTiles(slot);
  const end = lettersEnd(newTilesOf(slot));
  const least = leastLeaveFor(slot);
  const reliedOn = reliedOnBy(slot);
  const lossPerPoint = leastFactorOf(slot) * 1000;
  const table = wordsOfLength(wordLengthOf(slot));
  const bits = bitsOf(table);
  const shift = shiftOf(table);
  let top = word(ANAGRAM_CANDIDATES_TOP);
  for (let at = groupStart(newTilesOf(slot)); at < end; at += RANKED_BYTES) {
    if (rankedLeave(at) - lostWith(rankedPoints(at), reliedOn, lossPerPoint) < least) continue;
    if (!covers && !mayBeWord(at)) continue;
    const key = (covered + rankedKey(at)) | 0;
    top = addCandidate(top, slot, at, key, bitOf(bits, shift, key));
  }
  setWord(ANAGRAM_CANDIDATES_TOP, top);
}

function gatherWithBlanks(slot: i32): void {
  const covered = hashOfSlot(slot);
  const covers = coversTiles(slot);
  const end = groupEnd(newTilesOf(slot));
  const least = leastLeaveFor(slot);
  const reliedOn = reliedOnBy(slot);
  const lossPerPoint = leastFactorOf(slot) * 1000;
  const table = wordsOfLength(wordLengthOf(slot));
  for (let at = lettersEnd(newTilesOf(slot)); at < end; at += RANKED_BYTES) {
    if (rankedLeave(at) - lostWith(rankedPoints(at), reliedOn, lossPerPoint) < least) continue;
    if (!covers && !mayBeWord(at)) continue;
    const key = (covered + rankedKey(at)) | 0;
    const blanks = rankedBlanks(at);
    if (mayMakeWord(table, key, blanks)) fillBlanks(slot, at, key, blanks);
  }
}

/** The least value of the leave if the slot earns all it can. */
function leastLeaveFor(slot: i32): i32 {
  return equityOf(BEST_PLAY) - scoreBoundOf(slot) * 1000;
}

/** Returns the new top: above the candidate if it passes (1, else 0), because its letters may make a word. */
function addCandidate(top: i32, slot: i32, at: i32, key: i32, counts: i32): i32 {
  setWord(top, slot);
  setWord(top + 4, at);
  setWord(top + 8, key);
  return top + counts * ANAGRAM_CANDIDATE_BYTES;
}

/** Gathers the letters with this key, completed with one or two letters in every way. */
function fillBlanks(slot: i32, at: i32, key: i32, blanks: i32): void {
  const letters = word(LETTERS);
  if (blanks === 1) {
    fillLast(slot, at, key, 1);
    return;
  }
  const table = wordsOfLength(wordLengthOf(slot));
  for (let letter = 1; letter <= letters; letter++) {
    const filled = (key + word(HASHES + (letter << 2))) | 0;
    if (mayMakeWord(table, filled, 1)) fillLast(slot, at, filled, letter);
  }
}

/** Gathers the letters with this key and one more, from `least` on. */
function fillLast(slot: i32, at: i32, key: i32, least: i32): void {
  const letters = word(LETTERS);
  const table = wordsOfLength(wordLengthOf(slot));
  const bits = bitsOf(table);
  const shift = shiftOf(table);
  makeRoom(slot);
  let top = word(ANAGRAM_CANDIDATES_TOP);
  for (let letter = least; letter <= letters; letter++) {
    const filled = (key + word(HASHES + (letter << 2))) | 0;
    top = addCandidate(top, slot, at, filled, bitOf(bits, shift, filled));
  }
  setWord(ANAGRAM_CANDIDATES_TOP, top);
}

/**
 * Makes room for all sets of tiles that the slot may take, one of them completed with every letter; first tries the
 * gathered candidates if necessary. There is room for all sets of the largest rack.
 */
function makeRoom(slot: i32): void {
  const count = newTilesOf(slot);
  const sets = ((groupEnd(count) - groupStart(count)) / RANKED_BYTES) | 0;
  if (word(ANAGRAM_CANDIDATES_TOP) + (sets + MAX_LETTER) * ANAGRAM_CANDIDATE_BYTES >= END) tryCandidates();
}

/** Tries the gathered candidates and clears them. */
export function tryCandidates(): void {
  const end = word(ANAGRAM_CANDIDATES_TOP);
  for (let at = ANAGRAM_CANDIDATES; at < end; at += ANAGRAM_CANDIDATE_BYTES)
    setWord(at + 12, groupNear(wordsOfLength(wordLengthOf(word(at))), word(at + 8)));
  const top = keepFound(end);
  for (let at = ANAGRAM_CANDIDATES; at < top; at += ANAGRAM_CANDIDATE_BYTES) {
    const slot = word(at);
    const tiles = word(at + 4);
    if (isWorthTrying(slot, tiles)) tryAnagrams(slot, rankedRack(tiles), word(at + 8), word(at + 12));
  }
  clearCandidates();
}

/** Whether the tiles can still beat what has been found since they were gathered. */
function isWorthTrying(slot: i32, tiles: i32): boolean {
  const points = rankedPoints(tiles);
  const score = scoreBoundOf(slot) - lostWith(points, reliedOnBy(slot), leastFactorOf(slot));
  return score * 1000 + rankedLeave(tiles) >= equityOf(BEST_PLAY);
}

/** Drops the candidates before `end` whose key the first group near it has already passed; returns the new end. */
function keepFound(end: i32): i32 {
  let top = ANAGRAM_CANDIDATES;
  for (let at = ANAGRAM_CANDIDATES; at < end; at += ANAGRAM_CANDIDATE_BYTES) {
    const key = word(at + 8);
    const group = word(at + 12);
    setWord(top, word(at));
    setWord(top + 4, word(at + 4));
    setWord(top + 8, key);
    setWord(top + 12, group);
    top += isAbove(keyOf(group), key) ? 0 : ANAGRAM_CANDIDATE_BYTES;
  }
  return top;
}

/** Tries every word with this key, from `group` on, at every start of the slot. */
function tryAnagrams(slot: i32, rack: i32, key: i32, group: i32): void {
  const length = wordLengthOf(slot);
  const starts = startsOf(slot);
  for (; wordCountOf(group) !== 0; group = nextGroup(group, length)) {
    const found = keyOf(group);
    if (found === key) {
      const end = wordsOf(group) + wordCountOf(group) * length;
      for (let letters = wordsOf(group); letters < end; letters += length)
        tryWord(slot, rack, letters, starts);
    } else if (isAbove(found, key)) {
      break;
    }
  }
}

/** Whether `a` is greater than `b` as unsigned numbers. */
function isAbove(a: i32, b: i32): boolean {
  return (a ^ -0x80000000) > (b ^ -0x80000000);
}
