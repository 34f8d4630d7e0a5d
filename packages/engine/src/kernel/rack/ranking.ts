/**
 * What bounds need to know about a rack: its largest values, and its states and best leaves by number of tiles
 * played.
 */

import { hasWordMap, MOST_BLANKS, wordBit, wordsOfLength } from './anagrams.ts';
import { byte, setByte, setWord, word } from '../heap.ts';
import {
  BEST_BLANK_LEAVES,
  BEST_LEAVES,
  BEST_WORD_LEAVES,
  GROUP_ENDS,
  GROUP_SIZES,
  LETTERS,
  LETTERS_BY_VALUE,
  LETTERS_ENDS,
  MAX_RACK,
  RACK,
  RACK_TILES,
  RANKED_BYTES,
  RANKED_STATES,
  STATE_BYTES,
  TOP_VALUES,
  VALUES,
} from '../memory-map.ts';
import { blanksLeft, EMPTY_RACK, fullRack, hashOf, leaveOf, pointsLeft, tilesLeft } from './rack.ts';

/** Less than any equity, and far from overflow. */
export const NOTHING = -1_000_000_000;

/** The best leave after playing `count` tiles. */
export function bestLeave(count: i32): i32 {
  return word(BEST_LEAVES + (count << 2));
}

/** The best leave after playing `count` tiles that make a word by themselves; NOTHING if none do. */
export function bestWordLeave(count: i32): i32 {
  return word(BEST_WORD_LEAVES + (count << 2));
}

/** The best leave after playing `count` tiles including a blank; NOTHING if there is none. */
export function bestBlankLeave(count: i32): i32 {
  return word(BEST_BLANK_LEAVES + (count << 2));
}

/*
 * A state as the search goes through it, 16 bytes:
 *     0 rack left   4 leave   8 key of the tiles played   12 their points   14 blanks among them
 *     15 whether they may be a word by themselves
 */

export function rankedRack(at: i32): i32 {
  return word(at);
}

export function rankedLeave(at: i32): i32 {
  return word(at + 4);
}

export function rankedKey(at: i32): i32 {
  return word(at + 8);
}

export function rankedPoints(at: i32): i32 {
  return word(at + 12) & 0xffff;
}

export function rankedBlanks(at: i32): i32 {
  return byte(at + 14);
}

export function mayBeWord(at: i32): boolean {
  return byte(at + 15) !== 0;
}

/** The states left after playing `count` tiles start here, those after playing no blank first … */
export function groupStart(count: i32): i32 {
  return groupEnd(count) - word(GROUP_SIZES + (count << 2));
}

/** … up to here … */
export function lettersEnd(count: i32): i32 {
  return word(LETTERS_ENDS + (count << 2));
}

/** … and the others up to here. */
export function groupEnd(count: i32): i32 {
  return word(GROUP_ENDS + (count << 2));
}

/** The letters of the rack from the most valuable down, without blanks; 0 after the last. */
export function letterByValue(index: i32): i32 {
  return byte(LETTERS_BY_VALUE + index);
}

/** Ranks letters and states of a rack whose states and leaves are filled. */
export function rankRack(): void {
  rankLetters();
  groupStates();
}

function rankLetters(): void {
  const letters = word(LETTERS);
  let count = 0;
  let tiles = 0;
  let sum = 0;
  setWord(TOP_VALUES, 0);
  for (let letter = 1; letter <= letters; letter++) {
    if (byte(RACK + letter) === 0) continue;
    let at = count++;
    for (; at > 0 && valueOf(letterByValue(at - 1)) < valueOf(letter); at--) {
      setByte(LETTERS_BY_VALUE + at, letterByValue(at - 1));
    }
    setByte(LETTERS_BY_VALUE + at, letter);
  }
  setByte(LETTERS_BY_VALUE + count, 0);
  for (let at = 0; at < count; at++) {
    const letter = letterByValue(at);
    for (let copies = byte(RACK + letter); copies > 0; copies--) {
      sum += valueOf(letter);
      setWord(TOP_VALUES + (++tiles << 2), sum);
    }
  }
  while (tiles < MAX_RACK) setWord(TOP_VALUES + (++tiles << 2), sum);
}

function valueOf(letter: i32): i32 {
  return word(VALUES + (letter << 2));
}

/** Lists the states by number of tiles played, and finds the best leaves for each number. */
function groupStates(): void {
  const full = fullRack();
  const tiles = word(RACK_TILES);
  for (let count = 0; count <= tiles; count++) {
    setWord(GROUP_SIZES + (count << 2), 0);
  }
  for (let rack = EMPTY_RACK; rack <= full; rack += STATE_BYTES) {
    const size = GROUP_SIZES + ((tiles - tilesLeft(rack)) << 2);
    setWord(size, word(size) + RANKED_BYTES);
  }
  let end = RANKED_STATES;
  for (let count = 0; count <= tiles; count++) {
    setWord(GROUP_ENDS + (count << 2), end);
    end += word(GROUP_SIZES + (count << 2));
  }
  const blanks = blanksLeft(full);
  rankStates(blanks);
  for (let count = 0; count <= tiles; count++) setWord(LETTERS_ENDS + (count << 2), groupEnd(count));
  for (let left = blanks - 1; left >= 0; left--) rankStates(left);
  for (let count = 0; count <= tiles; count++) findBestLeaves(count);
}

/** Adds the states with this many blanks left to their groups. Blanks are the lowest digit of a state's number. */
function rankStates(blanks: i32): void {
  const full = fullRack();
  const tiles = word(RACK_TILES);
  const step = (blanksLeft(full) + 1) * STATE_BYTES;
  for (let rack = EMPTY_RACK + blanks * STATE_BYTES; rack <= full; rack += step) {
    const count = tiles - tilesLeft(rack);
    const at = groupEnd(count);
    setWord(GROUP_ENDS + (count << 2), at + RANKED_BYTES);
    rankState(at, rack, count);
  }
}

/** Records what keeping `rack` after playing `count` tiles means. */
function rankState(at: i32, rack: i32, count: i32): void {
  const full = fullRack();
  const key = (hashOf(full) - hashOf(rack)) | 0;
  const points = pointsLeft(full) - pointsLeft(rack);
  const blanks = blanksLeft(full) - blanksLeft(rack);
  // As a number: without a branch on the filter's bit, the CPU need not wait for it.
  const makesWord = !hasWordMap() || blanks > MOST_BLANKS ? 1 : wordBit(wordsOfLength(count), key, blanks);
  setWord(at, rack);
  setWord(at + 4, leaveOf(rack));
  setWord(at + 8, key);
  setWord(at + 12, points | (blanks << 16) | (makesWord << 24));
}

function findBestLeaves(count: i32): void {
  const end = groupEnd(count);
  const blanksFrom = lettersEnd(count);
  let best = NOTHING;
  let bestWord = NOTHING;
  let bestBlank = NOTHING;
  for (let at = groupStart(count); at < end; at += RANKED_BYTES) {
    const leave = rankedLeave(at);
    if (leave > best) best = leave;
    if (leave > bestWord && mayBeWord(at)) bestWord = leave;
    if (at >= blanksFrom && leave > bestBlank) bestBlank = leave;
  }
  setWord(BEST_LEAVES + (count << 2), best);
  setWord(BEST_BLANK_LEAVES + (count << 2), bestBlank);
  setWord(BEST_WORD_LEAVES + (count << 2), bestWord);
}
