/**
 * The endgame's line of play: for every ply a record of who is to move with what. Side 0 is the one that asked; all
 * others stand against it, so that what a node is worth is one number, seen by the team of the side to move. With n
 * sides the points of side 0 count n - 1 times and those of the others once: side 0's leads over all others, summed.
 *
 * A rack is a set of bits. A letter with c tiles on a side's first rack owns c neighbouring bits there (its group), of
 * which the lowest stand for the tiles left; what a play needs is written alike, so that whether a rack can make a play
 * is one `and`.
 *
 *     a ply, 256 bytes:  0 side to move   4 turns without a play that the game still bears   8 sides (bits) whose last turn was a pass
 *                       12 key (two words)   20 play that led here (0: a pass)   24 journal when it was laid (0: not laid)
 *                       32 racks   48 points on them   64 lanes (see endgame/lanes.ts)
 */

import { multiply, setWord, word } from '../heap.ts';
import {
  AT_GROUPS,
  AT_PLIES,
  IDLE_LIMIT,
  MAX_LETTER,
  MAX_SIDE,
  PASS_RULE,
  SEARCH,
  SIDES,
  VALUES,
} from '../memory-map.ts';
import { BLANK } from '../play.ts';

export const PASS_FREELY = 0;
/** Only without a play. */
export const PASS_WHEN_UNABLE = 1;
/** Not twice in a row with a play. */
export const PASS_ONCE = 2;

/** More than any value, and small enough to be added up. */
export const INFINITE = 1_000_000;

export const PLY_BYTES = 256;
export const LANE_NUMBERS: i32 = 2 * MAX_SIDE;

export function plyAt(ply: i32): i32 {
  return word(AT_PLIES) + ply * PLY_BYTES;
}

export function sideOf(at: i32): i32 {
  return word(at);
}

export function idleLeft(at: i32): i32 {
  return word(at + 4);
}

export function hasJustPassed(at: i32, side: i32): boolean {
  return (word(at + 8) & (1 << side)) !== 0;
}

export function keyOf(at: i32): i32 {
  return word(at + 12);
}

export function otherKeyOf(at: i32): i32 {
  return word(at + 16);
}

/** A listed play (see endgame/lanes.ts). */
export function playBefore(at: i32): i32 {
  return word(at + 20);
}

export function rackOf(at: i32, side: i32): i32 {
  return word(at + 32 + (side << 2));
}

export function pointsOf(at: i32, side: i32): i32 {
  return word(at + 48 + (side << 2));
}

/** Where the lane's entry is stored. */
export function laneSlot(at: i32, lane: i32): i32 {
  return at + 64 + (lane << 2);
}

export function groupOf(side: i32, letter: i32): i32 {
  return word(word(AT_GROUPS) + (((side << 6) + letter) << 2));
}

/** How often a side's points count. */
export function weightOf(side: i32): i32 {
  return side === 0 ? word(SIDES) - 1 : 1;
}

function sideAfter(side: i32): i32 {
  return side + 1 === word(SIDES) ? 0 : side + 1;
}

/** Whether both sides are on the same team. */
export function isAllied(side: i32, other: i32): boolean {
  return (side === 0) === (other === 0);
}

/** What going out adds to the play's points: the side gains the value of the others' tiles, and they lose it. */
export function outGain(at: i32): i32 {
  const sides = word(SIDES);
  if (sideOf(at) !== 0) return sides * pointsOf(at, 0);
  let points = 0;
  for (let side = 1; side < sides; side++) points += pointsOf(at, side);
  return sides * points;
}

/** What the team on turn gains if the game ends with nobody out: every side loses the value of its tiles. */
export function settlement(at: i32): i32 {
  const sides = word(SIDES);
  let others = 0;
  for (let side = 1; side < sides; side++) others += pointsOf(at, side);
  const gain = others - (sides - 1) * pointsOf(at, 0);
  return sideOf(at) === 0 ? gain : -gain;
}

/** Sets up the first ply: the host has written its racks, points, idle turns and passes. */
export function keyFirstPly(): void {
  const at = plyAt(0);
  const sides = word(SIDES);
  setWord(at + 12, 0);
  setWord(at + 16, 0);
  setWord(at + 20, 0);
  setWord(at + 24, 0);
  changeKey(at, SEARCH_NUMBER, word(SEARCH));
  for (let side = 0; side < sides; side++) changeKey(at, side, rackOf(at, side));
  keyTurn(at);
}

/** The next ply's record after a pass. */
export function followPass(at: i32): i32 {
  const next = copyPly(at);
  setWord(next + 4, idleLeft(at) - 1);
  if (word(PASS_RULE) === PASS_ONCE) setWord(next + 8, word(at + 8) | (1 << sideOf(at)));
  setWord(next + 20, 0);
  keyTurn(next);
  return next;
}

/** The next ply's record after a play with the text `tiles`. Its tiles are not on the board yet. */
export function followPlay(at: i32, play: i32, tiles: i32): i32 {
  const next = copyPly(at);
  const side = sideOf(at);
  setWord(next + 4, word(IDLE_LIMIT));
  setWord(next + 8, word(at + 8) & ~(1 << side));
  setWord(next + 20, play);
  let rack = rackOf(at, side);
  let points = pointsOf(at, side);
  changeKey(next, side, rack);
  const count = (word(tiles) >>> 8) & 255;
  const lane = word(tiles) & 255;
  for (let i = 0; i < count; i++) {
    const placed = placedAt(tiles, i);
    const tile = placed >> 8;
    const letter = tile >= BLANK ? 0 : tile;
    const group = groupOf(side, letter);
    const held = rack & group;
    rack = (rack & ~group) | (held & (held >> 1));
    points -= word(VALUES + (letter << 2));
    changeKey(next, squareNumber(lane, placed & 255), tile);
  }
  setWord(next + 32 + (side << 2), rack);
  setWord(next + 48 + (side << 2), points);
  changeKey(next, side, rack);
  keyTurn(next);
  return next;
}

/** A tile of a play's text: position in the lane, with the tile in the upper byte. */
export function placedAt(tiles: i32, index: i32): i32 {
  return (word(tiles + 4 + ((index >> 1) << 2)) >>> ((index & 1) << 4)) & 0xffff;
}

/** The same for both planes. Never as small as the number of a side. */
function squareNumber(lane: i32, position: i32): i32 {
  return lane < MAX_SIDE ? (lane + 1) * 32 + position : (position + 1) * 32 + lane - MAX_SIDE;
}

function copyPly(at: i32): i32 {
  const next = at + PLY_BYTES;
  for (let i = 0; i < 64 + (LANE_NUMBERS << 2); i += 4) setWord(next + i, word(at + i));
  keyTurn(next);
  setWord(next, sideAfter(sideOf(at)));
  setWord(next + 24, 0);
  return next;
}

/** Beyond all squares and sides. */
const TURN_NUMBER = 1024;
const SEARCH_NUMBER = 1025;

/** Mixes in, or out again, who is to move and how long nobody has played. */
function keyTurn(at: i32): void {
  changeKey(at, TURN_NUMBER, word(at) | (word(at + 4) << 4) | (word(at + 8) << 8));
}

/** Mixes the fact that `what` is `value` into the key, or out of it again. */
function changeKey(at: i32, what: i32, value: i32): void {
  let mixed = multiply(what * (MAX_LETTER + 1) * 64 + value + 1, 0x9e3779b1 | 0);
  mixed = multiply(mixed ^ (mixed >>> 15), 0x85ebca6b | 0);
  mixed ^= mixed >>> 13;
  setWord(at + 12, word(at + 12) ^ mixed);
  mixed = multiply(mixed + what, 0xc2b2ae35 | 0);
  setWord(at + 16, word(at + 16) ^ mixed ^ (mixed >>> 16));
}
